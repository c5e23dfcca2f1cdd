import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { processorSeconds } from './processor-seconds.ts';

it('adds up what a process and its children used, whatever its name', () => {
  expect(processorSeconds('12 (a b) c) S 1 1 1 0 -1 4194560 100 200 0 0 150 50 1000 300 20 0')).toBe(15);
});

it('says nothing where the system does not tell', () => {
  expect(processorSeconds(null)).toBeNull();
});

it.runIf(process.platform === 'linux')('counts the work of a child that was waited for', () => {
  const before = processorSeconds()!;
  spawnSync(process.execPath, [
    '-e',
    'const end = process.cpuUsage().user + 300_000; while (process.cpuUsage().user < end);',
  ]);
  expect(processorSeconds()! - before).toBeGreaterThan(0.25);
});
