import { recordScope } from '@estrada/domain/access/index';
import { DomainError } from '@estrada/domain/errors/index';
import { noticeLinks } from '@estrada/domain/notifications/index';
import { type MenuColumn, menuColumnNames } from '@estrada/domain/products/index';
import {
  describePayments,
  evaluateTradeIn,
  firstNameOf,
  linkExpiry,
  linkState,
  mostCustomerLinks,
  type OfferLender,
  summarisePayments,
  termsToShow,
} from '@estrada/domain/simulation/index';
import { type CustomerLink, endpoints, type SavedSimulation, type SimulationItem } from '@estrada/endpoints/index';
import { customerTerm } from '@estrada/endpoints/simulation/customer-links.schemas';
import { customerMenu } from '@estrada/endpoints/simulation/product-menu.schemas';
import { and, desc, eq, getTableColumns, gt, isNull, ne, or, sql } from 'drizzle-orm';
import { callerOf, type FlowContext, type ReadContext, type WriteContext } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/database/database.ts';
import type { Seal } from '../../../kernel/link-token.ts';
import { inReach, lockAt } from '../../../kernel/lock-at.ts';
import { endLinks, findLink, issueLink, linkKind, renewLink } from '../../../kernel/personal-links.ts';
import { flow, type Route, read, type UseCase, write } from '../../../kernel/route.ts';
import { notifyInLanguages } from '../../notifications/index.ts';
import { dealers } from '../../organization/index.ts';
import { describeSimulation } from '../describe-simulation.ts';
import { priceMenuOf } from '../product-menu/price-menu.ts';
import { readOfferLender } from '../read-offer-lender.ts';
import { simulations } from '../simulation.tables.ts';
import { findSimulation, type SimulationRow } from '../simulations.repository.ts';
import { customerLinks } from './customer-links.tables.ts';

/** A saved simulation as an offer to the client: the seller sends the link, or the portal does. */
export const customerLink = linkKind({
  purpose: 'customer-link',
  table: customerLinks,
  receivers: ['maker', 'owner'],
  perAddress: { name: 'customer-link-address', hits: 120, windowSeconds: 300 },
  // with the first names in them; until then the seller sees whether it was opened
  removal: { task: 'simulation.remove-customer-links', every: 3_600, afterDays: 180 },
});

type CustomerLinkRow = typeof customerLinks.$inferSelect;
/** The offer of a link, as stored. */
type StoredOffer = CustomerLinkRow['offer'];
/** A link without its offer, of which only the menu is read. */
type LinkRow = Omit<CustomerLinkRow, 'offer' | 'tokenHash'> & {
  menu: StoredOffer['menu'] | null;
  /** of the term that the client wants */
  acceptedCents: number | null;
};

/**
 * The offer of a link. It changes nothing, so a messenger's link preview leaves no trace.
 *
 * @throws DomainError SEC004 for a link that does not open · USE029 (too fast)
 */
const makeReadCustomerOffer =
  (seal: Seal): UseCase<typeof endpoints.readCustomerOffer, FlowContext> =>
  async ({ body: { token } }, context) => {
    const link = await findLink(customerLink, token, seal, context);
    const { offer, expiresAt, openedAt } = link;
    return {
      ...offer,
      dealerPhone: await readDealerPhone(context.db, link.simulationId),
      expiresAt: expiresAt.toISOString(),
      isOpened: openedAt !== null,
      choice: choiceOf(link),
      acceptance: acceptanceOf(link),
    };
  };

/**
 * The client has opened the link: its creator is notified the first time.
 *
 * @throws DomainError as `makeReadCustomerOffer`
 */
const makeOpenCustomerOffer =
  (seal: Seal): UseCase<typeof endpoints.openCustomerOffer, FlowContext> =>
  async ({ body: { token } }, context) => {
    const link = await findLink(customerLink, token, seal, context);
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
    'pt-BR': `${who ?? 'O cliente'} abriu a simulação do veículo ${simulation.vehicleLabel} que você enviou (${simulation.code}).`,
    en: `${who ?? 'The client'} opened the simulation for the vehicle ${simulation.vehicleLabel} that you sent (${simulation.code}).`,
  };
  await notifyInLanguages(words, [link.createdBy], noticeLinks.simulation(simulation.id), { db, now });
}

