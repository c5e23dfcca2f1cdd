/** Pictures of attackers, each with its verdict: refused, or stored as a new picture of which nothing else is left. */
import { crc32, deflateSync } from 'node:zlib';
import { DomainError } from '@estrada/domain/errors/index';
import { longRun, type SeededRandom } from '@estrada/testkit/index';
import sharp from 'sharp';
import { it } from 'vitest';
import { acceptFile } from '../../src/modules/documents/intake/accept-file.ts';
import { heic, jpeg, png } from '../documents/sample-files.ts';
import { compareVerdicts, type Hostility, type Verdict } from './verdicts.ts';

const { seed, runs, random, timeoutMs } = longRun(4, 160);

const marker = 'estrada-hostile-marker';
const payloads = [
  `<html><script>alert('${marker}')</script></html>`,
  `<svg xmlns="http://www.w3.org/2000/svg" onload="${marker}()"/>`,
  `PK\u0003\u0004${marker}.exe`,
  `<?php system('${marker}'); ?>`,
  `%PDF-1.7\n1 0 obj<</S/JavaScript/JS(${marker})>>endobj\n%%EOF`,
];
const picture = async ({ pick, below }: SeededRandom): Promise<Buffer> =>
  pick([() => jpeg(80 + below(800), 80 + below(800)), png, async () => heic()])();

/** A picture that ends in another file, or in a second picture. */
const ending = async (one: SeededRandom) =>
  Buffer.concat([await picture(one), one.next() < 0.2 ? await jpeg() : Buffer.from(one.pick(payloads), 'latin1')]);

/** A chunk of a PNG behind its head. */
function withChunk(bytes: Buffer, type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([bytes.subarray(0, 33), frame.subarray(0, 4), named, frame.subarray(4), bytes.subarray(33)]);
}
/** A segment of a JPEG behind its first two bytes. */
function withSegment(bytes: Buffer, kind: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, kind, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([bytes.subarray(0, 2), head, content, bytes.subarray(2)]);
}

/** A payload in what a program reads besides the picture. */
async function describing(one: SeededRandom): Promise<Buffer> {
  const payload = one.pick(payloads);
  const text = Buffer.from(payload, 'latin1');
  const drawn = sharp({ create: { width: 90, height: 60, channels: 3, background: '#246' } });
  return one.pick([
    async () =>
      drawn
        .withExif({ IFD0: { Copyright: payload, ImageDescription: payload } })
        .jpeg()
        .toBuffer(),
    async () => withSegment(await jpeg(), 0xfe, text),
    async () => withSegment(await jpeg(), 0xe1, Buffer.concat([Buffer.from('http://ns.adobe.com/xap/1.0/\0'), text])),
    async () => withSegment(await jpeg(), 0xed, Buffer.concat([Buffer.from('Photoshop 3.0\0'), text])),
    async () => withChunk(await png(), 'tEXt', Buffer.concat([Buffer.from('Comment\0'), text])),
    async () =>
      withChunk(await png(), 'eXIf', Buffer.concat([Buffer.from('II*\0\u00ff\u00ff\u00ff\u00ff', 'latin1'), text])),
  ])();
}

/** Metadata that expand to 50 – 300 MB, or whose places lie outside the file. */
async function misdescribing(one: SeededRandom): Promise<Buffer> {
  const packed = deflateSync(Buffer.alloc((50 + one.below(250)) * 1024 * 1024, 'x'));
  return one.pick([
    async () => withChunk(await png(), 'zTXt', Buffer.concat([Buffer.from('Comment\0\0'), packed])),
    async () => withChunk(await png(), 'iCCP', Buffer.concat([Buffer.from('profile\0\0'), packed])),
    async () => withSegment(await jpeg(), 0xe1, Buffer.from('Exif\0\0MM\0*\u00ff\u00ff\u00ff\u00f0', 'latin1')),
    async () => withSegment(await jpeg(), 0xe2, Buffer.from('ICC_PROFILE\0\u0001\u00ff\u00ff\u00ff', 'latin1')),
  ])();
}

/** A head that claims more pixels than a camera has. */
async function claiming({ pick, below }: SeededRandom): Promise<Buffer> {
  const edge = 12_000 + below(40_000);
  if (pick([true, false])) {
    const bytes = Buffer.from(await png());
    bytes.writeUInt32BE(edge, 16);
    bytes.writeUInt32BE(edge, 20);
    bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
    return bytes;
  }
  const bytes = Buffer.from(await jpeg());
  const at = bytes.findIndex((byte, index) => byte === 0xff && bytes[index + 1] === 0xc0);
  bytes.writeUInt16BE(edge, at + 5);
  bytes.writeUInt16BE(edge, at + 7);
  return bytes;
}

