/** A coupon or voucher in a simulation: the price from there on, and every reason at the field of the code. */
import type { SimulationRequestInput } from '@estrada/endpoints/index';
import { aPerson, simulationClientOf } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aRequest, aSavedSimulation } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { aRule } from '../../../test/record-tries.ts';
import { rowsOf } from '../../../test/rows.ts';

let api: TestApi;
let crm: Session;
let seller: Session;
let today: string;
beforeAll(async () => {
  api = await openApi();
  crm = await api.signIn('crm');
  seller = await api.signIn('seller');
  today = api.clock.now().toISOString().slice(0, 10);
});
afterAll(() => api.close());

let number = 0;
async function aVoucher(changes: object = {}) {
  number++;
  const body = {
    ...aRule(`Desconto ${number}`),
    effectiveFrom: today,
    discountVoucher: `DESC-${number}`,
    voucherType: 'MULTIPLE',
    voucherLimit: 10,
    ...changes,
  };
  return crm.ok('registerVoucher', { body: body as never });
}
const params = () => ({ dealerId: seller.activeDealerId });
const simulate = async (changes: Partial<SimulationRequestInput>) =>
  seller.call('simulate', { params: params(), body: await aRequest(seller, changes) });

describe('simulating with a code', () => {
  it('uses the discounted price for everything after it, and states list price, discount and price', async () => {
    const { discountVoucher, id, ruleName, validUntil } = await aVoucher({ discountValue: 7_000_00 });
    const request = await aRequest(seller);
    const listPriceCents = request.vehicleValueCents;
    const priceCents = listPriceCents - 7_000_00;
    const cheaper = await seller.ok('simulate', {
      params: params(),
      body: { ...request, vehicleValueCents: priceCents },
    });
    const { body } = await simulate({ voucherCode: discountVoucher.toLowerCase() });
    expect(body.discount).toEqual({
      kind: 'VOUCHER',
      code: discountVoucher,
      ruleId: id,
      ruleName,
      discountType: 'VALUE',
      discountValue: 7_000_00,
      listPriceCents,
      discountCents: 7_000_00,
      priceCents,
      validUntil,
    });
    const figures = ({ simulationItems }: typeof cheaper) =>
      simulationItems.map(({ explanationPt: _pt, explanationEn: _en, ...item }) => item);
    expect(figures(body)).toEqual(figures(cheaper));
    expect(body.simulationItems[0]!.explanationPt[0]).toContain('desconto de');
  });

  it('checks the entry against the discounted price, and leaves an amount as it was typed', async () => {
    const { discountVoucher } = await aVoucher({ discountType: 'PERCENTUAL', discountValue: 50_00 });
    const { vehicleValueCents } = await aRequest(seller);
    const entryValueCents = Math.round(vehicleValueCents * 0.6);
    const { status, body } = await simulate({ voucherCode: discountVoucher, entryValueCents });
    expect([status, body.fields?.[0]]).toMatchObject([422, { path: 'entryValueCents', key: 'entry.abovePrice' }]);
    const typed = await simulate({ voucherCode: discountVoucher, entryValueCents: 20_000_00 });
    expect(typed.body.simulationItems[0]!.netCreditCents).toBe(Math.round(vehicleValueCents / 2) - 20_000_00);
  });

  it('refuses every reason at the field of the code, each with its own text', async () => {
    const { vehicleValueCents, modelId, versionId } = await aRequest(seller);
    const options = await crm.ok('listDiscountScope', {});
    const [dealer] = await rowsOf(
      api,
      sql`select branch_id as region, trading_name as name from dealers where id = ${seller.activeDealerId}`,
    );
    const other = (list: { value: string; name: string }[], ...own: unknown[]) =>
      list.find(({ value, name }) => !own.map(String).includes(value) && name !== dealer!.name)!.value;
    const disabled = await aVoucher();
    await crm.ok('disableVoucher', { params: { id: disabled.id }, body: { version: disabled.version } });
    const expired = await aVoucher();
    await api.database.db.execute(sql`update vouchers set valid_until = '2026-01-01' where id = ${expired.id}`);
    const spent = await aVoucher();
    await api.database.db.execute(sql`update vouchers set used = voucher_limit where id = ${spent.id}`);
    const texts = new Set<string>();
    for (const [code, voucher] of [
      ['voucher-001', { discountVoucher: 'NAO-HA' }],
      ['voucher-002', disabled],
      ['voucher-003', await aVoucher({ effectiveFrom: '2027-06-01' })],
      ['voucher-004', expired],
      ['voucher-005', spent],
      ['voucher-007', await aVoucher({ discountType: 'FIXED_PRICE', discountValue: vehicleValueCents + 1 })],
      ['voucher-007-1', await aVoucher({ personType: 'PJ' })],
      ['voucher-007-3', await aVoucher({ financeStructures: '2' })],
      ['voucher-007-4', await aVoucher({ assetTypeIds: '2' })],
      ['voucher-007-5', await aVoucher({ saleType: 'VD' })],
      ['voucher-007-6', await aVoucher({ saleOptionTypes: '5' })],
      ['voucher-007-7', await aVoucher({ manufacturers: other(options.manufacturers, 12) })],
      ['voucher-007-8', await aVoucher({ models: other(options.models, modelId) })],
      ['voucher-007-9', await aVoucher({ versions: other(options.versions, versionId) })],
      ['voucher-007-12', await aVoucher({ dealerCodes: other(options.dealers) })],
      ['voucher-007-13', await aVoucher({ regions: other(options.regions, dealer!.region) })],
      ['voucher-007-10', await aVoucher({ manufacturerYears: '2019' })],
      ['voucher-007-11', await aVoucher({ modelYears: '2019' })],
    ] as const) {
      const { status, body } = await simulate({ voucherCode: voucher.discountVoucher });
      expect([status, body.code, body.fields?.[0]?.path]).toEqual([422, code, 'voucherCode']);
      texts.add(body.message);
    }
    const request = await aRequest(seller);
    const valid = await aVoucher();
    const ofOffer = await seller.call('validateVoucher', {
      body: { voucherCode: valid.discountVoucher, request: { ...request, offerId: valid.id } },
    });
    expect(ofOffer.body.codes).toEqual(['voucher-007-14']);
    expect(texts.size).toBe(18);
  });

  it('accepts one code for a sale, and one that leaves something to finance', async () => {
    const all = await aVoucher({ discountType: 'PERCENTUAL', discountValue: 100_00 });
    const both = await simulate({ voucherCode: all.discountVoucher, discountCoupon: 'OUTRO' });
    expect(both.body.fields?.[0]).toMatchObject({ path: 'discountCoupon', key: 'promotion.oneOnly' });
    const whole = await simulate({ voucherCode: all.discountVoucher });
    expect(whole.body.fields?.[0]).toMatchObject({ path: 'voucherCode', key: 'promotion.nothingLeft' });
  });

  it('finds the list price for an instalment, and compares only plans that the rule is for', async () => {
    const { discountVoucher: voucherCode } = await aVoucher({ financeStructures: '1', discountValue: 5_000_00 });
    const request = await aRequest(seller, { voucherCode });
    const solve = { term: 36, installmentCents: 200_000, solveFor: 'price' as const, entryShare: 0.3 };
    const dealerId = seller.activeDealerId;
    const found = await seller.ok('solveSimulation', { body: { request, dealerId, ...solve } });
    const { voucherCode: _code, ...plain } = request;
    const without = await seller.ok('solveSimulation', { body: { request: plain, dealerId, ...solve } });
    expect(found.vehicleValueCents).toBe(without.vehicleValueCents! + 5_000_00);
    expect(found.entryValueCents).toBe(without.entryValueCents);
    const { plans } = await seller.ok('comparePlans', { params: params(), body: { request, term: 36 } });
    expect(plans.find(({ financeTypeId }) => financeTypeId === 1)?.figures).not.toBeNull();
    expect(plans.find(({ financeTypeId }) => financeTypeId === 2)?.refusal?.code).toBe('voucher-007-3');
  });

  it('limits guesses: after thirty unknown codes in an hour a user waits', async () => {
    const manager = await api.signIn('sales-manager');
    const body = await aRequest(seller, { voucherCode: 'PALPITE' });
    const guess = async () => (await manager.call('simulate', { params: params(), body })).body.code;
    const answers: string[] = [];
    for (let n = 0; n < 32; n++) answers.push(await guess());
    expect(answers.filter((code) => code === 'voucher-001')).toHaveLength(30);
    expect(answers.at(-1)).toBe('USE029');
  });
});

