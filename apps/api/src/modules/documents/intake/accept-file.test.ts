/** Files of people and of attackers: how the former are stored, and with which message the latter are refused. */
import { DomainError } from '@estrada/domain/errors/index';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  activePdfs,
  claimingPng,
  damagedFiles,
  deceivingPdfs,
  embeddingPdfs,
  heic,
  jpeg,
  otherFiles,
  pdf,
  png,
  protectedPdfs,
  unusualPdfs,
} from '../../../../test/documents/sample-files.ts';
import { acceptFile } from './accept-file.ts';

/** The key of the refusal; none where the file is accepted. */
const refusalOf = async (bytes: Uint8Array) =>
  acceptFile(bytes).then(
    () => 'taken',
    (error: unknown) => {
      expect(error).toBeInstanceOf(DomainError);
      const { code, fields } = error as DomainError;
      expect([code, fields?.[0]?.path]).toEqual(['UPF003', 'file']);
      return fields![0]!.key;
    },
  );

describe('a picture', () => {
  it('is re-encoded upright, without the metadata of the camera', async () => {
    const sent = await jpeg(320, 200);
    expect(sent.includes('SecretCamera')).toBe(true);
    const { contentType, bytes, pageCount } = await acceptFile(sent);
    expect([contentType, pageCount]).toEqual(['image/jpeg', 1]);
    const kept = await sharp(bytes).metadata();
    // it was rotated
    expect([kept.width, kept.height, kept.orientation, kept.exif]).toEqual([200, 320, undefined, undefined]);
    expect(Buffer.from(bytes).includes('SecretCamera')).toBe(false);
  });

  it('of a phone (HEIC) becomes one that every browser shows', async () => {
    expect(heic().includes('SecretCamera')).toBe(true);
    const { contentType, bytes } = await acceptFile(heic());
    expect(contentType).toBe('image/jpeg');
    const { width, height, format } = await sharp(bytes).metadata();
    expect([width, height, format]).toEqual([160, 100, 'jpeg']);
    expect(Buffer.from(bytes).includes('SecretCamera')).toBe(false);
    const [red, green] = await sharp(bytes).extract({ left: 20, top: 40, width: 1, height: 1 }).raw().toBuffer();
    expect([red! > 150, green! < 60]).toEqual([true, true]);
  });

  it('is stored as JPEG, no larger than is needed to read it', async () => {
    expect((await sharp((await acceptFile(await png())).bytes).metadata()).format).toBe('jpeg');
    const { width, height } = await sharp((await acceptFile(await jpeg(500, 6_000))).bytes).metadata();
    expect([width, height]).toEqual([3_600, 300]);
  });

  it('that claims more pixels than any camera makes is refused before it is decoded', async () => {
    expect(await refusalOf(await claimingPng())).toBe('document.tooLarge');
  });
});

describe('a PDF', () => {
  it('is stored unchanged, with its pages counted', async () => {
    const sent = await pdf(3);
    const { contentType, bytes, pageCount } = await acceptFile(sent);
    expect([contentType, pageCount]).toEqual(['application/pdf', 3]);
    expect(Buffer.compare(bytes, sent)).toBe(0);
  });

  it('of fifty pages is accepted, of fifty-one refused', async () => {
    expect(await refusalOf(await pdf(50))).toBe('taken');
    expect(await refusalOf(await pdf(51))).toBe('document.pdfTooLong');
  });

  it.each(Object.entries(deceivingPdfs))('with %s is refused', async (_what, [make, key]) => {
    expect(await refusalOf(await make())).toBe(key);
  });

  it.each(Object.entries(unusualPdfs))('with %s is accepted', async (_what, make) => {
    expect(await refusalOf(await make())).toBe('taken');
  });

  it.each(Object.entries(activePdfs))('with %s is refused', async (_what, make) => {
    expect(await refusalOf(await make())).toBe('document.pdfActive');
  });

  it.each(Object.entries(embeddingPdfs))('with %s is refused', async (_what, make) => {
    expect(await refusalOf(await make())).toBe('document.pdfEmbedded');
  });

  it.each(Object.entries(protectedPdfs))('with %s is refused', async (_what, make) => {
    expect(await refusalOf(await make())).toBe('document.pdfProtected');
  });
});

it.each(Object.entries(otherFiles))('%s is not a document, whatever its name', async (_what, bytes) => {
  expect(await refusalOf(bytes)).toBe('document.type');
});

it.each(Object.entries(damagedFiles))('%s is refused as damaged', async (_what, make) => {
  expect(await refusalOf(await make())).toBe('document.damaged');
});

it('processes many files at once, each in its turn', async () => {
  const [first, second] = [await jpeg(), await pdf(2)];
  const taken = await Promise.all([first, second, first, second, first].map(acceptFile));
  expect(taken.map(({ pageCount }) => pageCount)).toEqual([1, 2, 1, 2, 1]);
});
