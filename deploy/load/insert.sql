-- The row of one accepted action, as the service writes it; each client goes from game to game every 90 versions.
-- (No colon within a text: pgbench would take what follows for a variable.)
\set version :version + 1
\set game (:run * 1000 + :client_id) * 1000000 + :version / 90
insert into bench_event (game_id, version, seat, action, accepted_at, hash, key_scope)
values (md5(cast(:game as text))::uuid, mod(:version, 90) + 1, 'white', 'wb.c1-d2', now(),
  sha256(cast(:game as text)::bytea), 'white');
