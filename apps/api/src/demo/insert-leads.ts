import { createHash } from 'node:crypto';
import { addDays, businessDay } from '@estrada/domain/calendar/index';
import {
  afterBusinessMinutes,
  consortiumStatusIds,
  customerConsent,
  type LeadOutcome,
} from '@estrada/domain/leads/index';
import { normaliseClient } from '@estrada/domain/proposals/registration/index';
import { webFormConsent } from '@estrada/domain/web-form/index';
import type { LeadDetail, ProposalClientForm } from '@estrada/endpoints/index';
import { aFilledForm, aPerson } from '@estrada/testkit/index';
import { inArray, notInArray, sql } from 'drizzle-orm';
import { callerOf, type WriteContext } from '../kernel/context.ts';
import type { Db } from '../kernel/database/database.ts';
import { makeId } from '../kernel/ids.ts';
import type { Logger } from '../kernel/logger.ts';
import { inTransaction, type PipelineParts } from '../kernel/run-route.ts';
import { readFigure } from '../modules/customer-simulator/figure-reference.ts';
import { simulateForCustomer } from '../modules/customer-simulator/simulate.ts';
import { createLead, dealerTime, receiveLead } from '../modules/leads/create-lead.ts';
import { claimLead, contactLead, expireLead, finishLead } from '../modules/leads/lead-acts.ts';
import { lockAnyLead, noteLeadMessage } from '../modules/leads/leads.repository.ts';
import { consortiumLeads, leadDeliveries, leads } from '../modules/leads/leads.tables.ts';
import { clientMessages } from '../modules/messages/messages.tables.ts';
import { dealers } from '../modules/organization/index.ts';
import { openProposal } from '../modules/proposals/open-proposal.ts';
import { submitWebForm } from '../modules/web-form/fill-web-form.ts';
import { webForms } from '../modules/web-form/web-form.tables.ts';
import { expiryOf, type WebFormRecord } from '../modules/web-form/web-form-visit.ts';
import { demoContext } from './demo-context.ts';
import type { DemoAccount } from './insert-accounts.ts';
import { findOffered, listVehicles, save } from './insert-activity.ts';

type Story = {
  vehicleWanted: string;
  source: string;
  /** who creates it: a seller owns it, a manager leaves it to all */
  by: 'DEMO.SELLER' | 'DEMO.FI-MANAGER' | 'DEMO2.SELLER';
  hoursAgo: number;
  used?: true;
  /** what came of the first contact by the same user */
  outcome?: LeadOutcome;
  /** business minutes until that contact; the lead arrives while the dealer is open */
  contactMinutes?: number;
  nextInDays?: number;
  expired?: true;
  /** outside the portal, recorded by the manager */
  sold?: true;
  /** the seller simulates after the contact, and creates a proposal */
  proposed?: true;
  /** the sales CRM does not have it yet; all others were delivered */
  isUndelivered?: true;
  /** the link to the registration reached the phone neither by WhatsApp nor by SMS */
  isUnreached?: true;
  /** the sandbox's CRM refuses leads of such a phone */
  phoneEnding?: string;
};

