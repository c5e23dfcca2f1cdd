import { createHash } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import { DomainError } from '@estrada/domain/errors/index';
import type { endpoints } from '@estrada/endpoints/index';
import { dossierPdf } from '../../../documents/dossier.ts';
import type { Evidence } from '../../../documents/dossier-data.ts';
import { callerOf, type WriteContext } from '../../../kernel/context.ts';
import type { FileStore } from '../../../kernel/files.ts';
import type { UseCase } from '../../../kernel/route.ts';
import { checkSeal, type SealFindings, sealBytes } from '../../../kernel/signing/seal-bytes.ts';
import { sealPdf } from '../../../kernel/signing/seal-pdf.ts';
import type { SigningIdentity } from '../../../kernel/signing/signing-identity.ts';
import { listDocuments } from '../../documents/index.ts';
import type { ProposalRecord } from '../../proposals/index.ts';
import { proposalInReach } from '../../proposals/index.ts';
import { isSignedPaper } from '../contracts.repository.ts';
import { readSignature } from '../signature/signature-facts.ts';
import { readEvidence, type SignedContract, type StoredFile } from './read-evidence.ts';

const [head, middle, tail] = ['{\n"evidence": ', ',\n"seal": "', '"\n}\n'];

/** The evidence, one value a line, with a detached CMS signature of exactly these bytes, as base64. */
async function writeDossierJson(evidence: Evidence, identity: SigningIdentity): Promise<Uint8Array> {
  const text = JSON.stringify(evidence, null, 1);
  const seal = Buffer.from(await sealBytes(Buffer.from(text), identity)).toString('base64');
  return Buffer.from(head + text + middle + seal + tail);
}

/** @param lines the current content of each changed line, with its number in the file */
type JsonFindings =
  | Exclude<SealFindings, { state: 'changed' }>
  | (Extract<SealFindings, { state: 'changed' }> & { lines: readonly { number: number; text: string }[] })
  | { state: 'none' };

/** Checks a dossier's JSON against its seal. Changed bytes are named as offsets in the file. */
export function checkDossierJson(file: Uint8Array): JsonFindings & { evidence?: Evidence } {
  const bytes = Buffer.from(file);
  const sealAt = bytes.lastIndexOf(middle);
  if (sealAt < 0 || !bytes.subarray(0, head.length).equals(Buffer.from(head))) return { state: 'none' };
  const text = bytes.subarray(head.length, sealAt);
  const rest = bytes.subarray(sealAt + middle.length).toString('latin1');
  const seal = Buffer.from(rest.slice(0, -tail.length), 'base64');
  // no alternative form that parses to the same value
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

/** A file listed in a dossier, as attached to the PDF. */
interface AttachedFinding {
  name: string;
  /** as listed */
  sha256: string;
  state: 'match' | 'differ' | 'missing';
}

/** The name of the JSON among the files of the PDF. */
const evidenceFile = 'dossie.json';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Checks the files in a dossier's PDF against the hashes in its JSON, and the JSON against its own seal. */
export async function checkAttachedFiles(pdf: Uint8Array): Promise<AttachedFinding[]> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false }).catch(() => null);
  const attached = new Map(document?.getAttachments().map(({ name, data }) => [name, data]));
  const json = attached.get(evidenceFile);
  if (!json) return [{ name: evidenceFile, sha256: '–', state: 'missing' }];
  const { state, evidence } = checkDossierJson(json);
  const own: AttachedFinding = {
    name: evidenceFile,
    sha256: sha256(json),
    state: state === 'whole' ? 'match' : 'differ',
  };
  if (!evidence) return [own];
  const told = [
    ...evidence.papers,
    ...(evidence.envelope ? [evidence.envelope.sealed] : []),
    ...(evidence.insurances ?? []).flatMap(({ files }) => files),
  ];
  return [
    own,
    ...told.map(({ file, sha256: wanted }): AttachedFinding => {
      const found = attached.get(file);
      const fits = found && sha256(found) === wanted;
      return { name: file, sha256: wanted, state: found ? (fits ? 'match' : 'differ') : 'missing' };
    }),
  ];
}

export interface DossierParts {
  files: FileStore;
  identity: SigningIdentity;
}

/**
 * The dossier of a signed contract, generated on each download: a PDF that contains papers and JSON, or the JSON alone.
 * The trail records who downloaded it, with its hash.
 */
export const makeMakeDossier =
  ({ files, identity }: DossierParts): UseCase<typeof endpoints.makeDossier, WriteContext> =>
  async ({ params: { id }, body: { format } }, context) => {
    const signed = await signedContract(await proposalInReach(id, context), context);
    const made = { madeByName: callerOf(context).name, files, attaches: format === 'pdf' };
    const { evidence, files: named } = await readEvidence(signed, made, context);
    const json = await writeDossierJson(evidence, identity);
    const content = format === 'json' ? json : await makePdf(json, evidence, named, { files, identity }, context.now);
    const sha256 = createHash('sha256').update(content).digest('hex');
    context.audit({
      action: 'proposal.dossier.make',
      entity: 'proposal',
      entityId: id,
      after: { dossierFormat: format, sha256 },
    });
    return {
      fileName: `dossie-${evidence.proposal.contractNumber}.${format}`,
      // as `application/json` the client would parse it, and save other bytes than the sealed ones
      contentType: format === 'json' ? 'application/octet-stream' : 'application/pdf',
      content,
    };
  };

/** @throws DomainError PRS020 where no signed contract is in force */
async function signedContract(proposal: ProposalRecord, { db }: WriteContext): Promise<SignedContract> {
  const { contract, envelope } = await readSignature(db, proposal);
  if (!contract?.readyAt) throw new DomainError('PRS020');
  if (envelope?.status === 'COMPLETED') return { proposal, contract, envelope };
  if (!(await listDocuments(db, proposal.id)).some(isSignedPaper)) throw new DomainError('PRS020');
  return { proposal, contract, envelope: null };
}

async function makePdf(
  json: Uint8Array,
  evidence: Parameters<typeof dossierPdf.render>[0]['evidence'],
  named: Awaited<ReturnType<typeof readEvidence>>['files'],
  { files, identity }: DossierParts,
  now: Date,
): Promise<Uint8Array> {
  const kept = await Promise.all(
    named.map(async (one) => {
      const content = 'content' in one ? one.content : await readStored(one, files);
      return { name: one.file, contentType: 'application/pdf', content, createdAt: now };
    }),
  );
  const own = { name: evidenceFile, contentType: 'application/json', content: json, createdAt: now };
  const plain = await dossierPdf.render({ evidence, files: [...kept, own] }, 'pt-BR');
  return sealPdf(plain, identity, {
    reason: `Dossiê do contrato ${evidence.proposal.contractNumber}`,
    at: now,
  });
}

async function readStored({ key, sha256: wanted }: StoredFile, files: FileStore): Promise<Uint8Array> {
  const content = await files.read(key);
  // a paper that differs from the signed one proves nothing: an operator must investigate
  if (!content || sha256(content) !== wanted) throw new Error(`${key} is not the file that its row tells of`);
  return content;
}
