import { documentSet, intakeActs, mostPages, type SetFacts } from '@estrada/domain/documents/index';
import { pickText } from '@estrada/domain/errors/index';
import { proposalActor } from '@estrada/domain/proposals/index';
import { makeShowText } from '@estrada/domain/proposals/registration/index';
import { maxDocumentBytes, type ProposalDocuments } from '@estrada/endpoints/index';
import { callerOf, type ReadContext } from '../../kernel/context.ts';
import { documentFactsOf, editFactsOf, type ProposalRecord, readStoredFacts } from '../proposals/index.ts';
import { listDocuments, listPages, type PageRow } from './documents.repository.ts';
import { describeSubmission } from './submission.ts';

/** The facts that determine the documents of a proposal, those of its signature included. */
export async function readSetFacts(proposal: ProposalRecord, { db, today }: ReadContext): Promise<SetFacts> {
  const { signature } = await readStoredFacts(db, proposal, today, ['signature']);
  return { ...documentFactsOf(proposal), isSignedElectronically: signature === 'COMPLETED' };
}

/** The documents that the proposal needs, with status and findings, and the acts available to the caller now. */
export async function describeDocuments(proposal: ProposalRecord, context: ReadContext): Promise<ProposalDocuments> {
  const [rows, pages] = [await listDocuments(context.db, proposal.id), await listPages(context.db, proposal.id)];
  const come = rows.flatMap(({ kind, status }) => (status === 'REQUIRED' ? [] : [kind]));
  const { viewer } = callerOf(context);
  const facts = await readSetFacts(proposal, context);
  const actor = proposalActor(viewer);
  const showText = makeShowText(viewer.role);
  return {
    proposalId: proposal.id,
    documents: documentSet(facts, come).map(({ kind, role, ...name }) => {
      const row = rows.find((one) => one.kind === kind);
      return {
        kind,
        role,
        name: pickText(name, context.language),
        status: row?.status ?? 'REQUIRED',
        version: row?.version ?? 0,
        defects: row?.defects ?? [],
        note: showText(row?.note ?? null),
        reviewedByName: row?.reviewedByName ?? null,
        reviewedAt: row?.reviewedAt?.toISOString() ?? null,
        pages: pages
          .filter((page) => page.kind === kind)
          .map((page) => ({ ...describePage(page), fileName: showText(page.fileName) })),
      };
    }),
    submission: await describeSubmission(proposal, { rows, pages, facts }, context),
    can: {
      send: intakeActs.may('send', editFactsOf(proposal), actor) && context.may('proposals-write'),
      submit: intakeActs.may('submit', editFactsOf(proposal), actor) && context.may('proposals-write'),
      review: intakeActs.may('review', editFactsOf(proposal), actor),
      view: context.may('proposals-write') || context.may('proposals-decide'),
    },
    limits: { maxBytes: maxDocumentBytes, maxPages: mostPages },
  };
}

const describePage = (page: PageRow): ProposalDocuments['documents'][number]['pages'][number] => ({
  ...page,
  sentAt: page.sentAt.toISOString(),
});
