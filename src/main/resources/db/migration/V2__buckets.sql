-- Tables can be distributed by bucket. The last hexadecimal digit of a game's id chooses it from 16
-- numbers, of which each of 16 shards gets one. A rematch has the bucket of the game before it, so
-- that one key forbids a second rematch. (Rematches of release 1.0.0 have any bucket; the service
-- looks for them in all.) Each table is rewritten once.
alter table game
  add column bucket smallint not null default 0;
alter table game
  drop constraint game_pkey,
  drop constraint game_rematch_of_key,
  alter column bucket drop default,
  alter column bucket type smallint
    using (array[1, 24, 10, 5, 4, 16, 0, 3, 52, 28, 6, 13, 2, 41, 9, 11])
      [1 + ('x' || right(game_id::text, 1))::bit(4)::integer]::smallint,
  add primary key (bucket, game_id),
  add unique (bucket, rematch_of);

drop index game_event_key;
alter table game_event
  add column bucket smallint not null default 0;
alter table game_event
  drop constraint game_event_pkey,
  alter column bucket drop default,
  alter column bucket type smallint
    using (array[1, 24, 10, 5, 4, 16, 0, 3, 52, 28, 6, 13, 2, 41, 9, 11])
      [1 + ('x' || right(game_id::text, 1))::bit(4)::integer]::smallint,
  add primary key (bucket, game_id, version);
create unique index game_event_key on game_event (bucket, game_id, key_scope, idempotency_key)
  where idempotency_key is not null;

-- Lists of open or of finished games begin at their first game too.
create index game_listed_by_end on game (finished, created_at desc, game_id desc) where listed;
create index game_listed_by_ruleset_and_end
  on game (ruleset, finished, created_at desc, game_id desc) where listed;

-- Games whose rows in game are deleted, and whose events are deleted soon after.
create table erased_game (
  bucket    smallint    not null,
  game_id   uuid        not null,
  erased_at timestamptz not null,
  primary key (bucket, game_id)
);
