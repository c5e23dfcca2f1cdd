/** Files in a bucket, against a simulated S3: the port's guarantees hold there too, with encryption as everywhere. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text as textOf } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encryptedFiles } from './file-vault/encrypted-files.ts';
import { FileDamaged, type FileKey } from './file-vault/file-keys.ts';
import { rewrapFiles } from './file-vault/rewrap-files.ts';
import { type FileStore, FileTooLarge } from './files.ts';
import { s3Files } from './s3-files.ts';

const directory = mkdtempSync(join(tmpdir(), 'estrada-s3-'));
let server: S3rver;
let files: FileStore;
beforeAll(async () => {
  const configureBuckets = [{ name: 'estrada' }];
  server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets });
  const { port } = await server.run();
  files = s3Files({
    bucket: 'estrada',
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  });
});
afterAll(async () => {
  await server.close();
  rmSync(directory, { recursive: true, force: true });
});

const bytesOf = (size: number) => Buffer.from(Array.from({ length: size }, (_, index) => index % 251));
async function* parts(...values: (string | Buffer)[]) {
  for (const value of values) yield Buffer.from(value);
}
const namesIn = async (store: FileStore) => {
  const names: string[] = [];
  for await (const name of store.keys()) names.push(name);
  return names.sort();
};

it('returns what was written, replaces a file as a whole, and returns null for a missing file', async () => {
  await files.write('a/b.pdf', Buffer.from('first'));
  await files.write('a/b.pdf', Buffer.from('second'));
  expect(Buffer.from((await files.read('a/b.pdf'))!).toString()).toBe('second');
  expect(await files.read('a/none')).toBeNull();
  expect(await files.openRead('a/none')).toBeNull();
});

describe('a stream', () => {
  it.each([0, 7, 6 * 1024 * 1024 + 1])('of %i bytes is written and read back with its size', async (size) => {
    const content = bytesOf(size);
    expect(await files.writeStream('s/whole', parts(content.subarray(0, 3), content.subarray(3)))).toBe(size);
    const file = (await files.openRead('s/whole'))!;
    expect(file.sizeBytes).toBe(size);
    expect(Buffer.compare(await buffer(file.content), content)).toBe(0);
  });

  it('that breaks off, or is too large, leaves the previous file', async () => {
    await files.write('u/table', Buffer.from('old'));
    async function* broken() {
      yield Buffer.from('half');
      throw new Error('connection lost');
    }
    await expect(files.writeStream('u/table', broken())).rejects.toThrow('connection lost');
    await expect(files.writeStream('u/table', parts('12345', '6'), 5)).rejects.toBeInstanceOf(FileTooLarge);
    await expect(files.writeStream('u/other', broken())).rejects.toThrow('connection lost');
    expect(await textOf((await files.openRead('u/table'))!.content)).toBe('old');
    expect(await files.read('u/other')).toBeNull();
  });
});

it('overwrites existing files only, removes for good, and lists every file', async () => {
  await files.write('w/x', Buffer.from('x'));
  expect(await files.overwrite('w/x', parts('n', 'ew'))).toBe(true);
  expect(Buffer.from((await files.read('w/x'))!).toString()).toBe('new');
  expect(await namesIn(files)).toContain('w/x');
  await files.remove('w/x');
  await files.remove('w/x');
  expect(await files.overwrite('w/x', parts('again'))).toBe(false);
  expect(await namesIn(files)).not.toContain('w/x');
});

it.each(['../out', '/etc/passwd', 'a//b', 'a/..', ''])('refuses the key %j', async (key) => {
  await expect(files.read(key)).rejects.toThrow('Not a file key');
  await expect(files.write(key, Buffer.from('x'))).rejects.toThrow('Not a file key');
  await expect(files.writeStream(key, parts('x'))).rejects.toThrow('Not a file key');
  await expect(async () => files.remove(key)).rejects.toThrow('Not a file key');
});

it('moves an encrypted file, which is read once it is moved back, also after its key was rotated', async () => {
  for (const name of await namesIn(files)) await files.remove(name);
  const [next, first] = [2, 1].map((fill) => ({ id: `key-${fill}`, secret: Buffer.alloc(32, fill) })) as [
    FileKey,
    FileKey,
  ];
  const encrypted = encryptedFiles(files, [first]);
  const trash = 'trash/2026-01-01/documents/moved';
  await encrypted.write('documents/moved', Buffer.from('a page'));
  await encrypted.move('documents/moved', trash);
  await encrypted.move('documents/moved', trash);
  expect(await namesIn(files)).toEqual([trash]);
  expect((await rewrapFiles(files, [next, first])).problems).toEqual([]);
  const rotated = encryptedFiles(files, [next]);
  await rotated.move(trash, 'documents/moved');
  expect(Buffer.from((await rotated.read('documents/moved'))!).toString()).toBe('a page');
});

it('supports encryption and key rotation like a folder', async () => {
  const key = (id: string, fill: number) => ({ id, secret: Buffer.alloc(32, fill) });
  const [today, before] = [key('2026', 1), key('2025', 2)];
  for (const name of await namesIn(files)) await files.remove(name);
  const content = bytesOf(100_000);
  await encryptedFiles(files, [before]).writeStream('documents/1/a', parts(content));
  expect(Buffer.from((await files.read('documents/1/a'))!).includes(content.subarray(0, 100))).toBe(false);
  expect(await rewrapFiles(files, [today, before])).toEqual({ seen: 1, rewrapped: 1, encrypted: 0, problems: [] });
  const vault = encryptedFiles(files, [today]);
  expect(Buffer.compare((await vault.read('documents/1/a'))!, content)).toBe(0);
  const kept = Buffer.from((await files.read('documents/1/a'))!);
  await files.write('documents/1/a', kept.subarray(0, -1));
  await expect(vault.read('documents/1/a')).rejects.toBeInstanceOf(FileDamaged);
});
