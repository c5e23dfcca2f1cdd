import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type Session, type TestApi } from '../../../../test/open-api.ts';
import { rowsOf } from '../../../../test/rows.ts';

let api: TestApi;
let finance: Session;
beforeAll(async () => {
  api = await openApi();
  finance = await api.signIn('finance');
});
afterAll(() => api.close());

let number = 0;
const aForm = (part: object = {}) => {
  number += 1;
  const modelYear = 2026;
  return {
    campaignName: `Série ${number}`,
    campaignCode: `SERIE-${number}`,
    modelYear,
    manufacturerYear: 2026,
    ...part,
  };
};
const register = (part: object = {}) => finance.ok('registerCampaign', { body: aForm(part) });
const refusalOf = async (part: object) => {
  const { status, body } = await finance.call('registerCampaign', { body: aForm(part) });
  return [status, body.code, body.fields?.map(({ path }) => path)];
};

describe('200', () => {
  it('reports how many vehicles depend on it, and disables it after confirmation', async () => {
    const { id } = await register({ campaignCode: 'serie-x' });
    const verified = await finance.ok('verifyCampaignDisabling', { params: { id } });
    const [counted] = await rowsOf(
      api,
      sql`select count(*)::int as vehicles from vehicle_prices where manufacturer_year = 2026 and model_year = 2026`,
    );
    expect(verified).toEqual({ version: 1, vehicles: counted!.vehicles });
    expect(verified.vehicles).toBeGreaterThan(0);
    const off = await finance.ok('disableCampaign', { params: { id }, body: { version: 1, confirmed: true } });
    expect([off.enabled, off.campaignCode]).toEqual([false, 'SERIE-X']);
    // it is not offered again
    expect(off.can).toEqual({ edit: true, enable: false, disable: false });
    const entries = await rowsOf(
      api,
      sql`select action, after from audit_entries where entity_id = ${id} order by seq`,
    );
    expect(entries.map(({ action }) => action)).toEqual(['campaign.register', 'campaign.disable']);
    expect(entries[1]!.after).toEqual({ enabled: false, vehicles: verified.vehicles });
  });

  it('lists only enabled campaigns, ordered by name', async () => {
    const [kept, gone] = [await register({ campaignName: 'Zeta' }), await register({ campaignName: 'Álamo' })];
    await register({ campaignName: 'Alfa' });
    await finance.ok('disableCampaign', { params: { id: gone.id }, body: { version: 1, confirmed: true } });
    const names = (await finance.ok('listEnabledCampaigns')).items.map(({ campaignName }) => campaignName);
    expect(names).toContain(kept.campaignName);
    expect(names).not.toContain('Álamo');
    expect(names.indexOf('Alfa')).toBeLessThan(names.indexOf('Zeta'));
  });

  it('finds by part of the name and by the whole code', async () => {
    const { id } = await register({ campaignName: 'Promoção de Inverno', campaignCode: 'INV-26' });
    for (const search of ['promocao', 'inv-26']) {
      const { items } = await finance.ok('listCampaigns', { query: { search } });
      expect(items.map((row) => row.id)).toEqual([id]);
    }
  });
});

describe('409', () => {
  it('refuses a name that differs only in accents (SET055), and a code that is taken (SET056)', async () => {
    await register({ campaignName: 'Verão', campaignCode: 'VERAO' });
    expect(await refusalOf({ campaignName: 'verao' })).toEqual([409, 'SET055', ['campaignName']]);
    expect(await refusalOf({ campaignCode: 'verao' })).toEqual([409, 'SET056', ['campaignCode']]);
  });

  it('refuses to disable a version other than the one that was checked', async () => {
    const { id } = await register();
    await finance.ok('updateCampaign', { params: { id }, body: { ...aForm(), version: 1 } });
    const { status, body } = await finance.call('disableCampaign', {
      params: { id },
      body: { version: 1, confirmed: true },
    });
    expect([status, body.code]).toEqual([409, 'SET001']);
  });
});

describe('403 and 404', () => {
  it('refuses roles that do not administer campaigns, and returns 404 for an unknown campaign', async () => {
    const crm = await api.signIn('crm');
    const params = { id: '0'.repeat(26) };
    expect((await crm.call('verifyCampaignDisabling', { params })).status).toBe(403);
    const { status, body } = await finance.call('verifyCampaignDisabling', { params });
    expect([status, body.code]).toEqual([404, 'SEC004']);
  });
});

describe('422', () => {
  it('refuses a name over 100 characters with SET057', async () => {
    expect(await refusalOf({ campaignName: 'A'.repeat(101) })).toEqual([422, 'SET057', ['campaignName']]);
  });

  it.each([
    [{ modelYear: 2025 }, 'modelYear'],
    [{ modelYear: 2028 }, 'modelYear'],
    // the tests run in 2026
    [{ manufacturerYear: 2028, modelYear: 2028 }, 'manufacturerYear'],
  ])('refuses years that contradict each other or the current year: %j', async (years, path) => {
    expect(await refusalOf(years)).toEqual([422, 'DOM002', [path]]);
  });

  it('does not disable without confirmation', async () => {
    const { id } = await register();
    const { status, body } = await finance.call('disableCampaign', {
      params: { id },
      body: { version: 1, confirmed: false as never },
    });
    expect([status, body.fields?.map(({ path }) => path)]).toEqual([422, ['confirmed']]);
    expect((await finance.ok('readCampaign', { params: { id } })).enabled).toBe(true);
  });
});
