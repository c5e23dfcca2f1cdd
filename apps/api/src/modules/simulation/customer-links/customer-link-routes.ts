import { recordScope } from '@estrada/domain/access/index';
import { DomainError } from '@estrada/domain/errors/index';
import {
  evaluateTradeIn,
  firstNameOf,
  linkExpiry,
  linkState,
  mostCustomerLinks,
  type OfferLender,
  termsToShow,
} from '@estrada/domain/simulation/index';
import { type CustomerLink, endpoints, type SavedSimulation, type SimulationItem } from '@estrada/endpoints/index';
import { customerTerm } from '@estrada/endpoints/simulation/customer-links.schemas';
import { callerOf, type FlowContext, type ReadContext, type WriteContext } from '../../../kernel/context.ts';
import { limitRate } from '../../../kernel/http/rate-limit.ts';
import { makeId } from '../../../kernel/ids.ts';
import { hashLinkToken, isOwnToken, makeLinkToken, type Seal } from '../../../kernel/link-token.ts';
import { inReach, lockAt } from '../../../kernel/lock-at.ts';
import { flow, type Route, read, type UseCase, write } from '../../../kernel/route.ts';
import { notifyInLanguages } from '../../notifications/index.ts';
import { describeSimulation } from '../describe-simulation.ts';
import { readOfferLender } from '../read-offer-lender.ts';
import { findSimulation } from '../simulations.repository.ts';
import {
  type CustomerLinkRow,
  countLinks,
  findLinkByToken,
  insertLink,
  type LinkRow,
  listLinks,
  lockLink,
  markOpened,
  revokeLink,
  type StoredOffer,
} from './customer-links.repository.ts';

/** Mobile networks show many clients under one address, so it is wide; what is guessed is 144 random bits. */
const perAddress = { name: 'customer-link-address', hits: 120, windowSeconds: 300 };

/** A link that opens now. One that nobody made, has ended or was revoked are refused alike. */
async function findOpenLink(token: string, seal: Seal, context: FlowContext): Promise<CustomerLinkRow> {
  await limitRate(context.db, perAddress, context.http.clientAddress, context.now);
  if (!isOwnToken(token, 'customer-link', seal)) throw new DomainError('SEC004');
  const row = inReach(await findLinkByToken(context.db, hashLinkToken(token)));
  if (linkState(row, context.now) !== 'open') throw new DomainError('SEC004');
  return row;
}

/**
 * The offer of a link. It changes nothing, so a messenger that looks at the page before the client does leaves no trace.
 *
 * @throws DomainError SEC004 for a link that does not open · USE029 (too fast)
 */
const makeReadCustomerOffer =
  (seal: Seal): UseCase<typeof endpoints.readCustomerOffer, FlowContext> =>
  async ({ body: { token } }, context) => {
    const { offer, expiresAt, openedAt } = await findOpenLink(token, seal, context);
    return { ...offer, expiresAt: expiresAt.toISOString(), isOpened: openedAt !== null };
  };

/**
 * The client said to have opened the link: whoever made it is told so, the first time.
 *
 * @throws DomainError as `makeReadCustomerOffer`
 */
const makeOpenCustomerOffer =
  (seal: Seal): UseCase<typeof endpoints.openCustomerOffer, FlowContext> =>
  async ({ body: { token } }, context) => {
    const link = await findOpenLink(token, seal, context);
    await context.transaction((tx) => notifyOfOpening(link, tx));
    return { opened: true };
  };

async function notifyOfOpening(link: CustomerLinkRow, { db, now, audit }: WriteContext): Promise<void> {
  if (!(await markOpened(db, link.id, now))) return;
  audit({
    action: 'simulation.link-open',
    entity: 'simulation',
    entityId: link.simulationId,
    after: { linkId: link.id },
  });
  const simulation = inReach(await findSimulation(db, { kind: 'all' }, link.simulationId));
  const who = link.offer.firstName;
  const words = {
    'pt-BR': `${who ?? 'O cliente'} abriu a proposta de ${simulation.vehicleLabel} que você enviou (${simulation.code}).`,
    en: `${who ?? 'The client'} opened the proposal for ${simulation.vehicleLabel} that you sent (${simulation.code}).`,
  };
  await notifyInLanguages(words, [link.createdBy], { db, now });
}

/**
 * What the client reads of a saved simulation: the figures of its terms and who lends, the first name, and nothing of
 * tables, tiers, subsidies and commissions. What is not named in the schemas of the call is dropped here already.
 */