/** Leads of every status at the dealers of the demo: some wait for anybody, one is overdue. */
const stories: readonly Story[] = [
  {
    vehicleWanted: 'Onix LT',
    source: 'Site da concessionária',
    by: 'DEMO.FI-MANAGER',
    hoursAgo: 0.2,
    isUndelivered: true,
  },
  { vehicleWanted: 'Tracker Premier', source: 'Telefone', by: 'DEMO.FI-MANAGER', hoursAgo: 0.4 },
  {
    vehicleWanted: 'Montana',
    source: 'Feira de domingo',
    by: 'DEMO.FI-MANAGER',
    hoursAgo: 30,
    isUndelivered: true,
    phoneEnding: '0009',
  },
  {
    vehicleWanted: 'S10 High Country',
    source: 'Vitrine',
    by: 'DEMO.SELLER',
    hoursAgo: 0.5,
    isUndelivered: true,
    isUnreached: true,
  },
  {
    vehicleWanted: 'Onix Plus',
    source: 'Vitrine',
    by: 'DEMO.SELLER',
    hoursAgo: 98,
    outcome: 'again',
    contactMinutes: 18,
    nextInDays: 2,
    proposed: true,
  },
  {
    vehicleWanted: 'Spin',
    source: 'Indicação',
    by: 'DEMO.SELLER',
    hoursAgo: 101,
    outcome: 'visit',
    contactMinutes: 34,
    nextInDays: 3,
  },
  {
    vehicleWanted: 'Tracker',
    source: 'Telefone',
    by: 'DEMO.SELLER',
    hoursAgo: 123,
    used: true,
    outcome: 'noInterest',
    contactMinutes: 52,
  },
  {
    vehicleWanted: 'Cruze',
    source: 'Anúncio',
    by: 'DEMO.SELLER',
    hoursAgo: 126,
    used: true,
    outcome: 'wrongData',
    contactMinutes: 27,
  },
  {
    vehicleWanted: 'Equinox',
    source: 'Anúncio',
    by: 'DEMO.FI-MANAGER',
    hoursAgo: 146,
    outcome: 'notReached',
    contactMinutes: 145,
  },
  { vehicleWanted: 'Onix', source: 'Vitrine', by: 'DEMO.SELLER', hoursAgo: 24 * 20, used: true, expired: true },
  { vehicleWanted: 'Onix Plus', source: 'Indicação', by: 'DEMO.FI-MANAGER', hoursAgo: 146, sold: true },
  { vehicleWanted: 'Spin Activ', source: 'Vitrine', by: 'DEMO2.SELLER', hoursAgo: 3 },
];

/** Of the stories; the simulation of one of them is of the same person. */
const firstPerson = 1_900;

/** The terms of two clients of the customer simulator, whose figures the seller of the demo opens; the second one chose an offer. */
const seenTerms = [36, 48];

