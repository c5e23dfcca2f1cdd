import {
  type DocumentKind,
  documentDefects,
  documentName,
  documentsOfClient,
  intakeActs,
  verdictProblems,
} from '@estrada/domain/documents/index';
import { DomainError, type Language, pickText } from '@estrada/domain/errors/index';
import { noticeLinks } from '@estrada/domain/notifications/index';
import { proposalActor } from '@estrada/domain/proposals/index';
import type { DocumentVerdict, endpoints } from '@estrada/endpoints/index';
import { callerOf, type WriteContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { atVersion } from '../../kernel/lock-at.ts';
import type { UseCase } from '../../kernel/route.ts';
import { notifyInLanguages } from '../notifications/index.ts';
import { documentFactsOf, editFactsOf, type ProposalRecord, proposalInReach } from '../proposals/index.ts';
import { ensureInSet } from './change-document.ts';
import { describeDocuments } from './describe-documents.ts';
import { documentJobs } from './documents.jobs.ts';
import { type DocumentRow, ofDocument, updateDocument } from './documents.repository.ts';
import { proposalDocuments } from './documents.tables.ts';

/**
 * The findings of the back office, atomically. The seller gets one notice of everything that was refused, with the
 * reasons.
 *
 * @throws DomainError SET001 for a document that changed since it was viewed
 */
export const reviewDocuments: UseCase<typeof endpoints.reviewProposalDocuments, WriteContext> = async (
  { params: { id }, body: { verdicts } },
  context,
) => {
  const proposal = await proposalInReach(id, context, { lock: true });
  intakeActs.assert('review', editFactsOf(proposal), proposalActor(callerOf(context).viewer));
  const problems = verdictProblems(verdicts);
  if (problems.length > 0) throw new DomainError('DOM002', { fields: problems });
  // in a fixed order, so that two reviews never deadlock
  for (const verdict of [...verdicts].sort((one, other) => one.kind.localeCompare(other.kind)))
    await decideOn(proposal, verdict, context);
  const refused = verdicts.filter(({ verdict }) => verdict === 'REFUSED');
  context.audit({
    action: 'proposal.document.review',
    entity: 'proposal',
    entityId: id,
    after: {
      accepted: verdicts.flatMap(({ kind, verdict }) => (verdict === 'ACCEPTED' ? [kind] : [])).join(', '),
      refused: refused.map((one) => `${one.kind}: ${(one.defects ?? []).join(', ')}`).join('; '),
    },
  });
  if (refused.length > 0) await notifySeller(proposal, refused, context);
  const own = documentsOfClient(documentFactsOf(proposal));
  if (refused.some(({ kind }) => own.some((one) => one.kind === kind)))
    context.enqueue(documentJobs.mailClientDocuments, { proposalId: id });
  return describeDocuments(proposal, context);
};

async function decideOn(proposal: ProposalRecord, given: DocumentVerdict, context: WriteContext): Promise<void> {
  ensureInSet(proposal, given.kind);
  const document = await lockKnownDocument(context.db, proposal.id, given.kind);
  if (!document || document.status === 'REQUIRED')
    throw new DomainError('DOM002', { fields: [{ path: 'verdicts', key: 'document.nothingReceived' }] });
  atVersion(given.version, document);
  const { name } = callerOf(context);
  const isRefused = given.verdict === 'REFUSED';
  await updateDocument(context.db, document, {
    status: given.verdict,
    version: document.version + 1,
    defects: isRefused ? [...new Set(given.defects)] : [],
    note: (isRefused && given.note) || null,
    reviewedByName: name,
    reviewedAt: context.now,
    changedByName: name,
  });
}

/** One notice with all defects, in the seller's language. */
function notifySeller(
  { id, number, sellerId }: ProposalRecord,
  refused: readonly DocumentVerdict[],
  context: WriteContext,
): Promise<void> {
  const heading = {
    pt: `Proposta ${number}: envie de novo os documentos recusados.`,
    en: `Proposal ${number}: send the refused documents again.`,
  };
  const messageIn = (language: Language) => {
    const lines = refused.map(({ kind, defects = [], note }) => {
      const reasons = defects
        .filter((defect) => defect !== 'OTHER')
        .map((one) => pickText(documentDefects[one], language));
      return `${pickText(documentName(kind), language)}: ${[...reasons, ...(note ? [note] : [])].join(', ')}`;
    });
    return `${pickText(heading, language)} ${lines.join('. ')}.`;
  };
  return notifyInLanguages(
    { 'pt-BR': messageIn('pt-BR'), en: messageIn('en') },
    [sellerId],
    noticeLinks.proposal(id),
    context,
  );
}

/** A document that has arrived, locked for this write. */
async function lockKnownDocument(db: Db, proposalId: string, kind: DocumentKind): Promise<DocumentRow | null> {
  const [row] = await db.select().from(proposalDocuments).where(ofDocument(proposalId, kind)).for('update');
  return row ?? null;
}
