/** Risk-price rules: their specific behaviour, besides the common record tests. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';

let api: TestApi;
let bit: Session;
beforeAll(async () => {
  api = await openApi();
  bit = await api.signIn('bit');
});
afterAll(() => api.close());

const typed = { ruleName: 'Verão', ruleCode: 'V-1', effectiveFrom: '2027-01-10', validUntil: '2027-01-31' };
const register = (changes: object = {}) => bit.call('registerRiskPriceRule', { body: { ...typed, ...changes } });
const said = ({ body }: Awaited<ReturnType<typeof register>>) => [body.code, body.fields?.map(({ path }) => path)];

describe('409', () => {
  it('never allows two rules in force on the same day, even if one is disabled or registered concurrently', async () => {
    const { body: rule } = await register();
    await bit.ok('disableRiskPriceRule', { params: { id: rule.id }, body: { version: 1 } });
    const other = { ruleCode: 'V-2', effectiveFrom: '2027-01-31', validUntil: '2027-02-28' };
    expect(said(await register(other))).toEqual(['SET029', ['effectiveFrom']]);
    const both = await Promise.all(
      ['V-3', 'V-4'].map((ruleCode) => register({ ruleCode, effectiveFrom: '2027-03-01', validUntil: '2027-03-31' })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await register({ ...other, effectiveFrom: '2027-02-01' })).status).toBe(200);
  });

  it('allows moving the end of a started rule, but not changing its name, identifier or start', async () => {
    const { items } = await bit.ok('listRiskPriceRules', { query: { search: 'RP-2026' } });
    const { id, version, ruleName, ruleCode, effectiveFrom } = items[0]!;
    const form = { version, ruleName, ruleCode, effectiveFrom, validUntil: '2026-11-30' };
    const change = (changes: object) =>
      bit.call('updateRiskPriceRule', { params: { id }, body: { ...form, ...changes } });
    expect(said(await change({ ruleName: 'Outra', effectiveFrom: '2026-12-01', validUntil: '2026-12-31' }))).toEqual([
      'SET031',
      ['ruleName', 'effectiveFrom'],
    ]);
    expect((await change({})).body).toMatchObject({ version: version + 1, validUntil: '2026-11-30' });
  });
});

describe('422', () => {
  it.each([
    ['SET024', { effectiveFrom: '2026-11-20' }, 'effectiveFrom'],
    ['SET028', { validUntil: '2027-01-09' }, 'validUntil'],
    ['DOM002', { ruleCode: 'ABCDEFGHIJK' }, 'ruleCode'],
    ['DOM002', { effectiveFrom: '2027-02-30' }, 'effectiveFrom'],
  ])('%s for %j', async (code, changes, path) => {
    expect(said(await register(changes))).toEqual([code, [path]]);
  });
});
