import { assertClientMaySend } from '@estrada/domain/documents/index';
import { DomainError } from '@estrada/domain/errors/index';
import { noticeLinks } from '@estrada/domain/notifications/index';
import type { endpoints } from '@estrada/endpoints/index';
import type { FlowContext, WriteContext } from '../../../kernel/context.ts';
import type { Seal } from '../../../kernel/link-token.ts';
import { inReach } from '../../../kernel/lock-at.ts';
import type { UseCase } from '../../../kernel/route.ts';
import { describeSubmission, listDocuments, listPages, readSetFacts, submitPages } from '../../documents/index.ts';
import { notifyInLanguages } from '../../notifications/index.ts';
import { editFactsOf, everywhere, findProposal, type ProposalRecord } from '../../proposals/index.ts';
import { documentsSubmittedAct, readOwnDocuments } from '../client-documents.ts';
import { type Visit, visitTrail } from '../client-visit.ts';
import { visitWithDocuments } from './send-client-document.ts';

/**
 * The client submits their documents as complete: the seller is notified, once for the same files. If nothing else is
 * missing either, finance is notified as if the dealer had submitted.
 *
 * @throws DomainError UPF003 at each missing own document
 */
export const makeSubmitClientDocuments =
  (seal: Seal): UseCase<typeof endpoints.handInClientDocuments, FlowContext> =>
  async (_input, context) => {
    const visit = await visitWithDocuments(seal, context);
    await context.transaction((tx) => submit(visit, tx));
    return { handedIn: true as const };
  };

async function submit(visit: Visit, tx: WriteContext): Promise<void> {
  const proposal = inReach(await findProposal(tx.db, everywhere, visit.proposal.id, { lock: true }));
  assertClientMaySend(editFactsOf(proposal));
  const { missing, received, isNews } = await readOwnDocuments(tx.db, { ...visit, proposal });
  if (missing.length > 0)
    throw new DomainError('UPF003', {
      fields: missing.map((kind) => ({ path: `documents.${kind}`, key: 'document.isMissing' })),
    });
  if (!isNews) return;
  tx.audit({
    action: documentsSubmittedAct,
    entity: 'proposal',
    entityId: proposal.id,
    after: { ...visitTrail(visit), handedIn: received.join(' ') },
  });
  await notifySeller(proposal, tx);
  const [rows, pages] = [await listDocuments(tx.db, proposal.id), await listPages(tx.db, proposal.id)];
  const { state } = await describeSubmission(proposal, { rows, pages, facts: await readSetFacts(proposal, tx) }, tx);
  if (state === 'READY') await submitPages(proposal, pages, tx);
}

const notifySeller = ({ id, number, sellerId }: ProposalRecord, { db, now }: WriteContext): Promise<void> =>
  notifyInLanguages(
    {
      'pt-BR': `Proposta ${number}: o cliente enviou os documentos pela página do cliente.`,
      en: `Proposal ${number}: the client has sent the documents on the client’s page.`,
    },
    [sellerId],
    noticeLinks.proposal(id),
    { db, now },
  );
