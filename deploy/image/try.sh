#!/usr/bin/env bash
# Starts the image as it is meant to run (read-only, no privileges, 512 MiB) against a PostgreSQL of its own, waits until
# it is ready, plays games, and stops it in order. Needs root, podman and runc, and PostgreSQL's programs (PG_BIN).
# With minutes it also plays at a steady rate for that long, with streams that come and go, and watches the memory.
#
#   deploy/image/try.sh [NAME:TAG] [SECONDS OF PLAY] [MINUTES OF STEADY PLAY]
set -euo pipefail
cd "$(dirname "$0")/../.."
name=${1:-localhost/arbiter:latest}
seconds=${2:-5}
minutes=${3:-0}
store=$(realpath -m "${STORE:-target/image-store}")
bin=${PG_BIN:-$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1)}
java=${JAVA_HOME:+$JAVA_HOME/bin/}java
work=$(mktemp -d)
chmod 755 "$work"
podman() {
  command podman --root "$store/root" --runroot "$store/run" --storage-driver vfs --runtime runc \
    --cgroup-manager cgroupfs "$@"
}
plain='setpriv --reuid=nobody --regid=nogroup --clear-groups'
cleanup() {
  podman rm -f arbiter-try >/dev/null 2>&1 || true
  $plain "$bin/pg_ctl" -s -D "$work/data" -m immediate stop 2>/dev/null || true
  rm -rf "$work"
}
trap cleanup EXIT
free_port() {
  local port
  while port=$((20000 + RANDOM % 12000)); (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null; do :; done
  echo "$port"
}

podman create --name arbiter-try "$name" >/dev/null
podman export arbiter-try | tar -t >"$work/files"
grep -q '^app/quarkus-run.jar$' "$work/files"
! grep -E 'embedded-postgres|bin/(postgres|initdb|sh)$' "$work/files" || { echo "the image has what it must not have" >&2; exit 1; }
podman rm arbiter-try >/dev/null

pg_port=$(free_port) http_port=$(free_port)
mkdir "$work/data" && chown nobody "$work/data"
$plain "$bin/initdb" -D "$work/data" -U arbiter --auth=trust -E UTF8 --no-locale >/dev/null
$plain "$bin/pg_ctl" -s -w -D "$work/data" -l "$work/data/log" start \
  -o "-p $pg_port -c listen_addresses=127.0.0.1 -c unix_socket_directories="

podman run -d --name arbiter-try --network host --read-only --tmpfs /tmp:rw,size=64m --cap-drop all \
  --security-opt no-new-privileges --ulimit nofile=4096:4096 --ulimit nproc=4096:4096 --memory 512m \
  -e QUARKUS_DATASOURCE_JDBC_URL="jdbc:postgresql://127.0.0.1:$pg_port/postgres" -e QUARKUS_DATASOURCE_USERNAME=arbiter \
  -e QUARKUS_DATASOURCE_PASSWORD=arbiter -e QUARKUS_HTTP_HOST=127.0.0.1 -e QUARKUS_HTTP_PORT="$http_port" "$name" >/dev/null
started=$(date +%s%N)
until curl -fs -o /dev/null "http://127.0.0.1:$http_port/q/health/ready"; do
  [ $(($(date +%s%N) - started)) -lt 60000000000 ] || { podman logs arbiter-try >&2; exit 1; }
  sleep 0.05
done
echo "ready after $((($(date +%s%N) - started) / 1000000)) ms"
./mvnw -q -B -ntp test-compile
"$java" -cp target/test-classes games.arbiter.load.Throughput --url "http://127.0.0.1:$http_port" --warmup "$seconds" --rounds 1 --seconds "$seconds" \
  --games src/test/resources/conformance/talat/games.jsonl
process=$(podman inspect -f '{{.State.Pid}}' arbiter-try)
[ "$(awk '/^Uid/ {print $2}' "/proc/$process/status")" = 10001 ] || { echo "the service does not run as user 10001" >&2; exit 1; }
if [ "$minutes" -gt 0 ]; then
  "$java" -cp 'target/test-classes:target/image-app/lib/main/*' games.arbiter.faults.Memory "http://127.0.0.1:$http_port" "$process" "$minutes"
fi
awk '/VmHWM/ {print "largest resident set " int($2 / 1024) " MiB"}' "/proc/$process/status"
podman stop -t 40 arbiter-try >/dev/null
podman logs arbiter-try >"$work/log" 2>&1
[ "$(podman inspect -f '{{.State.ExitCode}}' arbiter-try)" = 143 ] || { cat "$work/log" >&2; exit 1; }
! grep -vq '^{' "$work/log" || { echo "a log line that is not JSON:" >&2; grep -v '^{' "$work/log" >&2; exit 1; }
echo "stopped in order, $(wc -l <"$work/log") lines of log, all JSON"
