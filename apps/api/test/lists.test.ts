/** The common tests of every list: the same pages by number and by cursor, and no parameter silently ignored. */
import { capabilities, type Role, roleNames } from '@estrada/domain/access/index';
import { uploadKinds } from '@estrada/domain/uploads/index';
import { type Endpoint, type EndpointName, endpoints } from '@estrada/endpoints/index';
import { type TableName, uploadNames } from '@estrada/endpoints/uploads/upload-names';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadTables } from '../src/modules/uploads/tables/index.ts';
import { openApi, type Session, type TestApi } from './open-api.ts';
import { recordRows } from './record-tries.ts';
import { rowsOf } from './rows.ts';

interface ListRequest {
  role: Role;
  params?: Record<string, unknown>;
  /** parameters that the list requires, whatever the page */
  filters?: Record<string, unknown>;
  /** default rows of a page, if not the usual number */
  usualSize?: number;
}

/** The reader of each list, and the parameters that it requires. */
const lists: Partial<Record<EndpointName, ListRequest>> = {
  ...Object.fromEntries(recordRows.map(([, { names, role }]) => [names.list, { role }])),
  listCampaigns: { role: 'finance', usualSize: 10 },
  listAutoCampaigns: { role: 'insurance', usualSize: 10 },
  listPromotionalCoupons: { role: 'insurance', usualSize: 10 },
  listCombos: { role: 'insurance' },
  listInsuranceByDealer: { role: 'insurance' },
  listOffers: { role: 'ofertas', usualSize: 9 },
  listOfferCampaigns: { role: 'ofertas', usualSize: 10 },
  listCoupons: { role: 'crm', usualSize: 10 },
  listVouchers: { role: 'crm', usualSize: 10 },
  listClientNames: { role: 'admin-internal', filters: { channelAccess: 'DGI' } },
  listUsers: { role: 'provisioning', params: { type: 'GMF' } },
  listUsersOfGroup: { role: 'provisioning', filters: { groupName: 'seller' } },
  listSellers: { role: 'provisioning' },
  listUsersOfDealer: { role: 'provisioning', params: { id: '' } },
  listSentMails: { role: 'provisioning' },
  listParameters: { role: 'admin-internal', filters: { typeName: 'TCC' } },
  listSavedSimulations: { role: 'fi-manager' },
  listSimulationClients: { role: 'fi-manager' },
  listProposals: { role: 'fi-manager' },
  listDecisionQueue: { role: 'finance' },
  listCreditReviews: { role: 'finance', filters: { state: 'all' } },
  listDataRequests: { role: 'admin-internal', filters: { status: 'all' } },
  listPaymentHistory: { role: 'representante', usualSize: 10 },
  listTccExemptions: { role: 'finance', filters: { state: 'all' } },
  listProductFollowUps: { role: 'fi-manager', usualSize: 10 },
  listInsurances: { role: 'fi-manager', usualSize: 10 },
  listLeads: { role: 'fi-manager', usualSize: 10 },
  listInsuranceCommissions: { role: 'insurance' },
  listCommissionDifferences: { role: 'insurance' },
  listThreadMessages: { role: 'fi-manager', params: { id: '' } },
  listFittingSimulations: { role: 'fi-manager', params: { id: '' } },
  ...Object.fromEntries(
    (Object.keys(uploadNames) as TableName[]).map((name) => [
      uploadNames[name].list,
      { role: capabilities[uploadKinds[uploadTables[name].kind].access].roles[0] },
    ]),
  ),
  listVehicles: { role: 'finance', filters: { search: 'onix plus', vehicleType: '1' } },
  listExtractionFiles: { role: 'admin-internal', filters: { type: 'downloadDealers' } },
  listAuditEntries: { role: 'admin-internal', filters: { entity: 'user' } },
};

