import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { otherProgramsSeconds, processorSeconds } from './processor-seconds.ts';

it('sums the usage of a process and its children, whatever its name', () => {
  expect(processorSeconds('12 (a b) c) S 1 1 1 0 -1 4194560 100 200 0 0 150 50 1000 300 20 0')).toBe(15);
});

it('returns null when the system does not report it', () => {
  expect(processorSeconds(null)).toBeNull();
});

it.runIf(process.platform === 'linux')('includes the usage of a child that has been waited for', () => {
  const before = processorSeconds()!;
  spawnSync(process.execPath, [
    '-e',
    'const end = process.cpuUsage().user + 300_000; while (process.cpuUsage().user < end);',
  ]);
  expect(processorSeconds()! - before).toBeGreaterThan(0.25);
});

describe('the time of other programs', () => {
  /** A process that has used `seconds`, a third of it by children that it has waited for. */
  const stat = (id: number, command: string, parent: number, startTicks: number, seconds: number) =>
    `${id} (${command}) S ${parent} 1 1 0 -1 0 0 0 0 0 ${seconds * 50} ${seconds * 20} ${seconds * 20} ${seconds * 10} 20 0 1 0 ${startTicks} 0 0`;
  const own = 50;
  const machine = [
    stat(1, 'init', 0, 0, 1_000),
    stat(2, 'kthreadd', 0, 0, 1_000),
    stat(3, 'kworker/0:1', 2, 0, 1_000),
    stat(10, 'sshd', 1, 10, 1),
    stat(20, 'bash', 10, 20, 2),
    stat(own, 'node', 20, 500, 1_000),
    stat(51, 'vitest (1) x', own, 510, 1_000),
    stat(52, 'tsc', 51, 520, 1_000),
  ];

  it('leaves out this process, its descendants, the first process and the kernel', () => {
    expect(otherProgramsSeconds(machine, own)).toBe(3);
  });

  it('counts what an older program started, whenever that was', () => {
    const more = [stat(30, 'bash', 10, 30, 4), stat(31, 'rustc', 30, 900, 8)];
    expect(otherProgramsSeconds([...machine, ...more], own)).toBe(15);
  });

  it('leaves out what this process has left behind, under any parent process', () => {
    const orphans = [
      stat(5, 'systemd', 1, 5, 1_000),
      stat(60, 'chromium', 5, 600, 1_000),
      stat(61, 'postgres', 1, 600, 1_000),
      stat(62, 'postgres', 61, 610, 1_000),
    ];
    expect(otherProgramsSeconds([...machine, ...orphans], own)).toBe(3);
  });

  it('is unknown where the system does not report it', () => {
    expect(otherProgramsSeconds([], own)).toBeNull();
  });

  it.runIf(process.platform === 'linux')(
    'counts a program of this machine: for a child, this process is one',
    async () => {
      const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
      try {
        await once(child, 'spawn');
        const own = processorSeconds()!;
        expect(own).toBeGreaterThan(0);
        expect(otherProgramsSeconds(undefined, child.pid)).toBeGreaterThanOrEqual(own);
      } finally {
        child.kill();
      }
    },
  );
});
