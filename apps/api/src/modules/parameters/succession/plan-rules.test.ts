/**
 * The limits of each plan, by dated rows that the simulator reads. The migrations insert a row without limits for each.
 */
import { financeTypes } from '@estrada/domain/enumerations/index';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aRequest } from '../../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../../test/open-api.ts';
import { testNow } from '../../../../test/test-now.ts';

let api: TestApi;
let finance: Session;
beforeAll(async () => {
  api = await openApi();
  finance = await api.signIn('finance');
});
afterAll(() => api.close());

const typed = {
  financeTypeId: 1,
  id: null as string | null,
  version: 0,
  effectiveFrom: '2026-11-22',
  isOffered: true,
  minTermMonths: 1,
  maxTermMonths: 120,
  minEntryPercent: 0,
  maxEntryPercent: 100,
  maxBalloonPercent: null as number | null,
  maxBalloons: null as number | null,
  maxGraceDays: null as number | null,
};
const save = (changes: object = {}, session = finance) =>
  session.call('savePlanRule', { body: { ...typed, ...changes } });
const saved = async (changes: object = {}) => {
  const { status, body } = await save(changes);
  expect([status, body.code]).toEqual([200, undefined]);
  return body;
};

describe('200', () => {
  it('begins with every plan on sale, and with limits only where the plan has them', async () => {
    const { items } = await finance.ok('readPlanRules');
    expect(items.map(({ financeTypeId }) => financeTypeId).sort()).toEqual(financeTypes.map(({ id }) => id).sort());
    expect(items.every(({ isOffered, state, can }) => isOffered && state === 'in-force' && !can.edit)).toBe(true);
    const limited = (key: 'maxBalloonPercent' | 'maxBalloons' | 'maxGraceDays') =>
      items.flatMap((row) => (row[key] === null ? [] : [row.financeTypeId])).sort((a, b) => a - b);
    expect([limited('maxBalloonPercent'), limited('maxBalloons'), limited('maxGraceDays')]).toEqual([
      [2, 12, 13],
      [12],
      [4, 5, 11],
    ]);
  });

  it('limits what a seller can simulate from the first day of a row, until the next row lifts the limit', async () => {
    await saved({ maxTermMonths: 36, minEntryPercent: 50 });
    await saved({ effectiveFrom: '2026-11-24', isOffered: false });
    await saved({ effectiveFrom: '2026-11-26' });
    const offered = async (day: string) => {
      api.clock.moveTo(`${day}T12:00:00Z`);
      const seller = await api.signIn('seller');
      const basis = await seller.call('readSimulationBasis', {
        params: { dealerId: seller.activeDealerId },
        query: {
          financeTypeId: 1,
          assetType: 1,
          personType: 'PF',
          manufacturerYear: 2025,
          modelYear: 2026,
          state: 'SP',
        },
      });
      if (basis.status !== 200) return basis.body.code;
      const rows = basis.body.priceRows;
      const request = { ...(await aRequest(seller)), terms: [] };
      const quoted = await seller.call('simulate', { params: { dealerId: seller.activeDealerId }, body: request });
      return {
        longest: Math.max(...rows.map(({ termMonths }) => termMonths)),
        leastEntry: Math.min(...rows.map(({ minEntryShare }) => minEntryShare)),
        refusal: quoted.status === 200 ? null : quoted.body.fields?.[0]?.path,
      };
    };
    expect(await offered('2026-11-21')).toEqual({ longest: 72, leastEntry: 0, refusal: null });
    expect(await offered('2026-11-22')).toEqual({ longest: 36, leastEntry: 0.5, refusal: 'entryValueCents' });
    expect(await offered('2026-11-24')).toBe('GSIM002');
    expect(await offered('2026-11-26')).toEqual({ longest: 72, leastEntry: 0, refusal: null });
    api.clock.moveTo(testNow);
    finance = await api.signIn('finance');
  });
});

it('takes back a row that is not in force yet', async () => {
  const { id, version } = await saved({ effectiveFrom: '2026-12-20', maxTermMonths: 12 });
  await finance.ok('deletePlanRule', { params: { id: id! }, query: { version } });
  const { items } = await finance.ok('readPlanRules');
  expect(items.filter((row) => row.id === id)).toEqual([]);
});

describe('preview of the effect of a row', () => {
  const effectOf = async (changes: object) => {
    const { id: _, version: __, effectiveFrom: ___, maxBalloonPercent, maxBalloons, maxGraceDays, ...all } = typed;
    const query = { ...all, isOffered: 'true', ...changes };
    return finance.ok('readPlanRuleEffect', { query });
  };

  it('reports how many price table lines and which terms it leaves open', async () => {
    const open = await effectOf({});
    expect(open).toMatchObject({ closedTerms: [], openedTerms: [] });
    expect(open.openThen).toBe(open.openToday);
    const shorter = await effectOf({ maxTermMonths: 47 });
    expect(shorter.closedTerms).toEqual([48, 60, 72]);
    expect(shorter.openThen).toBeLessThan(shorter.openToday);
    expect(await effectOf({ isOffered: 'false' })).toMatchObject({ openThen: 0 });
  });

  it('refuses values that could not be saved', async () => {
    const query = { financeTypeId: 4, isOffered: 'true', minTermMonths: 1, maxTermMonths: 120 };
    const { status } = await finance.call('readPlanRuleEffect', {
      query: { ...query, minEntryPercent: 0, maxEntryPercent: 100 },
    });
    expect(status).toBe(422);
  });
});

describe('422', () => {
  it.each([
    ['SET024', { effectiveFrom: '2026-11-20' }, 'effectiveFrom'],
    ['DOM002', { minTermMonths: 61, maxTermMonths: 60 }, 'maxTermMonths'],
    ['DOM002', { minEntryPercent: 50, maxEntryPercent: 40 }, 'maxEntryPercent'],
    ['DOM002', { maxEntryPercent: 101 }, 'maxEntryPercent'],
    ['DOM002', { minTermMonths: null }, 'minTermMonths'],
    ['DOM002', { maxGraceDays: 60 }, 'maxGraceDays'],
    ['DOM002', { financeTypeId: 4 }, 'maxGraceDays'],
    ['DOM002', { financeTypeId: 3 }, 'financeTypeId'],
  ])('%s', async (code, changes, path) => {
    const { body } = await save({ effectiveFrom: '2027-12-01', ...changes });
    expect([body.code, body.fields?.map((field) => field.path)]).toEqual([code, [path]]);
  });
});
