/** Does what a script says with the generated TypeScript client and logs what came of it: node player.js URL SCRIPT LOG */
import { readFileSync, writeFileSync } from 'node:fs';
import {
  BoardToJSON,
  Configuration,
  EvaluationRequestFromJSON,
  EvaluationToJSON,
  GameEventPageToJSON,
  GameEventToJSON,
  GameRecordToJSON,
  GameScoreToJSON,
  GamesApi,
  GameToJSON,
  GameUpdateToJSON,
  LegalActionsToJSON,
  LogApi,
  GameRequestFromJSON,
  PicturesApi,
  PlayApi,
  PreviewRequestFromJSON,
  ProblemToJSON,
  ResponseError,
  RulesetListToJSON,
  RulesetsApi,
  RulesetToJSON,
  ServiceApi,
  ServiceToJSON,
  type Game,
} from './client/index.js';
import { firstBroken, follow, hashOfStart, problem } from './gamelogs.js';
import { fault } from './proofs.js';

type Step = Record<string, any>;

const MADE_UP = ['createdAt', 'time', 'seatTokens', 'traceId', 'next'];

const [base, scriptFile, logFile] = process.argv.slice(2) as [string, string, string];
const configuration = new Configuration({ basePath: base });
const games = new GamesApi(configuration);
const play = new PlayApi(configuration);
const log = new LogApi(configuration);
const pictures = new PicturesApi(configuration);
const rulesets = new RulesetsApi(configuration);
const created = new Map<string, Game>();
const toMove = new Map<string, string | undefined>();
const lastSeat = new Map<string, string | undefined>();

const steps: Record<string, (step: Step, id: string) => Promise<unknown>> = {
  service: async () => ServiceToJSON(await new ServiceApi(configuration).getService()),
  rulesets: async () => RulesetListToJSON(await rulesets.listRulesets()),
  ruleset: async ({ ruleset }) => RulesetToJSON(await rulesets.getRuleset({ ruleset })),
  evaluate: async ({ body }) =>
    EvaluationToJSON(await rulesets.evaluate({ evaluationRequest: EvaluationRequestFromJSON(body) })),
  create,
  list: async (_, id) => (await games.listGames({ limit: 1 })).items[0]?.id === id,
  game: async ({ at }, id) => withoutId(await games.getGame({ id, at })),
  rematch: async (step, id) => withoutId(await new GamesApi(ofSeat(step)).rematch({ id })),
  legal: async ({ at, board }, id) => LegalActionsToJSON(await play.listLegalActions({ id, at, board })),
  act,
  preview: async ({ at, body }, id) =>
    (await play.preview({ id, at, previewRequest: PreviewRequestFromJSON(body) })).events.map(GameEventToJSON),
  boards: async ({ at }, id) =>
    (await log.listBoards({ id, at })).items.map((board) => ({
      board: BoardToJSON(board),
      holds: fault(board) === undefined,
    })),
  score: async ({ at }, id) => GameScoreToJSON(await log.getScore({ id, at })),
  record: async ({ at }, id) => GameRecordToJSON(await log.getRecord({ id, at })),
  text: async ({ at }, id) => (await log.getRecordText({ id, at })).trimEnd().split('\n').pop(),
  picture: async ({ at, board }, id) => ({
    svg: await (await pictures.getPictureSvg({ id, at })).text(),
    board: await (await pictures.getBoardPicture({ id, board, at })).text(),
    text: await pictures.getPictureText({ id, at }),
  }),
  events: async ({ after, limit }, id) => GameEventPageToJSON(await log.listEvents({ id, after, limit, wait: 0 })),
  updates: async ({ after }, id) => {
    const { items, unknown } = await log.listUpdates({ game: [`${id}:${after}`, 'nobody:0'], wait: 20 });
    return { items: items.map((update) => ({ ...GameUpdateToJSON(update), id: undefined })), unknown };
  },
  times: async (_, id) => (await log.listEvents({ id })).items.map((event) => event.time!.getTime()),
  poll,
  idle,
  follow: followed,
  chain: async ({ known }, id) => (await firstBroken(known, (await log.listEvents({ id, wait: 0 })).items)) ?? -1,
};

