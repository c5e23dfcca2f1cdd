/** The withdrawal from a contract that was signed remotely: the period, the figures, the refunds, and the deadlines. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { portugueseWords, setEnglish } from '../../../../test/client-visit.ts';
import { chassis, signedContract } from '../../../../test/contracted.ts';
import { openApi, type Session, type TestApi } from '../../../../test/open-api.ts';
import { rowsOf } from '../../../../test/rows.ts';
import { makeId } from '../../../kernel/ids.ts';
import { PartnerError, type Partners } from '../../../partners/index.ts';
import { payDealer } from '../pay-dealer.ts';
import { announceLiens } from './announce-liens.ts';
import { mailWithdrawal } from './mail-withdrawal.ts';

let api: TestApi;
let seller: Session;
let finance: Session;
let payments: Partners['dealerPayments'];
beforeAll(async () => {
  api = await openApi();
  await api.database.db.execute(sql`update profile_rights set view_payment_report = true`);
  seller = await api.signIn('seller');
  finance = await api.signIn('finance');
  payments = { ...api.partners.dealerPayments };
});
beforeEach(() => void Object.assign(api.partners.dealerPayments, payments));
afterAll(() => api.close());

let seed = 2_600;
/** Signed remotely by its last signatory at an instant, with a lien, and a payment with this outcome. */
async function signed(
  status: string,
  { at = '2026-11-18T15:00:00-03:00', payment = 'CONFIRMED' }: { at?: string; payment?: string | null } = {},
): Promise<string> {
  const { db } = api.database;
  const id = await signedContract(api, seller, seed++, { status, issuedOn: '2026-11-18', signedAt: at });
  const now = api.clock.now();
  await db.execute(sql`insert into proposal_liens
    (id, proposal_id, status, chassis, registration, registered_on, lapses_on, requested_at, requested_by_name, sent_at)
    values (${makeId(now)}, ${id}, 'REGISTERED', ${chassis}, 'GRV-1', '2026-11-18', '2026-12-18', ${now.toISOString()}, 'Ana', ${now.toISOString()})`);
  if (payment)
    await db.execute(sql`insert into proposal_payments (id, proposal_id, dealer_id, seller_id, status, contract_number,
      payee_document, payee_name, amount_cents, payment_id, requested_at, requested_by_name, sent_at)
      select ${makeId(now)}, id, dealer_id, seller_id, ${payment}, contract_number, '11222333000181', 'Autovia',
        vehicle_value_cents - entry_value_cents, 'pay-9', ${now.toISOString()}, 'Ana', ${now.toISOString()} from proposals where id = ${id}`);
  return id;
}
const read = (id: string, session = finance) => session.ok('readSettlement', { params: { id } });
const said = {
  wishedOn: '2026-11-20',
  channel: 'email',
  principalFrom: 'dealer',
  clientPaidCents: 0,
  correction: '0',
  reason: 'O cliente escreveu que não quer mais.',
} as const;
const withdraw = async (id: string, more: object = {}, session = finance) =>
  session.call('recordWithdrawal', {
    params: { id },
    body: { version: (await read(id, session)).version, ...said, ...more } as never,
  });
const context = () => api.system().context;
const refundOf = async (id: string, kind: string) =>
  (
    await rowsOf(
      api,
      sql`select id from proposal_payments where proposal_id = ${id} and kind = ${kind} order by id desc limit 1`,
    )
  )[0]!.id as string;
const run = async (id: string, kind: string) =>
  payDealer(api.partners.dealerPayments)({ paymentId: await refundOf(id, kind) }, context());
async function poll(): Promise<void> {
  api.clock.advance({ seconds: 10 });
  await api.poll();
}
const refundsOf = async (id: string) =>
  (await read(id)).payments.filter(({ kind }) => kind !== 'PAYMENT').map(({ kind, status }) => [kind, status]);

