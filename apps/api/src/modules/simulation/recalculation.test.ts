/** Figures by a named table, recalculated requests, and the rates of a dealer. */
import type { SimulationRequestInput } from '@estrada/endpoints/index';
import { aPerson, simulationClientOf } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aRequest } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';

let api: TestApi;
let seller: Session;
let request: SimulationRequestInput;
beforeAll(async () => {
  api = await openApi();
  seller = await api.signIn('seller');
  request = await aRequest(seller);
}, 60_000);
afterAll(() => api.close());

const here = () => ({ dealerId: seller.activeDealerId });
const codesOf = (result: { simulationItems: readonly { term: number; tableCode: string }[] }) =>
  result.simulationItems.map(({ term, tableCode }) => [term, tableCode]);
const bySource = (code: string, query: object = {}, body: unknown = request) =>
  seller.call('simulateBySourceTable', { params: { ...here(), code }, query, body });
const byTable = (tableCode: string, query: object = {}, body: unknown = request) =>
  seller.call('simulateByTable', { params: { ...here(), tableCode }, query, body });

/** Ends a table as of yesterday during `run`. */
async function ended(tableCode: string, run: () => Promise<void>) {
  const [before] = await rowsOf(
    api,
    sql`select valid_until::text as day from price_tables where table_code = ${tableCode}`,
  );
  await rowsOf(api, sql`update price_tables set valid_until = '2020-01-01' where table_code = ${tableCode}`);
  try {
    await run();
  } finally {
    await rowsOf(api, sql`update price_tables set valid_until = ${before!.day} where table_code = ${tableCode}`);
  }
}

describe('by a chosen table', () => {
  it('quotes the terms of the named uploaded table, or the one term', async () => {
    const whole = await bySource('COM-NOVO-2026-11', {}, { ...request, terms: [] });
    expect(codesOf(whole.body)).toEqual([
      [36, 'COM-NOVO-36'],
      [48, 'COM-NOVO-48'],
    ]);
    expect(codesOf((await bySource('COM-NOVO-2026-11', { term: '48' })).body)).toEqual([[48, 'COM-NOVO-48']]);
  });

  it('quotes by the named row set, even if more expensive than the default one', async () => {
    const named = (await byTable('COM-NOVO-36', { term: '36' })).body.simulationItems[0]!;
    const own = await seller.ok('simulate', { params: here(), body: { ...request, terms: [36] } });
    expect(named.tableCode).toBe('COM-NOVO-36');
    expect(named.installmentCents).toBeGreaterThan(own.simulationItems[0]!.installmentCents);
  });

  it('keeps chosen products that are not offered and names them, or prices the products again', async () => {
    const body = { ...request, products: ['GAP', 'NOTHING'] };
    const [kept] = (await byTable('REG-NOVO-36', { term: '36' }, body)).body.simulationItems;
    expect(kept!.missingProducts).toEqual([{ code: 'NOTHING', provider: null, reason: 'notSold' }]);
    const [anew] = (await byTable('REG-NOVO-36', { term: '36', updatingVAPs: 'true' }, body)).body.simulationItems;
    expect(anew!.missingProducts).toEqual([]);
    expect(anew!.installmentCents).toBe(kept!.installmentCents);
  });

  it.each([
    ['of another tier', 'REG-NOVO-36-TR1'],
    ['of a direct sale', 'VD-NOVO-36'],
    ['of used vehicles', 'REG-USADO-36'],
    ['of another plan', 'SEMPRE-36'],
    ['that nobody knows', 'NONE'],
  ])('refuses a table %s', async (_whose, code) => {
    const { status, body } = await byTable(code, { term: '36' });
    expect([status, body.code]).toEqual([422, 'GSIM002']);
  });

  it('refuses a term that the table does not have, at its field', async () => {
    const { body } = await byTable('COM-NOVO-36', { term: '24' });
    expect(body).toMatchObject({ code: 'DOM002', fields: [{ path: 'terms', key: 'term.notInTable' }] });
  });

  it('refuses a chosen table that has ended, at its field', async () => {
    await ended('COM-NOVO-36', async () => {
      const body = { ...request, tableCodes: ['COM-NOVO-36'] };
      const refused = await seller.call('simulate', { params: here(), body });
      expect(refused.body).toMatchObject({ code: 'GSIM002', fields: [{ path: 'tableCodes', key: 'table.notOpen' }] });
    });
  });
});

