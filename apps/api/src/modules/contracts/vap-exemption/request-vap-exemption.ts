import {
  signatureProgress,
  vapExemptionActs,
  vapExemptionLinkHours,
  vapExemptionMessage,
} from '@estrada/domain/contracts/index';
import { proposalActor } from '@estrada/domain/proposals/index';
import { firstNameOf } from '@estrada/domain/simulation/index';
import type { endpoints } from '@estrada/endpoints/index';
import { eq, isNull } from 'drizzle-orm';
import { callerOf, type ReadContext, type WriteContext } from '../../../kernel/context.ts';
import { limitRate } from '../../../kernel/http/rate-limit.ts';
import type { Seal } from '../../../kernel/link-token.ts';
import { endLinks, issueLink, linkKind } from '../../../kernel/personal-links.ts';
import type { UseCase } from '../../../kernel/route.ts';
import { languageOfPerson } from '../../leads/index.ts';
import { actorOf, editFactsOf, proposalInReach } from '../../proposals/index.ts';
import { findNames } from '../../simulation/index.ts';
import { findEnvelopeInForce } from '../signature/signature.repository.ts';
import { vapExemptions } from './vap-exemption.tables.ts';
import { describeProduct, readVapExemptionState } from './vap-exemption-facts.ts';

/** The page on which a client exempts the products: the creator of the link sends it. */
export const vapExemptionLink = linkKind({
  purpose: 'vap-exemption-link',
  table: vapExemptions,
  receivers: ['maker'],
  perAddress: { name: 'vap-exemption-address', hits: 120, windowSeconds: 300 },
  // a confirmation is retained as long as the proposal
  removal: {
    task: 'proposals.remove-vap-exemptions',
    every: 3_600,
    afterDays: 1,
    only: isNull(vapExemptions.confirmedAt),
  },
});

const perMaker = { name: 'vap-exemption-links', hits: 60, windowSeconds: 3_600 };

/** The state of the exemption of a proposal's products. */
export const readVapExemption: UseCase<typeof endpoints.readVapExemption, ReadContext> = async (
  { params },
  context,
) => {
  const { viewer } = callerOf(context);
  const proposal = await proposalInReach(params.id, context);
  const { state, row, products, lapsedOf } = await readVapExemptionState(proposal, context);
  const envelope = await findEnvelopeInForce(context.db, proposal.id);
  const facts = { ...editFactsOf(proposal), hasProducts: products.length > 0, state };
  return {
    proposalId: proposal.id,
    state,
    products: products.map(describeProduct),
    expiresAt: state === 'ASKED' ? row!.expiresAt.toISOString() : null,
    confirmedAt: row?.confirmedAt?.toISOString() ?? null,
    lapsedOf: lapsedOf?.toISOString() ?? null,
    madeByName: row?.madeByName ?? null,
    isOut: signatureProgress(envelope?.status ?? null) !== 'NONE',
    canAsk: vapExemptionActs.may('request', facts, proposalActor(viewer)),
  };
};

/** Returns a new link that replaces the previous one: the trail records who created it. */
export const makeMakeVapExemptionLink =
  (seal: Seal): UseCase<typeof endpoints.makeVapExemptionLink, WriteContext> =>
  async ({ params }, context) => {
    const { viewer, name } = callerOf(context);
    const { db, now } = context;
    const proposal = await proposalInReach(params.id, context, { lock: true });
    const { state, products } = await readVapExemptionState(proposal, context);
    const facts = { ...editFactsOf(proposal), hasProducts: products.length > 0, state };
    vapExemptionActs.assert('request', facts, actorOf(context));
    await limitRate(db, perMaker, viewer.userId, now);
    const expiresAt = new Date(now.getTime() + vapExemptionLinkHours * 3_600_000);
    await endLinks(vapExemptionLink, eq(vapExemptions.proposalId, proposal.id), context);
    const { id, token } = await issueLink(
      vapExemptionLink,
      { proposalId: proposal.id, products, madeBy: viewer.userId, madeByName: name, madeAt: now },
      { seal, to: 'maker', expiresAt },
      context,
    );
    context.audit({
      action: 'proposal.vapExemption.link',
      entity: 'proposal',
      entityId: proposal.id,
      after: { linkId: id, productCount: products.length, expiresAt: expiresAt.toISOString() },
    });
    // the part after `#` is sent to no server
    const url = `${context.http.portalOrigin}/vapsExemption#${token}`;
    const { dealer } = await findNames(db, proposal.dealerId, proposal.sellerId);
    // a company has no first name
    const { clientName } = proposal;
    const firstName = proposal.personType === 'PJ' ? clientName : (firstNameOf(clientName) ?? '');
    const words = { firstName, dealer: dealer.tradingName, vehicle: proposal.vehicleLabel, url };
    const text = vapExemptionMessage(words, await languageOfPerson(db, proposal.clientDocument));
    return { token, url, text, expiresAt: expiresAt.toISOString() };
  };