describe('the withdrawal period', () => {
  it('counts from the last signature, in São Paulo time, and is read-only for the dealer', async () => {
    const id = await signed('OC', { at: '2026-11-14T02:30:00Z' });
    const { withdrawal, can, clocks } = await read(id);
    expect(withdrawal).toMatchObject({ signedOn: '2026-11-13', lastDay: '2026-11-20', daysLeft: 0, recorded: null });
    expect(clocks).toEqual([{ kind: 'withdrawal', endsOn: '2026-11-20', daysLeft: 0 }]);
    expect([can.withdraw, (await read(id, seller)).can.withdraw]).toEqual([true, false]);
    expect((await seller.call('recordWithdrawal', { params: { id }, body: { version: 1, ...said } })).status).toBe(403);
  });

  it('accepts a request made by the last day even when it is recorded later, and no later request', async () => {
    const id = await signed('OC', { at: '2026-11-12T15:00:00-03:00' });
    expect((await read(id)).can.withdraw).toBe(true);
    const late = await withdraw(id);
    expect([late.status, late.body.fields?.map(({ key }) => key)]).toEqual([422, ['withdrawal.tooLate']]);
    expect((await withdraw(id, { wishedOn: '2026-11-21' })).body.fields).toMatchObject([{ key: 'date.future' }]);
    expect((await withdraw(id, { wishedOn: '2026-11-11' })).body.fields).toMatchObject([
      { path: 'wishedOn', key: 'withdrawal.beforeContract' },
    ]);
    expect((await withdraw(id, { wishedOn: '2026-11-19' })).status).toBe(200);
  });

  it('does not exist for a contract on paper', async () => {
    const id = await signed('OC');
    await api.database.db.execute(sql`update proposal_envelopes set status = 'CANCELED' where proposal_id = ${id}`);
    expect(await read(id)).toMatchObject({ withdrawal: null, can: { withdraw: false } });
    expect((await withdraw(id)).body.fields?.map(({ key }) => key)).toEqual(['withdrawal.tooLate']);
  });
});

