import { paperFileStem, paperKinds, selfieConsentOf, signatureRoles } from '@estrada/domain/contracts/index';
import { documentName } from '@estrada/domain/documents/index';
import { translateMessage } from '@estrada/domain/proposals/index';
import { and, asc, eq } from 'drizzle-orm';
import type { AttachedEvidence, Evidence, EvidenceFile } from '../../../documents/dossier-data.ts';
import { cetAnnual } from '../../../documents/papers/legal-values.ts';
import type { ReadContext } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/database/database.ts';
import type { FileStore } from '../../../kernel/files.ts';
import { auditEntries } from '../../../kernel/kernel.tables.ts';
import { listPagesOf } from '../../documents/index.ts';
import { readInsuranceEvidence } from '../../policies/index.ts';
import { listHistory, type ProposalRecord } from '../../proposals/index.ts';
import { type ContractRow, listPapers, type PaperRow, signedPapers } from '../contracts.repository.ts';
import { paperKey, sealedKey } from '../paper-key.ts';
import { readPaperData } from '../papers/read-paper-data.ts';
import { findShot } from '../selfie/selfie.repository.ts';
import { readSelfies } from '../selfie/selfie-facts.ts';
import { type EnvelopeRow, listSigners } from '../signature/signature.repository.ts';

/** A signed contract: by a completed envelope, or on paper (null). */
export interface SignedContract {
  proposal: ProposalRecord;
  contract: ContractRow;
  envelope: EnvelopeRow | null;
}

/** A file of the evidence, and its key in the store. */
export type StoredFile = EvidenceFile & { key: string };

/** How many entries of the trail a dossier contains, oldest first. */
const mostEntries = 2_000;

/**
 * The evidence of a signed contract, and the files that it names.
 *
 * @param attaches the files are attached to it, and those of the insurance are drawn for that
 */
export async function readEvidence(
  { proposal, contract, envelope }: SignedContract,
  { madeByName, files, attaches }: { madeByName: string; files: FileStore; attaches: boolean },
  context: ReadContext,
): Promise<{ evidence: Evidence; files: readonly (StoredFile | AttachedEvidence)[] }> {
  const { db, now } = context;
  const { lender, dealer, consents, vehicle, item, ...data } = await readPaperData(db, proposal, contract);
  const papers = (await listPapers(db, proposal.id))
    // the non-negotiable copy has the same content
    .filter(({ contractId, isNonNegotiable }) => contractId === contract.id && !isNonNegotiable)
    .map(paperFile);
  const sealed = envelope && sealedFile(envelope);
  const insurance = await readInsuranceEvidence(proposal, { files, attaches }, context);
  return {
    files: [...papers, ...(sealed ? [sealed] : []), ...insurance.files],
    evidence: {
      format: 'estrada-dossier',
      version: 1,
      madeAt: now.toISOString(),
      madeByName,
      lender: { name: lender.name, cnpj: lender.cnpj },
      dealer: { companyName: dealer.companyName, cnpj: dealer.cnpj },
      proposal: { id: proposal.id, number: proposal.number, contractNumber: data.contractNumber },
      client: { name: data.clientName, document: data.clientDocument },
      vehicle: { label: vehicle.label, chassis: vehicle.chassis },
      loan: { financedCents: item.financeValueCents, termMonths: item.term, annualCet: cetAnnual(item) },
      contract: {
        id: contract.id,
        edition: contract.edition,
        issuedOn: contract.issuedOn,
        requestedAt: contract.requestedAt.toISOString(),
        requestedByName: translateMessage(contract.requestedByName, 'pt-BR'),
      },
      signedBy: envelope ? 'electronic' : 'paper',
      papers: papers.map(withoutKey),
      envelope: envelope && {
        id: envelope.id,
        partnerId: envelope.partnerId!,
        requestedAt: envelope.requestedAt.toISOString(),
        requestedByName: envelope.requestedByName,
        completedAt: envelope.endedAt!.toISOString(),
        sealed: withoutKey(sealed!),
      },
      signers: envelope ? await readSigners(db, envelope) : [],
      selfies: envelope ? await readSelfieProofs(db, proposal) : [],
      insurances: insurance.insurances,
      signedPages: envelope ? [] : await readSignedPages(db, proposal.id),
      consents,
      history: (await listHistory(db, proposal.id)).map(({ at, event, fromStatus, toStatus, actorName, reason }) => ({
        at: at.toISOString(),
        event,
        from: fromStatus,
        to: toStatus,
        actorName: translateMessage(actorName, 'pt-BR'),
        reason: translateMessage(reason, 'pt-BR'),
      })),
      trail: await readTrail(db, proposal.id),
    },
  };
}

