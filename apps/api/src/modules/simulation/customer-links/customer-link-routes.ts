import { recordScope } from '@estrada/domain/access/index';
import { DomainError } from '@estrada/domain/errors/index';
import { linkExpiry, linkState, mostCustomerLinks, termsToShow } from '@estrada/domain/simulation/index';
import { type CustomerLink, endpoints } from '@estrada/endpoints/index';
import { callerOf, type ReadContext, type WriteContext } from '../../../kernel/context.ts';
import { makeId } from '../../../kernel/ids.ts';
import { hashLinkToken, makeLinkToken, type Seal } from '../../../kernel/link-token.ts';
import { inReach, lockAt } from '../../../kernel/lock-at.ts';
import { flow, type Route, read, type UseCase, write } from '../../../kernel/route.ts';
import { describeSimulation } from '../describe-simulation.ts';
import { readOfferLender } from '../read-offer-lender.ts';
import { findSimulation } from '../simulations.repository.ts';
import { countLinks, insertLink, type LinkRow, listLinks, lockLink, revokeLink } from './customer-links.repository.ts';
import { customerOfferOf } from './customer-offer.ts';
import { makeOpenCustomerOffer, makeReadCustomerOffer } from './read-customer-offer.ts';

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
