// The types of the page to play on: those of the service's document, and its own.

import type {components} from '../../../../target/page/schema';

type Schemas = components['schemas'];

declare global {
  type Game = Schemas['Game'];
  type GameEvent = Schemas['GameEvent'];
  type GameRecord = Schemas['GameRecord'] & {takeBacks?: boolean};
  type Action = Schemas['Action'];
  type Figure = Schemas['RulesetFigure'];
  type Ruleset = Schemas['Ruleset'];

  /** How a request is sent. */
  interface Request_ {
    method?: string;
    body?: object;
    /** Of the seat that acts. */
    token?: string;
    /** The idempotency key. */
    key?: string;
    signal?: AbortSignal;
    /** How long an answer may take. */
    seconds?: number;
  }

  /** A game after an event. */
  interface State {
    version: number;
    /** The piece by board and space. */
    boards: Record<string, Record<string, string>>;
    /** The pieces in hand by color. */
    hands: Record<string, string[]>;
    /** The captured pieces by seat. */
    captured: Record<string, string[]>;
    /** The version at which a board froze. */
    frozen: Record<string, number>;
    /** The seats that left the game. */
    left: string[];
    toMove?: string;
    status: string;
  }

  /** Where an event happened. */
  interface Trace {
    board?: string;
    from?: string;
    to?: string;
    captured: string[];
  }

  /** What is kept of a game. */
  interface KeptGame {
    id: string;
    ruleset: string;
    /** Whether every seat is played without a token. */
    open?: boolean;
    /** The tokens by seat. */
    seats: Record<string, string>;
    /** The players' names by seat. */
    names: Record<string, string>;
    /** The strength by seat that the service plays. */
    computers: Record<string, number>;
    /** The seats whose links were not given to anybody yet. */
    unsent: string[];
    opened: number;
    version?: number;
    status?: string;
    toMove?: string;
    gone?: boolean;
  }

  /** What an address leads to. */
  interface Route {
    screen: 'start' | 'new' | 'game' | 'rules';
    id?: string;
    seat?: string;
    token?: string;
    at?: number;
    ruleset?: string;
    rule?: string;
  }

  /** What a board shows. */
  interface BoardModel {
    ruleset: Ruleset;
    board: Schemas['RulesetBoard'];
    /** By space. */
    pieces: Record<string, string>;
    flipped?: boolean;
    frozen?: boolean;
    name?: string;
    trace?: Trace | null;
    /** Whether the piece of the last action slides to its place. */
    slides?: boolean;
    chosen?: string;
    movable?: Set<string | undefined>;
    targets?: Map<string | undefined, {captures: boolean}>;
    /** An action that is sent or proposed. */
    ghost?: Action | null;
    marked?: Set<string>;
    arrows?: string[][];
    /** The space in the tab order. */
    focus?: string;
  }

  /** A hint, or a refusal with its rules and what is legal instead. */
  interface Notice {
    text: string;
    alert?: boolean;
    violations?: Schemas['Violation'][];
    legal?: Action[];
  }

  /** A line that is tried from a version. */
  interface Line {
    base: number;
    actions: string[];
    events: GameEvent[];
    states: State[];
    items?: Action[];
  }

  /** A screen of the page. */
  interface Screen_ {
    title(): string;
    view(): unknown;
    /** The address changed and still leads to this screen. */
    update?(route: Route): void;
    drawn?(): void;
    close?(): void;
  }
}