describe('a saved simulation', () => {
  it('keeps the discount in its record, its list and the trail, after the rule has ended', async () => {
    const { discountVoucher, id, version } = await aVoucher({ discountValue: 3_000_00 });
    const saved = await aSavedSimulation(seller, aPerson(41), { voucherCode: discountVoucher });
    await crm.ok('disableVoucher', { params: { id }, body: { version } });
    const read = await seller.ok('readSavedSimulation', { params: { id: saved.id } });
    expect(read.result.discount).toMatchObject({ code: discountVoucher, discountCents: 3_000_00 });
    const list = await seller.ok('listSavedSimulations', { query: {} });
    const row = list.items.find((item) => item.id === saved.id)!;
    expect([row.vehicleValueCents, row.discountCents]).toEqual([read.request.vehicleValueCents - 3_000_00, 3_000_00]);
    const [entry] = await rowsOf(api, sql`select after from audit_entries where entity_id = ${saved.id}`);
    expect(entry!.after).toMatchObject({ discountCode: discountVoucher, discountCents: 3_000_00 });
    const proposal = await seller.ok('submitProposal', { query: {}, body: { simulationId: saved.id, term: 36 } });
    expect([proposal.vehicleValueCents, proposal.discount?.listPriceCents]).toEqual([
      read.request.vehicleValueCents - 3_000_00,
      read.request.vehicleValueCents,
    ]);
  });

  it('validates its code again when it is recalculated and when it is copied', async () => {
    const { discountVoucher, id, version } = await aVoucher();
    const saved = await aSavedSimulation(seller, aPerson(42), { voucherCode: discountVoucher });
    await crm.ok('disableVoucher', { params: { id }, body: { version } });
    const again = await seller.call('recalculateSavedSimulation', {
      query: {},
      body: { id: saved.id },
    } as never);
    expect([again.body.code, again.body.fields?.[0]?.path]).toEqual(['voucher-002', 'voucherCode']);
    const copy = await seller.call('saveSimulation', {
      query: { dealerId: seller.activeDealerId, clone: 'true' },
      body: { client: simulationClientOf(aPerson(42)), request: saved.request, selectedTerm: 36 },
    } as never);
    expect([copy.status, copy.body.code]).toEqual([422, 'voucher-002']);
  });

  it('checks a list of people once the client is known', async () => {
    const made = await aVoucher();
    await crm.ok('replaceVoucherPeople', {
      params: { id: made.id },
      body: { version: made.version, documents: [aPerson(43).cpf] },
    });
    expect((await simulate({ voucherCode: made.discountVoucher })).status).toBe(200);
    const save = async (person: ReturnType<typeof aPerson>) =>
      seller.call('saveSimulation', {
        query: { dealerId: seller.activeDealerId },
        body: {
          client: simulationClientOf(person),
          request: await aRequest(seller, { voucherCode: made.discountVoucher }),
          selectedTerm: 36,
        },
      });
    const { code, message } = (await save(aPerson(44))).body;
    expect([code, message]).toEqual([
      'voucher-007-2',
      'Vale só para os clientes da lista. Use outro cupom ou voucher, ou continue sem desconto.',
    ]);
    expect((await save(aPerson(43))).status).toBe(200);
  });
});