/**
 * The client has chosen a column of the menu of products: the creator of the link is notified. The sale changes when
 * the seller applies the choice.
 *
 * @throws DomainError as `makeReadCustomerOffer`; DOM002 for a column that the link does not show
 */
const makeChooseOfferColumn =
  (seal: Seal): UseCase<typeof endpoints.chooseOfferColumn, FlowContext> =>
  async ({ body: { token, column } }, context) => {
    const link = await findLink(customerLink, token, seal, context);
    if (!link.offer.menu?.columns.some((one) => one.column === column))
      throw new DomainError('DOM002', { fields: [{ path: 'column', key: 'value.notAllowed' }] });
    const chosenAt = await context.transaction((tx) => recordChoice(link, column, tx));
    return { column, chosenAt: chosenAt.toISOString() };
  };

async function recordChoice(link: CustomerLinkRow, column: MenuColumn, context: WriteContext): Promise<Date> {
  const { db, now, audit } = context;
  const isOther = or(isNull(customerLinks.chosenColumn), ne(customerLinks.chosenColumn, column));
  const changed = await db
    .update(customerLinks)
    .set({ chosenColumn: column, chosenAt: now })
    .where(and(eq(customerLinks.id, link.id), isOther))
    .returning({ id: customerLinks.id });
  if (changed.length === 0) return link.chosenAt ?? now;
  audit({
    action: 'simulation.link-choose',
    entity: 'simulation',
    entityId: link.simulationId,
    after: { linkId: link.id, menuColumn: column },
  });
  const simulation = inReach(await findSimulation(db, { kind: 'all' }, link.simulationId));
  const who = link.offer.firstName;
  const { pt, en } = menuColumnNames.find(({ id }) => id === column)!;
  const words = {
    'pt-BR': `${who ?? 'O cliente'} escolheu a opção ${pt} do menu de produtos na simulação do veículo ${simulation.vehicleLabel} (${simulation.code}).`,
    en: `${who ?? 'The client'} chose the option ${en} of the product menu in the simulation for the vehicle ${simulation.vehicleLabel} (${simulation.code}).`,
  };
  await notifyInLanguages(words, [link.createdBy], noticeLinks.simulation(simulation.id), { db, now });
  return now;
}

/**
 * The client wants the offer in a term: the creator of the link is notified of each other answer. The sale changes when
 * the seller starts the proposal from it.
 *
 * @throws DomainError as `makeReadCustomerOffer`; DOM002 for a term that the link does not show
 */
const makeAcceptCustomerOffer =
  (seal: Seal): UseCase<typeof endpoints.acceptCustomerOffer, FlowContext> =>
  async ({ body: { token, term } }, context) => {
    const link = await findLink(customerLink, token, seal, context);
    const wanted = link.offer.terms.find((one) => one.term === term);
    if (!wanted) throw new DomainError('DOM002', { fields: [{ path: 'term', key: 'value.notAllowed' }] });
    const acceptedAt = await context.transaction((tx) => recordAcceptance(link, wanted, tx));
    return { term, acceptedAt: acceptedAt.toISOString() };
  };