let api: TestApi;
const sessions = new Map<Role, Session>();
beforeAll(async () => {
  api = await openApi();
  for (const role of roleNames) sessions.set(role, await api.signIn(role));
  const [dealer] = await rowsOf(api, sql`select id from dealers where gmf_code = '101'`);
  lists.listUsersOfDealer!.params = { id: dealer!.id };
  const [written] = await rowsOf(
    api,
    sql`select id from proposals where dealer_id = ${dealer!.id} order by id limit 1`,
  );
  lists.listThreadMessages!.params = { id: written!.id };
  // of the client of a proposal that may still change its simulation
  const [editable] = await rowsOf(
    api,
    sql`select id, client_document from proposals where dealer_id = ${dealer!.id} and status in ('WO', 'RA') order by id desc limit 1`,
  );
  lists.listFittingSimulations!.params = { id: editable!.id };
  await api.database.db.execute(sql`update simulations set client_document = ${editable!.client_document}, dealer_id = ${dealer!.id}
    where id in (select id from simulations where id not in (select simulation_id from proposals) order by id limit 5)`);
  for (let number = 1; number <= 5; number++) {
    await insertRows(String(number));
    await registerRecords(40 + number);
  }
}, 120_000);
afterAll(() => api.close());

/** One of every record, by a user with access. */
async function registerRecords(number: number): Promise<void> {
  for (const [, { names, role, form }] of recordRows) {
    const session = sessions.get(role)!;
    await session.ok(names.register as 'registerBranch', { body: (await form(number, session)) as never });
  }
}

/** Rows of the other lists that are initially empty. */
async function insertRows(digit: string): Promise<void> {
  const { db } = api.database;
  const id = digit.padStart(26, '0');
  const at = sql`'2026-11-19T12:00:00Z'::timestamptz`;
  const user = (username: string) => sql`(select id from users where username = ${username})`;
  await db.execute(sql`insert into dgi_clients (id, document, name, email, created_at, created_by)
    values (${id}, ${`doc-${digit}`}, ${`Cliente ${digit}`}, 'c@example.com', ${at}, ${id})`);
  await db.execute(sql`insert into sent_mails (id, user_id, kind, address, status, created_at)
    values (${id}, ${user('DEMO.SELLER')}, 'verification-code', 'v@example.com', 'SENT', ${at})`);
  for (const [index, kind] of Object.keys(uploadKinds).entries())
    await db.execute(sql`insert into uploads
      (id, kind, dealer_id, file_name, size_bytes, status, user_id, user_name, uploaded_at, progress_at)
      values (${`${String(index).padStart(2, '0')}${id.slice(2)}`}, ${kind},
        (select max(dealer_id) from uploads where kind = ${kind}), 'a.csv', 1, 'SUCCESS', ${id}, 'Ana', ${at}, ${at})`);
  // one more open demo proposal that waits for finance
  await db.execute(sql`update proposals set status = 'PD', waiting_since = ${at}
    where id = (select id from proposals where status = 'WO' order by id limit 1)`);
  await db.execute(sql`insert into proposal_messages (proposal_id, seq, at, author_id, author_name, side, text)
    select id, (select coalesce(max(seq), 0) + 1 from proposal_messages where proposal_id = first.id), ${at}, ${id}, 'Ana', 'dealer', ${`Mensagem ${digit}`}
    from (select id from proposals where dealer_id = (select id from dealers where gmf_code = '101') order by id limit 1) as first`);
  // the demo's TCC manager is finance, of every dealer
  await db.execute(sql`insert into tcc_exemptions
    (id, proposal_id, dealer_id, status, fee_cents, reason, requested_by, requested_by_name, requested_at, updated_at)
    select ${id}, id, dealer_id, 'CANCELED', 89900, ${`Motivo ${digit}`}, seller_id, 'Ana', ${at}, ${at}
    from proposals order by id limit 1`);
  await db.execute(sql`insert into credit_reviews
    (id, proposal_id, refusal_seq, reasons, message, requested_at, requested_by_name, due_on)
    select ${id}, id, ${digit}::int, '["POLICY"]', '', ${at}, 'Ana', '2026-12-05' from proposals order by id limit 1`);
  await db.execute(sql`insert into proposal_payments
    (id, proposal_id, dealer_id, seller_id, status, contract_number, payee_document, payee_name, amount_cents, requested_at, requested_by_name)
    select ${id}, id, dealer_id, seller_id, 'RETURNED', ${`7000000${digit}`}, '46291300000178', 'Autovia', 100, ${at}, 'Ana'
    from proposals where dealer_id = (select id from dealers where gmf_code = '101') order by id limit 1`);
  // a sale paid two months ago whose client declined life insurance
  const [sale] = await rowsOf(
    api,
    sql`select id, simulation_id from proposals where person_type = 'PF' and status in ('AP', 'APC', 'DC', 'HLD', 'AF')
      and dealer_id = (select id from dealers where gmf_code = '101') order by id limit 1`,
  );
  await db.execute(sql`update proposals set status = 'OC' where id = ${sale!.id}`);
  await db.execute(sql`insert into proposal_history (proposal_id, seq, at, event, from_status, to_status, actor_name)
    values (${sale!.id}, 90, ${`2026-09-1${digit}T12:00:00Z`}, 'confirmPayment', 'PS', 'OC', 'Ana')`);
  await db.execute(sql`insert into product_choices
    (id, simulation_id, simulation_version, menu_version, term, chosen_column, chosen_by, recorded_by, recorded_by_name,
      recorded_at, columns, without_installment_cents, accepted, declined)
    values (${id}, ${sale!.simulation_id}, 1, 0, 36, 'none', 'client', ${id}, 'Ana', ${at}, '[]', 100, '[]',
      ${JSON.stringify([{ code: 'LIFE', provider: 'METLIFE', premiumCents: 100, monthlyCents: 3, isFinanced: true }])})`);
  await db.execute(sql`insert into insurance_commissions
    (id, insurance_id, kind, statement_kind, insurer, product, policy_number, dealer_id, seller_id, booked_on, statement_month,
      net_cents, share_millionths, has_table, amount_cents, booked_by_name, created_at)
    select ${id}, id, 'ADJUSTED', 'ISSUE', insurer, product, ${`0531.${digit}`}, dealer_id, seller_id, '2026-11-19', '2026-11',
      0, 0, true, 100, 'Ana', ${at}
    from insurance_proposals order by id limit 1`);
  await db.execute(sql`insert into commission_differences
    (id, version, status, kind, statement_kind, insurer, month, policy_number, changed_by_name, created_at, updated_at)
    values (${id}, 0, 'OPEN', 'UNKNOWN_POLICY', 'ISSUE', 'LIBERTY', '2026-11', ${`0531.${digit}`}, 'Ana', ${at}, ${at})`);
  await db.execute(sql`insert into extractions
    (id, type, format, initial_date, final_date, language, status, scope, file_name, user_id, requested_at, progress_at)
    values (${id}, 'downloadDealers', 'csv', '2026-11-01', '2026-11-02', 'en', 'SUCCESS', '{"kind":"all"}',
            ${`file-${digit}.csv`}, ${user('DEMO.ADMIN-INTERNAL')}, ${at}, ${at})`);
}