const customerOfferOf = (
  { client, vehicleLabel, dealer, sellerName, request, selectedTerm, result }: SavedSimulation,
  terms: readonly SimulationItem[],
  lender: OfferLender,
): StoredOffer => ({
  firstName: firstNameOf(client.name),
  vehicleLabel,
  dealerName: dealer.tradingName,
  sellerName,
  quotedOn: result.simulationDate,
  vehicleValueCents: request.vehicleValueCents,
  entryValueCents: request.entryValueCents,
  ...(request.tradeIn ? { tradeIn: evaluateTradeIn(request.tradeIn) } : {}),
  selectedTerm: selectedTerm ?? terms[Math.floor(terms.length / 2)]!.term,
  terms: terms.map((term) => customerTerm.parse(term)),
  lender,
});

const simulationOf = async (context: ReadContext, id: string, options: { lock?: true } = {}) =>
  findSimulation(context.db, recordScope(callerOf(context).viewer), id, options);

/** The links by which a seller shows a saved simulation to the client. */
export const customerLinkRoutes = (seal: Seal): Route[] => [
  write(endpoints.makeCustomerLink, makeMakeCustomerLink(seal)),
  read(endpoints.listCustomerLinks, async ({ params }, context) => {
    const simulation = inReach(await simulationOf(context, params.id));
    const rows = await listLinks(context.db, simulation.id, mostCustomerLinks);
    return { items: rows.map((row) => describeLink(row, simulation.version, context.now)) };
  }),
  write(endpoints.revokeCustomerLink, async ({ params }, context) => {
    const simulation = inReach(await simulationOf(context, params.id));
    const row = inReach(await lockLink(context.db, simulation.id, params.linkId));
    // revoked already: nothing changes, and nothing is said anew
    if (row.revokedAt) return describeLink(row, simulation.version, context.now);
    await revokeLink(context.db, row.id, context.now);
    context.audit({
      action: 'simulation.link-revoke',
      entity: 'simulation',
      entityId: simulation.id,
      after: { linkId: row.id },
    });
    return describeLink({ ...row, revokedAt: context.now }, simulation.version, context.now);
  }),
  flow(endpoints.readCustomerOffer, makeReadCustomerOffer(seal)),
  flow(endpoints.openCustomerOffer, makeOpenCustomerOffer(seal)),
];

/**
 * Makes a link to the simulation as it is saved. Its token is said this once.
 *
 * @throws DomainError SEC004 out of reach, PRS001 changed meanwhile, GOFF007 the offer ends too soon, DOM002 too many links
 */
function makeMakeCustomerLink(seal: Seal): UseCase<typeof endpoints.makeCustomerLink, WriteContext> {
  return async ({ params, body }, context) => {
    const { viewer, name } = callerOf(context);
    const simulation = await lockAt(body.version, simulationOf(context, params.id, { lock: true }), 'PRS001');
    const { db, now, today } = context;
    if ((await countLinks(db, simulation.id)) >= mostCustomerLinks)
      throw new DomainError('DOM002', {
        fields: [{ path: 'id', key: 'link.tooMany', params: { max: mostCustomerLinks } }],
      });
    const saved = await describeSimulation(context, simulation, null);
    const terms = termsToShow(saved.result.simulationItems, saved.selectedTerm, today);
    const token = makeLinkToken('customer-link', seal);
    const row = {
      id: makeId(now),
      simulationId: simulation.id,
      simulationVersion: simulation.version,
      tokenHash: hashLinkToken(token),
      // who lent on the day of the figures, as on the sheet of them
      offer: customerOfferOf(saved, terms, await readOfferLender(db, saved.result.simulationDate)),
      createdBy: viewer.userId,
      createdByName: name,
      createdAt: now,
      expiresAt: new Date(linkExpiry(terms, today)),
      revokedAt: null,
      openedAt: null,
    };
    await insertLink(db, row);
    context.audit({
      action: 'simulation.link',
      entity: 'simulation',
      entityId: simulation.id,
      after: { linkId: row.id, expiresAt: row.expiresAt.toISOString(), version: simulation.version },
    });
    return { link: describeLink(row, simulation.version, now), token };
  };
}

const describeLink = (row: LinkRow, version: number, now: Date): CustomerLink => ({
  id: row.id,
  createdAt: row.createdAt.toISOString(),
  createdByName: row.createdByName,
  expiresAt: row.expiresAt.toISOString(),
  revokedAt: row.revokedAt?.toISOString() ?? null,
  openedAt: row.openedAt?.toISOString() ?? null,
  state: linkState(row, now),
  isCurrent: row.simulationVersion === version,
});
