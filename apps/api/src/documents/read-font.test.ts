import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { readWoff } from './read-font.ts';

const require = createRequire(import.meta.url);
const path = require.resolve('@fontsource/hanken-grotesk/files/hanken-grotesk-latin-400-normal.woff');

/**
 * The checksum of a font table: of its 32-bit words, padded with zeros; `head` without its field for the whole font.
 */
function checksumOf(tag: string, table: Buffer): number {
  const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
  if (tag === 'head') padded.writeUInt32BE(0, 8);
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}

it('has every table as its checksum states', () => {
  const font = readWoff(path);
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const at = 12 + index * 16;
    const [checksum, offset, size] = [4, 8, 12].map((field) => font.readUInt32BE(at + field)) as [
      number,
      number,
      number,
    ];
    const tag = font.toString('latin1', at, at + 4);
    return { tag, checksum, found: checksumOf(tag, font.subarray(offset, offset + size)) };
  });
  expect(tables.map(({ tag }) => tag)).toEqual(
    expect.arrayContaining(['cmap', 'glyf', 'head', 'hmtx', 'loca', 'name']),
  );
  for (const { tag, checksum, found } of tables) expect(found, tag).toBe(checksum);
});

it('refuses a file of another format', () => {
  expect(() => readWoff(import.meta.filename)).toThrow('is not a WOFF 1 font');
});