describe('recalculation', () => {
  const chosen = () => ({ ...request, tableCodes: ['COM-NOVO-36'] });

  it('keeps the chosen table while it is in force, and reports the parts that were not retained', async () => {
    const kept = await seller.ok('recalculateSimulation', { body: { ...here(), request: chosen() } });
    expect([codesOf(kept)[1], kept.notKept]).toEqual([[36, 'COM-NOVO-36'], []]);
    await ended('COM-NOVO-36', async () => {
      const anew = await seller.ok('recalculateSimulation', { body: { ...here(), request: chosen() } });
      expect([codesOf(anew)[1], anew.notKept]).toEqual([[36, 'REG-NOVO-36'], ['tableCodes']]);
    });
  });

  it('prices the selected option by its own table with another entry, and by another table when that has ended', async () => {
    const body = {
      ...here(),
      request: { ...request, entryValueCents: 4_000_000 },
      term: 36,
      tableCode: 'COM-NOVO-36',
    };
    const kept = await seller.ok('recalculateSelected', { body });
    expect([codesOf(kept), kept.notKept]).toEqual([[[36, 'COM-NOVO-36']], []]);
    await ended('COM-NOVO-36', async () => {
      const other = await seller.ok('recalculateSelected', { body });
      expect([codesOf(other), other.notKept]).toEqual([[[36, 'REG-NOVO-36']], ['tableCodes']]);
    });
  });

  it('drops a manual rate together with its table, also in a saved simulation', async () => {
    const currentTax = { term: 36, tableCode: 'COM-NOVO-36', taxValue: '0.0160' };
    const saved = await seller.ok('saveSimulation', {
      query: here(),
      body: {
        client: simulationClientOf(aPerson(91)),
        request: { ...chosen(), currentTax },
        selectedTerm: 36,
      },
    });
    await ended('COM-NOVO-36', async () => {
      const anew = await seller.ok('recalculateSavedSimulation', { query: {}, body: { id: saved.id } });
      expect(anew.notKept.toSorted()).toEqual(['currentTax', 'tableCodes']);
      expect(anew.simulationItems.find(({ term }) => term === 36)).toMatchObject({
        tableCode: 'REG-NOVO-36',
        tableRateMonthly: null,
      });
    });
  });
});

describe('a zero rate', () => {
  it.each(['TD', 'VD'] as const)(
    'is sold by %s with fees and IOF for the client, and the maker pays the interest',
    async (saleType) => {
      const body = {
        ...request,
        saleType,
        financeTypeId: 10,
        terms: [12],
        entryValueCents: Math.round(request.vehicleValueCents * 0.6),
      };
      const { simulationItems } = await seller.ok('simulate', { params: here(), body });
      const item = simulationItems[0]!;
      expect(item.subsidyCents).toBeGreaterThan(0);
      expect(item.iofCents).toBeGreaterThan(0);
      expect(item.financedItems.map(({ code }) => code)).toContain('TCC');
      expect(item.totalPaymentsCents).toBe(item.financeValueCents);
    },
  );
});

describe('the rates of a dealer', () => {
  const read = (dealerCode: string, session = seller) => session.call('readDealerTax', { query: { dealerCode } });
  async function ownCode() {
    const { dealer } = await seller.ok('readSimulationParameters', { query: here() });
    return dealer.gmfCode;
  }

  it('are those of its tables, with their limits and the dealer commission', async () => {
    const { body } = await read(await ownCode());
    const regular = body.items.find(
      (line) => line.financeTypeId === 1 && line.assetType === 1 && line.saleType === 'TD',
    )!;
    expect(regular.terms).toEqual({ lowest: 12, highest: 72 });
    expect(Number(regular.byHand!.highest)).toBe(0.0189);
    expect(regular.commission).toEqual({ lowest: 0.02, highest: 0.04 });
    expect(body.items.some((line) => line.taxType === 'TAX_ZERO' && line.saleType === 'VD')).toBe(true);
  });

  it('are hidden from other dealers, who get the same response as for a missing one', async () => {
    const code = await ownCode();
    const other = await api.signIn('DEMO2.SELLER');
    for (const { status, body } of [await read(code, other), await read('999')])
      expect([status, body.code]).toEqual([404, 'SEC004']);
  });
});