const all = Object.entries(endpoints) as [EndpointName, Endpoint][];
const names = all.filter(([, endpoint]) => endpoint.list).map(([name]) => name);

it('covers every list', () => {
  expect(Object.keys(lists).sort()).toEqual([...names].sort());
});

interface Page {
  rows: string[];
  next: string | null;
  totalElements: number;
  totalCapped: boolean;
  pagination: {
    first: number;
    last: number;
    next: number | null;
    previous: number | null;
    totalPages: number;
    size: number;
  };
}

describe.each(names)('%s', (name) => {
  const endpoint: Endpoint = endpoints[name] as Endpoint;
  const { role, filters = {}, usualSize = 20 } = lists[name]!;
  const ask = (parameters: Record<string, unknown>, caller = sessions.get(role)!) => {
    const query = { ...filters, ...parameters };
    const { params } = lists[name]!;
    const input = endpoint.list === 'body' ? { params, body: query } : { params, query };
    return caller.call(name, input as never);
  };
  const read = async (parameters: Record<string, unknown> = {}): Promise<Page> => {
    const { status, body } = await ask(parameters);
    if (status !== 200) throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`);
    const { items, emailsData, ...page } = body as never as { items?: object[]; emailsData?: object[] } & Page;
    return { ...page, rows: (items ?? emailsData ?? []).map((row) => JSON.stringify(row)) };
  };
  const refusalOf = async (parameters: Record<string, unknown>) => {
    const { status, body } = await ask(parameters);
    return [status, body.code, body.fields?.map(({ path, key }) => `${path} ${key}`)];
  };

  it('returns the same rows by page number and by cursor, up to the last page', async () => {
    const whole = await read({ size: 100 });
    expect(whole.rows.length).toBeGreaterThan(1);
    // a few pages of each list, the last one not full where possible
    const size = Math.max(1, Math.floor(whole.rows.length / 3));
    expect([whole.next, whole.pagination.next, whole.totalElements]).toEqual([null, null, whole.rows.length]);

    const byCursor: Page[] = [];
    for (let cursor: string | null = null; byCursor.length === 0 || cursor; cursor = byCursor.at(-1)!.next)
      byCursor.push(await read({ size, cursor }));
    expect(byCursor.flatMap(({ rows }) => rows)).toEqual(whole.rows);

    const byNumber: Page[] = [];
    for (let page: number | null = 0; page !== null; page = byNumber.at(-1)!.pagination.next)
      byNumber.push(await read({ page, sizeByPage: size }));
    expect(byNumber).toEqual(byCursor);

    const totalPages = Math.ceil(whole.rows.length / size);
    const { totalElements } = whole;
    for (const [index, { pagination }] of byNumber.entries())
      expect(pagination).toEqual({
        first: 0,
        last: totalPages - 1,
        next: index + 1 < totalPages ? index + 1 : null,
        previous: index > 0 ? index - 1 : null,
        size,
        totalElements,
        totalPages,
      });
    expect((await read({ page: totalPages, size })).rows).toEqual([]);
  });

  it('has the stated number of rows on a page without a size', async () => {
    expect((await read()).pagination.size).toBe(usualSize);
  });

  it('refuses a page beyond the counted rows, and contradictory or duplicate paging parameters', async () => {
    expect(await refusalOf({ page: Math.ceil(10_000 / usualSize) })).toEqual([
      422,
      'DOM002',
      ['page page.beyondCount'],
    ]);
    expect(await refusalOf({ page: 5_000, size: 2 })).toEqual([422, 'DOM002', ['page page.beyondCount']]);
    expect((await ask({ page: 4_999, size: 2 })).status).toBe(200);
    const { next } = await read({ size: 1 });
    expect(await refusalOf({ page: 0, cursor: next })).toEqual([422, 'DOM002', ['page page.withCursor']]);
    expect(await refusalOf({ size: 2, sizeByPage: 2 })).toEqual([422, 'DOM002', ['sizeByPage page.sizeTwice']]);
    for (const [path, value] of Object.entries({ page: -1, size: 0, sizeByPage: 101 }))
      expect(await refusalOf({ [path]: value })).toEqual([422, 'DOM002', [`${path} number.invalid`]]);
  });

  it('refuses an unknown filter name, at that name', async () => {
    expect(await refusalOf({ nome: 'x' })).toEqual([422, 'DOM002', ['nome field.unknown']]);
  });

  it('treats an empty filter like no filter', async () => {
    const { shape } = (endpoint.list === 'body' ? endpoint.body : endpoint.query) as unknown as { shape: object };
    const empty = Object.fromEntries(
      Object.keys(shape)
        .filter((key) => !(key in filters))
        .map((key) => [key, '']),
    );
    expect(await read(empty)).toEqual(await read());
  });

  it('refuses a role without access', async () => {
    const anyOf = typeof endpoint.access === 'string' ? [] : endpoint.access.anyOf;
    const opens = (one: Role) => {
      const rules = anyOf.map(
        (key): { roles: readonly Role[]; conditionalRoles?: readonly Role[] } => capabilities[key],
      );
      return rules.some((rule) => rule.roles.includes(one) || rule.conditionalRoles?.includes(one));
    };
    const stranger = roleNames.find((one) => !opens(one))!;
    expect((await ask({}, sessions.get(stranger)!)).status).toBe(403);
  });
});
