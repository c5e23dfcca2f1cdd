import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { type FileStore, FileTooLarge, localFiles } from '../files.ts';
import { encryptedFiles } from './encrypted-files.ts';
import { FileDamaged, type FileKey, type FileKeys, UnknownFileKey } from './file-keys.ts';
import { frameBytes, markBytes } from './frames.ts';
import { withLocalCopy } from './local-copy.ts';
import { rewrapFiles } from './rewrap-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'estrada-vault-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const key = (id: string, fill: number): FileKey => ({ id, secret: Buffer.alloc(32, fill) });
const [today, before] = [key('2026', 1), key('2025', 2)];
const store = localFiles(folder);
const files = encryptedFiles(store, [today]);
const sealedSize = frameBytes + markBytes;
const textOf = (size: number) => Buffer.from(Array.from({ length: size }, (_, index) => index % 251));

async function* inParts(bytes: Buffer, size: number) {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}
const openWhole = async (from: FileStore, name: string) => buffer((await from.openRead(name))!.content);
const stored = (name: string) => readFileSync(join(folder, name));
/** Changes the bytes on disk without the store. */
const tamper = (name: string, change: (bytes: Buffer) => Uint8Array, to = name) =>
  writeFileSync(join(folder, to), change(stored(name)));
const flip = (at: number) => (bytes: Buffer) => {
  bytes[at < 0 ? bytes.length + at : at]! ^= 1;
  return bytes;
};

describe('a file', () => {
  it.each([0, 1, frameBytes - 1, frameBytes, frameBytes + 1, 2 * frameBytes, 2 * frameBytes + 777])(
    'of %i bytes round-trips, written whole or as a stream, with its size and in chunks of any size',
    async (size) => {
      const content = textOf(size);
      await files.write('documents/whole', content);
      expect(Buffer.compare((await files.read('documents/whole'))!, content)).toBe(0);
      for (const piece of [1_000, frameBytes, 3 * frameBytes]) {
        expect(await files.writeStream('documents/streamed', inParts(content, piece))).toBe(size);
        expect((await files.openRead('documents/streamed'))!.sizeBytes).toBe(size);
        expect(Buffer.compare(await openWhole(files, 'documents/streamed'), content)).toBe(0);
      }
    },
  );

  it('is unreadable on disk, and two files with the same content look different', async () => {
    await files.write('documents/a', Buffer.from('RG 12.345.678-9 of a client'));
    await files.write('documents/b', Buffer.from('RG 12.345.678-9 of a client'));
    expect(stored('documents/a').includes('client')).toBe(false);
    const frames = (name: string) => stored(name).subarray(-40);
    expect(frames('documents/a').equals(frames('documents/b'))).toBe(false);
  });

  it('returns null when it does not exist, and leaves nothing behind when it is too large', async () => {
    expect(await files.read('documents/none')).toBeNull();
    expect(await files.openRead('documents/none')).toBeNull();
    await expect(files.writeStream('documents/large', inParts(textOf(11), 3), 10)).rejects.toBeInstanceOf(FileTooLarge);
    expect(await files.read('documents/large')).toBeNull();
  });

  it('is stored in plain text only while it is being processed', async () => {
    await files.write('documents/table', textOf(frameBytes + 5));
    let path = '';
    await withLocalCopy(files, 'documents/table', async (at) => {
      path = at;
      expect(readFileSync(at).equals(textOf(frameBytes + 5))).toBe(true);
    });
    expect(() => readFileSync(path)).toThrow('ENOENT');
    await expect(withLocalCopy(files, 'documents/none', async () => {})).rejects.toThrow('documents/none');
  });
});

