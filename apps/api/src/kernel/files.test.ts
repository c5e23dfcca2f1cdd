import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { FileTooLarge, localFiles, openStream } from './files.ts';

const parent = mkdtempSync(join(tmpdir(), 'estrada-files-'));
const folder = join(parent, 'store');
afterAll(() => rmSync(parent, { recursive: true, force: true }));
const files = localFiles(folder);
const text = (value: string) => new TextEncoder().encode(value);
async function* parts(...values: string[]) {
  for (const value of values) yield text(value);
}

it('returns what was written, and replaces a file as a whole', async () => {
  await files.write('a/b.pdf', text('first'));
  await files.write('a/b.pdf', text('second'));
  expect(new TextDecoder().decode((await files.read('a/b.pdf'))!)).toBe('second');
  expect(readdirSync(join(folder, 'a'))).toEqual(['b.pdf']);
});

it('removes stale temporary files of killed writes, and nothing else', async () => {
  await files.write('uploads/1/file', text('whole'));
  const draft = join(folder, 'uploads/1', `file.${randomUUID()}`);
  writeFileSync(draft, 'half');
  await files.removeDrafts('uploads', new Date(Date.now() - 3_600_000));
  expect(existsSync(draft)).toBe(true);
  await files.removeDrafts('uploads', new Date(Date.now() + 3_600_000));
  expect(readdirSync(join(folder, 'uploads/1'))).toEqual(['file']);
  await files.removeDrafts('nothing', new Date());
});

it('fails the reader of a file that was removed, however late, and not the process', async () => {
  const gone = openStream(join(folder, 'gone'));
  // without a reader or listener an error would end the process here
  await new Promise((failed) => gone.once('close', failed));
  await expect(files.writeStream('a/copy', gone)).rejects.toMatchObject({ code: 'ENOENT' });
  expect(existsSync(join(folder, 'a/copy'))).toBe(false);
});

it('returns null for a file that does not exist', async () => {
  expect(await files.read('a/none.pdf')).toBeNull();
  expect(await files.openRead('a/none.pdf')).toBeNull();
});

describe('a stream', () => {
  it('is written in chunks and read back with its size', async () => {
    expect(await files.writeStream('s/whole.csv', parts('one;', '', 'two'))).toBe(7);
    const file = (await files.openRead('s/whole.csv'))!;
    expect(file.sizeBytes).toBe(7);
    expect(await textOf(file.content)).toBe('one;two');
  });

  it('may be empty', async () => {
    expect(await files.writeStream('s/empty.csv', parts())).toBe(0);
    expect(await textOf((await files.openRead('s/empty.csv'))!.content)).toBe('');
  });

  it('is invisible until it is complete, and the previous file stays until then', async () => {
    await files.write('t/table.csv', text('old'));
    const seen: (string | null)[] = [];
    async function* slow() {
      yield text('new');
      seen.push(await textOf((await files.openRead('t/table.csv'))!.content));
      yield text('er');
    }
    await files.writeStream('t/table.csv', slow());
    expect(seen).toEqual(['old']);
    expect(new TextDecoder().decode((await files.read('t/table.csv'))!)).toBe('newer');
  });

  it('that breaks off leaves the previous file, and nothing of its own', async () => {
    await files.write('u/table.csv', text('old'));
    async function* broken() {
      yield text('half');
      throw new Error('connection lost');
    }
    await expect(files.writeStream('u/table.csv', broken())).rejects.toThrow('connection lost');
    await expect(files.writeStream('u/other.csv', broken())).rejects.toThrow('connection lost');
    expect(new TextDecoder().decode((await files.read('u/table.csv'))!)).toBe('old');
    expect(readdirSync(join(folder, 'u'))).toEqual(['table.csv']);
  });

  it('may have exactly the maximum size; one byte more and nothing is stored', async () => {
    expect(await files.writeStream('v/fits.csv', parts('12345', '67890'), 10)).toBe(10);
    await expect(files.writeStream('v/large.csv', parts('12345', '67890', 'x'), 10)).rejects.toBeInstanceOf(
      FileTooLarge,
    );
    expect(readdirSync(join(folder, 'v'))).toEqual(['fits.csv']);
  });

  it('that is too large is not read to its end', async () => {
    let given = 0;
    async function* endless() {
      for (;;) {
        given++;
        yield new Uint8Array(1_000);
      }
    }
    await expect(files.writeStream('v/endless.csv', endless(), 10_000)).rejects.toBeInstanceOf(FileTooLarge);
    expect(given).toBeLessThan(200);
  });
});

it('removes a file for good, and ignores one that does not exist', async () => {
  await files.write('w/x.csv', text('x'));
  await files.remove('w/x.csv');
  await files.remove('w/x.csv');
  expect(await files.read('w/x.csv')).toBeNull();
});

it('moves a file to another key, and ignores one that does not exist', async () => {
  await files.write('w/moved.csv', Buffer.from('1'));
  await files.move('w/moved.csv', 'trash/2026-01-01/w/moved.csv');
  await files.move('w/moved.csv', 'trash/2026-01-01/w/moved.csv');
  expect(await files.read('w/moved.csv')).toBeNull();
  expect(Buffer.from((await files.read('trash/2026-01-01/w/moved.csv'))!).toString()).toBe('1');
});

it('overwrites an existing file, and does not restore one that was removed during the write', async () => {
  await files.write('o/x.csv', text('old'));
  expect(await files.overwrite('o/x.csv', parts('n', 'ew'))).toBe(true);
  expect(new TextDecoder().decode((await files.read('o/x.csv'))!)).toBe('new');
  async function* removedMeanwhile() {
    yield text('half');
    await files.remove('o/x.csv');
    yield text('whole');
  }
  expect(await files.overwrite('o/x.csv', removedMeanwhile())).toBe(false);
  expect(await files.overwrite('o/x.csv', parts('again'))).toBe(false);
  expect(readdirSync(join(folder, 'o'))).toEqual([]);
});

it('lists every file, and no temporary file', async () => {
  const own = localFiles(join(parent, 'store', 'named'));
  await own.write('x/one', text('1'));
  await own.write('x/y/two', text('2'));
  writeFileSync(join(folder, 'named/x', `one.${randomUUID()}`), 'half');
  const names: string[] = [];
  for await (const name of own.keys()) names.push(name);
  expect(names.sort()).toEqual(['x/one', 'x/y/two']);
});

it.each([
  '../out',
  '/etc/passwd',
  'a/../../out',
  'a//b',
  '.hidden',
  'a/./b',
  'a/..',
  'a\\..\\out',
  'a/b\0.csv',
  'a/b\n',
  'a%2f..%2fout',
  'C:out',
  '~/out',
  'a/',
  '',
])('refuses the key %j in every operation', async (key) => {
  const refused = 'Not a file key';
  await expect(files.read(key)).rejects.toThrow(refused);
  await expect(files.write(key, text('x'))).rejects.toThrow(refused);
  await expect(files.openRead(key)).rejects.toThrow(refused);
  await expect(files.writeStream(key, parts('x'))).rejects.toThrow(refused);
  await expect(files.overwrite(key, parts('x'))).rejects.toThrow(refused);
  await expect(async () => files.remove(key)).rejects.toThrow(refused);
  expect(readdirSync(parent)).toEqual(existsSync(folder) ? ['store'] : []);
});