/** Leads of the demo, made by the use cases of the product. */
export async function insertLeads(
  parts: PipelineParts,
  accounts: readonly DemoAccount[],
  { dealerIds, now, logger }: { dealerIds: readonly string[]; now: Date; logger: Logger },
): Promise<void> {
  const run = <Result>(username: string, at: Date, work: (tx: WriteContext) => Promise<Result>): Promise<Result> => {
    const account = accounts.find((one) => one.username === username)!;
    return inTransaction(parts, demoContext(account, dealerIds, at, logger), (tx) =>
      work({ ...tx, enqueue: () => {} }),
    );
  };
  const vehicle = (await listVehicles(parts)).find(({ price }) => price.assetType === 1)!;
  const offered = await findOffered(parts, 'Onix de fim de ano');
  const undelivered: string[] = [];
  const opening = await dealerTime(parts.db, dealerIds[0]!);
  const businessMinutesAfter = (from: Date, minutes: number) => afterBusinessMinutes(from, minutes, opening) ?? from;
  for (const [index, story] of stories.entries()) {
    const { name, mobile, email } = aPerson(firstPerson + index);
    const phone = story.phoneEnding ? mobile.slice(0, -story.phoneEnding.length) + story.phoneEnding : mobile;
    const { contactMinutes } = story;
    const begun = new Date(now.getTime() - story.hoursAgo * 3_600_000);
    const at = contactMinutes ? businessMinutesAfter(begun, 10) : begun;
    const { lead } = await run(story.by, at, (tx) =>
      createLead(
        {
          body: {
            name,
            phone,
            email,
            document: '',
            contactPreference: index % 2 === 0 ? 'WHATSAPP' : 'CALL',
            vehicleTypeId: story.used ? '2' : '1',
            vehicleWanted: story.vehicleWanted,
            channel: 'WALK_IN',
            source: story.source,
          },
        },
        tx,
      ),
    );
    const { outcome } = story;
    const contactedAt = contactMinutes
      ? businessMinutesAfter(at, contactMinutes)
      : new Date(at.getTime() + 2 * 3_600_000);
    if (story.isUndelivered) undelivered.push(lead.id);
    if (story.isUnreached) await insertFailedLink(parts.db, lead, at);
    const params = { id: lead.id };
    if (outcome) {
      const nextDay = story.nextInDays ? addDays(businessDay(now.toISOString()), story.nextInDays) : '';
      const note = nextDay ? '' : 'Registrado por telefone';
      const body = { version: lead.version, how: 'CALL', outcome, nextDay, nextTime: '', note } as const;
      await run(story.by, contactedAt, (tx) => contactLead({ params, body }, tx));
    }
    if (story.proposed)
      await run(story.by, new Date(contactedAt.getTime() + 600_000), async (tx) => {
        const { activeDealerId } = callerOf(tx).viewer;
        const terms = { products: [], fromLead: lead.id, offer: offered.offer };
        const saved = await save(firstPerson + index, offered.vehicle, activeDealerId!, tx, terms);
        await openProposal({ simulationId: saved.id, term: saved.selectedTerm! }, tx);
      });
    if (story.sold) {
      const body = { version: lead.version, outcome: 'sold', reason: 'Comprou à vista na loja' } as const;
      await run(story.by, contactedAt, (tx) => finishLead({ params, body }, tx));
    }
    if (story.expired) await run(story.by, now, async (tx) => expireLead((await lockAnyLead(tx.db, lead.id))!, tx));
    if (index === 1) await run('DEMO.SELLER', now, (tx) => claimLead({ params, body: { version: lead.version } }, tx));
  }
  for (const [index, term] of seenTerms.entries())
    await run('DEMO.FI-MANAGER', new Date(now.getTime() - (index + 1) * 600_000), (tx) =>
      receiveFromSimulator(
        { term, person: aPerson(1_950 + index), dealerId: dealerIds[0]!, ...(index === 0 ? { vehicle } : offered) },
        tx,
      ),
    );
  for (const [index, { hoursAgo, isSent }] of webFormStories.entries()) {
    const at = new Date(now.getTime() - hoursAgo * 3_600_000);
    await run('DEMO.FI-MANAGER', at, async (tx) => {
      const form = aWebForm(1_950 + index, callerOf(tx).viewer.activeDealerId!, at);
      await tx.db.insert(webForms).values(form);
      if (isSent) await submitWebForm(form, tx);
    });
  }
  await markDelivered(parts.db, undelivered);
}

/** Sent minutes after the arrival of a lead, by WhatsApp and then by SMS: neither was delivered. */
async function insertFailedLink(db: Db, { id, name, phone, email }: LeadDetail, arrivedAt: Date): Promise<void> {
  const after = (minutes: number) => new Date(arrivedAt.getTime() + minutes * 60_000);
  const about = { subjectId: id, purpose: 'lead', document: '', name, phone, email, status: 'FAILED' } as const;
  await db.insert(clientMessages).values(
    (['WHATSAPP', 'SMS'] as const).map((channel, index) => {
      const [sentAt, endedAt] = [after(5 + index), after(6 + index)];
      const instants = { requestedAt: sentAt, dueAt: sentAt, sentAt, endedAt, queriedAt: endedAt };
      return { id: makeId(sentAt), ...about, channel, failure: 'UNREACHABLE', ...instants };
    }),
  );
  await noteLeadMessage(db, id, { phone, failedAt: after(7) });
}

/** The sales CRM has received everything but these leads, seconds after each last change. */
async function markDelivered(db: Db, undelivered: readonly string[]): Promise<void> {
  await db.delete(leadDeliveries).where(notInArray(leadDeliveries.leadId, [...undelivered]));
  await db
    .update(leads)
    .set({
      crmSentVersion: sql`${leads.crmVersion}`,
      crmSentAt: sql`${leads.updatedAt} + interval '4 seconds'`,
      crmWaitingSince: null,
    })
    .where(notInArray(leads.id, [...undelivered]));
}

