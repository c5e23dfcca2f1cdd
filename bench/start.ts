/** From the command to "ready": with an empty data folder and with the one of before. */
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median, milliseconds, type Result } from './measure.ts';

const entry = fileURLToPath(new URL('../apps/api/src/start.ts', import.meta.url));

async function startOnce(folder: string): Promise<number> {
  const start = performance.now();
  const server = fork(entry, [], {
    env: { ...process.env, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent', DEMO: '1', DATABASE_URL: '' },
    stdio: 'ignore',
  });
  await new Promise<void>((resolve, reject) => {
    server.once('message', () => resolve());
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
  });
  const ms = performance.now() - start;
  await new Promise((resolve) => {
    server.once('exit', resolve);
    server.kill('SIGTERM');
  });
  return ms;
}

export async function run(): Promise<Result[]> {
  const cold: number[] = [];
  const warm: number[] = [];
  for (let turn = 0; turn < 3; turn++) {
    const folder = mkdtempSync(join(tmpdir(), 'estrada-start-'));
    cold.push(await startOnce(folder));
    warm.push(await startOnce(folder), await startOnce(folder));
    rmSync(folder, { recursive: true, force: true });
  }
  const alone = { peer: '', ratio: null, aim: '', met: null };
  return [
    {
      ...alone,
      what: 'cold start: embedded database created, migrated, demo data loaded',
      figure: milliseconds(median(cold)),
      note: 'median of three; process start to ready, packages installed, portal built',
    },
    { ...alone, what: 'warm start on the same folder', figure: milliseconds(median(warm)), note: 'median of six' },
  ];
}
