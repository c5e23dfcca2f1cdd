import { esignActs, isSameSale, vapExemptionText } from '@estrada/domain/contracts/index';
import { DomainError } from '@estrada/domain/errors/index';
import { productMessages } from '@estrada/domain/proposals/index';
import type { endpoints } from '@estrada/endpoints/index';
import type { FlowContext, ReadContext, WriteContext } from '../../../kernel/context.ts';
import { limitRate } from '../../../kernel/http/rate-limit.ts';
import { hashLinkToken, isOwnToken, type Seal } from '../../../kernel/link-token.ts';
import type { UseCase } from '../../../kernel/route.ts';
import {
  editFactsOf,
  everywhere,
  findProposal,
  languageOfPerson,
  type ProposalRecord,
  soldProducts,
  updateProposal,
} from '../../proposals/index.ts';
import { findNames, readOfferLender } from '../../simulation/index.ts';
import { findVapExemption, updateVapExemption, type VapExemptionRow } from './vap-exemption.repository.ts';
import { describeProduct } from './vap-exemption-facts.ts';

/** Mobile networks show many phones under one address, so it is wide; what is guessed is 144 random bits. */
const perAddress = { name: 'vap-exemption-address', hits: 120, windowSeconds: 300 };

type OpenLink = { link: VapExemptionRow; proposal: ProposalRecord };

/**
 * What the secret in the header leads to. One that is missing, guessed, expired, used up, in whose place another was made, or that was
 * made for another sale than today's, is refused in one way.
 *
 * @throws DomainError SEC004
 */
async function findOpenLink(seal: Seal, context: ReadContext, options: { lock?: true } = {}): Promise<OpenLink> {
  const { db, now, http } = context;
  const token = http.linkToken ?? '';
  if (!isOwnToken(token, 'vap-exemption-link', seal)) throw new DomainError('SEC004');
  const found = await findVapExemption(db, hashLinkToken(token));
  const proposal = found && (await findProposal(db, everywhere, found.proposalId, options));
  // read once more where the proposal is held: of two at once, the second finds what the first has left
  const link = options.lock ? await findVapExemption(db, hashLinkToken(token)) : found;
  if (!link || !proposal || link.endedAt !== null || link.expiresAt <= now) throw new DomainError('SEC004');
  // activated, or ended: there is nothing left to exempt
  const isOpen = esignActs.may(
    'switch',
    { ...editFactsOf(proposal), blocked: false },
    { kind: 'dealer', userId: link.madeBy },
  );
  if (!isOpen || !isSameSale(link.products, await soldProducts(db, proposal.id))) throw new DomainError('SEC004');
  return { link, proposal };
}

/** What the page says. It changes nothing: whatever fetches the page uses nothing up. */
export const makeReadVapExemptionPage =
  (seal: Seal): UseCase<typeof endpoints.readVapExemptionPage, FlowContext> =>
  async (_input, context) => {
    await limitRate(context.db, perAddress, context.http.clientAddress, context.now);
    const { link, proposal } = await findOpenLink(seal, context);
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

/** Keeps that the client exempts the products, and uses the link up. How the contract is signed stays as it is. */
export const makeConfirmVapExemption =
  (seal: Seal): UseCase<typeof endpoints.confirmVapExemption, FlowContext> =>
  async ({ body: { version } }, context) => {
    await limitRate(context.db, perAddress, context.http.clientAddress, context.now);
    return context.transaction(async (tx) => {
      const { link, proposal } = await findOpenLink(seal, tx, { lock: true });
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
  await updateVapExemption(db, link.id, { ...confirmation, endedAt: now });
  const changes = {
    vapExemptionApplied: true,
    version: proposal.version + 1,
    updatedAt: now,
    // nobody of the portal's accounts did it: the trail says that it came by the link
    changedByName: productMessages.systemName,
  };
  await updateProposal(db, proposal.id, changes);
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