const withoutKey = ({ key: _key, ...file }: StoredFile): EvidenceFile => file;

function paperFile(paper: PaperRow): StoredFile {
  const { kind, sha256, sizeBytes, textVersion } = paper;
  const file = `${paperFileStem(kind)}.pdf`;
  return { file, name: paperKinds[kind].pt, sha256, sizeBytes, textVersion, key: paperKey(paper) };
}

const sealedFile = (envelope: EnvelopeRow): StoredFile => ({
  file: 'contrato-assinado.pdf',
  name: 'Contrato assinado, com o selo da Certisign',
  textVersion: null,
  sha256: envelope.sealedSha256!,
  sizeBytes: envelope.sealedBytes!,
  key: sealedKey(envelope),
});

async function readSigners(db: Db, { id }: EnvelopeRow): Promise<Evidence['signers']> {
  return (await listSigners(db, id)).map(
    ({ name, document, email, role, signOrder, mailedAt, actedAt, actedFrom }) => ({
      name,
      document,
      email,
      role: signatureRoles[role].pt,
      order: signOrder,
      mailedAt: mailedAt?.toISOString() ?? null,
      signedAt: actedAt!,
      signedFrom: actedFrom,
    }),
  );
}

/** Of the selfies that were accepted and not erased since. */
async function readSelfieProofs(db: Db, proposal: ProposalRecord): Promise<Evidence['selfies']> {
  const { people } = await readSelfies(db, proposal);
  const proofs = people.map(async ({ signer, selfie }) => {
    const shot = selfie?.status === 'ACCEPTED' && selfie.shotId ? await findShot(db, selfie.shotId) : null;
    if (!selfie || !shot) return [];
    const textVersion = selfie.consentVersion ?? '';
    const { reviewedByName, reason } = selfie;
    return [
      {
        name: signer.name,
        document: signer.document,
        frontSha256: shot.frontSha256,
        turnedSha256: shot.turnedSha256,
        takenAt: shot.takenAt.toISOString(),
        receivedAt: shot.receivedAt.toISOString(),
        confirmedAt: selfie.confirmedAt!.toISOString(),
        confirmedFrom: selfie.confirmedFrom,
        device: { source: shot.device.source, userAgent: shot.device.userAgent },
        // never the text of another version
        consent: { textVersion, text: selfieConsentOf(textVersion)?.pt ?? 'Texto registrado na versão indicada.' },
        reviewed: reviewedByName ? { byName: reviewedByName, reason: reason ?? '' } : null,
      },
    ];
  });
  return (await Promise.all(proofs)).flat();
}

async function readSignedPages(db: Db, proposalId: string): Promise<Evidence['signedPages']> {
  const pages = await Promise.all(signedPapers.map((kind) => listPagesOf(db, proposalId, kind)));
  return pages.flat().map(({ kind, position, sha256, sizeBytes, sentAt }) => ({
    document: documentName(kind).pt,
    position: position + 1,
    sha256,
    sizeBytes,
    sentAt: sentAt.toISOString(),
  }));
}

async function readTrail(db: Db, proposalId: string): Promise<Evidence['trail']> {
  const { seq, at, action, actorName, hash } = auditEntries;
  const rows = await db
    .select({ seq, at, action, actorName, hash })
    .from(auditEntries)
    .where(and(eq(auditEntries.entity, 'proposal'), eq(auditEntries.entityId, proposalId)))
    .orderBy(asc(seq))
    .limit(mostEntries);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
