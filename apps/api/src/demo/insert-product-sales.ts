import { quoteSettlement } from '@estrada/domain/client-page/index';
import { type MenuColumn, type PricedColumn, perDay } from '@estrada/domain/products/index';
import { selectedOf } from '@estrada/domain/simulation/index';
import { desc, eq, ne } from 'drizzle-orm';
import type { FlowContext, ReadContext } from '../kernel/context.ts';
import type { FileStore } from '../kernel/files.ts';
import { makeId } from '../kernel/ids.ts';
import { makeJobContext } from '../kernel/jobs/job-context.ts';
import type { Logger } from '../kernel/logger.ts';
import { inTransaction, type PipelineParts } from '../kernel/run-route.ts';
import { users } from '../modules/identity/identity.tables.ts';
import { findLoan } from '../modules/proposals/loans.ts';
import { openProposal } from '../modules/proposals/open-proposal.ts';
import { productFollowUps, proposals } from '../modules/proposals/proposals.tables.ts';
import { productChoices } from '../modules/simulation/product-menu/product-menu.tables.ts';
import { quote } from '../modules/simulation/quote.ts';
import { simulations } from '../modules/simulation/simulation.tables.ts';
import { demoContext } from './demo-context.ts';
import type { DemoAccount } from './insert-accounts.ts';
import { fillForm, findOffered, happen, listVehicles, save } from './insert-activity.ts';
import { makeContract } from './insert-contract.ts';
import { insertSettlement } from './insert-settlement.ts';

const hour = 3_600_000;
/** From the simulation to the payment. */
const saleHours = 6 * 24;
/** From the contract to the payment: one day, then two, then three, and so on. */
const paymentDays = [1, 2, 3];
/** From the payment to the request of a client to settle early. */
const requestedAfterHours = 2 * 24;

interface PaidSale {
  /** the number of the client */
  person: number;
  seller: string;
  accepted: readonly string[];
  paidDaysAgo: number;
  /** name of the offer of a campaign that it was simulated by */
  offer?: string;
  early?: EarlySettlement;
}

/**
 * What the client requested to settle early, on the due date of an instalment. The requests are stored by the company that
 * collects the instalments: the sandbox has the same for the numbers of these contracts (`EARLY_ENDINGS`).
 */
type EarlySettlement = {
  kind: 'WHOLE' | 'FEWER';
  /** the place of the instalment in the schedule */
  due: number;
};

/** Paid sales of several months. */
const paidSales: readonly PaidSale[] = [
  {
    person: 1_206,
    seller: 'DEMO.SELLER',
    accepted: ['LIFE', 'GAP'],
    paidDaysAgo: 78,
    early: { kind: 'WHOLE', due: 0 },
  },
  { person: 1_208, seller: 'DEMO.SELLER', accepted: [], paidDaysAgo: 66 },
  { person: 1_214, seller: 'DEMO.FI-MANAGER', accepted: ['GAP'], paidDaysAgo: 52 },
  { person: 1_218, seller: 'DEMO2.SELLER', accepted: ['CHEV_PLUS'], paidDaysAgo: 44 },
  {
    person: 1_220,
    seller: 'DEMO.SELLER',
    accepted: ['CHEV_PLUS'],
    paidDaysAgo: 33,
    early: { kind: 'WHOLE', due: 2 },
  },
  {
    person: 1_226,
    seller: 'DEMO.SELLER',
    accepted: ['LIFE'],
    paidDaysAgo: 9,
    offer: 'Tracker com entrada menor',
    early: { kind: 'FEWER', due: 2 },
  },
];

/** What the menu of these sales shows. */
const menuCodes = ['LIFE', 'GAP', 'CHEV_PLUS'];
/** Sent proposals of the other stories with a recorded choice. */
const askedProposals = 12;

type Place = { dealerIds: readonly string[]; files: FileStore; now: Date; logger: Logger };