async function recordAcceptance(
  link: CustomerLinkRow,
  wanted: StoredOffer['terms'][number],
  context: WriteContext,
): Promise<Date> {
  const { db, now, audit } = context;
  const { term, installmentCents } = wanted;
  const isOther = or(isNull(customerLinks.acceptedTerm), ne(customerLinks.acceptedTerm, term));
  const changed = await db
    .update(customerLinks)
    .set({ acceptedTerm: term, acceptedAt: now })
    .where(and(eq(customerLinks.id, link.id), isOther))
    .returning({ id: customerLinks.id });
  if (changed.length === 0) return link.acceptedAt ?? now;
  audit({
    action: 'simulation.link-accept',
    entity: 'simulation',
    entityId: link.simulationId,
    after: { linkId: link.id, selectedTerm: term, installmentCents },
  });
  const simulation = inReach(await findSimulation(db, { kind: 'all' }, link.simulationId));
  const who = link.offer.firstName;
  const payments = summarisePayments(wanted);
  const words = {
    'pt-BR': `${who ?? 'O cliente'} quer o financiamento do veículo ${simulation.vehicleLabel} em ${describePayments(payments, 'pt-BR', 'short')} (${simulation.code}).`,
    en: `${who ?? 'The client'} wants the financing of the vehicle ${simulation.vehicleLabel} in ${describePayments(payments, 'en', 'short')} (${simulation.code}).`,
  };
  await notifyInLanguages(words, [link.createdBy], noticeLinks.simulation(simulation.id), { db, now });
  return now;
}

const acceptanceOf = ({ acceptedTerm: term, acceptedAt }: Pick<CustomerLinkRow, 'acceptedTerm' | 'acceptedAt'>) =>
  term && acceptedAt ? { term, acceptedAt: acceptedAt.toISOString() } : null;

/** The phone of the dealer of a simulation, as registered today. */
async function readDealerPhone(db: Db, simulationId: string): Promise<string | null> {
  const [row] = await db
    .select({ phone: dealers.phone })
    .from(simulations)
    .innerJoin(dealers, eq(dealers.id, simulations.dealerId))
    .where(eq(simulations.id, simulationId));
  return row?.phone ?? null;
}

const choiceOf = ({ chosenColumn: column, chosenAt }: Pick<CustomerLinkRow, 'chosenColumn' | 'chosenAt'>) =>
  column && chosenAt ? { column, chosenAt: chosenAt.toISOString() } : null;

/**
 * The part of a saved simulation for the client: the figures of its terms and the lender, the first name, and nothing
 * of tables, tiers, subsidies and commissions. Fields outside the schemas of the call are dropped here already.
 */
const customerOfferOf = (
  { client, vehicleLabel, dealer, sellerName, request, selectedTerm, result }: SavedSimulation,
  terms: readonly SimulationItem[],
  lender: OfferLender,
): Omit<StoredOffer, 'menu'> => ({
  firstName: firstNameOf(client.name),
  vehicleLabel,
  dealerName: dealer.tradingName,
  sellerName,
  quotedOn: result.simulationDate,
  financeTypeId: result.financeTypeId,
  vehicleValueCents: result.discount?.priceCents ?? request.vehicleValueCents,
  ...(result.discount ? { listPriceCents: result.discount.listPriceCents } : {}),
  entryValueCents: request.entryValueCents,
  ...(request.tradeIn ? { tradeIn: evaluateTradeIn(request.tradeIn) } : {}),
  selectedTerm: shownTerm(selectedTerm, terms),
  terms: terms.map((term) => customerTerm.parse(term)),
  lender,
});

const shownTerm = (selectedTerm: number | null, terms: readonly SimulationItem[]): number =>
  selectedTerm ?? terms[Math.floor(terms.length / 2)]!.term;

/**
 * The menu of products for the client, of the same day as the offer: other figures would contradict it. What is composed
 * of single products is composed at the dealer.
 */
