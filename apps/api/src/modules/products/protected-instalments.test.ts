/** Plans of protected instalment: their specific behaviour, besides the common record tests. */
import { addDays } from '@estrada/domain/calendar/index';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { protectedInstalmentPlansInForce } from './index.ts';

let api: TestApi;
let insurance: Session;
let today: string;
beforeAll(async () => {
  api = await openApi();
  insurance = await api.signIn('insurance');
  today = api.clock.now().toISOString().slice(0, 10);
});
afterAll(() => api.close());

const aPlan = (planCode: string, changes: object = {}) => ({
  planCode,
  planNamePt: 'Plano de teste',
  planNameEn: 'Test plan',
  coveredEvents: ['UNEMPLOYMENT', 'HOSPITAL'],
  coveredInstalments: 6,
  maxInstalmentCents: 3_000_00,
  waitingDays: 30,
  minAge: 18,
  maxAge: 65,
  effectiveFrom: today,
  validUntil: addDays(today, 100),
  ...changes,
});
const register = (form: object) => insurance.call('registerProtectedInstalmentPlan', { body: form });
const fieldsOf = ({ body }: Awaited<ReturnType<typeof register>>) => [
  body.code,
  body.fields?.map(({ path, key }) => `${path} ${key}`),
];

describe('200', () => {
  it('stores and returns every field, found by name in either language, by code and by days', async () => {
    const { status, body } = await register(
      aPlan('tst-1', { planNamePt: 'Férias sem susto', planNameEn: 'Calm days' }),
    );
    expect(status).toBe(200);
    const stored = aPlan('TST-1', { planNamePt: 'Férias sem susto', planNameEn: 'Calm days' });
    const params = { id: body.id };
    expect(await insurance.ok('readProtectedInstalmentPlan', { params })).toMatchObject(stored);
    const found = async (query: object) =>
      (await insurance.ok('listProtectedInstalmentPlans', { query: query as never })).items.map(({ id }) => id);
    for (const search of ['ferias', 'calm', 'tst-1'])
      expect(await found({ search, standing: 'holding' })).toEqual([body.id]);
    expect(await found({ search: 'tst-1', standing: 'coming' })).toEqual([]);
    const { items } = await insurance.ok('readHistory', {
      query: { entity: 'protectedInstalmentPlan', entityId: body.id },
    });
    expect(items.map(({ action }) => action)).toEqual(['protectedInstalmentPlan.register']);
  });

  it('gives the enabled plans that are sold on a day', async () => {
    const codesOn = async (day: string) =>
      (await protectedInstalmentPlansInForce(api.database.db, day)).map(({ planCode }) => planCode);
    expect(await codesOn(today)).toEqual(['PPI-3', 'PPI-6', 'TST-1']);
    expect(await codesOn(addDays(today, 101))).toEqual(['PPI-12', 'PPI-3', 'PPI-6']);
    expect(await codesOn(addDays(today, 500))).toEqual([]);
  });
});

describe('403', () => {
  it('is open to role insurance only', async () => {
    for (const role of ['finance', 'admin-internal', 'bit', 'seller'] as const)
      expect((await (await api.signIn(role)).call('listProtectedInstalmentPlans')).status).toBe(403);
  });
});

describe('422', () => {
  it('refuses to change the cover of a plan that has begun, at its fields', async () => {
    const { body } = await register(aPlan('TST-2'));
    const update = (changes: object, version = 1) =>
      insurance.call('updateProtectedInstalmentPlan', {
        params: { id: body.id },
        body: { ...aPlan('TST-2', changes), version },
      });
    expect(fieldsOf(await update({ coveredEvents: ['ACCIDENT'], maxAge: 70 }))).toEqual([
      'DOM002',
      ['coveredEvents protectedInstalment.begun', 'maxAge protectedInstalment.begun'],
    ]);
    expect((await update({ planNameEn: 'Other', validUntil: today })).body).toMatchObject({ planNameEn: 'Other' });
  });

  it('refuses a code that another plan has, whatever its capitals', async () => {
    await register(aPlan('TST-3'));
    expect(fieldsOf(await register(aPlan('tst-3')))).toEqual(['DOM002', ['planCode planCode.taken']]);
  });

  it.each([
    [{ planCode: 'x'.repeat(2_000) }, 'planCode text.tooLong'],
    [{ maxInstalmentCents: -1 }, 'maxInstalmentCents number.between'],
    [{ coveredEvents: [] }, 'coveredEvents required'],
    [{ minAge: 66 }, 'maxAge number.between'],
    [{ effectiveFrom: '2020-01-01' }, 'effectiveFrom promotion.startInPast'],
  ])('refuses %j at its field', async (changes, field) => {
    expect(fieldsOf(await register(aPlan('TST-9', changes)))).toEqual(['DOM002', [field]]);
    const query = { search: 'TST-9' };
    expect((await insurance.ok('listProtectedInstalmentPlans', { query })).items).toEqual([]);
  });
});
