import type { Evidence } from '../../../documents/dossier-data.ts';
import { checkSeal, type SealFindings, sealBytes } from '../../../kernel/signing/seal-bytes.ts';
import type { SigningIdentity } from '../../../kernel/signing/signing-identity.ts';

const [head, middle, tail] = ['{\n"evidence": ', ',\n"seal": "', '"\n}\n'];

/** The evidence, one value a line, with a detached CMS signature of just these bytes, as base64. */
export async function writeDossierJson(evidence: Evidence, identity: SigningIdentity): Promise<Uint8Array> {
  const text = JSON.stringify(evidence, null, 1);
  const seal = Buffer.from(await sealBytes(Buffer.from(text), identity)).toString('base64');
  return Buffer.from(head + text + middle + seal + tail);
}

/** @param lines what now stands where something was changed, with its number in the file */
export type JsonFindings =
  | Exclude<SealFindings, { state: 'changed' }>
  | (Extract<SealFindings, { state: 'changed' }> & { lines: readonly { number: number; text: string }[] })
  | { state: 'none' };

/** Holds a dossier's JSON against its seal. Changed bytes are named as offsets in the file. */
export function checkDossierJson(file: Uint8Array): JsonFindings & { evidence?: Evidence } {
  const bytes = Buffer.from(file);
  const sealAt = bytes.lastIndexOf(middle);
  if (sealAt < 0 || !bytes.subarray(0, head.length).equals(Buffer.from(head))) return { state: 'none' };
  const text = bytes.subarray(head.length, sealAt);
  const rest = bytes.subarray(sealAt + middle.length).toString('latin1');
  const seal = Buffer.from(rest.slice(0, -tail.length), 'base64');
  // nothing that would be read otherwise than it is written
  if (rest !== seal.toString('base64') + tail) return { state: 'broken' };
  const findings = checkSeal(text, seal);
  if (findings.state === 'whole') return { ...findings, evidence: JSON.parse(text.toString()) as Evidence };
  if (findings.state === 'broken') return findings;
  const ranges = findings.ranges.map(({ from, to }) => ({ from: from + head.length, to: to + head.length }));
  return { ...findings, ranges, lines: linesIn(bytes, ranges) };
}

function linesIn(bytes: Buffer, ranges: readonly { from: number; to: number }[]) {
  let from = 0;
  return bytes
    .toString()
    .split('\n')
    .map((text, index) => {
      const line = { number: index + 1, text, from, to: from + Buffer.byteLength(text) + 1 };
      from = line.to;
      return line;
    })
    .filter((line) => ranges.some((range) => line.from < range.to && range.from < line.to))
    .slice(0, 20)
    .map(({ number, text }) => ({ number, text: text.trim() }));
}
