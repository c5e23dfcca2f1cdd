/** The product is killed during writes, again and again: acknowledged ones exist afterwards, complete. */
import { type ChildProcess, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { longRun } from '@estrada/testkit/index';
import { afterAll, expect, it } from 'vitest';
import { callProduct, signInFinance, startProduct } from './real-product.ts';

const { seed, runs, random, timeoutMs } = longRun(1, 2_000);
const root = fileURLToPath(new URL('../../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'estrada-kill-'));
const env = { ...process.env, DATABASE_URL: '', DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent' };
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Registers groups one after another until the process is gone. @returns the acknowledged ones */
async function writeUntilKilled(
  url: string,
  child: ChildProcess,
  run: number,
  tokens: Record<string, string>,
): Promise<string[]> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  setTimeout(() => child.kill('SIGKILL'), 20 + random.below(600));
  const answered: string[] = [];
  for (let count = 0; ; count++) {
    const groupName = `Grupo ${run} ${count}`;
    if (!(await callProduct(url, 'registerGroup', { groupName }, tokens))) break;
    answered.push(groupName);
  }
  await gone;
  return answered;
}

it(`${runs} killed processes lose no acknowledged write (seed ${seed})`, { timeout: timeoutMs }, async () => {
  let { child, url } = await startProduct(env);
  let tokens = await signInFinance(url);
  for (let run = 0; run < runs; run++) {
    const answered = await writeUntilKilled(url, child, run, tokens);
    ({ child, url } = await startProduct(env));
    // a session survives the kill; logins of one user are limited
    if (run % 10 === 9) tokens = await signInFinance(url);
    const { items } = (await callProduct(url, 'listGroups', {}, tokens, { search: `Grupo ${run} `, size: 100 }))!;
    const kept = new Set(items!.map(({ groupName }) => groupName));
    // a list has a hundred rows at most: a kill may affect only the last ones
    expect(answered.slice(-50).filter((name) => !kept.has(name) && kept.size < 100)).toEqual([]);
  }
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
  const verified = spawnSync(process.execPath, [join(root, 'apps/api/src/audit-verify.ts'), '--en'], {
    env,
    encoding: 'utf8',
  });
  expect([verified.status, verified.stdout]).toEqual([0, expect.stringContaining('The trail is intact')]);
});
