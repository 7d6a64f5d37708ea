# Runs the service against a throw-away PostgreSQL, plays games of every ruleset, and keeps what the JVM learnt.
set -eu
pg=/postgresql/bin
plain='setpriv --reuid=nobody --regid=nogroup --clear-groups'
mkdir /tmp/data && chown nobody /tmp/data
$plain "$pg/initdb" -D /tmp/data -U arbiter --auth=trust -E UTF8 --no-locale >/dev/null
$plain "$pg/pg_ctl" -s -w -D /tmp/data -l /tmp/data/log start \
  -o '-p 15432 -c listen_addresses=127.0.0.1 -c unix_socket_directories='
export QUARKUS_DATASOURCE_JDBC_URL=jdbc:postgresql://127.0.0.1:15432/postgres QUARKUS_DATASOURCE_USERNAME=arbiter \
  QUARKUS_DATASOURCE_PASSWORD=arbiter QUARKUS_HTTP_PORT=18080 QUARKUS_HTTP_HOST=127.0.0.1 QUARKUS_PROFILE=prod,container
cd /app
/opt/java/bin/java @/app/java-options -XX:AOTCacheOutput=/app/arbiter.aot -jar /app/quarkus-run.jar &
service=$!
tries=0
until (exec 3<>/dev/tcp/127.0.0.1/18080) 2>/dev/null || [ $((tries += 1)) -gt 600 ]; do sleep 0.3; done
named() { # whether the service has this ruleset
  exec 3<>/dev/tcp/127.0.0.1/18080
  printf 'GET /v1/rulesets/%s HTTP/1.0\r\n\r\n' "$1" >&3
  head -n 1 <&3 | grep -q ' 200 '
}
for games in /train/games/*/games.jsonl; do
  named "$(basename "$(dirname "$games")")" || continue
  java /train/load/games/arbiter/load/Throughput.java --url http://127.0.0.1:18080 --clients 4 --warmup 3 --rounds 1 --seconds 3 --games "$games"
done
kill "$service"
wait "$service" || [ $? = 143 ]
$plain "$pg/pg_ctl" -s -D /tmp/data -m fast stop
rm -rf /tmp/data
ls -l /app/arbiter.aot
