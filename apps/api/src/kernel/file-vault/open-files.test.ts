import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';
import { openFileKeys, openFiles } from './open-files.ts';

let DATA_DIR: string;
beforeEach(() => {
  DATA_DIR = mkdtempSync(join(tmpdir(), 'estrada-keys-'));
});
afterEach(() => rmSync(DATA_DIR, { recursive: true, force: true }));
const secret = (fill: number) => Buffer.alloc(32, fill).toString('base64');
const configOf = (FILE_KEYS?: string) => readConfig({ DATA_DIR, FILE_KEYS });

it('creates its own key at the first start, readable by the owner of the folder only, and retains it', async () => {
  const [first, second] = await Promise.all([openFileKeys(configOf()), openFileKeys(configOf())]);
  expect(second).toEqual(first);
  expect(first).toHaveLength(1);
  expect(statSync(join(DATA_DIR, 'files.key')).mode & 0o777).toBe(0o600);
  await (await openFiles(configOf())).write('documents/a', Buffer.from('a'));
  expect((await (await openFiles(configOf())).read('documents/a'))?.toString()).toBe('a');
});

it('uses the first configured key for new files and retains its own key for earlier ones', async () => {
  await (await openFiles(configOf())).write('documents/a', Buffer.from('a'));
  const [own] = await openFileKeys(configOf());
  const configured = configOf(`2026:${secret(1)}, 2025:${secret(2)}`);
  expect((await openFileKeys(configured)).map(({ id }) => id)).toEqual(['2026', '2025', own.id]);
  const files = await openFiles(configured);
  expect((await files.read('documents/a'))?.toString()).toBe('a');
  await files.write('documents/b', Buffer.from('b'));
  expect(readFileSync(join(DATA_DIR, 'files/documents/b')).includes('2026')).toBe(true);
});

it('creates no key of its own when keys are configured', async () => {
  await openFileKeys(configOf(`2026:${secret(1)}`));
  expect(() => statSync(join(DATA_DIR, 'files.key'))).toThrow('ENOENT');
});

it('refuses to start with an invalid key file, and does not replace it', async () => {
  writeFileSync(join(DATA_DIR, 'files.key'), 'half');
  await expect(openFileKeys(configOf())).rejects.toBeInstanceOf(ConfigError);
  expect(readFileSync(join(DATA_DIR, 'files.key'), 'utf8')).toBe('half');
});

it.each([
  ['no id', secret(1)],
  ['31 bytes', `k:${Buffer.alloc(31).toString('base64')}`],
  ['33 bytes', `k:${Buffer.alloc(33).toString('base64')}`],
  ['hexadecimal digits', `k:${'ab'.repeat(32)}`],
  ['an id that cannot be one', `k/1:${secret(1)}`],
  ['two of one id', `k:${secret(1)},k:${secret(2)}`],
])('refuses a configuration with %s, and shows no secret', (_case, list) => {
  expect(() => configOf(list)).toThrow(ConfigError);
  expect(() => configOf(list)).not.toThrow(list.slice(-20));
});
