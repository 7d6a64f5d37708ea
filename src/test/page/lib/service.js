// Starts the packaged service, and perhaps the gateway before it, with throw-away data on free ports.

import {spawn} from 'node:child_process';
import {cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

const ROOT = new URL('../../../..', import.meta.url).pathname;
const JAR = join(ROOT, 'target/quarkus-app/quarkus-run.jar');
const NGINX = '/usr/sbin/nginx';
const PATIENCE = 120_000;

export function freePort() {
  return new Promise((done) => {
    const server = createServer().listen(0, () => {
      const {port} = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => done(port));
    });
  });
}

/** Waits until a URL answers; a process that does not is ended. */
async function answers(url, process) {
  for (const end = Date.now() + PATIENCE; Date.now() < end && process.exitCode === null; ) {
    if (await fetch(url).then((answer) => answer.ok, () => false)) {
      return;
    }
    await new Promise((done) => setTimeout(done, 100));
  }
  process.kill();
  throw new Error(`${url} does not answer`);
}

function running(process, folder) {
  return {
    async close() {
      const ended = new Promise((done) => process.once('exit', done));
      process.kill('SIGTERM');
      await ended;
      rmSync(folder, {recursive: true, force: true});
    },
  };
}

/** A service of its own; `log` is what it wrote. */
export async function startService() {
  if (!existsSync(JAR)) {
    throw new Error('Package the service first: ./mvnw package -DskipTests');
  }
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'arbiter-page-'));
  const environment = {
    QUARKUS_HTTP_PORT: String(port),
    ARBITER_DATA_DIR: join(folder, 'data'),
    QUARKUS_HTTP_ACCESS_LOG_ENABLED: 'true',
    QUARKUS_HTTP_PROXY_PROXY_ADDRESS_FORWARDING: 'true',
    QUARKUS_HTTP_PROXY_TRUSTED_PROXIES: '127.0.0.1',
    QUARKUS_SHUTDOWN_DELAY: '0S',
  };
  const service = spawn('java', ['-jar', JAR], {env: {...process.env, ...environment}, stdio: ['ignore', 'pipe', 'inherit']});
  const lines = [];
  service.stdout.on('data', (text) => lines.push(String(text)));
  const url = `http://127.0.0.1:${port}/`;
  await answers(`${url}v1/rulesets`, service);
  return {url, port, log: () => lines.join(''), ...running(service, folder)};
}

/** The gateway as it is shipped, before one service. */
export async function startGateway(service) {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'arbiter-gateway-'));
  cpSync(join(ROOT, 'deploy/gateway'), folder, {recursive: true});
  const replace = (file, ...pairs) => {
    const path = join(folder, file);
    writeFileSync(path, pairs.reduce((text, [old, other]) => text.replaceAll(old, other), readFileSync(path, 'utf8')));
  };
  replace('servers/http.conf', ['listen 8080;', `listen 127.0.0.1:${port};`]);
  replace('nginx.conf', ['pid /tmp/', `pid ${folder}/`], ['_path /tmp/', `_path ${folder}/`], ['/dev/stdout', `${folder}/access.log`]);
  replace('upstream.conf', ['arbiter-1:8080', `127.0.0.1:${service.port}`], ['arbiter-2:8080', `127.0.0.1:${service.port}`]);
  const nginx = spawn(NGINX, ['-e', 'stderr', '-p', `${folder}/`, '-c', `${folder}/nginx.conf`, '-g', 'daemon off;'], {stdio: 'inherit'});
  const url = `http://127.0.0.1:${port}/games/`;
  await answers(`${url}v1/rulesets`, nginx);
  return {url, ...running(nginx, folder)};
}