type Seen = {
  vehicle: Awaited<ReturnType<typeof listVehicles>>[number];
  term: number;
  person: ReturnType<typeof aPerson>;
  dealerId: string;
  /** of a campaign; its car is the vehicle */
  offer?: { id: string };
};

/** A request from the customer simulator with the figure on the client's screen. */
async function receiveFromSimulator(
  { vehicle: { price, modelId, manufacturerId }, term, person, dealerId, offer }: Seen,
  tx: WriteContext,
): Promise<void> {
  // the reference is read at once: no key of the installation is needed
  const seal = (text: string) => createHash('sha256').update(text).digest('base64url');
  const answers = {
    personType: 'PF' as const,
    vehicleType: 1 as const,
    manufacturerId,
    modelId,
    versionId: price.versionId,
    manufacturerYear: price.manufacturerYear,
    modelYear: price.modelYear,
    entryValueCents: Math.round((price.priceCents * 0.3) / 100_000) * 100_000,
    dealerId,
    term,
    ...(offer ? { offerId: offer.id } : {}),
  };
  // without a postal code the state is the dealer's
  const { reference } = await simulateForCustomer(answers, { stateOf: async () => 'SP', seal }, tx);
  const { figure, rows } = readFigure(reference, seal)!;
  await receiveLead(
    {
      name: person.name,
      document: '',
      phone: person.mobile,
      email: person.email,
      contactPreference: 'WHATSAPP',
      vehicleTypeId: 1,
      vehicleWanted: figure.vehicleLabel,
      channel: 'CSF',
      source: 'CHD',
      dealerId,
      owner: null,
      by: { id: null, name: 'Simulador do cliente' },
      consent: { version: customerConsent.version, text: customerConsent.pt },
      figure: { shown: figure, rows },
    },
    tx,
  );
}

/** What a consortium has sent: one person in each status, at the dealers of the demo. */
export async function insertConsortiumLeads(db: Db, dealerIds: readonly string[], now: Date): Promise<void> {
  const found = await db
    .select({ bacCode: dealers.baccode })
    .from(dealers)
    .where(inArray(dealers.id, [...dealerIds]))
    .orderBy(dealers.baccode);
  await db.insert(consortiumLeads).values(
    consortiumStatusIds.map((consortiumStatus, index) => {
      const { name, mobile: phone, email } = aPerson(1_960 + index);
      return {
        id: makeId(now),
        name,
        phone,
        email,
        groupCode: '1042',
        quota: String(17 + index).padStart(3, '0'),
        creditAmountCents: 6_000_000 + index * 1_500_000,
        consortiumStatus,
        bacCode: found[index % found.length]!.bacCode,
        updatedAt: now,
      };
    }),
  );
}

/** Web forms of the demo: one that was sent, which waits at the dealer, and one that its person has not finished. */
const webFormStories = [
  { hoursAgo: 5, isSent: true },
  { hoursAgo: 70, isSent: false },
];

function aWebForm(seed: number, dealerId: string, at: Date): WebFormRecord {
  const person = aPerson(seed);
  return {
    id: makeId(at),
    version: 2,
    dealerId,
    personType: 'PF',
    step: 'review',
    client: normaliseClient(aFilledForm(person)) as ProposalClientForm,
    email: person.email,
    phone: person.mobile,
    contactPreference: 'WHATSAPP',
    vehicleTypeId: 1,
    vehicleWanted: 'Tracker Premier',
    language: 'pt-BR',
    consentVersion: webFormConsent.version,
    consentText: webFormConsent.pt,
    consentAt: at,
    sessionHash: null,
    sessionExpiresAt: null,
    createdAt: at,
    savedAt: at,
    expiresAt: expiryOf(at),
    number: null,
    sentAt: null,
    leadId: null,
  };
}
