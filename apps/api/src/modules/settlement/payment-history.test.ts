/** The history of payments: scope, filters, pages, export. */
import { aPerson } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOpenProposal } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';

let api: TestApi;
let seller: Session;
let manager: Session;
let representative: Session;
let ids: string[];
beforeAll(async () => {
  api = await openApi();
  await api.database.db.execute(sql`update profile_rights set view_payment_report = role <> 'sales-manager'`);
  seller = await api.signIn('seller');
  manager = await api.signIn('fi-manager');
  representative = await api.signIn('representante');
  const other = await api.signIn('DEMO2.SELLER');
  ids = [];
  for (const [index, owner] of [seller, seller, manager, other].entries())
    ids.push((await anOpenProposal(owner, aPerson(1_700 + index))).id);
  for (const [index, id] of ids.entries()) await pay(id, index);
});
afterAll(() => api.close());

const states = ['CONFIRMED', 'RETURNED', 'SENT', 'CONFIRMED'];
async function pay(proposalId: string, index: number): Promise<void> {
  await api.database.db.execute(
    sql`update proposals set contract_number = ${`7100000${index}`} where id = ${proposalId}`,
  );
  const id = `01kb0000000000000000000p0${index}`;
  const at = `2026-11-1${index}T02:30:00Z`;
  await api.database.db.execute(sql`insert into proposal_payments
    (id, proposal_id, dealer_id, seller_id, status, contract_number, payee_document, payee_name, amount_cents,
      requested_at, requested_by_name, settled_on, receipt, reason)
    select ${id}, id, dealer_id, seller_id, ${states[index]!}, ${`7100000${index}`}, '46291300000178', 'Autovia', ${100_050 + index},
      ${at}, '=Ana', ${index === 0 ? '2026-11-10' : null}, ${index === 0 ? 'CP-1' : null}, ${index === 1 ? '=1+1' : null}
    from proposals where id = ${proposalId}`);
}
const of = async (session: Session, body: object = {}, query: object = {}) =>
  (await session.ok('listPaymentHistory', { query, body })).items.map(({ proposalId }) => ids.indexOf(proposalId));

it('is the own one for a seller, of the dealer for its manager, of the region for a representative, newest first', async () => {
  expect(await of(seller)).toEqual([1, 0]);
  expect(await of(manager)).toEqual([2, 1, 0]);
  expect((await of(representative)).filter((index) => index >= 0)).toEqual(expect.arrayContaining([2, 1, 0]));
});

it('is closed to users without the payment report, and to finance', async () => {
  for (const role of ['sales-manager', 'finance', 'customer'] as const)
    for (const call of ['listPaymentHistory', 'exportPaymentHistory'] as const)
      expect([role, (await (await api.signIn(role)).call(call, { body: {} })).status]).toEqual([role, 403]);
});

it('is filtered by status, by days in São Paulo time, by number, name and dealer', async () => {
  expect(await of(manager, { status: ['RETURNED', 'SENT'] })).toEqual([2, 1]);
  // 23:30 of the previous day there
  expect(await of(manager, { from: '2026-11-10', to: '2026-11-10' })).toEqual([1]);
  expect(await of(manager, { search: '71000002' })).toEqual([2]);
  const [first] = (await manager.ok('listPaymentHistory', { body: {} })).items;
  expect(await of(manager, { search: first!.proposalNumber })).toEqual([2]);
  expect(await of(manager, { search: first!.clientName.slice(0, 8) })).toContain(2);
  expect(await of(manager, { dealer: '101' })).toEqual([2, 1, 0]);
  expect(await of(manager, { dealer: 'Nova Serra' })).toEqual([]);
});

it('has ten rows a page by default, and refuses unknown filters', async () => {
  const { pagination } = await manager.ok('listPaymentHistory', { body: {} });
  expect(pagination.size).toBe(10);
  expect(await of(manager, {}, { page: 1, size: 2 })).toEqual([0]);
  const refused = await manager.call('listPaymentHistory', { body: { status: ['PAID'], dia: 'x' } });
  expect([refused.status, refused.body.code]).toEqual([422, 'DOM002']);
});

