import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { protectDataFolder } from './data-folder.ts';

let folder: string;
const umask = process.umask();
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'estrada-data-'));
});
afterEach(() => {
  process.umask(umask);
  rmSync(folder, { recursive: true, force: true });
});
const modeOf = (path: string) => statSync(path).mode & 0o777;

it('creates the data folder, and each file in it, for its owner alone', async () => {
  const data = join(folder, 'new', 'data');
  await protectDataFolder(data);
  writeFileSync(join(data, 'file'), '');
  expect([modeOf(data), modeOf(join(data, 'file'))]).toEqual([0o700, 0o600]);
});

it('closes a folder of an earlier version that others could read', async () => {
  const data = join(folder, 'old');
  mkdirSync(data);
  chmodSync(data, 0o755);
  await protectDataFolder(data);
  expect(modeOf(data)).toBe(0o700);
});
