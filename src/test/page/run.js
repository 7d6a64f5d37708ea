// Runs the tests in the browser against the packaged service, and the shortest of them behind the gateway too.
// Arguments are the names of test files; without them, all run.

import {spawn, spawnSync} from 'node:child_process';
import {readdirSync} from 'node:fs';
import {CHROMIUM} from './lib/chromium.js';
import {startGateway, startService} from './lib/service.js';

const BEHIND_GATEWAY = ['gateway.test.js'];

/** Runs test files; the status is 0 if all passed. */
function test(files, environment) {
  const tests = spawn(process.execPath, ['--test', '--test-concurrency=2', ...files.map((file) => `browser/${file}`)], {
    env: {...process.env, ...environment},
    stdio: 'inherit',
    cwd: new URL('.', import.meta.url).pathname,
  });
  return new Promise((done) => tests.once('exit', (status) => done(status ?? 1)));
}

const version = spawnSync(CHROMIUM, ['--version', '--no-sandbox'], {encoding: 'utf8'});
if (version.status !== 0) {
  console.error(`${CHROMIUM} does not start. Install chromium, or name another one in the environment variable CHROMIUM.`);
  process.exit(1);
}
console.log(version.stdout.trim());
const named = process.argv.slice(2);
const all = readdirSync(new URL('browser', import.meta.url)).filter((file) => file.endsWith('.test.js'));
const wanted = named.length ? named : all;
const service = await startService();
try {
  const {url} = service;
  const plain = wanted.filter((file) => !BEHIND_GATEWAY.includes(file));
  process.exitCode = plain.length ? await test(plain, {PAGE_SITE: url}) : 0;
  if (wanted.some((file) => BEHIND_GATEWAY.includes(file))) {
    const gateway = await startGateway(service);
    const status = await test(BEHIND_GATEWAY, {PAGE_SITE: gateway.url});
    process.exitCode ||= status;
    await gateway.close();
  }
  if (/[?&=/ ][A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])/.test(service.log())) {
    console.error('A line of the service has what looks like a seat token.');
    process.exitCode = 1;
  }
} finally {
  await service.close();
}