async function create(step: Step): Promise<unknown> {
  const game = await games.createGame({ gameRequest: GameRequestFromJSON(step.body) });
  created.set(step.as, game);
  toMove.set(step.as, game.toMove);
  return withoutId(game);
}

async function act(step: Step, id: string): Promise<unknown> {
  const inHeader = step.key !== undefined;
  const response = await new PlayApi(ofSeat(step)).actRaw({
    id,
    actRequest: { action: step.action, version: inHeader ? undefined : step.version },
    ifMatch: inHeader ? `"${step.version}"` : undefined,
    idempotencyKey: step.key,
  });
  const { event, game } = await response.value();
  lastSeat.set(step.game, seatOf(step));
  toMove.set(step.game, game.toMove);
  return {
    replayed: response.raw.headers.has('Idempotency-Replayed'),
    event: GameEventToJSON(event),
    game: withoutId(game),
  };
}

/** Waits for the next event while another call makes it. */
async function poll(step: Step, id: string): Promise<unknown> {
  const page = log.listEvents({ id, after: step.after, wait: step.wait });
  await act(step.act, id);
  return GameEventPageToJSON(await page);
}

/** Waits for an event that does not come. */
async function idle({ after, wait }: Step, id: string): Promise<unknown> {
  const start = performance.now();
  const page = await log.listEvents({ id, after, wait });
  return { items: page.items.map(GameEventToJSON), waited: performance.now() - start >= wait * 990 };
}

/** Follows a game to its end, checks its chain, and checks it again with a changed action. */
async function followed({ after, known }: Step, id: string): Promise<unknown> {
  const all = [];
  try {
    for await (const event of follow(log, id, after)) {
      all.push(event);
    }
  } catch (gap) {
    if (!(gap instanceof Error) || gap instanceof ResponseError) {
      throw gap;
    }
    return { gap: gap.message };
  }
  const before: string = known ?? (await hashOfStart(await log.getRecord({ id })));
  const changed = all.map((event, i) => (i === all.length >> 1 ? { ...event, action: `${event.action}?` } : event));
  return {
    versions: all.map((event) => event.version),
    broken: (await firstBroken(before, all)) ?? -1,
    brokenWhenChanged: (await firstBroken(before, changed)) ?? -1,
    hash: all[all.length - 1]!.hash,
  };
}

function seatOf({ game, seat, again }: Step): string | undefined {
  return again ? lastSeat.get(game) : seat ?? toMove.get(game);
}

/** With the token of the seat that a step names, that acted last, or else that is to move. */
function ofSeat(step: Step): Configuration {
  const seat = seatOf(step);
  const accessToken = created.get(step.game)?.seatTokens?.find((token) => token.seat === seat)?.token;
  return new Configuration({ basePath: base, accessToken });
}

function withoutId(game: Game): object {
  const { id, ...rest } = GameToJSON(game);
  return rest;
}

/** In one order, without what is made up anew each time. */
function plain(value: any): any {
  if (Array.isArray(value)) {
    return value.map(plain);
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  const fields = Object.entries(value).filter(([name, field]) => field !== undefined && !MADE_UP.includes(name));
  return Object.fromEntries(fields.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, field]) => [name, plain(field)]));
}

const lines: string[] = [];
for (const step of JSON.parse(readFileSync(scriptFile, 'utf8')) as Step[]) {
  const id = created.get(step.game)?.id ?? step.game;
  try {
    lines.push(JSON.stringify(plain({ step, result: await steps[step.do]!(step, id) })));
  } catch (failure) {
    if (!(failure instanceof ResponseError)) {
      throw failure;
    }
    const found = await problem(failure);
    lines.push(JSON.stringify(plain({ step, problem: found ? ProblemToJSON(found) : null })));
  }
}
writeFileSync(logFile, lines.map((line) => `${line}\n`).join(''));