async function customerMenuOf(simulation: SimulationRow, term: number, context: ReadContext) {
  if (simulation.result.simulationDate !== context.today) return {};
  try {
    const { termMonths, without, kept, columns } = await priceMenuOf(simulation, { term }, context);
    const fixed = columns.filter(({ column }) => column !== 'custom');
    const menu: StoredOffer['menu'] = customerMenu.parse({ termMonths, without, kept, columns: fixed });
    return { menu };
  } catch (error) {
    // a sale that cannot be quoted any more still has the offer of its saved figures
    if (error instanceof DomainError) return {};
    throw error;
  }
}

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
    // revoked already: nothing changes, and no notice is sent
    if (row.endedAt) return describeLink(row, simulation.version, context.now);
    await endLinks(customerLink, eq(customerLinks.id, row.id), context);
    context.audit({
      action: 'simulation.link-revoke',
      entity: 'simulation',
      entityId: simulation.id,
      after: { linkId: row.id },
    });
    return describeLink({ ...row, endedAt: context.now }, simulation.version, context.now);
  }),
  flow(endpoints.readCustomerOffer, makeReadCustomerOffer(seal)),
  flow(endpoints.openCustomerOffer, makeOpenCustomerOffer(seal)),
  flow(endpoints.chooseOfferColumn, makeChooseOfferColumn(seal)),
  flow(endpoints.acceptCustomerOffer, makeAcceptCustomerOffer(seal)),
];

const makeMakeCustomerLink =
  (seal: Seal): UseCase<typeof endpoints.makeCustomerLink, WriteContext> =>
  async ({ params, body }, context) => {
    const { link, token } = await createCustomerLink(params.id, body.version, { seal, to: 'maker' }, context);
    return { link, token };
  };

/**
 * Creates a link to the simulation as saved. Its token is returned this once.
 *
 * @throws DomainError SEC004 out of reach, PRS001 changed by another user, GOFF007 the offer ends too soon, DOM002 too
 * many links
 */
export async function createCustomerLink(
  simulationId: string,
  version: number,
  { seal, to }: { seal: Seal; to: 'maker' | 'owner' },
  context: WriteContext,
): Promise<{ simulation: SimulationRow; link: CustomerLink; token: string }> {
  const { viewer, name } = callerOf(context);
  const simulation = await lockAt(version, simulationOf(context, simulationId, { lock: true }), 'PRS001');
  const { db, now, today } = context;
  if ((await countLinks(db, simulation.id)) >= mostCustomerLinks)
    throw new DomainError('DOM002', {
      fields: [{ path: 'id', key: 'link.tooMany', params: { max: mostCustomerLinks } }],
    });
  const saved = await describeSimulation(context, simulation, null);
  const terms = termsToShow(saved.result.simulationItems, saved.selectedTerm, today);
  const row = {
    simulationId: simulation.id,
    simulationVersion: simulation.version,
    // the lender on the day of the figures, as on their printed sheet
    offer: {
      ...customerOfferOf(saved, terms, await readOfferLender(db, saved.result.simulationDate)),
      ...(await customerMenuOf(simulation, shownTerm(saved.selectedTerm, terms), context)),
    },
    createdBy: viewer.userId,
    createdByName: name,
    createdAt: now,
  };
  const expiresAt = new Date(linkExpiry(terms, today));
  const { id, token } = await issueLink(customerLink, row, { seal, to, expiresAt }, context);
  context.audit({
    action: 'simulation.link',
    entity: 'simulation',
    entityId: simulation.id,
    after: { linkId: id, expiresAt: expiresAt.toISOString(), version: simulation.version },
  });
  const unanswered = { chosenColumn: null, chosenAt: null, acceptedTerm: null, acceptedAt: null };
  const link = { ...row, ...unanswered, id, expiresAt, endedAt: null, openedAt: null, menu: null, acceptedCents: null };
  return { simulation, link: describeLink(link, simulation.version, now), token };
}

/** A link that still opens and was not opened yet, with its simulation and the dealer; null for any other. */
export async function findUnopenedLink(db: Db, id: string, now: Date) {
  const [link] = await db
    .select({ simulationId: customerLinks.simulationId, expiresAt: customerLinks.expiresAt })
    .from(customerLinks)
    .where(and(eq(customerLinks.id, id), isNull(customerLinks.endedAt), isNull(customerLinks.openedAt)));
  if (!link || link.expiresAt <= now) return null;
  return findSimulation(db, { kind: 'all' }, link.simulationId);
}

