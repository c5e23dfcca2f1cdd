import { assertMayReview, documentDefects, documentName } from '@estrada/domain/documents/index';
import { DomainError, type FieldProblem, pickText } from '@estrada/domain/errors/index';
import { proposalActor } from '@estrada/domain/proposals/index';
import { messages } from '@estrada/domain/validation/index';
import type { DocumentVerdict, endpoints } from '@estrada/endpoints/index';
import { callerOf, type WriteContext } from '../../kernel/context.ts';
import { atVersion } from '../../kernel/lock-at.ts';
import type { UseCase } from '../../kernel/route.ts';
import { notifyPeople } from '../notifications/index.ts';
import type { ProposalRecord } from '../proposals/index.ts';
import { ensureInSet } from './change-document.ts';
import { describeDocuments, intakeOf, proposalInReach } from './describe-documents.ts';
import { languageOf, lockKnownDocument, updateDocument } from './documents.repository.ts';

/**
 * What the back office found, in one act: all of it takes effect, or nothing. The seller hears of everything that was refused
 * at once, with the reasons.
 *
 * @throws DomainError SET001 for a document that changed since it was looked at
 */
export const reviewDocuments: UseCase<typeof endpoints.reviewProposalDocuments, WriteContext> = async (
  { params: { id }, body: { verdicts } },
  context,
) => {
  const proposal = await proposalInReach(id, context, { lock: true });
  assertMayReview(intakeOf(proposal), proposalActor(callerOf(context).viewer));
  const problems = problemsOf(verdicts);
  if (problems.length > 0) throw new DomainError(messages[problems[0]!.key].code, { fields: problems });
  // in one order for everybody, so that two reviews never wait for each other
  for (const verdict of [...verdicts].sort((one, other) => one.kind.localeCompare(other.kind)))
    await decideOn(proposal, verdict, context);
  const refused = verdicts.filter(({ verdict }) => verdict === 'REFUSED');
  context.audit({
    ...{ action: 'proposal.document.review', entity: 'proposal', entityId: id },
    after: {
      accepted: verdicts.flatMap(({ kind, verdict }) => (verdict === 'ACCEPTED' ? [kind] : [])).join(', '),
      refused: refused.map((one) => `${one.kind}: ${(one.defects ?? []).join(', ')}`).join('; '),
    },
  });
  if (refused.length > 0) await tellSeller(proposal, refused, context);
  return describeDocuments(proposal, context);
};

/** A refusal says why; another reason than those of the list is described. */
function problemsOf(verdicts: readonly DocumentVerdict[]): FieldProblem[] {
  return verdicts.flatMap(({ kind, verdict, defects = [], note }, index) => {
    const path = `verdicts.${index}`;
    const problems: FieldProblem[] = [];
    if (verdicts.findIndex((other) => other.kind === kind) < index)
      problems.push({ path: `${path}.kind`, key: 'document.repeated' });
    if (verdict === 'REFUSED' && defects.length === 0)
      problems.push({ path: `${path}.defects`, key: 'document.wantsDefect' });
    if (verdict === 'REFUSED' && defects.includes('OTHER') && !note)
      problems.push({ path: `${path}.note`, key: 'document.wantsNote' });
    return problems;
  });
}

async function decideOn(proposal: ProposalRecord, given: DocumentVerdict, context: WriteContext): Promise<void> {
  ensureInSet(proposal, given.kind);
  const document = await lockKnownDocument(context.db, proposal.id, given.kind);
  if (!document || document.status === 'REQUIRED')
    throw new DomainError('UPF003', { fields: [{ path: 'verdicts', key: 'document.nothingReceived' }] });
  atVersion(given.version, document);
  const { name } = callerOf(context);
  const isRefused = given.verdict === 'REFUSED';
  await updateDocument(context.db, document, {
    ...{ status: given.verdict, version: document.version + 1 },
    ...{ defects: isRefused ? [...new Set(given.defects)] : [], note: (isRefused && given.note) || null },
    ...{ reviewedByName: name, reviewedAt: context.now, changedByName: name },
  });
}

/** One notice with all defects, in the language that the seller chose. */
async function tellSeller(
  { number, sellerId }: ProposalRecord,
  refused: readonly DocumentVerdict[],
  { db, now }: WriteContext,
): Promise<void> {
  const language = await languageOf(db, sellerId);
  const lines = refused.map(({ kind, defects = [], note }) => {
    const reasons = defects
      .filter((defect) => defect !== 'OTHER')
      .map((one) => pickText(documentDefects[one], language));
    return `${pickText(documentName(kind), language)}: ${[...reasons, ...(note ? [note] : [])].join(', ')}`;
  });
  const heading = { pt: `Proposta ${number}, documentos recusados.`, en: `Proposal ${number}, documents refused.` };
  const message = `${pickText(heading, language)} ${lines.join('. ')}.`;
  await notifyPeople(message, { userIds: [sellerId] }, { db, now });
}
