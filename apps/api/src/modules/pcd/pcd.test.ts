/** Records of sales to people with disabilities, and the answers that are computed from them. */

import { isPresent } from '@estrada/domain/forms/index';
import { pcdTaxes } from '@estrada/domain/pcd/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';

let api: TestApi;
let admin: Session;
let seller: Session;
let today: string;
beforeAll(async () => {
  api = await openApi();
  admin = await api.signIn('admin-internal');
  seller = await api.signIn('seller');
  today = api.clock.now().toISOString().slice(0, 10);
});
afterAll(() => api.close());

const anExemption = (change: object = {}) => ({
  tax: 'IPI',
  uf: 'BR',
  effectiveFrom: today,
  validUntil: '',
  priceCeilingCents: 200_000_00,
  benefitCeilingCents: null,
  rate: '0.07',
  yearsBetween: 3,
  source: 'Lei de teste',
  note: '',
  confirmedOn: '',
  ...change,
});
const aPathology = (change: object = {}) => ({
  pathologyName: 'Patologia de teste',
  cid: 'Z98.1',
  driver: 'EITHER',
  taxes: pcdTaxes.map(({ id }) => id),
  ...change,
});
const aStep = (change: object = {}) => ({
  position: 1,
  stepTitle: 'Laudo',
  stepText: 'Peça o laudo.',
  documents: 'RG\nExames',
  durationDays: 15,
  condition: 'ALWAYS',
  ...change,
});
const register = async (name: 'registerPathology' | 'registerPcdExemption' | 'registerPcdStep', body: object) =>
  ((await admin.ok(name, { body: body as never })) as { id: string }).id;

describe('an installation', () => {
  it('has the exemptions of the law with their sources, none of them confirmed, and an IPVA row of each state', async () => {
    const rows = await rowsOf(api, sql`select * from pcd_exemptions where id like '01jd00000000000000000095%'`);
    expect(rows.filter(({ tax }) => tax === 'IPVA').map(({ uf }) => uf)).toHaveLength(27);
    expect(rows.filter(({ tax }) => tax !== 'IPVA').map(({ tax }) => tax)).toEqual(['IPI', 'ICMS', 'IBS_CBS', 'IOF']);
    expect(rows.every(({ source, confirmed_on }) => isPresent(source) && confirmed_on === null)).toBe(true);
    expect(rows.find(({ tax }) => tax === 'IBS_CBS')).toMatchObject({
      effective_from: '2027-01-01',
      price_ceiling_cents: '20000000',
      benefit_ceiling_cents: '10000000',
      years_between: 3,
    });
    const { totalElements } = await admin.ok('listPcdSteps', { query: {} });
    expect(totalElements).toBeGreaterThan(5);
  });
});

describe('200', () => {
  it('stores a confirmation with its day, and finds what awaits one', async () => {
    const body = anExemption({ tax: 'IPVA', uf: 'AC', effectiveFrom: '2029-01-01', rate: '' });
    const { id, confirmedOn, validUntil } = await admin.ok('registerPcdExemption', { body: body as never });
    expect([confirmedOn, validUntil]).toEqual([null, null]);
    const listed = async (confirmation: 'confirmed' | 'awaited') =>
      (await admin.ok('listPcdExemptions', { query: { confirmation, tax: 'IPVA', size: 100 } })).items.map(
        (row) => row.id,
      );
    expect(await listed('awaited')).toContain(id);
    await admin.ok('updatePcdExemption', {
      params: { id },
      body: { ...body, confirmedOn: today, version: 1 } as never,
    });
    expect(await listed('awaited')).not.toContain(id);
    expect(await listed('confirmed')).toContain(id);
  });
});

