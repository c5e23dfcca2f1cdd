/** From the command to "ready": with an empty data folder and with an existing one. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, milliseconds, type Result } from './measure.ts';
import { startServer } from './start-server.ts';

async function startOnce(folder: string): Promise<number> {
  const start = performance.now();
  const server = await startServer(folder);
  const ms = performance.now() - start;
  await server.stop();
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
