/** The guarantees of the demo data for every user who tries the product. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { roleNames } from '@estrada/domain/access/index';
import { businessDay } from '@estrada/domain/calendar/index';
import { states } from '@estrada/domain/enumerations/index';
import { isCnpj, isCpf } from '@estrada/domain/people/index';
import { initialStatus, proposalTable } from '@estrada/domain/proposals/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openApi, type TestApi } from '../../test/open-api.ts';
import { rowsOf } from '../../test/rows.ts';
import { testNow } from '../../test/test-now.ts';
import { readConfig } from '../kernel/config.ts';
import { migrate } from '../kernel/database/migrate.ts';
import { openPostgres } from '../kernel/database/open-postgres.ts';
import { openFiles } from '../kernel/file-vault/open-files.ts';
import { makeLogger } from '../kernel/logger.ts';
import { stories } from './data/proposal-stories.ts';
import { linkDemoAccountToProvider, providerUsername } from './insert-accounts.ts';
import { insertContracts } from './insert-contract.ts';
import { insertDocuments } from './insert-documents.ts';
import { insertProductSales } from './insert-product-sales.ts';
import { hasDemoAccounts, loadDemo } from './load-demo.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

const count = async (table: string) =>
  (await rowsOf(api, sql`select count(*)::int as n from ${sql.identifier(table)}`))[0]!.n;

it('has two groups, three branches and six dealers with valid documents', async () => {
  expect([await count('dealer_groups'), await count('branches'), await count('dealers')]).toEqual([2, 3, 6]);
  const dealers = await rowsOf(api, sql`select document, gmf_code, bac_code from dealers`);
  for (const { document, gmf_code, bac_code } of dealers) {
    expect(isCnpj(String(document))).toBe(true);
    expect([gmf_code, bac_code]).toEqual([expect.stringMatching(/^\d{3}$/), expect.stringMatching(/^\d{6}$/)]);
  }
});

it('has clients who asked for a review of their refusal, each after it and within the deadline', async () => {
  const finance = await api.signIn('finance');
  const { items } = await finance.ok('listCreditReviews', { query: {} });
  expect(items.map(({ can, daysLeft }) => [can.claim, daysLeft >= 0])).toEqual([
    [true, true],
    [true, true],
  ]);
  const early = await rowsOf(
    api,
    sql`select 1 from credit_reviews r join proposal_history h on h.proposal_id = r.proposal_id and h.seq = r.refusal_seq
        where h.to_status <> 'DC' or h.at > r.requested_at`,
  );
  expect(early).toEqual([]);
});

it('has a lead with its simulation and its proposal, and first contacts within the hours of the dealer', async () => {
  const linked = await rowsOf(
    api,
    sql`select s.request->>'fromLead' = l.id as is_from_lead, p.simulation_id = s.id as is_of_simulation
        from leads l join simulations s on s.id = l.simulation_id join proposals p on p.id = l.proposal_id`,
  );
  expect(linked).toEqual([{ is_from_lead: true, is_of_simulation: true }]);
  const contacts = await rowsOf(
    api,
    sql`select distinct minutes_to_first_contact as minutes from leads where first_contact_at is not null order by 1`,
  );
  expect(contacts.map(({ minutes }) => minutes)).toEqual([18, 27, 34, 52, 145]);
});

it('has leads that the sales CRM has, and some that it does not, whose deliveries are queued', async () => {
  const rows = await rowsOf(
    api,
    sql`select crm_waiting_since is null as is_sent, count(*)::int as n,
          count(*) filter (where crm_sent_version = crm_version)::int as complete,
          (select count(distinct lead_id)::int from lead_deliveries) as queued
        from leads group by 1 order by 1`,
  );
  expect(rows).toEqual([
    { is_sent: false, n: 3, complete: 0, queued: 3 },
    { is_sent: true, n: expect.any(Number), complete: rows[1]!.n, queued: 3 },
  ]);
});

it('has a request about personal data in each state', async () => {
  const rows = await rowsOf(api, sql`select distinct status from data_requests order by status`);
  expect(rows.map(({ status }) => status)).toEqual(['ANSWERED', 'IN_PROGRESS', 'RECEIVED', 'REFUSED']);
});

it('has a voucher whose uses are reserved and released by its proposals, and as many reserved as it states', async () => {
  const uses = await rowsOf(
    api,
    sql`select u.status, count(*)::int as n from discount_uses u join proposals p on p.id = u.proposal_id
        where p.figures->'discount'->>'code' = u.code group by u.status order by u.status`,
  );
  expect(uses.map(({ status }) => status)).toEqual(['RELEASED', 'RESERVED']);
  const [voucher] = await rowsOf(api, sql`select reserved, used from vouchers where discount_voucher = 'FIM-DE-ANO'`);
  expect(voucher).toEqual({ reserved: uses[1]!.n, used: 0 });
});

it('has documents of waiting proposals: received, refused with reasons and accepted, each with a page that opens', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'estrada-demo-'));
  const files = await openFiles(readConfig({ DATA_DIR: folder }));
  await insertDocuments(api.database.db, files, new Date(testNow));
  const documents = await rowsOf(api, sql`select status, defects from proposal_documents`);
  expect([...new Set(documents.map(({ status }) => status))].sort()).toEqual(['ACCEPTED', 'RECEIVED', 'REFUSED']);
  for (const { status, defects } of documents) expect((defects as unknown[]).length > 0).toBe(status === 'REFUSED');
  const pages = await rowsOf(api, sql`select id, proposal_id from document_pages`);
  expect(pages).toHaveLength(documents.length);
  for (const { id, proposal_id } of pages)
    expect(Buffer.from((await files.read(`documents/${proposal_id}/${id}`))!).toString('latin1', 0, 5)).toBe('%PDF-');
  rmSync(folder, { recursive: true });
});

it('has messages on two proposals, one unread for finance, the other for the seller, and none waiting to be mailed', async () => {
  for (const role of ['seller', 'finance'] as const) {
    const person = await api.signIn(role);
    const { items } = await person.ok('listProposals', { body: { size: 100 } });
    const unread = items.filter((row) => row.unread > 0);
    expect([role, unread.map((row) => row.unread)]).toEqual([role, [1]]);
    const { items: messages } = await person.ok('listThreadMessages', { params: { id: unread[0]!.id } });
    expect(messages.map(({ isOwn }) => isOwn)).toEqual([false, true]);
  }
  const due = await rowsOf(api, sql`select 1 from thread_readers where is_due`);
  expect(due).toEqual([]);
});

it('has one account per role and two more, each with the demo password', async () => {
  const users = await rowsOf(api, sql`select username, role, is_demo from users`);
  expect(users).toHaveLength(roleNames.length + 2);
  for (const role of roleNames) {
    expect(users.map((user) => user.username)).toContain(`DEMO.${role.toUpperCase()}`);
    expect((await api.signIn(role)).tokens.idToken).toBeTruthy();
  }
  expect(users.every((user) => user.is_demo)).toBe(true);
  expect(await hasDemoAccounts(api.database.db)).toBe(true);
});

it('has at least sixty vehicle versions, new and used, each with a price', async () => {
  expect(await count('vehicle_versions')).toBeGreaterThanOrEqual(60);
  const [bare] = await rowsOf(
    api,
    sql`select count(*)::int as n from vehicle_versions v where not exists (select 1 from vehicle_prices p where p.version_id = v.id)`,
  );
  const types = await rowsOf(api, sql`select distinct asset_type::int as type from vehicle_prices order by 1`);
  expect([bare!.n, types.map((row) => row.type)]).toEqual([0, [1, 2]]);
});

it('has options with prices on several versions of the vehicle table in force', async () => {
  const admin = await api.signIn('admin-internal');
  const { inForce } = await admin.ok('readVehicleOptionsInForce');
  const [found] = await rowsOf(
    api,
    sql`select count(*)::int as rows, count(distinct o.code)::int as versions, count(distinct v.code)::int as known
      from vehicle_options o left join vehicle_versions v on v.code = o.code`,
  );
  expect(found!.versions).toBeGreaterThanOrEqual(20);
  expect([inForce!.rowCount, found!.known]).toEqual([found!.rows, found!.versions]);
  const [pickup] = (
    await admin.ok('listVehicles', { query: { search: 'high country cabine dupla', vehicleType: '1' } })
  ).items;
  const { pricedOptions } = await admin.ok('readVehicle', { params: { versionId: pickup!.versionId } });
  expect(pricedOptions).toHaveLength(4);
});

it('has the three fees for each of the 27 states', async () => {
  const rows = await rowsOf(api, sql`select state, count(distinct kind)::int as kinds from fee_rows group by state`);
  expect(rows.map((row) => row.state).sort()).toEqual(states.map((state) => state.id).sort());
  expect(new Set(rows.map((row) => row.kinds))).toEqual(new Set([3]));
});

it('has forty simulations without a proposal and sixty-one with one', async () => {
  const [row] = await rowsOf(
    api,
    sql`select count(*) filter (where p.id is null)::int as bare, count(p.id)::int as proposed from simulations s left join proposals p on p.simulation_id = s.id`,
  );
  expect(row).toEqual({ bare: 40, proposed: 61 });
});

it('moves every proposal to its status by transitions of the state machine only', async () => {
  const history = await rowsOf(
    api,
    sql`select proposal_id, seq::int as seq, event, from_status, to_status from proposal_history order by proposal_id, seq`,
  );
  const last = new Map<unknown, unknown>();
  for (const { proposal_id: id, event, from_status: from, to_status: to } of history) {
    if (event === 'open') expect([from, to, last.has(id)]).toEqual([null, initialStatus, false]);
    else if (event === 'block') expect([from, to]).toEqual([last.get(id), last.get(id)]);
    else {
      expect(from).toBe(last.get(id));
      // an exemption is requested outside of the machine, and so is the first of two decisions
      if (/^(exemption|decideFirst)\./.test(String(event))) {
        expect(to).toBe(from);
        continue;
      }
      const move = proposalTable.find((row) => row.event === event && row.from.some((status) => status === from));
      expect([event, from, move?.to]).toEqual([event, from, to]);
    }
    last.set(id, to);
  }
  const proposals = await rowsOf(api, sql`select id, status, version from proposals`);
  expect(proposals).toHaveLength(61);
  for (const { id, status } of proposals) expect(last.get(id)).toBe(status);
});

it('has one blocked proposal, and vehicles identified by chassis', async () => {
  const [row] = await rowsOf(
    api,
    sql`select count(*) filter (where blocked)::int as blocked,
      count(*) filter (where vehicle_additional_info ? 'chassis')::int as marked from proposals`,
  );
  expect(row!.blocked).toBe(1);
  expect(row!.marked).toBeGreaterThan(10);
});

it('has a proposal in each status that its scenarios end in', async () => {
  const ends = stories.map((story) => {
    const move = proposalTable.find((row) => row.event === story.at(-1));
    return move ? move.to : initialStatus;
  });
  const rows = await rowsOf(api, sql`select distinct status from proposals`);
  // and one under analysis, with manual decisions
  expect(rows.map((row) => row.status).sort()).toEqual([...new Set([...ends, 'PD'])].sort());
});

it('has an approval with a counter-offer that the seller can apply, and a first decision awaiting a second person', async () => {
  const seller = await api.signIn('seller');
  const { items } = await seller.ok('listProposals', { body: { status: ['APC'], size: 100 } });
  const details = await Promise.all(items.map(({ id }) => seller.ok('readProposal', { params: { id } })));
  const [approved, ...others] = details.filter(({ offer }) => offer);
  expect([approved!.offer, others]).toMatchObject([{ mayApply: true, isApplied: false }, []]);
  const { id, version, installmentCents: before } = approved!;
  const { installmentCents } = await seller.ok('previewProposalOffer', { params: { id } });
  expect(installmentCents).not.toBe(before);
  const applied = await seller.ok('applyProposalOffer', { params: { id }, body: { version, installmentCents } });
  expect([applied.installmentCents, applied.nextActor]).toEqual([installmentCents, 'finance']);

  const admin = await api.signIn('admin-internal');
  const { items: waiting } = await admin.ok('listDecisionQueue', { query: { confirmation: 'me' } });
  expect(waiting.map(({ status, needs, first }) => [status, needs, first?.decision, first?.isOwn])).toEqual([
    ['PD', 'two', 'AP', false],
  ]);
});

it('has dates within the last ninety days only, none in the future', async () => {
  const now = Date.parse(testNow);
  const rows = await rowsOf(
    api,
    sql`select created_at as at from simulations union all select updated_at from simulations union all select created_at from proposals union all select updated_at from proposals union all select at from proposal_history`,
  );
  const ages = rows.map((row) => (now - new Date(row.at as string).getTime()) / 86_400_000);
  expect(Math.min(...ages)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...ages)).toBeLessThanOrEqual(90);
  expect(Math.max(...ages) - Math.min(...ages)).toBeGreaterThan(80);
});

it('has only clients with valid documents, both natural persons and companies', async () => {
  const rows = await rowsOf(
    api,
    sql`select client_document as document, request->>'personType' as type from simulations`,
  );
  for (const { document, type } of rows)
    expect(type === 'PF' ? isCpf(String(document)) : isCnpj(String(document)), String(document)).toBe(true);
  expect(new Set(rows.map((row) => row.type))).toEqual(new Set(['PF', 'PJ']));
});

it('sends complete proposals only: no sent proposal has missing fields', async () => {
  const viewer = await api.signIn('consulta');
  const { items } = await viewer.ok('listProposals', { body: { status: ['RA', 'AP', 'APC'], size: 100 } });
  for (const { id } of items) {
    const detail = await viewer.ok('readProposal', { params: { id } });
    expect([detail.consentRecorded, detail.missing]).toEqual([true, []]);
  }
  expect(items.length).toBeGreaterThan(0);
});

it('loads once: loading again changes nothing', async () => {
  const jobs = { enqueue: async () => {}, work: async () => {}, list: async () => [], stop: async () => {} };
  const before = [await count('users'), await count('simulations'), await count('audit_entries')];
  const loaded = await loadDemo({ db: api.database.db, jobs, auditKey: null }, new Date(testNow), makeLogger('silent'));
  expect(loaded).toBe(false);
  expect([await count('users'), await count('simulations'), await count('audit_entries')]).toEqual(before);
  expect(businessDay(testNow)).toBe('2026-11-20');
});

it('creates a single sign-on account when a provider is configured, updates its address, and ignores a namesake', async () => {
  const account = async () => {
    const rows = await rowsOf(
      api,
      sql`select name, redirect_url as address, user_type as type from users where username = ${providerUsername}`,
    );
    return rows[0];
  };
  expect(await account()).toBeUndefined();
  for (const port of [3100, 3101]) {
    await linkDemoAccountToProvider(api.database.db, `http://localhost:${port}/identity-provider`, new Date(testNow));
    expect(await account()).toMatchObject({ address: `http://localhost:${port}/identity-provider`, type: 'GMF' });
  }
  await api.database.db.execute(
    sql`update users set is_demo = false, redirect_url = null where username = ${providerUsername}`,
  );
  await linkDemoAccountToProvider(api.database.db, 'http://localhost:3102/identity-provider', new Date(testNow));
  expect(await account()).toMatchObject({ address: null });
});

it.skipIf(inject('database').kind === 'embedded')(
  'is loaded by exactly one of several processes that start at once',
  async () => {
    const source = inject('database') as { url: string };
    const name = `estrada_empty_${process.pid}`;
    const admin = await openPostgres(source.url, 1);
    await admin.db.execute(`create database ${name}`);
    const starting = await Promise.all(
      [1, 2, 3].map(() => openPostgres(source.url.replace(/\/postgres$/, `/${name}`), 2)),
    );
    const loaded = await Promise.all(
      starting.map(async ({ db }) => {
        await migrate(db);
        return loadDemo(
          { db, jobs: { enqueue: async () => {} }, auditKey: null },
          new Date(testNow),
          makeLogger('silent'),
        );
      }),
    );
    expect(loaded.filter(Boolean)).toHaveLength(1);
    for (const database of starting) await database.close();
    await admin.db.execute(`drop database ${name}`);
    await admin.close();
  },
);

it('has proposals with a contract, whose papers open, at every step up to the payment', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'estrada-demo-'));
  const files = await openFiles(readConfig({ DATA_DIR: folder }));
  const { db } = api.database;
  await insertContracts(
    {
      db,
      jobs: { enqueue: async () => {} },
      auditKey: null,
    },
    files,
    new Date(testNow),
    makeLogger('silent'),
  );
  const contracts = await rowsOf(
    api,
    sql`select p.status, p.stop, ready_at is not null as is_ready, l.status as lien, y.status as payment
      from proposal_contracts c join proposals p on p.id = c.proposal_id
      left join proposal_liens l on l.proposal_id = p.id left join proposal_payments y on y.proposal_id = p.id
      order by c.id, y.id`,
  );
  const registered = { is_ready: true, lien: 'REGISTERED', stop: null };
  expect(contracts).toEqual([
    { status: 'PU', ...registered, lien: null, payment: null },
    { status: 'PU', ...registered, payment: null },
    { status: 'WFA', ...registered, payment: null },
    { status: 'AV', ...registered, payment: 'RETURNED', stop: 'given-up' },
    { status: 'OC', ...registered, payment: 'CONFIRMED' },
    { status: 'PU', is_ready: true, lien: null, stop: null, payment: null },
    // withdrawn from: the lien is released, the payment is being refunded
    { status: 'OC', ...registered, lien: 'RELEASED', payment: 'CONFIRMED' },
    { status: 'OC', ...registered, lien: 'RELEASED', payment: 'SENT' },
  ]);
  const alerts = await rowsOf(
    api,
    sql`select p.status, s.kind from proposal_fraud_signals s join proposals p on p.id = s.proposal_id`,
  );
  expect(alerts).toEqual([{ status: 'WFA', kind: 'CONTACT_CHANGED' }]);
  // signed electronically, with the selfie requested
  const signing = await rowsOf(
    api,
    sql`select e.status, s.status as selfie, g.document = s.document as is_same from proposal_envelopes e
      join proposal_signers g on g.envelope_id = e.id join proposal_selfies s on s.contract_id = e.contract_id
      where e.status <> 'COMPLETED'`,
  );
  const letters = await rowsOf(api, sql`select sent_at is not null as "isSent" from proposal_welcome_letters`);
  expect(letters).toEqual([{ isSent: true }, { isSent: true }]);
  const withdrawn = await rowsOf(api, sql`select wished_on::text from proposal_withdrawals`);
  expect(withdrawn).toEqual([{ wished_on: businessDay(testNow) }]);
  const exempted = await rowsOf(
    api,
    sql`select v.confirmed_at is not null as confirmed, p.vap_exemption_applied as applied from vap_exemptions v
      join proposals p on p.id = v.proposal_id order by v.id`,
  );
  expect(exempted).toEqual([
    { confirmed: true, applied: true },
    { confirmed: false, applied: false },
  ]);
  expect(signing).toEqual([{ status: 'REQUESTED', selfie: 'REQUESTED', is_same: true }]);
  const papers = await rowsOf(api, sql`select id, proposal_id from proposal_papers`);
  expect(papers.length).toBeGreaterThanOrEqual(25);
  for (const { id, proposal_id } of papers)
    expect(Buffer.from((await files.read(`papers/${proposal_id}/${id}.pdf`))!).toString('latin1', 0, 5)).toBe('%PDF-');
  rmSync(folder, { recursive: true });
});

it('has sales paid in several months with accepted and declined products, to figure, follow up and print', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'estrada-demo-'));
  const files = await openFiles(readConfig({ DATA_DIR: folder }));
  const { db } = api.database;
  const accounts = (await rowsOf(
    api,
    sql`select id, username, name, case when username like 'DEMO2%' then 1 else 0 end as "dealerIndex", role
      from users where username in ('DEMO.SELLER', 'DEMO2.SELLER', 'DEMO.FI-MANAGER')`,
  )) as never;
  const dealerIds = ['DEMO.SELLER', 'DEMO2.SELLER'].map(async (name) => (await api.signIn(name)).activeDealerId!);
  await insertProductSales({ db, jobs: { enqueue: async () => {} }, auditKey: null }, accounts, {
    dealerIds: await Promise.all(dealerIds),
    files,
    now: new Date(testNow),
    logger: makeLogger('silent'),
  });
  const manager = await api.signIn('fi-manager');
  const period = { initialDate: '2026-08-22', finalDate: '2026-11-20' };
  const figures = await manager.ok('readProductFigures', { query: period });
  expect(figures.months.filter(({ paid }) => paid > 0).length).toBeGreaterThan(2);
  expect(figures.products.some(({ declined }) => declined > 0)).toBe(true);
  expect(figures.totals.paidWith).toBeLessThan(figures.totals.paid);
  const { items } = await manager.ok('listProductFollowUps', {});
  expect(items.length).toBeGreaterThan(1);
  expect((await manager.ok('listProductFollowUps', { query: { state: 'done' } })).items).toHaveLength(1);
  const { simulationId } = await manager.ok('readProposal', { params: { id: items[0]!.proposalId } });
  expect((await manager.call('printProductChoice', { params: { id: simulationId } })).status).toBe(200);
  // one of the sales was made by the offer of a campaign, as the simulation of a lead was
  const ofertas = await api.signIn('ofertas');
  const [campaign] = (await ofertas.ok('listOfferCampaigns', { query: { search: 'Fim de ano na garagem' } })).items;
  expect(await ofertas.ok('readOfferCampaignResults', { params: { id: campaign!.id } })).toMatchObject({
    simulations: 2,
    proposals: 2,
    contracts: 1,
  });
  // three clients requested to settle early; the sandbox knows these contracts by the ends of their numbers
  const settlements = await rowsOf(
    api,
    sql`select right(p.contract_number, 2) as ending, a.after->>'settlementKind' as kind,
          (a.after->>'amountCents')::int > 0 as has_amount, (a.after->>'settleOn') < ${businessDay(testNow)} as is_over
        from audit_entries a join proposals p on p.id = a.entity_id
        where a.action = 'proposal.clientPage.settlement' order by ending`,
  );
  expect(settlements).toEqual([
    { ending: '11', kind: 'WHOLE', has_amount: true, is_over: true },
    { ending: '15', kind: 'WHOLE', has_amount: true, is_over: false },
    { ending: '16', kind: 'FEWER', has_amount: true, is_over: false },
  ]);
  rmSync(folder, { recursive: true });
});