/** Sales paid in several months, whose clients accepted and declined products, and choices of sent proposals. */
export async function insertProductSales(
  parts: PipelineParts,
  accounts: readonly DemoAccount[],
  { dealerIds, files, now, logger }: Place,
): Promise<void> {
  const vehicles = (await listVehicles(parts)).filter(({ price }) => price.assetType === 1);
  const sent = await parts.db
    .select({ simulationId: proposals.simulationId })
    .from(proposals)
    .where(ne(proposals.status, 'WO'))
    .orderBy(desc(proposals.id))
    .limit(askedProposals);
  for (const { simulationId } of sent)
    await insertChoice(simulationId, makeJobContext(parts, now, 'demo-seed', logger));
  for (const [index, sale] of paidSales.entries()) {
    const { person, seller: username, accepted, paidDaysAgo, offer: offerName, early } = sale;
    const seller = accounts.find((account) => account.username === username)!;
    const paidAt = new Date(now.getTime() - paidDaysAgo * 24 * hour);
    const contextAt = (hours: number) =>
      demoContext(seller, dealerIds, new Date(paidAt.getTime() + (hours - saleHours) * hour), logger);
    const dealerId = dealerIds[seller.dealerIndex!]!;
    const offered = offerName === undefined ? null : await findOffered(parts, offerName);
    const vehicle = offered?.vehicle ?? vehicles[(index * 11) % vehicles.length]!;
    const saved = await inTransaction(parts, contextAt(0), (tx) =>
      save(person, vehicle, dealerId, tx, { products: accepted, offer: offered?.offer }),
    );
    await inTransaction(parts, contextAt(1), (tx) => insertChoice(saved.id, tx));
    const opened = await inTransaction(parts, contextAt(2), (tx) =>
      openProposal({ simulationId: saved.id, term: saved.selectedTerm! }, tx),
    );
    await inTransaction(parts, contextAt(3), (tx) => fillForm(person, opened, tx));
    for (const event of ['send', 'startAnalysis', 'decide.AP'] as const)
      await inTransaction(parts, contextAt(4), (tx) => happen(opened.id, event, seller, tx));
    const context = makeJobContext(parts, paidAt, 'demo-seed', logger);
    const [row] = await parts.db
      .select({ proposal: proposals, sellerName: users.name })
      .from(proposals)
      .innerJoin(users, eq(users.id, proposals.sellerId))
      .where(eq(proposals.id, opened.id));
    const contractAt = new Date(paidAt.getTime() - paymentDays[index % paymentDays.length]! * 24 * hour);
    await makeContract(row!, ['requestDocuments', 'confirmTable', 'generateContracts'], {
      files,
      context: makeJobContext(parts, contractAt, 'demo-seed', logger),
    });
    const mover = { actor: { kind: 'dealer', userId: seller.id } as const, actorName: seller.name };
    await insertSettlement({ proposalId: opened.id, seller: mover, story: 'paid' }, files, context);
    if (early) {
      const requestedAt = new Date(paidAt.getTime() + requestedAfterHours * hour);
      await recordEarlySettlement(opened.id, early, makeJobContext(parts, requestedAt, 'demo-seed', logger));
    }
    if (index === 0) await insertOutcome(opened.id, accounts, parts, now);
  }
}

/** Records a request to settle early in the trail, as the client's page does. */
async function recordEarlySettlement(
  proposalId: string,
  { kind, due }: EarlySettlement,
  context: FlowContext,
): Promise<void> {
  const { simulationDate: releasedOn, rateMonthly, schedule } = (await findLoan(context.db, proposalId))!.item;
  const [proposal] = await context.db
    .select({ signerName: proposals.clientName })
    .from(proposals)
    .where(eq(proposals.id, proposalId));
  const on = schedule[due]!.dueDate;
  const instalments = schedule.map(({ number, dueDate, paymentCents, principalCents, interestCents }) => ({
    number,
    dueOn: dueDate,
    amountCents: paymentCents,
    principalCents,
    interestCents,
    paidOn: null,
  }));
  const whole = quoteSettlement(
    { releasedOn, rateMonthly, instalments },
    { kind: 'WHOLE', on, amountCents: null },
    releasedOn,
  );
  await context.transaction(async (tx) =>
    tx.audit({
      action: 'proposal.clientPage.settlement',
      entity: 'proposal',
      entityId: proposalId,
      after: {
        ...proposal!,
        signerRole: 'CLIENT',
        settlementKind: kind,
        settleOn: on,
        amountCents: kind === 'WHOLE' ? whole.valueCents : Math.round(whole.valueCents / 4),
        settlementRequest: 'accepted',
      },
    }),
  );
}

