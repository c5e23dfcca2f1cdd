/** The withdrawal from a contract at its client's page: the period, the figures, and the same moves as finance's. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { visitOfPerson } from '../../../test/client-visit.ts';
import { signedContract } from '../../../test/contracted.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';
import { headersOf } from '../../../test/selfies/send-selfie.ts';
import { testNow } from '../../../test/test-now.ts';
import { PartnerError } from '../../partners/index.ts';

let api: TestApi;
let seller: Session;
let usual: object;
beforeAll(async () => {
  api = await openApi();
  usual = { ...api.partners.loanServicing };
});
beforeEach(async () => {
  api.clock.moveTo(testNow);
  await api.database.db.execute(sql`delete from rate_limits`);
  Object.assign(api.partners.loanServicing, usual);
  seller = await api.signIn('seller');
});
afterAll(() => api.close());

let seed = 7_400;
async function signed(status: string, signedAt = '2026-11-18T15:00:00-03:00') {
  const id = await signedContract(api, seller, seed++, { status, signedAt });
  return { id, visit: await visitOfPerson(api, id) };
}
/** The dealer was paid this amount. */
const pay = (id: string, cents: number) =>
  api.database.db.execute(sql`insert into proposal_payments
    (id, proposal_id, dealer_id, seller_id, contract_number, kind, status, amount_cents, payee_document, payee_name, requested_at, requested_by_name,
      settled_on, receipt)
    select ${'0'.repeat(20) + id.slice(-6)}, id, dealer_id, seller_id, contract_number, 'PAYMENT', 'CONFIRMED', ${cents}, '12345678000195', 'Autovia',
      now(), 'R', '2026-11-19', 'CP-1' from proposals where id = ${id}`);
const read = async (visit: string) =>
  (await api.stranger.ok('readClientPage', { headers: headersOf(visit) })).withdrawal;
const withdraw = (visit: string, principalFrom: 'dealer' | 'client' = 'dealer') =>
  api.stranger.call('withdrawClientContract', { body: { principalFrom }, headers: headersOf(visit) });
const recordOf = async (id: string) =>
  (
    await rowsOf(
      api,
      sql`select wished_on::text as on, channel, principal_from as "from", client_paid_cents::int as "paidCents",
        figures ->> 'toLenderCents' as "toLender" from proposal_withdrawals where proposal_id = ${id}`,
    )
  )[0];
const statusOf = async (id: string) =>
  (await rowsOf(api, sql`select status from proposals where id = ${id}`))[0]!.status;

describe('within the period', () => {
  it('ends a proposal that is not paid, and the trail names the act', async () => {
    const { id, visit } = await signed('PU');
    expect(await read(visit)).toEqual({
      lastDay: '2026-11-25',
      isInPeriod: true,
      mayWithdraw: true,
      isPaidToDealer: false,
      withdrawnOn: null,
    });
    expect((await withdraw(visit)).body).toEqual({ withdrawn: true });
    expect([await statusOf(id), await recordOf(id)]).toEqual([
      'NU',
      { on: '2026-11-20', channel: 'page', from: 'dealer', paidCents: 0, toLender: '0' },
    ]);
    const trail = await rowsOf(
      api,
      sql`select actor_id as "actorId" from audit_entries where entity_id = ${id} and action = 'proposal.clientPage.withdrawal'`,
    );
    expect(trail).toEqual([{ actorId: null }]);
  });

  it('keeps the status of a paid one, and requests the refund from whom the client has named', async () => {
    const { id, visit } = await signed('OC');
    await pay(id, 5_000_000);
    expect(await read(visit)).toMatchObject({ mayWithdraw: true, isPaidToDealer: true });
    expect((await withdraw(visit, 'client')).status).toBe(200);
    expect([await statusOf(id), await recordOf(id)]).toEqual([
      'OC',
      { on: '2026-11-20', channel: 'page', from: 'client', paidCents: 0, toLender: '5000000' },
    ]);
    const later = await visitOfPerson(api, id);
    expect(await read(later)).toMatchObject({ mayWithdraw: false, withdrawnOn: '2026-11-20' });
    expect((await withdraw(later)).body.fields?.map(({ key }) => key)).toEqual(['withdrawal.recorded']);
  });

  it('does not wait for the company that collects the instalments before the first due date', async () => {
    const { id, visit } = await signed('OC');
    api.partners.loanServicing.findStatement = async () => {
      throw new PartnerError('loan-servicing', 'timeout');
    };
    expect((await withdraw(visit)).status).toBe(200);
    expect(await recordOf(id)).toMatchObject({ paidCents: 0 });
  });

  it('refunds what the client has paid, and is not recorded while the amount is unknown', async () => {
    const { id, visit } = await signed('OC');
    await api.database.db.execute(
      sql`update proposal_loans set item = item || '{"firstDueDate": "2026-11-19"}' where proposal_id = ${id}`,
    );
    api.partners.loanServicing.findStatement = async () => {
      throw new PartnerError('loan-servicing', 'timeout');
    };
    expect([(await withdraw(visit)).body.code, await recordOf(id)]).toEqual(['SIS004', undefined]);
    const row = { number: 1, dueOn: '2026-11-19', amountCents: 100_000, principalCents: 90_000, interestCents: 10_000 };
    api.partners.loanServicing.findStatement = async () => ({
      asOf: '2026-11-20',
      releasedOn: '2026-11-18',
      rateMonthly: '0.0149',
      outstandingCents: 0,
      instalments: [{ ...row, paidOn: '2026-11-19', paidCents: 100_000 }],
      settlements: [],
    });
    expect((await withdraw(visit)).status).toBe(200);
    expect(await recordOf(id)).toMatchObject({ paidCents: 100_000 });
  });
});

describe('refused', () => {
  it.each(['PU', 'OC'])('after the last day in %s (422)', async (status) => {
    const { visit } = await signed(status, '2026-11-12T15:00:00-03:00');
    expect(await read(visit)).toMatchObject({ lastDay: '2026-11-19', isInPeriod: false, mayWithdraw: false });
    const late = await withdraw(visit);
    expect([late.status, late.body.fields?.map(({ key }) => key)]).toEqual([422, ['withdrawal.tooLate']]);
  });

  it('for a contract on paper, and without a visit (404)', async () => {
    const { id, visit } = await signed('OC');
    await api.database.db.execute(sql`update proposal_envelopes set status = 'CANCELED' where proposal_id = ${id}`);
    expect(await read(visit)).toBeNull();
    expect([(await withdraw(visit)).status, (await withdraw('nothing')).status]).toEqual([404, 404]);
  });
});