describe('answers', () => {
  const complete = { driver: 'SELF', state: 'SP', priceCents: 100_000_00 } as const;
  const read = (query: object) => seller.call('readPcdAnswer', { query: query as never });
  const refusalOf = async (query: object) => {
    const { status, body } = await read(query);
    const { code, fields } = body as { code: string; fields?: { path: string }[] };
    return [status, code, fields?.map(({ path }) => path)];
  };
  let pathologyId: string;
  beforeEach(async () => {
    await api.database.db.execute(sql`delete from pcd_exemptions`);
    await api.database.db.execute(sql`delete from pcd_steps`);
    await api.database.db.execute(sql`delete from pathologies`);
    pathologyId = await register('registerPathology', aPathology());
  });

  describe('200', () => {
    it('computes exemptions, price, steps and documents from the enabled records in force today', async () => {
      await register('registerPcdExemption', anExemption());
      await register(
        'registerPcdExemption',
        anExemption({ tax: 'ICMS', benefitCeilingCents: 70_000_00, rate: '0.12' }),
      );
      await register('registerPcdExemption', anExemption({ tax: 'IOF', priceCeilingCents: null, rate: '' }));
      const off = await register('registerPcdExemption', anExemption({ tax: 'IPVA', uf: 'SP' }));
      await admin.ok('disablePcdExemption', { params: { id: off }, body: { version: 1 } });
      await register('registerPcdStep', aStep());
      await register(
        'registerPcdStep',
        aStep({ position: 2, stepTitle: 'Tirar a CNH', condition: 'SELF', documents: 'CNH\nRG' }),
      );
      await register('registerPcdStep', aStep({ position: 3, stepTitle: 'Condutores', condition: 'OTHER' }));

      const { body } = await read({ ...complete, pathologyId });
      expect(body).toMatchObject({
        day: today,
        pathologyName: 'Patologia de teste',
        priceCents: 100_000_00,
        benefitCents: 15_400_00,
        priceAfterCents: 84_600_00,
        directSaleTypeId: 6,
        documents: ['RG', 'Exames', 'CNH'],
        durationDays: 30,
      });
      const { outcomes, steps } = body as Extract<typeof body, { outcomes: unknown }>;
      expect(outcomes.map(({ tax, outcome }) => `${tax} ${outcome}`)).toEqual([
        'IPI EXEMPT',
        'ICMS EXEMPT',
        'IBS_CBS NOT_RECORDED',
        'IPVA NOT_RECORDED',
        'IOF EXEMPT',
      ]);
      expect(outcomes[0]!.exemption).toMatchObject({ source: 'Lei de teste', confirmedOn: null, yearsBetween: 3 });
      expect(steps.map(({ stepTitle }) => stepTitle)).toEqual(['Laudo', 'Tirar a CNH']);

      const other = await seller.ok('readPcdAnswer', { query: { ...complete, driver: 'OTHER', pathologyId } });
      expect([other.directSaleTypeId, other.outcomes.some(({ tax }) => tax === 'IOF')]).toEqual([12, false]);
    });

    it('lists the enabled pathologies for selection, by name', async () => {
      const off = await register('registerPathology', aPathology({ pathologyName: 'Antiga', cid: 'Z01' }));
      await admin.ok('disablePathology', { params: { id: off }, body: { version: 1 } });
      await register('registerPathology', aPathology({ pathologyName: 'Ataxia', cid: 'G11', driver: 'OTHER' }));
      const { items } = await seller.ok('listPathologyOptions');
      expect(items.map(({ pathologyName, driver }) => [pathologyName, driver])).toEqual([
        ['Ataxia', 'OTHER'],
        ['Patologia de teste', 'EITHER'],
      ]);
    });
  });

  it('401 and 403: requires a session with the right; only administration keeps the records', async () => {
    const query = { ...complete, pathologyId };
    expect((await api.stranger.call('readPcdAnswer', { query, userType: 'dealer' })).status).toBe(401);
    expect((await (await api.signIn('crm')).call('readPcdAnswer', { query })).status).toBe(403);
    expect((await seller.call('registerPathology', { body: aPathology() as never })).status).toBe(403);
  });

  describe('409', () => {
    it('refuses a pathology whose name or CID exists with PCD002', async () => {
      for (const [change, path] of [
        [{ cid: 'A00' }, 'pathologyName'],
        [{ pathologyName: 'Outra' }, 'cid'],
      ] as const) {
        const { status, body } = await admin.call('registerPathology', { body: aPathology(change) as never });
        expect([status, body.code, body.fields?.map((field) => field.path)]).toEqual([409, 'PCD002', [path]]);
      }
    });
  });

  describe('422', () => {
    it('refuses an unknown or disabled pathology with PCD001', async () => {
      expect(await refusalOf({ ...complete, pathologyId: '0'.repeat(26) })).toEqual([422, 'PCD001', ['pathologyId']]);
      await admin.ok('disablePathology', { params: { id: pathologyId }, body: { version: 1 } });
      expect(await refusalOf({ ...complete, pathologyId })).toEqual([422, 'PCD001', ['pathologyId']]);
    });

    it('refuses a missing answer, and a driver whom the pathology excludes, with PCD003', async () => {
      expect(await refusalOf({})).toEqual([422, 'PCD003', ['driver', 'pathologyId', 'state', 'priceCents']]);
      const ofOthers = await register(
        'registerPathology',
        aPathology({ pathologyName: 'Outra', cid: 'A01', driver: 'OTHER' }),
      );
      expect(await refusalOf({ ...complete, pathologyId: ofOthers })).toEqual([422, 'PCD003', ['driver']]);
    });

    it('refuses a price above every ceiling in force with PCD004', async () => {
      await register('registerPcdExemption', anExemption());
      const query = { ...complete, pathologyId, priceCents: 200_000_01 };
      expect(await refusalOf(query)).toEqual([422, 'PCD004', ['priceCents']]);
    });

    it('refuses a confirmation in the future', async () => {
      const { status, body } = await admin.call('registerPcdExemption', {
        body: anExemption({ confirmedOn: '2099-01-01' }) as never,
      });
      expect([status, body.code, body.fields]).toEqual([
        422,
        'DOM002',
        [expect.objectContaining({ path: 'confirmedOn' })],
      ]);
    });
  });
});