it('is exported with the same filters, amounts in spreadsheet format and formulas neutralized', async () => {
  const answer = await manager.call('exportPaymentHistory', { body: { status: ['RETURNED'] } });
  expect(answer.headers['content-disposition']).toContain('pagamentos-2026-11-20.csv');
  const text = String(answer.body);
  expect(text.trim().split('\r\n')).toHaveLength(2);
  expect(text).toContain(';1000,51;Não efetivado;10/11/2026;;;');
  expect(text).toContain("'=1+1");
});

describe('what is on its way to the payment', () => {
  const amounts = async (session: Session) => (await session.ok('readFundingAmounts', {})).rows;
  const move = (index: number, status: string, at: string) =>
    api.database.db.execute(
      sql`update proposals set status = ${status}, waiting_since = ${at} where id = ${ids[index]!}`,
    );

  it('is shown as amounts by status and by the days in it, with the sale that waits longest', async () => {
    // half a day, exactly seven days, and more
    await move(0, 'AV', '2026-11-20T01:00:00Z');
    await move(1, 'AV', '2026-11-13T13:00:00Z');
    await move(2, 'PU', '2026-10-20T13:00:00Z');
    const payable = async (index: number) => {
      const { vehicleValueCents, entryValueCents } = await manager.ok('readProposal', { params: { id: ids[index]! } });
      return vehicleValueCents - entryValueCents;
    };
    const rows = (await amounts(manager)).filter(({ status }) => status === 'AV' || status === 'PU');
    const own = rows.find(({ status }) => status === 'AV')!;
    expect(rows.map(({ status }) => status)).toEqual(['PU', 'AV']);
    expect(own.ages.map(({ count }) => count)).toEqual([1, 1, 0]);
    expect(own.ages.map(({ amountCents }) => amountCents)).toEqual([await payable(0), await payable(1), 0]);
    expect(own.oldest).toMatchObject({ id: ids[1], since: '2026-11-13T13:00:00.000Z' });
    expect(rows[0]!.ages.map(({ count }) => count)).toEqual([0, 0, 1]);
    // the other dealer's sales are not among them
    expect(
      (await amounts(await api.signIn('DEMO2.SELLER'))).some(({ oldest }) => ids.slice(0, 3).includes(oldest.id)),
    ).toBe(false);
  });

  it("is expected on a day by the dealer's own earlier sales, and by nothing where these are too few", async () => {
    const expected = async (session: Session) =>
      (await session.ok('readExpectedPayment', { params: { id: ids[0]! } })).expected;
    await api.database.db.execute(sql`insert into proposal_history (proposal_id, seq, at, event, to_status, actor_name)
      values (${ids[0]!}, 90, '2026-11-19T13:00:00Z', 'confirmActivation', 'AV', 'Ana')`);
    await api.database.db.execute(sql`update proposals set status = 'NU' where status in ('OC', 'OCM') and dealer_id =
      (select dealer_id from proposals where id = ${ids[0]!})`);
    expect(await expected(manager)).toBeNull();
    for (let index = 0; index < 6; index++) {
      const { id } = await anOpenProposal(seller, aPerson(1_720 + index));
      const on = (day: number) => `2026-10-${String(5 + day).padStart(2, '0')}T13:00:00Z`;
      await api.database.db.execute(sql`update proposals set status = 'OC' where id = ${id}`);
      // from Monday to Wednesday
      await api.database.db.execute(sql`insert into proposal_history (proposal_id, seq, at, event, to_status, actor_name)
        values (${id}, 90, ${on(0)}, 'confirmActivation', 'AV', 'Ana'), (${id}, 91, ${on(2)}, 'confirmPayment', 'OC', 'Ana')`);
    }
    // Thursday, a holiday, a weekend
    expect(await expected(manager)).toEqual({ expectedOn: '2026-11-24', usualDays: 2, hits: 3, tried: 3 });
    expect(
      (await (await api.signIn('DEMO2.SELLER')).call('readExpectedPayment', { params: { id: ids[0]! } })).status,
    ).toBe(404);
  });
});
