-- Copies of the games that were created last, as many as :copies of each of :games, :age ago, one millisecond apart.
create temporary table copied as
with original as (
  select *, row_number() over (order by created_at desc) as number from game order by created_at desc limit :games
), numbered as (
  select original.bucket as old_bucket, original.game_id as old_id, now() - interval :'age' + i * interval '1 ms' as at,
    md5(original.game_id::text || i || clock_timestamp()) as random
  from original, generate_series(1, :copies) as i
), named as (
  select old_bucket, old_id, at,
    (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || left(random, 3) || '8' || right(random, 15))::uuid as id
  from numbered
)
select old_bucket, old_id, at, id,
  (array[1, 24, 10, 5, 4, 16, 0, 3, 52, 28, 6, 13, 2, 41, 9, 11])[1 + ('x' || right(id::text, 1))::bit(4)::integer]::smallint as bucket
from named;
create index on copied (old_bucket, old_id);

insert into game (bucket, game_id, ruleset, ruleset_version, options, first_seat, layout, access, listed, created_at, players, tokens,
  finished, result_version, result_rule, result_winners, result_decided_by, take_backs)
select copied.bucket, copied.id, ruleset, ruleset_version, options, first_seat, layout, access, listed, copied.at, players, tokens,
  finished, result_version, result_rule, result_winners, result_decided_by, take_backs
from game join copied on bucket = old_bucket and game_id = old_id;

insert into game_event (bucket, game_id, version, seat, action, accepted_at, hash, key_scope)
select copied.bucket, copied.id, version, seat, action, copied.at + version * interval '1 s', hash, key_scope
from game_event as event join copied on event.bucket = old_bucket and event.game_id = old_id;