describe('a withdrawal after the payment', () => {
  it('keeps the status, is recorded once with its figures, releases the lien, and requests a refund of the payment', async () => {
    const id = await signed('OC');
    const before = await read(id);
    const { body } = await withdraw(id, { clientPaidCents: 10_000, correction: '0.0125' });
    expect(body).toMatchObject({ status: 'OC', liens: [{ status: 'RELEASING' }] });
    const { figures } = body.withdrawal!.recorded!;
    expect(figures).toMatchObject({ toLenderCents: before.payableCents, toClientCents: 10_125 });
    expect(await refundsOf(id)).toEqual([
      ['REPAYMENT', 'REQUESTED'],
      ['COLLECTION', 'REQUESTED'],
    ]);
    expect((await withdraw(id)).body.fields?.map(({ key }) => key)).toEqual(['withdrawal.recorded']);
    await expect(
      api.database.db.execute(sql`update proposal_withdrawals set reason = '' where proposal_id = ${id}`),
    ).rejects.toThrow();
    const { timeline, number } = await finance.ok('readProposal', { params: { id } });
    // the list names the sale by it, whatever its status
    const rows = (await seller.ok('listProposals', { body: { search: number } })).items;
    expect(rows).toMatchObject([{ id, isWithdrawn: true }]);
    expect(timeline.at(-1)).toMatchObject({ event: 'recordWithdrawal', reason: said.reason });
    const notices = await rowsOf(
      api,
      sql`select message from notifications where message like '%desistiu do contrato%'`,
    );
    expect(notices).not.toEqual([]);
  });

  it('is refunded to the payer, collected once after a time-out, and both appear in the payment history', async () => {
    const id = await signed('OC');
    await withdraw(id, { clientPaidCents: 5_000 });
    let collected = 0;
    api.partners.dealerPayments.collect = async () => {
      collected++;
      throw new PartnerError('dealer-payments', 'timeout');
    };
    await expect(run(id, 'COLLECTION')).rejects.toThrow('timeout');
    expect((await read(id)).clocks.map(({ kind }) => kind)).toEqual(['paymentUnanswered']);
    api.partners.dealerPayments.findRequest = async () => ({ paymentId: 'col-1', expectedOn: '2026-11-20' });
    await run(id, 'COLLECTION');
    await run(id, 'COLLECTION');
    await run(id, 'REPAYMENT');
    expect(collected).toBe(1);
    await poll();
    expect(await refundsOf(id)).toEqual([
      ['REPAYMENT', 'CONFIRMED'],
      ['COLLECTION', 'CONFIRMED'],
    ]);
    const { number } = await finance.ok('readProposal', { params: { id } });
    const { items } = await seller.ok('listPaymentHistory', { query: {}, body: { search: number } });
    expect(items.map(({ kind }) => kind).sort()).toEqual(['COLLECTION', 'PAYMENT', 'REPAYMENT']);
  });

  it('is requested again by finance when it was returned, as a new request', async () => {
    const id = await signed('OCM');
    await withdraw(id);
    api.partners.dealerPayments.collect = async () => {
      throw new PartnerError('dealer-payments', 'refused', { partnerMessage: 'Conta sem saldo' });
    };
    await run(id, 'COLLECTION');
    const returned = await read(id);
    expect(returned.payments[0]).toMatchObject({ kind: 'COLLECTION', status: 'RETURNED', reason: 'Conta sem saldo' });
    expect(returned.can.resendRefunds).toEqual(['COLLECTION']);
    const again = { params: { id }, body: { version: returned.version, kind: 'COLLECTION' } } as const;
    expect((await seller.call('resendRefund', again)).status).toBe(403);
    await finance.ok('resendRefund', again);
    expect((await finance.call('resendRefund', again)).body.code).toBe('PRS006');
    expect(await refundsOf(id)).toEqual([
      ['COLLECTION', 'REQUESTED'],
      ['COLLECTION', 'RETURNED'],
    ]);
  });

  it('is confirmed manually by another person when the payer never responds; the job then stops querying', async () => {
    const id = await signed('OC');
    await withdraw(id);
    const said = { settledOn: '2026-11-20', reason: 'O valor está no extrato da conta.' };
    const confirm = async (session: Session, more: object = {}) =>
      session.call('confirmRefund', {
        params: { id },
        body: { version: (await read(id)).version, kind: 'COLLECTION', ...said, ...more } as never,
      });
    expect((await confirm(finance)).body.code).toBe('PRS006');
    let collected = 0;
    api.partners.dealerPayments.collect = async () => {
      collected++;
      throw new PartnerError('dealer-payments', 'timeout');
    };
    await expect(run(id, 'COLLECTION')).rejects.toThrow('timeout');
    expect((await read(id)).can.confirmRefunds).toEqual([]);
    expect((await confirm(finance)).body.fields).toMatchObject([{ path: 'refund', key: 'refund.sameAsker' }]);
    expect((await confirm(seller)).status).toBe(403);
    // a colleague has requested it
    await api.database.db.execute(sql`update proposal_payments set requested_by = ${makeId(api.clock.now())}
      where proposal_id = ${id} and kind = 'COLLECTION' and requested_by is not null`);
    expect((await read(id)).can.confirmRefunds).toEqual(['COLLECTION']);
    expect((await confirm(finance, { settledOn: '2026-11-21' })).body.fields).toMatchObject([
      { path: 'settledOn', key: 'date.future' },
    ]);
    expect((await confirm(finance, { reason: ' ' })).body.fields?.map(({ path }) => path)).toEqual(['reason']);
    const { body } = await confirm(finance);
    expect(body.payments[0]).toMatchObject({ ...said, kind: 'COLLECTION', status: 'CONFIRMED', receipt: null });
    expect(body.payments[0]!.confirmedByName).toBeTruthy();
    await run(id, 'COLLECTION');
    expect([collected, (await confirm(finance)).body.code, await refundsOf(id)]).toEqual([
      1,
      'PRS006',
      [['COLLECTION', 'CONFIRMED']],
    ]);
    const trail = await rowsOf(
      api,
      sql`select after from audit_entries where entity_id = ${id} and action = 'proposal.refund.confirm'`,
    );
    expect(trail).toMatchObject([{ after: { paymentKind: 'COLLECTION', ...said } }]);
  });

  it('waits for a payment in transit, and collects nothing that never arrived', async () => {
    const arrives = await signed('PS', { payment: 'SENT' });
    const returns = await signed('PS', { payment: 'SENT' });
    for (const id of [arrives, returns]) {
      expect((await withdraw(id)).status).toBe(200);
      await run(id, 'COLLECTION');
      expect(await refundsOf(id)).toEqual([['COLLECTION', 'REQUESTED']]);
    }
    const returned = (await read(returns)).payments.find(({ kind }) => kind === 'PAYMENT')!.id;
    await api.database.db.execute(sql`update proposal_payments set payment_id = 'pay-back' where id = ${returned}`);
    api.partners.dealerPayments.find = async (paymentId) =>
      paymentId === 'pay-back'
        ? { status: 'RETURNED', reason: 'Conta encerrada' }
        : { status: 'CONFIRMED', receipt: 'CP-1', settledOn: '2026-11-20' };
    await api.database.db.execute(
      sql`update proposal_payments set payment_id = 'pay-10' where proposal_id = ${arrives} and kind = 'PAYMENT'`,
    );
    await poll();
    await run(arrives, 'COLLECTION');
    expect([(await read(arrives)).status, await refundsOf(arrives)]).toEqual(['OC', [['COLLECTION', 'SENT']]]);
    const after = await read(returns);
    expect([after.status, await refundsOf(returns)]).toEqual(['AV', [['COLLECTION', 'DROPPED']]]);
    const resend = await finance.call('resendPayment', { params: { id: returns }, body: { version: after.version } });
    expect(resend.body.fields?.map(({ key }) => key)).toEqual(['withdrawal.recorded']);
  });

  it('is confirmed to the client by e-mail, with the refunded amounts, in their language', async () => {
    const id = await signed('OC');
    await withdraw(id);
    const [row] = await rowsOf(api, sql`select id from proposal_withdrawals where proposal_id = ${id}`);
    const sent: { to: string; text: string }[] = [];
    const mailer = { send: async (mail: { to: string; text: string }) => void sent.push(mail) };
    const send = () => mailWithdrawal(mailer as never)({ withdrawalId: row!.id as string }, context());
    await send();
    expect(sent).toMatchObject([{ to: 'marina@example.com' }]);
    expect(sent[0]!.text).toContain('Dívida cancelada');
    await setEnglish(api, sql`select client_document from proposals where id = ${id}`);
    await send();
    expect(sent[1]!.text).toContain('Cancelled debt');
    expect(sent[1]!.text).not.toMatch(portugueseWords);
  });
});