describe('tampering is detected', () => {
  const content = textOf(2 * frameBytes + 100);
  const firstFrame = () => stored('documents/t').length - (2 * sealedSize + 100 + markBytes);
  it.each<[string, (bytes: Buffer) => Uint8Array]>([
    ['a byte of the wrapped key', (bytes) => flip(8 + 1 + 4 + 20)(bytes)],
    ['a byte of the first frame', (bytes) => flip(firstFrame() + 5)(bytes)],
    ['a byte of the last mark', (bytes) => flip(-1)(bytes)],
    ['the last byte cut off', (bytes) => bytes.subarray(0, -1)],
    ['the last frame cut off', (bytes) => bytes.subarray(0, firstFrame() + 2 * sealedSize)],
    ['all but the first frame cut off', (bytes) => bytes.subarray(0, firstFrame() + sealedSize)],
    ['all frames cut off', (bytes) => bytes.subarray(0, firstFrame())],
    ['the header cut off', (bytes) => bytes.subarray(0, 30)],
    ['a byte added', (bytes) => Buffer.concat([bytes, Buffer.from([0])])],
    [
      'two frames swapped',
      (bytes) => {
        const [a, b] = [firstFrame(), firstFrame() + sealedSize];
        return Buffer.concat([
          bytes.subarray(0, a),
          bytes.subarray(b, b + sealedSize),
          bytes.subarray(a, b),
          bytes.subarray(b + sealedSize),
        ]);
      },
    ],
    [
      'a frame twice',
      (bytes) => {
        const end = firstFrame() + sealedSize;
        return Buffer.concat([bytes.subarray(0, end), bytes.subarray(firstFrame(), end), bytes.subarray(end)]);
      },
    ],
  ])('%s', async (_what, change) => {
    await files.write('documents/t', content);
    tamper('documents/t', change);
    await expect(files.read('documents/t')).rejects.toBeInstanceOf(FileDamaged);
    await expect(openWhole(files, 'documents/t')).rejects.toBeInstanceOf(FileDamaged);
  });

  it('for another file in place of this one, and a frame of another file', async () => {
    await files.write('documents/t', content);
    await files.write('documents/other', content);
    const other = stored('documents/other');
    tamper('documents/t', (bytes) => Buffer.concat([bytes.subarray(0, firstFrame()), other.subarray(firstFrame())]));
    await expect(files.read('documents/t')).rejects.toBeInstanceOf(FileDamaged);
    tamper('documents/other', (bytes) => bytes, 'documents/t');
    await expect(files.read('documents/t')).rejects.toBeInstanceOf(FileDamaged);
  });

  it('for a plain file in an encrypted store; a store that had plain files reads it as it is', async () => {
    await store.write('documents/plain', Buffer.from('plain'));
    await expect(files.read('documents/plain')).rejects.toBeInstanceOf(FileDamaged);
    await store.write('uploads/plain', Buffer.from('plain'));
    expect((await files.read('uploads/plain'))?.toString()).toBe('plain');
    expect((await files.openRead('uploads/plain'))!.sizeBytes).toBe(5);
    expect((await openWhole(files, 'uploads/plain')).toString()).toBe('plain');
  });
});

describe('encryption keys', () => {
  const own = () => localFiles(mkdtempSync(join(folder, 'keys-')));

  it('are reported by name when unknown, and a wrong key with the same name opens nothing', async () => {
    await files.write('documents/k', textOf(10));
    const others = encryptedFiles(store, [before]);
    await expect(others.read('documents/k')).rejects.toThrow(
      new UnknownFileKey('documents/k is wrapped by the key "2026", which FILE_KEYS does not have'),
    );
    await expect(others.openRead('documents/k')).rejects.toBeInstanceOf(UnknownFileKey);
    const wrong = encryptedFiles(store, [key('2026', 9)]);
    await expect(wrong.read('documents/k')).rejects.toBeInstanceOf(FileDamaged);
  });

  it('are rotated: earlier files stay readable, and the old key is not needed after the rotation', async () => {
    const place = own();
    const content = textOf(frameBytes + 3);
    await encryptedFiles(place, [before]).write('documents/1/a', content);
    await place.write('uploads/1/file', content);
    const both: FileKeys = [today, before];
    await encryptedFiles(place, both).write('documents/1/b', content);
    expect(await encryptedFiles(place, both).read('documents/1/a')).toEqual(content);

    const frames = (await place.read('documents/1/a'))!.subarray(-content.length);
    expect(await rewrapFiles(place, both)).toEqual({ seen: 3, rewrapped: 1, encrypted: 1, problems: [] });
    for (const name of ['documents/1/a', 'documents/1/b', 'uploads/1/file'])
      expect(await encryptedFiles(place, [today]).read(name)).toEqual(content);
    expect(Buffer.from((await place.read('documents/1/a'))!.subarray(-content.length)).equals(frames)).toBe(true);
    expect((await place.read('uploads/1/file'))!.length).toBeGreaterThan(content.length);
    expect(await rewrapFiles(place, both)).toEqual({ seen: 3, rewrapped: 0, encrypted: 0, problems: [] });
  });

  it('leave a file that they cannot open unchanged, and report it', async () => {
    const place = own();
    await encryptedFiles(place, [before]).write('documents/1/a', textOf(5));
    await place.write('documents/1/plain', Buffer.from('plain'));
    const kept = await place.read('documents/1/a');
    const { problems, ...rest } = await rewrapFiles(place, [today]);
    expect(rest).toEqual({ seen: 2, rewrapped: 0, encrypted: 0 });
    expect(problems.map(({ key: name }) => name).sort()).toEqual(['documents/1/a', 'documents/1/plain']);
    expect(await place.read('documents/1/a')).toEqual(kept);
  });

  it('do not restore a file that is removed during the rotation', async () => {
    const place = own();
    await encryptedFiles(place, [before]).write('documents/1/a', textOf(5));
    const removing: FileStore = {
      ...place,
      overwrite: async (name, content) => {
        await place.remove(name);
        return place.overwrite(name, content);
      },
    };
    expect(await rewrapFiles(removing, [today, before])).toMatchObject({ seen: 1, rewrapped: 0, problems: [] });
    expect(await place.read('documents/1/a')).toBeNull();
  });
});
