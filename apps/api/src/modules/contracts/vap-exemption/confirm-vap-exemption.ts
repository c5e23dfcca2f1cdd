import { esignActs, isSameSale, vapExemptionText } from '@estrada/domain/contracts/index';
import { DomainError } from '@estrada/domain/errors/index';
import { productMessages } from '@estrada/domain/proposals/index';
import type { endpoints } from '@estrada/endpoints/index';
import type { FlowContext, ReadContext, WriteContext } from '../../../kernel/context.ts';
import type { Seal } from '../../../kernel/link-token.ts';
import { consumeLink, findLink, isLinkOpen } from '../../../kernel/personal-links.ts';
import type { UseCase } from '../../../kernel/route.ts';
import { languageOfPerson } from '../../leads/index.ts';
import {
  editFactsOf,
  everywhere,
  findProposal,
  type ProposalRecord,
  soldProducts,
  updateProposal,
} from '../../proposals/index.ts';
import { findNames, readOfferLender } from '../../simulation/index.ts';
import { recordSignatoryAct } from '../fraud-signals/record-fraud-signals.ts';
import { vapExemptionLink } from './request-vap-exemption.ts';
import { describeProduct, type VapExemptionRow } from './vap-exemption-facts.ts';

/**
 * Opens a link. One created for another sale than the current one is refused like an ended one.
 * @throws DomainError SEC004
 */
async function proposalOf(
  link: VapExemptionRow,
  { db }: ReadContext,
  options: { lock?: true } = {},
): Promise<ProposalRecord> {
  const proposal = await findProposal(db, everywhere, link.proposalId, options);
  if (!proposal) throw new DomainError('SEC004');
  // activated, or ended: no exemption is possible any more
  const isOpen = esignActs.may(
    'switch',
    { ...editFactsOf(proposal), blocked: false },
    { kind: 'dealer', userId: link.madeBy },
  );
  if (!isOpen || !isSameSale(link.products, await soldProducts(db, proposal.id))) throw new DomainError('SEC004');
  return proposal;
}

/** What the page shows. It changes nothing: fetching the page does not use up the link. */
export const makeReadVapExemptionPage =
  (seal: Seal): UseCase<typeof endpoints.readVapExemptionPage, FlowContext> =>
  async (_input, context) => {
    const link = await findLink(vapExemptionLink, context.http.linkToken, seal, context);
    const proposal = await proposalOf(link, context);
    const { dealer } = await findNames(context.db, proposal.dealerId, proposal.sellerId);
    const lender = await readOfferLender(context.db, context.today);
    return {
      lenderName: lender.name,
      dealerName: dealer.tradingName,
      vehicle: proposal.vehicleLabel,
      firstName: proposal.clientName.split(' ')[0] ?? '',
      language: await languageOfPerson(context.db, proposal.clientDocument),
      products: link.products.map(describeProduct),
      text: vapExemptionText,
      expiresAt: link.expiresAt.toISOString(),
    };
  };

/**
 * Records that the client exempts the products, and uses up the link. The way the contract is signed does not change.
 */
export const makeConfirmVapExemption =
  (seal: Seal): UseCase<typeof endpoints.confirmVapExemption, FlowContext> =>
  async ({ body: { version } }, context) => {
    const link = await findLink(vapExemptionLink, context.http.linkToken, seal, context);
    return context.transaction(async (tx) => {
      const proposal = await proposalOf(link, tx, { lock: true });
      if (!(await isLinkOpen(vapExemptionLink, link.id, tx))) throw new DomainError('SEC004');
      if (proposal.blocked) throw new DomainError('PRS002');
      if (version !== vapExemptionText.version)
        throw new DomainError('DOM002', { fields: [{ path: 'version', key: 'vapExemption.textChanged' }] });
      await save(link, proposal, version, tx);
      return { confirmedAt: tx.now.toISOString() };
    });
  };

async function save(link: VapExemptionRow, proposal: ProposalRecord, textVersion: string, tx: WriteContext) {
  const { db, now, http } = tx;
  const confirmation = { confirmedAt: now, confirmedFrom: http.clientAddress, textVersion };
  await consumeLink(vapExemptionLink, link.id, confirmation, tx);
  const changes = {
    vapExemptionApplied: true,
    version: proposal.version + 1,
    updatedAt: now,
    // not done by a portal account: the trail shows that the link was used
    changedByName: productMessages.systemName,
  };
  await updateProposal(db, proposal.id, changes);
  const client = { document: proposal.clientDocument, name: proposal.clientName, email: null };
  await recordSignatoryAct(proposal, 'exemption', client, tx);
  tx.audit({
    action: 'proposal.vapExemption.confirm',
    entity: 'proposal',
    entityId: proposal.id,
    before: { vapExemptionApplied: proposal.vapExemptionApplied, version: proposal.version },
    after: {
      vapExemptionApplied: true,
      version: changes.version,
      linkId: link.id,
      productCount: link.products.length,
      textVersion,
    },
  });
}
