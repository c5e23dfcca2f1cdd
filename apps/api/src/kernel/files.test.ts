import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { localFiles } from './files.ts';

const folder = mkdtempSync(join(tmpdir(), 'estrada-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const files = localFiles(folder);
const text = (value: string) => new TextEncoder().encode(value);

it('gives back what was written, replaced as a whole', async () => {
  await files.write('a/b.pdf', text('first'));
  await files.write('a/b.pdf', text('second'));
  expect(new TextDecoder().decode((await files.read('a/b.pdf'))!)).toBe('second');
  expect(readdirSync(join(folder, 'a'))).toEqual(['b.pdf']);
});

it('says null for a file that is not there', async () => {
  expect(await files.read('a/none.pdf')).toBeNull();
});

it.each(['../out', '/etc/passwd', 'a/../../out', 'a//b', '.hidden', 'a/./b', ''])('refuses the key %j', async (key) => {
  await expect(files.read(key)).rejects.toThrow('Not a file key');
  await expect(files.write(key, text('x'))).rejects.toThrow('Not a file key');
});