/** One colour: a file of some hundred kilobytes. */
const vast = (edge: number) =>
  sharp({ create: { width: edge, height: edge, channels: 3, background: '#fff' }, limitInputPixels: false })
    .png({ compressionLevel: 9 })
    .toBuffer();

const part = async (one: SeededRandom) => {
  const bytes = await picture(one);
  return bytes.subarray(0, 40 + one.below(Math.floor(bytes.length * 0.8) - 40));
};
const noise = ({ pick, below }: SeededRandom) =>
  Buffer.concat([
    Buffer.from(pick(['ffd8ffe0', '89504e470d0a1a0a', '0000001866747970686569630000']), 'hex'),
    Buffer.from(Array.from({ length: below(6_000) }, () => below(256))),
  ]);

/** What is neither a PDF nor one of the three kinds of pictures. */
function another({ pick }: SeededRandom): Promise<Buffer> | Buffer {
  const drawn = sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } });
  return pick<() => Promise<Buffer> | Buffer>([
    () => drawn.gif().toBuffer(),
    () => drawn.webp().toBuffer(),
    () => drawn.tiff().toBuffer(),
    () => drawn.avif().toBuffer(),
    () => Buffer.from('BM\u0036\u0000\u0000', 'latin1'),
    () => Buffer.from('8BPS\u0000\u0001', 'latin1'),
    () => Buffer.from('\u0000\u0000\u0000\u0018ftypisom0000', 'latin1'),
    ...['MZ\u0090\u0000', '\u007fELF', '#!/bin/sh\n', ...payloads.slice(0, 4)].map(
      (text) => () => Buffer.from(text, 'latin1'),
    ),
    async () => Buffer.concat([Buffer.from('GIF89a'), await jpeg()]),
    () => Buffer.alloc(0),
  ])();
}

/** The last scan of a progressive picture many times: each is decoded over the whole picture. */
async function scanning({ below }: SeededRandom): Promise<Buffer> {
  const bytes = await sharp(await jpeg(1_000, 1_000))
    .jpeg({ progressive: true })
    .toBuffer();
  const at = bytes.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = bytes.subarray(at, -2);
  return Buffer.concat([
    bytes.subarray(0, -2),
    ...Array.from({ length: 200 + below(800) }, () => scan),
    bytes.subarray(-2),
  ]);
}

const clean = ['cleaned'];
const damaged = ['document.damaged'];
const kinds: readonly Hostility<Buffer>[] = [
  ['another file behind the picture', ending, clean],
  ['a payload in comments and metadata', describing, clean],
  ['metadata that expand, or lie outside the file', misdescribing, [...clean, ...damaged]],
  ['a head that claims 144 megapixels and more', claiming, ['document.tooLarge', ...damaged]],
  ['121 megapixels of one colour', () => vast(11_000), ['document.tooLarge']],
  ['100 megapixels of one colour', () => vast(10_000), clean],
  ['a picture of hundreds of scans', scanning, [...clean, ...damaged]],
  ['a part of a picture', part, damaged],
  ['noise behind the first bytes of a picture', noise, damaged],
  ['a file of another kind', another, ['document.type']],
];

async function verdictOf(file: Buffer): Promise<Verdict> {
  const answer = await acceptFile(file).catch((error: unknown) => error);
  if (answer instanceof DomainError) return answer.code === 'UPF003' ? (answer.fields?.[0]?.key ?? '') : answer.code;
  if (answer instanceof Error) return `failed: ${answer.message}`;
  const { bytes } = answer as Awaited<ReturnType<typeof acceptFile>>;
  const { format, width, height, exif, xmp, iptc, icc, comments } = await sharp(bytes).metadata();
  if (format !== 'jpeg' || width > 3_600 || height > 3_600) return 'accepted as it is';
  const isClean = ![exif, xmp, iptc, icc, comments].some(Boolean) && !Buffer.from(bytes).includes(marker);
  return isClean ? 'cleaned' : 'accepted with what it hid';
}

it(`refuses or cleans ${runs} hostile pictures (seed ${seed})`, { timeout: timeoutMs }, () =>
  compareVerdicts(kinds, { seed, runs, random, verdictOf }),
);

it(`stores harmless pictures next to them (seed ${seed})`, { timeout: timeoutMs }, () =>
  compareVerdicts([['a harmless picture', picture, clean]], { seed, runs: Math.ceil(runs / 9), random, verdictOf }),
);
