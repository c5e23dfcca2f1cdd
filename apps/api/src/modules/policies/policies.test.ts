/** An insurance proposal from the first answer to the policy and its end, with an insurer that the tests play. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  aCompleteInsurance,
  accepted,
  addressOf,
  aFilledInsurance,
  aQuotedInsurance,
  aSentInsurance,
  byDebit,
  decideAlways,
  type InsuredType,
  insuredTypes,
  runRequests,
} from '../../../test/insured.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';

let api: TestApi;
let manager: Session;
let insurance: Session;
let usual: Record<string, object>;
beforeAll(async () => {
  api = await openApi();
  manager = await api.signIn('fi-manager');
  insurance = await api.signIn('insurance');
  usual = Object.fromEntries(
    (['liberty', 'cardif', 'assurant', 'metlife'] as const).map((name) => [name, { ...api.partners[name] }]),
  );
}, 60_000);
beforeEach(() => {
  for (const [name, port] of Object.entries(usual)) Object.assign(api.partners[name as 'liberty'], port);
  carOffers();
});
afterAll(() => api.close());

/** Liberty offers what the details of a car and of protection choose. */
function carOffers(): void {
  for (const name of ['liberty', 'cardif'] as const)
    api.partners[name].quote = async (requestId, { product }) => ({
      quoteId: `q-${requestId}`,
      validUntil: '2026-11-27T23:59:59-03:00',
      offers: [
        {
          coverage: product === 'SEGURO_AUTO' ? 'A' : product === 'CHEV_PLUS' ? 'STANDARD' : 'COMPLETE',
          deductiblePercent: product === 'SEGURO_AUTO' ? 100 : null,
          netCents: 300_000,
          iofCents: 22_140,
          totalCents: 322_140,
        },
      ],
    });
}

const types = Object.keys(insuredTypes) as InsuredType[];
const read = (id: string, session = manager) => session.ok('readInsurance', { params: { id } });
const at = async (id: string) => ({ params: { id }, body: { version: (await read(id)).version } });

describe('the wizard', () => {
  it.each(types)('%s is filled in, quoted, paid for and complete, and lists what is missing before', async (type) => {
    const filled = await aFilledInsurance(manager, type);
    expect([filled.status, filled.statusKey, filled.missing.map(({ path }) => path)]).toEqual([
      'Em Trabalho',
      'working',
      ['payment.paymentTypeCode'],
    ]);
    const params = { ...addressOf(type), id: filled.id };
    const quoted = await manager.ok('quoteInsurance', { params, query: {} });
    expect([quoted.statusKey, quoted.premium?.totalCents, quoted.isPaymentSaved]).toEqual([
      'quoted',
      quoted.insurancePremium,
      false,
    ]);
    const complete = await manager.ok('saveInsurancePayment', {
      params,
      body: { version: quoted.version, values: byDebit() },
    });
    expect([complete.statusKey, complete.isPaymentSaved, complete.can.send, complete.missing]).toEqual([
      'complete',
      true,
      true,
      [],
    ]);
  });

  it('clears the means of payment with an edit that prices, and with no other', async () => {
    const { id, version, answers } = await aCompleteInsurance(manager, 'SEGURO_AUTO');
    const params = { ...addressOf('SEGURO_AUTO'), id };
    const renamed = await manager.ok('saveInsuranceAssured', {
      params,
      body: { version, values: { ...answers.assured, phone: '11912345678' } },
    });
    expect([renamed.statusKey, renamed.isPaymentSaved]).toEqual(['complete', true]);
    const repriced = await manager.ok('saveInsuranceDetails', {
      params,
      body: { version: renamed.version, values: { ...answers.details, hasYoungDriver: true } },
    });
    expect([
      repriced.statusKey,
      repriced.status,
      repriced.isPaymentSaved,
      repriced.quote,
      repriced.answers.payment,
    ]).toEqual(['working', 'Em Trabalho', false, null, undefined]);
  });

  it('refuses values that no draft may have, at their field, and stores none of them', async () => {
    const { id, version } = await aFilledInsurance(manager, 'GAP');
    const params = { ...addressOf('GAP'), id };
    const refused = await manager.call('saveInsuranceDetails', {
      params,
      body: { version, values: { term: 'x', financedValue: -1, unknownField: 1 } },
    });
    expect([refused.status, refused.body.code]).toEqual([422, 'DOM002']);
    expect((await read(id)).answers.details).toMatchObject({ term: 36, financedValue: 6_000_000 });
  });
});

describe('what an insurer decides', () => {
  it('accepted and issued: the premiums are stored, and the first one is charged, never before', async () => {
    decideAlways(api, accepted);
    const { id, can } = await aSentInsurance(manager, 'SEGURO_AUTO');
    expect([can.edit, can.cancel]).toEqual([false, true]);
    await runRequests(api, id);
    const issued = await read(id);
    expect([issued.statusKey, issued.policy?.policyNumber, issued.premiums]).toEqual([
      'issued',
      expect.stringMatching(/^AP-n-/),
      [expect.objectContaining({ number: 1, dueOn: '2026-11-25', amountCents: 10_000, status: 'PENDING' })],
    ]);
    expect(issued.history.map(({ event }) => event)).toEqual([
      'begin',
      'quote',
      'completeSteps',
      'send',
      'accept',
      'issue',
    ]);
  });

  it('cancels with a reason: the insurer is told, and the refund is shown before', async () => {
    decideAlways(api, accepted);
    const { id } = await aSentInsurance(manager, 'GAP');
    await runRequests(api, id);
    expect(await manager.ok('readInsuranceRefund', { params: { id } })).toMatchObject({
      refundCents: 0,
      isWithdrawal: true,
    });
    const { params, body } = await at(id);
    const none = await manager.call('cancelInsurance', { params, body });
    expect([none.status, none.body.code]).toEqual([422, 'DOM002']);
    await manager.ok('cancelInsurance', { params, body: { ...body, reason: 'O cliente vendeu o veículo' } });
    await runRequests(api, id);
    const over = await read(id);
    expect([over.statusKey, over.reason, over.unknown]).toEqual(['cancelled', 'O cliente vendeu o veículo', null]);
    expect((await read(id, insurance)).client.document).toMatch(/\*/);
  });
});

describe('lists', () => {
  it('show what matters of each proposal, ten a page', async () => {
    const { id, number } = await aQuotedInsurance(manager, 'LIFE');
    const { items } = await manager.ok('listInsurances', { query: {}, body: { search: number } });
    expect(items).toMatchObject([{ id, insuranceType: 'LIFE', provider: 'METLIFE', statusKey: 'quoted' }]);
  });
});
