/** The product is killed in the midst of writes, again and again: what was answered is there afterwards, and whole. */
import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPath, type Endpoint, type EndpointName, endpoints } from '@estrada/endpoints/index';
import { longRun } from '@estrada/testkit/index';
import { afterAll, expect, it } from 'vitest';
import { demoPassword } from '../../src/demo/insert-accounts.ts';

const { seed, runs, random, timeoutMs } = longRun(1, 2_000);
const root = fileURLToPath(new URL('../../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'estrada-kill-'));
const env = { ...process.env, DATABASE_URL: '', DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent' };
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function start(): Promise<{ child: ChildProcess; url: string }> {
  const child = fork(join(root, 'apps/api/src/start.ts'), { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const { port } = await new Promise<{ port: number }>((resolve, reject) => {
    child.once('message', (message) => resolve(message as { port: number }));
    child.once('exit', (code) => reject(new Error(`The product ended with ${code}, seed ${seed}`)));
  });
  return { child, url: `http://127.0.0.1:${port}` };
}

/** @returns the answer's body, or null where no answer came */
async function call(url: string, name: EndpointName, body: object, tokens: Record<string, string> = {}, query = {}) {
  const endpoint = endpoints[name] as Endpoint;
  const json = JSON.stringify(body);
  const answer = await fetch(url + buildPath(endpoint, tokens.idToken ? 'gmf' : 'public', {}, query), {
    method: endpoint.method,
    headers: {
      ...tokens,
      ...(endpoint.body ? { 'content-type': endpoint.bodyEncoding ? 'text/plain' : 'application/json' } : {}),
    },
    ...(endpoint.body ? { body: endpoint.bodyEncoding ? Buffer.from(json).toString('base64') : json } : {}),
  }).catch(() => null);
  if (!answer) return null;
  const text = await answer.text().catch(() => null);
  if (text === null) return null;
  expect(answer.status, text).toBe(200);
  return JSON.parse(text) as Record<string, unknown> & { items?: { groupName: string }[] };
}

async function signIn(url: string): Promise<Record<string, string>> {
  const session = await call(url, 'login', { username: 'DEMO.FINANCE', password: demoPassword, endOtherSession: true });
  return { idToken: String(session!.idToken), permissionToken: String(session!.permissionToken) };
}

/** Registers groups one after another until the process is gone. @returns those whose registration was answered */
async function writeUntilKilled(url: string, child: ChildProcess, run: number): Promise<string[]> {
  const tokens = await signIn(url);
  const gone = new Promise((resolve) => child.once('exit', resolve));
  setTimeout(() => child.kill('SIGKILL'), 20 + random.below(600));
  const answered: string[] = [];
  for (let count = 0; ; count++) {
    const groupName = `Grupo ${run} ${count}`;
    if (!(await call(url, 'registerGroup', { groupName }, tokens))) break;
    answered.push(groupName);
  }
  await gone;
  return answered;
}

it(`${runs} killed products lose nothing that was answered (seed ${seed})`, { timeout: timeoutMs }, async () => {
  let { child, url } = await start();
  for (let run = 0; run < runs; run++) {
    const answered = await writeUntilKilled(url, child, run);
    ({ child, url } = await start());
    const tokens = await signIn(url);
    const { items } = (await call(url, 'listGroups', {}, tokens, { search: `Grupo ${run} `, size: 100 }))!;
    const kept = new Set(items!.map(({ groupName }) => groupName));
    // a list has a hundred rows at most: the last ones are those that a kill may take
    expect(answered.slice(-50).filter((name) => !kept.has(name) && kept.size < 100)).toEqual([]);
  }
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
  const verified = spawnSync(process.execPath, [join(root, 'apps/api/src/audit-verify.ts')], { env, encoding: 'utf8' });
  expect([verified.status, verified.stdout]).toEqual([0, expect.stringContaining('The trail is whole')]);
});