/** The F&I manager has called the first client. */
async function insertOutcome(
  proposalId: string,
  accounts: readonly DemoAccount[],
  { db }: PipelineParts,
  now: Date,
): Promise<void> {
  const manager = accounts.find(({ username }) => username === 'DEMO.FI-MANAGER')!;
  await db.insert(productFollowUps).values({
    proposalId,
    version: 1,
    outcome: 'NO_CONTACT',
    postponedUntil: null,
    changedBy: manager.id,
    changedByName: manager.name,
    updatedAt: new Date(now.getTime() - 2 * 24 * hour),
  });
}

/** Records the products of a simulation as the column that its client chose. */
async function insertChoice(simulationId: string, context: ReadContext) {
  const { db, now } = context;
  const [simulation] = await db.select().from(simulations).where(eq(simulations.id, simulationId));
  const { dealerId, sellerId, selectedTerm: term, request, version, createdAt } = simulation!;
  const saved = simulation!.result.simulationItems.find((item) => item.term === term)!;
  const accepted = saved.products.filter(({ selected }) => selected).map(({ code }) => code);
  const offered = saved.products.filter(({ code }) => menuCodes.includes(code)).map(({ code }) => code);
  const column = async (name: MenuColumn, codes: readonly string[]): Promise<PricedColumn> => {
    const products = codes.map((code) => selectedOf(code));
    const { result } = await quote({ request: { ...request, products, terms: [term!] }, dealerId }, context);
    const item = result.simulationItems[0]!;
    return {
      column: name,
      products: item.products
        .filter(({ selected }) => selected)
        .map(({ code, provider, premiumCents, isFinanced, monthlyCents }) => ({
          code,
          provider,
          premiumCents,
          isFinanced,
          monthlyCents,
          perDayCents: perDay(monthlyCents),
        })),
      leftOut: [],
      installmentCents: item.installmentCents,
      monthlyCents: 0,
      perDayCents: 0,
      apartCents: 0,
      cetAnnualPct: item.cetAnnualPct,
    };
  };
  const none = await column('none', []);
  const chosen: MenuColumn =
    accepted.length === 0 ? 'none' : accepted.length < offered.length ? 'essential' : 'complete';
  const shown = [
    none,
    await column('essential', chosen === 'essential' ? accepted : offered.slice(0, 1)),
    await column('complete', offered),
  ].map((one): PricedColumn => {
    const monthlyCents = one.installmentCents - none.installmentCents;
    return { ...one, monthlyCents, perDayCents: perDay(monthlyCents) };
  });
  const acceptedProducts = shown.find((one) => one.column === chosen)!.products;
  const recordedAt = new Date(Math.min(createdAt.getTime() + hour / 2, now.getTime()));
  const [seller] = await db.select({ name: users.name }).from(users).where(eq(users.id, sellerId));
  await db.insert(productChoices).values({
    id: makeId(recordedAt),
    simulationId,
    simulationVersion: version,
    menuVersion: 0,
    term: term!,
    column: chosen,
    chosenBy: 'client',
    recordedBy: sellerId,
    recordedByName: seller!.name,
    recordedAt,
    columns: shown,
    withoutInstallmentCents: none.installmentCents,
    accepted: acceptedProducts,
    declined: shown.at(-1)!.products.filter(({ code }) => !accepted.includes(code)),
  });
}
