# What the measurements here share: a PostgreSQL and services of their own on loopback, which end with the script that
# sources this.
#
# They need PostgreSQL's programs with pgbench (Debian: postgresql) and a JDK. The service runs as in the image, with JDK 25
# and deploy/image/java-options, where a JDK 25 is installed, else with the java on the path and its defaults. JAVA_HOME
# chooses another JDK, JAVA_OPTIONS other options, PG_BIN the directory of PostgreSQL's programs. With RECORD=FILE a
# flight recording is written.
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
cd "$here/../.."
java_home=${JAVA_HOME:-$(ls -d /usr/lib/jvm/*-25-* 2>/dev/null | head -n 1)}
java=${java_home:+$java_home/bin/}java
options=${JAVA_OPTIONS-@deploy/image/java-options}
"$java" $options -version >/dev/null 2>&1 || options=
jar=${JAR:-target/quarkus-app/quarkus-run.jar}
bin=${PG_BIN:-$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1)}
[ -x "$bin/initdb" ] || { echo "no PostgreSQL programs: install postgresql or set PG_BIN" >&2; exit 2; }
[ -f "$jar" ] && [ -d target/test-classes/games/arbiter/load ] \
  || { echo "no $jar or no target/test-classes: run ./mvnw package -DskipTests first" >&2; exit 2; }

work=$(mktemp -d)
chmod 755 "$work"
services=() urls=()
cleanup() {
  local service
  for service in ${services[@]+"${services[@]}"}; do
    { kill "$service" && wait "$service"; } 2>/dev/null || true
  done
  as_postgres "$bin/pg_ctl" -s -D "$work/data" -m immediate stop 2>/dev/null || true
  rm -rf "$work"
}
trap cleanup EXIT

# PostgreSQL refuses to run as root
as_postgres() {
  if [ "$(id -u)" = 0 ]; then setpriv --reuid=nobody --regid=nogroup --clear-groups "$@"; else "$@"; fi
}

free_port() { # a port that nobody listens on
  local port
  while port=$((20000 + RANDOM % 12000)); (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null; do :; done
  echo "$port"
}

start_database() { # sets pg_port and psql
  pg_port=$(free_port)
  mkdir "$work/data" && { [ "$(id -u)" != 0 ] || chown nobody "$work/data"; }
  as_postgres "$bin/initdb" -D "$work/data" -U arbiter --auth=trust -E UTF8 --no-locale >/dev/null
  as_postgres "$bin/pg_ctl" -s -w -D "$work/data" -l "$work/data/log" start \
    -o "-p $pg_port -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=on -c synchronous_commit=on \
        -c shared_buffers=256MB -c max_wal_size=4GB"
  psql="$bin/psql -q -v ON_ERROR_STOP=1 -h 127.0.0.1 -p $pg_port -U arbiter"
  $psql -d postgres -c 'create database arbiter'
}

start_service() { # adds to services and urls
  local port log=$work/service${#services[@]}.log service
  port=$(free_port)
  QUARKUS_DATASOURCE_JDBC_URL=jdbc:postgresql://127.0.0.1:$pg_port/arbiter QUARKUS_DATASOURCE_USERNAME=arbiter \
    QUARKUS_DATASOURCE_PASSWORD=arbiter QUARKUS_HTTP_HOST=127.0.0.1 QUARKUS_HTTP_PORT=$port \
    "$java" $options ${RECORD:+-XX:StartFlightRecording=filename=$RECORD,settings=profile} -jar "$jar" \
    >"$log" 2>&1 &
  service=$!
  services+=("$service") urls+=("http://127.0.0.1:$port")
  for _ in $(seq 300); do
    curl -fs -o /dev/null "http://127.0.0.1:$port/q/health/ready" && return
    kill -0 "$service" 2>/dev/null || { cat "$log" >&2; exit 1; }
    sleep 0.1
  done
  echo "the service did not become ready" >&2
  cat "$log" >&2
  exit 1
}

measure() { # CLASS ARGUMENT... : a program of this folder against the services
  echo "$("$bin/postgres" --version), $("$java" -version 2>&1 | head -n 1) ${options:-without options}, $(nproc) cores"
  "$java" -cp target/test-classes "games.arbiter.load.$1" --url "${urls[*]}" --games src/test/resources/conformance/talat/games.jsonl "${@:2}"
}
