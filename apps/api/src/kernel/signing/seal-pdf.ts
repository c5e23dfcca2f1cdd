import { PDFDocument, PDFHexString, PDFName, PDFNumber, PDFString } from '@cantoo/pdf-lib';
import { Signer, SignPdf } from '@signpdf/signpdf';
import { checkSeal, lengthOfSeal, type SealFindings, sealBytes } from './seal-bytes.ts';
import type { SigningIdentity } from './signing-identity.ts';

/** Hex digits reserved for the seal: certificates, digest and up to 1,024 hashes of blocks. */
const sealDigits = 2 * 24_576;
const placeholder = '**********';

class SealSigner extends Signer {
  readonly #identity: SigningIdentity;
  constructor(identity: SigningIdentity) {
    super();
    this.#identity = identity;
  }
  override async sign(bytes: Buffer): Promise<Buffer> {
    return Buffer.from(await sealBytes(bytes, this.#identity));
  }
}

/**
 * Signs a PDF as a whole (PAdES baseline B, ETSI EN 319 142-1) by an increment at its end: nothing before it changes.
 *
 * @param reason the reason of the signature, shown by PDF readers
 */
export async function sealPdf(
  pdf: Uint8Array,
  identity: SigningIdentity,
  { reason, at }: { reason: string; at: Date },
): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { forIncrementalUpdate: true, updateMetadata: false });
  const { context, catalog } = document;
  const page = document.getPage(0);
  const byteRange = context.obj(
    [0, placeholder, placeholder, placeholder].map((one) => (one === 0 ? PDFNumber.of(0) : PDFName.of(one as string))),
  );
  const signature = context.register(
    context.obj({
      Type: 'Sig',
      Filter: 'Adobe.PPKLite',
      SubFilter: 'ETSI.CAdES.detached',
      ByteRange: byteRange,
      Contents: PDFHexString.of('0'.repeat(sealDigits)),
      Reason: PDFString.of(reason),
      M: PDFString.fromDate(at),
    }),
  );
  const field = context.register(
    context.obj({
      Type: 'Annot',
      Subtype: 'Widget',
      FT: 'Sig',
      Rect: [0, 0, 0, 0],
      F: 132,
      P: page.ref,
      T: PDFString.of('Estrada'),
      V: signature,
    }),
  );
  page.node.addAnnot(field);
  catalog.set(PDFName.of('AcroForm'), context.obj({ SigFlags: 3, Fields: [field] }));
  const bytes = await document.save({ useObjectStreams: false, addDefaultPage: false });
  return new SignPdf().sign(Buffer.from(bytes), new SealSigner(identity));
}

/**
 * The result of checking the seal of a PDF, and the bytes of the file that it covers. `none`: no seal covers the whole
 * file.
 */
export type PdfFindings = SealFindings | { state: 'none' };

/** Checks a PDF against its seal. Changed bytes are named as offsets in the file. */
export function checkPdf(file: Uint8Array): PdfFindings {
  const bytes = Buffer.from(file);
  const text = bytes.toString('latin1');
  const [range] = [...text.matchAll(/\/ByteRange\s*\[\s*0\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g)].slice(-1);
  if (!range) return { state: 'none' };
  const [before, after, rest] = range.slice(1).map(Number) as [number, number, number];
  // the gap is the seal itself; bytes after it would be unsigned
  if (after + rest !== bytes.length || after <= before) return { state: 'none' };
  const digits = /^<([0-9a-f]+)>$/.exec(text.slice(before, after))?.[1];
  const filled = Buffer.from(digits ?? '', 'hex');
  const sealLength = lengthOfSeal(filled);
  if (!sealLength || filled.subarray(sealLength).some((byte) => byte !== 0)) return { state: 'broken' };
  const findings = checkSeal(
    Buffer.concat([bytes.subarray(0, before), bytes.subarray(after)]),
    filled.subarray(0, sealLength),
  );
  if (findings.state !== 'changed') return findings;
  const inFile = (offset: number) => (offset >= before ? offset + after - before : offset);
  return { ...findings, ranges: findings.ranges.map(({ from, to }) => ({ from: inFile(from), to: inFile(to) })) };
}
