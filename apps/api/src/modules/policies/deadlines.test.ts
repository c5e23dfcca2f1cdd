/** What the periods of law bring, on a moved clock: one record each, from its event to its last day and the day after. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  aCompleteInsurance,
  aFilledInsurance,
  aSentInsurance,
  byDebit,
  decideAlways,
  runRequests,
} from '../../../test/insured.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';

let api: TestApi;
let manager: Session;
let usual: object;
beforeAll(async () => {
  api = await openApi();
  // the clock runs further than a password lasts
  await api.database.db.execute(sql`update users set password_expires_on = '2099-12-31'`);
  usual = { ...api.partners.assurant };
}, 60_000);
beforeEach(async () => {
  Object.assign(api.partners.assurant, usual);
  quotedUntil(40);
  manager = await api.signIn('fi-manager');
});
afterAll(() => api.close());

/**
 * Midnight has passed so many times; the work of the last three nights is done, which shows what comes too early as well as
 * what is due. The session of before has ended.
 */
async function nights(days: number): Promise<void> {
  const skipped = Math.max(days - 3, 0);
  if (skipped > 0) api.clock.advance({ days: skipped });
  for (let night = skipped; night < days; night++) {
    api.clock.advance({ days: 1 });
    await api.sweep();
  }
  manager = await api.signIn('fi-manager');
}
/** So many days later, on the last of which alone the night's work is done. */
async function nightAfter(days: number): Promise<void> {
  api.clock.advance({ days: days - 1 });
  await nights(1);
}
const read = (id: string) => manager.ok('readInsurance', { params: { id } });
const statusOf = async (id: string) => (await read(id)).statusKey;
const at = async (id: string) => ({ params: { id }, body: { version: (await read(id)).version } });
const todayPlus = (days: number) => new Date(api.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

/** Issued today, with a premium due in five days and one a month later. */
async function issued(charge: 'paid' | 'pending' | 'unpaid'): Promise<string> {
  decideAlways(api, { state: 'accepted', decidedOn: todayPlus(0), isCollected: false });
  api.partners.assurant.issue = async (number) => ({
    policyNumber: `AP-${number}`,
    issuedOn: todayPlus(0),
    startsOn: todayPlus(1),
    endsOn: todayPlus(365),
    instalments: [5, 35].map((days, index) => ({
      number: index + 1,
      dueOn: todayPlus(days),
      amountCents: 10_000,
      interestCents: 0,
    })),
  });
  api.partners.assurant.charge = async (_, { requestId, instalment }) => {
    const isPaid = charge === 'paid' && instalment === 1;
    const chargeId = `c-${requestId}`;
    if (charge === 'pending') return { chargeId, mandateId: null, status: 'pending' };
    return isPaid
      ? { chargeId, mandateId: null, status: 'paid', paidOn: todayPlus(0) }
      : { chargeId, mandateId: null, status: 'unpaid', reason: 'Saldo insuficiente' };
  };
  const { id } = await aSentInsurance(manager, 'GAP', { payment: byDebit(2) });
  await runRequests(api, id);
  return id;
}

/** Prices are valid for so many days. */
function quotedUntil(days: number): void {
  api.partners.assurant.quote = async (requestId) => ({
    quoteId: `q-${requestId}`,
    validUntil: `${todayPlus(days)}T23:59:59-03:00`,
    offers: [{ coverage: 'STANDARD', deductiblePercent: null, netCents: 20_000, iofCents: 1_476, totalCents: 21_476 }],
  });
}

describe('a proposal that was not sent', () => {
  it('lapses after 25 days without any work on it, not earlier', async () => {
    const { id } = await aFilledInsurance(manager, 'GAP');
    await nights(25);
    expect(await statusOf(id)).toBe('working');
    await nights(1);
    expect(await statusOf(id)).toBe('lapsed');
  });

  it('lapses on the day after the end of its quote', async () => {
    quotedUntil(3);
    const { id } = await aCompleteInsurance(manager, 'GAP');
    await nights(3);
    expect(await statusOf(id)).toBe('complete');
    await nights(1);
    expect(await statusOf(id)).toBe('lapsed');
  });
});

describe('an insurer that does not answer', () => {
  it('has accepted the proposal after 25 days, and the policy is requested', async () => {
    const { id } = await aSentInsurance(manager, 'GAP');
    await runRequests(api, id);
    await nights(25);
    expect(await statusOf(id)).toBe('sent');
    await nights(1);
    const record = await read(id);
    expect([record.statusKey, record.history.at(-1)?.event]).toEqual(['accepted', 'acceptBySilence']);
    await runRequests(api, id);
    expect(await statusOf(id)).toBe('issued');
  });
});

describe('the withdrawal', () => {
  it('refunds everything until the seventh day after the issue', async () => {
    const id = await issued('paid');
    await nights(7);
    const { params, body } = await at(id);
    expect(await manager.ok('readInsuranceRefund', { params })).toMatchObject({
      paidCents: 10_000,
      refundCents: 10_000,
      isFull: true,
      isWithdrawal: true,
    });
    const over = await manager.ok('withdrawInsurance', { params, body });
    expect([over.statusKey, over.refund]).toMatchObject(['cancelled', { amountCents: 10_000, to: 'PAYER' }]);
    expect(over.refund?.by).toBe(todayPlus(15));
  });

  it('is over on the eighth: a cancellation with a reason refunds the days that are left', async () => {
    const id = await issued('paid');
    await nights(8);
    const { params, body } = await at(id);
    const late = await manager.call('withdrawInsurance', { params, body });
    expect([late.status, late.body.code]).toEqual([409, 'PRS007']);
    const refund = await manager.ok('readInsuranceRefund', { params });
    // covered on 8 of 365 days
    expect([refund.isWithdrawal, refund.refundCents]).toEqual([false, Math.round((10_000 * 357) / 365)]);
    const over = await manager.ok('cancelInsurance', { params, body: { ...body, reason: 'Vendeu o veículo' } });
    expect(over.refund?.amountCents).toBe(refund.refundCents);
  });
});

describe('a premium that is paid after the end of its policy', () => {
  const payLate = async () => {
    api.partners.assurant.findCharge = async () => ({
      chargeId: 'c-late',
      mandateId: null,
      status: 'paid',
      paidOn: todayPlus(0),
    });
    await nights(1);
  };
  const statement = async (id: string) => {
    const { premiums, refund } = await read(id);
    return [premiums[0]?.status, refund];
  };

  it('is refunded by the day of the cancellation, by the day that was promised', async () => {
    const id = await issued('pending');
    await nights(8);
    const { params, body } = await at(id);
    const over = await manager.ok('cancelInsurance', { params, body: { ...body, reason: 'Vendeu o veículo' } });
    expect(over.refund?.amountCents).toBe(0);
    const promised = todayPlus(15);
    await payLate();
    const amountCents = Math.round((10_000 * 357) / 365);
    expect(await statement(id)).toMatchObject(['PAID', { amountCents, by: promised, to: 'PAYER' }]);
  });

  it('is refunded in full after a withdrawal, within the period of the law from the payment on', async () => {
    const id = await issued('pending');
    await nights(2);
    const { params, body } = await at(id);
    await manager.ok('withdrawInsurance', { params, body });
    await nights(16);
    await payLate();
    expect(await statement(id)).toMatchObject(['PAID', { amountCents: 10_000, by: todayPlus(15), to: 'PAYER' }]);
  });
});

describe('an unpaid premium', () => {
  it('dissolves the insurance on the day after its due date, where it is the first one', async () => {
    const id = await issued('unpaid');
    await nights(5);
    expect(await statusOf(id)).toBe('issued');
    await nights(1);
    expect(await statusOf(id)).toBe('dissolved');
    await runRequests(api, id);
    expect((await read(id)).unknown).toBe(null);
  });

  it('dissolves nothing while the outcome of the charge is awaited', async () => {
    const id = await issued('unpaid');
    await api.database.db.execute(sql`update insurance_premiums set status = 'PENDING' where insurance_id = ${id}`);
    await nights(7);
    expect(await statusOf(id)).toBe('issued');
  });

  it('suspends the cover 15 days after the notice was received and dissolves it 30 days later, where it is a later one', async () => {
    const id = await issued('paid');
    await nights(35);
    await runRequests(api, id);
    expect((await read(id)).premiums[1]).toMatchObject({ status: 'UNPAID', noticeReceivedOn: null });
    await nights(1);
    expect((await read(id)).premiums[1]!.noticeSentOn).toBe(todayPlus(0));
    // without a receipt no period runs
    await nights(3);
    const { params, body } = await at(id);
    const future = await manager.call('recordPremiumNotice', {
      params,
      body: { ...body, number: 2, receivedOn: todayPlus(1) },
    });
    expect([future.status, future.body.fields?.[0]]).toMatchObject([422, { path: 'receivedOn' }]);
    await manager.ok('recordPremiumNotice', { params, body: { ...body, number: 2, receivedOn: todayPlus(0) } });
    await nights(15);
    expect(await statusOf(id)).toBe('issued');
    await nights(1);
    expect(await statusOf(id)).toBe('suspended');
    await nights(30);
    expect(await statusOf(id)).toBe('suspended');
    await nights(1);
    expect(await statusOf(id)).toBe('dissolved');
  });

  it('restores the cover when it is paid during the suspension', async () => {
    const id = await issued('paid');
    await nights(36);
    await runRequests(api, id);
    const { params, body } = await at(id);
    await manager.ok('recordPremiumNotice', { params, body: { ...body, number: 2, receivedOn: todayPlus(0) } });
    await nights(16);
    expect(await statusOf(id)).toBe('suspended');
    api.partners.assurant.charge = async (_, { requestId }) => ({
      chargeId: `c-${requestId}`,
      mandateId: null,
      status: 'paid',
      paidOn: todayPlus(0),
    });
    const again = await at(id);
    await manager.ok('chargeInsurancePremium', { params: again.params, body: { ...again.body, number: 2 } });
    await runRequests(api, id);
    const record = await read(id);
    expect([record.statusKey, record.premiums[1]!.status, record.deadlines.suspendsOn]).toEqual([
      'issued',
      'PAID',
      null,
    ]);
    await nights(50);
    expect(await statusOf(id)).toBe('issued');
  });
});

it('ends with the last day of its cover', async () => {
  api.partners.assurant.issue = async (number) => ({
    policyNumber: `AP-${number}`,
    issuedOn: todayPlus(0),
    startsOn: todayPlus(0),
    endsOn: todayPlus(4),
    instalments: [{ number: 1, dueOn: todayPlus(30), amountCents: 10_000, interestCents: 0 }],
  });
  decideAlways(api, { state: 'accepted', decidedOn: todayPlus(0), isCollected: false });
  const { id } = await aSentInsurance(manager, 'GAP');
  await runRequests(api, id);
  await nights(4);
  expect(await statusOf(id)).toBe('issued');
  await nights(1);
  expect(await statusOf(id)).toBe('ended');
});

describe('the seller is warned', () => {
  // a price that is still valid would be returned again, with the days that it has left
  beforeEach(() => api.database.db.execute(sql`delete from insurance_quotes`));
  /** Each warning names its day; no other notice of an insurance proposal does. */
  const warningsOf = async ({ number }: { number: string }) =>
    (
      await rowsOf(
        api,
        sql`select message from notifications
          where message like ${`%${number}%`} and message ~ '[0-9]{2}/[0-9]{2}/[0-9]{4}' order by id`,
      )
    ).map(({ message }) => String(message));
  const dayPlus = (days: number) => todayPlus(days).split('-').reverse().join('/');

  it('three days before a proposal lapses, once, and again before the day that new work has set', async () => {
    const record = await aFilledInsurance(manager, 'GAP');
    await nightAfter(21);
    expect(await warningsOf(record)).toEqual([]);
    await nights(1);
    const first = `A proposta de seguro ${record.number} ainda não foi enviada e expira depois de ${dayPlus(3)}. Conclua e envie até esse dia.`;
    expect(await warningsOf(record)).toEqual([first]);
    const { version, answers, sentences } = await read(record.id);
    expect(version).toBe(record.version);
    expect(sentences.filter(({ isUrgent }) => isUrgent)).toMatchObject([{ key: 'unsent', day: todayPlus(3) }]);
    await nights(1);
    expect(await warningsOf(record)).toEqual([first]);
    await manager.ok('saveInsuranceDetails', {
      params: { type: 'GAP', provider: 'ASSURANT', id: record.id },
      body: { version, values: { ...answers.details } },
    });
    await nightAfter(21);
    expect(await warningsOf(record)).toEqual([first]);
    await nights(2);
    expect(await warningsOf(record)).toEqual([first, first.replace(/\d\d\/.{7}/, dayPlus(2))]);
  });

  it('the day before the end of a quote that was valid for two days, and in the language of the seller', async () => {
    quotedUntil(2);
    const record = await aCompleteInsurance(manager, 'GAP');
    await api.sweep();
    expect(await warningsOf(record)).toEqual([]);
    const speaks = (language: string | null) =>
      api.database.db.execute(
        sql`update users set language = ${language}
          where id = (select seller_id from insurance_proposals where id = ${record.id})`,
      );
    await speaks('en');
    await nights(1);
    expect(await warningsOf(record)).toEqual([
      `Insurance proposal ${record.number} has not been sent yet and lapses after ${dayPlus(1)}. Complete and send it by that day.`,
    ]);
    await speaks(null);
    await nights(1);
    expect(await warningsOf(record)).toHaveLength(1);
  });

  it('of information that the insurer awaits, also when it is requested again after an answer', async () => {
    decideAlways(api, { state: 'information', question: 'Desde quando o veículo é do segurado?' });
    const record = await aSentInsurance(manager, 'GAP');
    // what the insurer has asked stays its last word
    api.partners.assurant.findProposal = async () => null;
    await runRequests(api, record.id);
    await nightAfter(22);
    expect(await statusOf(record.id)).toBe('information');
    const [warning, ...others] = await warningsOf(record);
    expect(others).toEqual([]);
    expect(warning).toContain(`Responda até ${dayPlus(3)}`);
    const { params, body } = await at(record.id);
    await manager.ok('supplyInsuranceInformation', { params, body: { ...body, answer: 'Desde maio.' } });
    await runRequests(api, record.id);
    expect(await statusOf(record.id)).toBe('sent');
    // the insurer asks once more on the same day
    await api.database.db.execute(
      sql`update insurance_proposals set status = 'information', quote_valid_until = null where id = ${record.id}`,
    );
    await nightAfter(21);
    expect(await warningsOf(record)).toEqual([warning]);
    await nights(1);
    expect((await warningsOf(record))[1]).toContain(`Responda até ${dayPlus(3)}`);
  });

  it('of the first premium, not while it is being charged', async () => {
    const id = await issued('unpaid');
    const record = await read(id);
    const isNow = (status: string) =>
      api.database.db.execute(
        sql`update insurance_premiums set status = ${status} where insurance_id = ${id} and number = 1`,
      );
    await isNow('PENDING');
    await nights(3);
    expect(await warningsOf(record)).toEqual([]);
    await isNow('UNPAID');
    await nights(1);
    expect(await warningsOf(record)).toMatchObject([expect.stringContaining(`vence em ${dayPlus(1)}`)]);
    await nights(1);
    expect(await warningsOf(record)).toHaveLength(1);
  });

  it('of the last day to pay before the suspension, and of that before the dissolution', async () => {
    const id = await issued('paid');
    await nightAfter(36);
    await runRequests(api, id);
    const { params, body } = await at(id);
    await manager.ok('recordPremiumNotice', { params, body: { ...body, number: 2, receivedOn: todayPlus(0) } });
    await nightAfter(11);
    const record = await read(id);
    expect(await warningsOf(record)).toEqual([]);
    await nights(1);
    const [suspension] = await warningsOf(record);
    expect(suspension).toContain(`pagar até ${dayPlus(3)}: depois, a cobertura fica suspensa`);
    await nights(4);
    expect(await statusOf(id)).toBe('suspended');
    await nightAfter(26);
    expect(await warningsOf(record)).toEqual([suspension]);
    await nights(1);
    expect((await warningsOf(record))[1]).toContain(`pagar até ${dayPlus(3)}: depois, o seguro pode ser encerrado`);
    await nights(4);
    expect([await statusOf(id), (await warningsOf(record)).length]).toEqual(['dissolved', 2]);
  });

  it('of every proposal but one that fails', async () => {
    const broken = await aFilledInsurance(manager, 'GAP');
    const record = await aFilledInsurance(manager, 'GAP');
    await nightAfter(21);
    // no law is in force on its day
    await api.database.db.execute(sql`update insurance_proposals set sent_on = '1900-01-01' where id = ${broken.id}`);
    api.clock.advance({ days: 1 });
    await expect(api.sweep()).rejects.toThrow('no law of insurance is in force');
    await api.database.db.execute(sql`update insurance_proposals set sent_on = null where id = ${broken.id}`);
    expect([await warningsOf(broken), await warningsOf(record)]).toMatchObject([[], [expect.any(String)]]);
    // missed on its day, it is warned of on the next
    await nights(1);
    expect([await warningsOf(broken), await warningsOf(record)]).toMatchObject([
      [expect.stringContaining(dayPlus(2))],
      [expect.any(String)],
    ]);
  });
});
