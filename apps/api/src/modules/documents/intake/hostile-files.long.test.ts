/** Random hostile files: each is re-encoded or refused with a message. */
import { DomainError } from '@estrada/domain/errors/index';
import { longRun, type SeededRandom } from '@estrada/testkit/index';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import {
  activePdfs,
  claimingPng,
  damagedFiles,
  embeddingPdfs,
  heic,
  jpeg,
  pdf,
  png,
  protectedPdfs,
} from '../../../../test/documents/sample-files.ts';
import { acceptFile } from './accept-file.ts';

const { seed, runs, random, timeoutMs } = longRun(15, 500);

const pictures = [jpeg, png, async () => heic(), () => jpeg(2_400, 1_800)];
const refusedPdfs = [activePdfs, embeddingPdfs, protectedPdfs].flatMap((files) => Object.values(files));
const damaged = [...Object.values(damagedFiles), claimingPng];

const marker = 'estrada-hostile-marker';
const payloads = [
  `<html><script>alert('${marker}')</script></html>`,
  `<svg xmlns="http://www.w3.org/2000/svg" onload="${marker}()"/>`,
  `PK\u0003\u0004${marker}.exe`,
  `\n<?php system('${marker}'); ?>`,
  `\n9 0 obj<</S/JavaScript/JS(${marker})>>endobj\n%%EOF`,
];

/** A file that ends in another file, which some programs would open instead. */
const polyglot = (bytes: Buffer, { pick }: SeededRandom) => Buffer.concat([bytes, Buffer.from(pick(payloads))]);

const truncated = (bytes: Buffer, { below }: SeededRandom) => bytes.subarray(0, below(bytes.length));

/** Some bytes are changed: magic numbers, offsets, lengths. */
function scratched(bytes: Buffer, { below }: SeededRandom): Buffer {
  const changed = Buffer.from(bytes);
  for (let count = below(40) + 1; count > 0; count--) changed[below(changed.length)] = below(256);
  return changed;
}

/** A part is duplicated, with another one in between. */
function spliced(bytes: Buffer, { below }: SeededRandom): Buffer {
  const at = below(bytes.length);
  return Buffer.concat([bytes.subarray(0, at), bytes.subarray(below(at + 1)), bytes.subarray(at)]);
}

/** The maximum size, mostly empty. */
const padded = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc(10 * 1024 * 1024 - bytes.length)]);

const changes = [polyglot, polyglot, truncated, scratched, scratched, spliced, padded];

it(`re-encodes or refuses a picture with a message, whatever is sent (seed ${seed}, ${runs} files)`, {
  timeout: timeoutMs,
}, async () => {
  let taken = 0;
  for (let run = 0; run < runs; run++) {
    const make = random.pick([...pictures, ...pictures, () => pdf(2), ...damaged]);
    const change = random.pick(changes);
    const sent = change(Buffer.from(await make()), random);
    const what = `file ${run}, ${change.name}`;
    const answer = await acceptFile(sent).catch((error: unknown) => error);
    if (answer instanceof DomainError) {
      expect([answer.code, answer.fields?.[0]?.path], what).toEqual(['UPF003', 'file']);
      continue;
    }
    const { contentType, bytes, pageCount } = answer as Awaited<ReturnType<typeof acceptFile>>;
    expect(pageCount, what).toBeGreaterThan(0);
    taken++;
    if (contentType === 'application/pdf') continue;
    expect(Buffer.from(bytes).includes(marker), what).toBe(false);
    const { format, exif, width } = await sharp(bytes).metadata();
    expect([format, exif, (width ?? 0) > 0], what).toEqual(['jpeg', undefined, true]);
  }
  // readers that refuse everything would pass the rest
  expect(taken).toBeGreaterThan(0);
});

it(`refuses PDFs with actions, embedded files or protection, whatever follows them (seed ${seed})`, {
  timeout: timeoutMs,
}, async () => {
  for (let run = 0; run < Math.ceil(runs / 5); run++) {
    const sent = polyglot(await random.pick(refusedPdfs)(), random);
    const answer = await acceptFile(sent).catch((error: unknown) => error);
    expect(answer, `file ${run}`).toBeInstanceOf(DomainError);
  }
});