/** Ends the links to a simulation whose proposal was sent: the client has the page of the proposal instead. */
export async function endCustomerLinks(simulationId: string, context: WriteContext): Promise<void> {
  const isOfSale = eq(customerLinks.simulationId, simulationId);
  const isOpen = and(isOfSale, isNull(customerLinks.endedAt), gt(customerLinks.expiresAt, context.now))!;
  if ((await context.db.$count(customerLinks, isOpen)) === 0) return;
  await endLinks(customerLink, isOpen, context);
  context.audit({ action: 'simulation.link-end', entity: 'simulation', entityId: simulationId });
}

/** Gives a link another secret, for the message or the e-mail that is sent now. @returns its address */
export async function renewCustomerLink(
  id: string,
  { seal, publicUrl }: { seal: Seal; publicUrl: string },
  context: WriteContext,
): Promise<string> {
  const token = await renewLink(customerLink, id, { seal, to: 'owner' }, context);
  return `${publicUrl}/minhaProposta#${token}`;
}

/** The links of a simulation in reach, by their ids. @throws DomainError SEC004 */
export async function linkIdsOf(simulationId: string, context: ReadContext): Promise<string[]> {
  const simulation = inReach(await simulationOf(context, simulationId));
  return (await listLinks(context.db, simulation.id, mostCustomerLinks)).map(({ id }) => id);
}

const describeLink = (row: LinkRow, version: number, now: Date): CustomerLink => ({
  id: row.id,
  createdAt: row.createdAt.toISOString(),
  createdByName: row.createdByName,
  expiresAt: row.expiresAt.toISOString(),
  revokedAt: row.endedAt?.toISOString() ?? null,
  openedAt: row.openedAt?.toISOString() ?? null,
  state: linkState({ expiresAt: row.expiresAt, revokedAt: row.endedAt }, now),
  isCurrent: row.simulationVersion === version,
  choice: chosenOf(row),
  acceptance: acceptedOf(row),
});

function acceptedOf(row: LinkRow): CustomerLink['acceptance'] {
  const acceptance = acceptanceOf(row);
  return acceptance && row.acceptedCents !== null ? { ...acceptance, installmentCents: row.acceptedCents } : null;
}

function chosenOf(row: LinkRow): CustomerLink['choice'] {
  const choice = choiceOf(row);
  const shown = row.menu?.columns.find(({ column }) => column === choice?.column);
  return choice && shown ? { ...choice, installmentCents: shown.installmentCents } : null;
}

const { offer: _, tokenHash: __, ...ownColumns } = getTableColumns(customerLinks);
const shownColumns = {
  ...ownColumns,
  menu: sql<StoredOffer['menu'] | null>`${customerLinks.offer} -> 'menu'`,
  acceptedCents: sql<number | null>`jsonb_path_query_first(${customerLinks.offer},
    '$.terms[*] ? (@.term == $term).installmentCents', jsonb_build_object('term', ${customerLinks.acceptedTerm}))::int`,
};

const countLinks = (db: Db, simulationId: string): Promise<number> =>
  db.$count(customerLinks, eq(customerLinks.simulationId, simulationId));

/** The links of a simulation, newest first. */
const listLinks = (db: Db, simulationId: string, limit: number): Promise<LinkRow[]> =>
  db
    .select(shownColumns)
    .from(customerLinks)
    .where(eq(customerLinks.simulationId, simulationId))
    .orderBy(desc(customerLinks.id))
    .limit(limit);

/** A link of a simulation, locked for a write. */
async function lockLink(db: Db, simulationId: string, id: string): Promise<LinkRow | null> {
  const [row] = await db
    .select(shownColumns)
    .from(customerLinks)
    .where(and(eq(customerLinks.id, id), eq(customerLinks.simulationId, simulationId)))
    .for('update');
  return row ?? null;
}

/** Records that a link was opened, only the first time. @returns whether it was the first time */
async function markOpened(db: Db, id: string, openedAt: Date): Promise<boolean> {
  const rows = await db
    .update(customerLinks)
    .set({ openedAt })
    .where(and(eq(customerLinks.id, id), isNull(customerLinks.openedAt)))
    .returning({ id: customerLinks.id });
  return rows.length > 0;
}
