-- What never changes of a game, and what lists of games are filtered by. Written when a game is
-- created and when it ends.
create table game (
  game_id           uuid        not null primary key,
  ruleset           text        not null,
  ruleset_version   integer     not null,
  options           jsonb       not null,
  first_seat        text,
  layout            jsonb,
  access            text        not null,
  listed            boolean     not null,
  created_at        timestamptz not null,
  players           jsonb       not null,
  tokens            jsonb       not null,
  rematch_of        uuid        unique,
  finished          boolean     not null default false,
  result_version    integer,
  result_rule       text,
  result_winners    jsonb,
  result_decided_by text
);

create index game_listed on game (created_at desc, game_id desc) where listed;
create index game_listed_by_ruleset on game (ruleset, created_at desc, game_id desc) where listed;

-- The truth: one row for each accepted action. Two of one version cannot both be inserted, nor two
-- with one key. There is no foreign key: every reader has the game's id from its row in game.
create table game_event (
  game_id         uuid        not null,
  version         integer     not null check (version > 0),
  seat            text        not null,
  action          text        not null,
  accepted_at     timestamptz not null,
  hash            bytea       not null,
  key_scope       text        not null,
  idempotency_key text,
  primary key (game_id, version)
);

create unique index game_event_key on game_event (game_id, key_scope, idempotency_key)
  where idempotency_key is not null;