describe('a withdrawal before the payment', () => {
  it('ends the proposal with the figures, and requests no refund of an unpaid amount', async () => {
    const id = await signed('PU', { payment: null });
    const { body } = await withdraw(id);
    expect(body).toMatchObject({ status: 'NU', withdrawal: { recorded: { figures: { toLenderCents: 0 } } } });
    expect(await refundsOf(id)).toEqual([]);
  });

  it('is refused while the payment to the dealer may be in transit, and then saves nothing', async () => {
    const id = await signed('AV', { payment: 'SENT' });
    expect((await withdraw(id)).body.fields?.map(({ key }) => key)).toEqual(['payment.underWay']);
    expect((await read(id)).withdrawal?.recorded).toBeNull();
  });
});

describe('the expiry of a lien', () => {
  it('is announced a week before and on the day before, once each, however often the job runs', async () => {
    const id = await signed('PU', { payment: null });
    const { number } = await seller.ok('readProposal', { params: { id } });
    const told = async () =>
      (
        await rowsOf(
          api,
          sql`select message from notifications where message like ${`O gravame da proposta ${number} vence%`}`,
        )
      ).length;
    const on = async (lapsesOn: string) => {
      await api.database.db.execute(sql`update proposal_liens set lapses_on = ${lapsesOn} where proposal_id = ${id}`);
      await announceLiens({}, context());
      await announceLiens({}, context());
      return told();
    };
    expect(await on('2026-11-28')).toBe(0);
    const first = await on('2026-11-27');
    expect(first).toBeGreaterThan(0);
    expect(await on('2026-11-26')).toBe(first);
    expect(await on('2026-11-21')).toBe(first * 2);
    await api.database.db.execute(sql`update proposals set status = 'AV' where id = ${id}`);
    await api.database.db.execute(sql`delete from proposal_announced_liens`);
    expect(await on('2026-11-21')).toBe(first * 2);
  });
});
