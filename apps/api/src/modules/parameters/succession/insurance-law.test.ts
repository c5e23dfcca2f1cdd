/** The rules of law for insurance, by dated rows. The migrations insert the first ones. */
import { type InsuranceLawSubject, insuranceLawForm, lawSources } from '@estrada/domain/insurance/index';
import { insuranceCodes } from '@estrada/domain/products/index';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type Session, type TestApi } from '../../../../test/open-api.ts';
import { readInsuranceLawOn } from '../index.ts';

let api: TestApi;
let insurance: Session;
beforeAll(async () => {
  api = await openApi();
  insurance = await api.signIn('insurance');
});
afterAll(() => api.close());

const typed = {
  product: 'GAP' as InsuranceLawSubject,
  id: null as string | null,
  version: 0,
  effectiveFrom: '2027-01-10',
  answerDays: 20,
  answerArticle: 'Lei nº 15.040/2024, art. 49',
  policyDays: 15,
  policyArticle: 'Lei nº 15.040/2024, art. 55',
  firstPremiumArticle: 'Lei nº 15.040/2024, art. 20',
  noticeDays: 20,
  noticeArticle: 'Lei nº 15.040/2024, art. 20, § 1º',
  suspensionDays: 45,
  suspensionArticle: 'Lei nº 15.040/2024, art. 21',
  withdrawalDays: 14,
  withdrawalArticle: 'Condições gerais, cláusula 9',
  refundDays: 10,
  refundMethod: 'FULL',
  refundArticle: 'Condições gerais, cláusula 10',
  separateConsent: true,
  consentArticle: 'Resolução CNSP nº 439/2022',
  idleDays: 30,
  iofRate: '0.0738',
  iofArticle: 'Decreto nº 6.306/2007, art. 22',
  sources: 'Lei nº 15.040/2024 https://www.planalto.gov.br/l15040.htm',
};
const save = (changes: object = {}, session = insurance) =>
  session.call('saveInsuranceLaw', { body: { ...typed, ...changes } });
const confirm = (id: string, version: number | undefined, session: Pick<Session, 'call'> = insurance) =>
  session.call('confirmInsuranceLaw', { params: { id }, body: { version } });
const remove = (id: string, version: number) =>
  insurance.call('deleteInsuranceLaw', { params: { id }, query: { version } });
const lawOn = (product: (typeof insuranceCodes)[number], day: string) =>
  readInsuranceLawOn(api.database.db, product, day);

describe('200', () => {
  it('begins with the law in force, which is read-only and awaits counsel', async () => {
    const { today, items } = await insurance.ok('readInsuranceLaws');
    expect(today).toBe('2026-11-20');
    expect(items.map(({ product }) => product).sort()).toEqual(['GENERAL', 'LIFE', 'PMC', 'PMC_DAY_2', 'PPI']);
    for (const row of items) {
      expect(insuranceLawForm.problems(row), row.product).toEqual([]);
      expect(lawSources(row.sources).length).toBeGreaterThan(2);
      expect(row).toMatchObject({
        effectiveFrom: '2025-12-11',
        validUntil: null,
        state: 'in-force',
        confirmation: null,
        changedByName: '',
        can: { edit: false, delete: false, confirm: true },
        answerDays: 25,
        policyDays: 30,
        noticeDays: 15,
        withdrawalDays: 7,
        refundDays: 15,
        refundMethod: 'BY_DAY',
      });
    }
  });

  it('stores and returns every value, and the trail records each act', async () => {
    const { status, body } = await save();
    expect([status, body]).toMatchObject([200, { ...typed, id: body.id, version: 1, state: 'future' }]);
    const { items } = await insurance.ok('readInsuranceLaws');
    expect(items.find(({ id }) => id === body.id)).toMatchObject({ ...typed, id: body.id, version: 1 });
    const changed = await save({ id: body.id, version: 1, effectiveFrom: '2027-01-12', answerDays: 18 });
    expect(changed.body).toMatchObject({ version: 2, effectiveFrom: '2027-01-12', answerDays: 18 });
    expect((await remove(body.id, 2)).status).toBe(200);
    const admin = await api.signIn('admin-internal');
    const { items: entries } = await admin.ok('listAuditEntries', {
      query: { entity: 'insuranceLaw', entityId: body.id },
    });
    expect(entries.map(({ action }) => action)).toEqual([
      'insuranceLaw.delete',
      'insuranceLaw.update',
      'insuranceLaw.create',
    ]);
    expect(JSON.stringify(entries[1])).toContain('18');
  });

  it('awaits the legal review until a user confirms it, and again after a change', async () => {
    const { body: row } = await save({ effectiveFrom: '2027-02-01' });
    expect(row.confirmation).toBeNull();
    const { status, body } = await confirm(row.id, 1);
    const confirmation = { at: api.clock.now().toISOString(), byName: expect.stringMatching(/./) };
    expect([status, body.version, body.confirmation, body.can.confirm]).toEqual([200, 2, confirmation, false]);
    expect((await confirm(row.id, 1)).body).toMatchObject({ code: 'SET001' });
    expect((await confirm(row.id, 2)).body).toEqual(body);
    const admin = await api.signIn('admin-internal');
    const { items } = await admin.ok('listAuditEntries', { query: { entity: 'insuranceLaw', entityId: row.id } });
    expect(items.map(({ action }) => action)).toEqual(['insuranceLaw.confirm', 'insuranceLaw.create']);
    const changed = await save({ id: row.id, version: 2, effectiveFrom: '2027-02-01', answerDays: 10 });
    expect([changed.status, changed.body.confirmation]).toEqual([200, null]);
    await remove(row.id, 3);
  });

  it('confirms a row that is in force, which stays as it is', async () => {
    const { items } = await insurance.ok('readInsuranceLaws');
    const row = items.find(({ product }) => product === 'PMC_DAY_2')!;
    const { body } = await confirm(row.id, row.version);
    expect(body).toMatchObject({ answerDays: 25, state: 'in-force', confirmation: { byName: expect.any(String) } });
  });
});

describe('the law of a product on a day', () => {
  it('is its own row from the day of the row, and the general one before', async () => {
    const { body } = await save({ effectiveFrom: '2027-03-01' });
    const general = { product: 'GENERAL', effectiveFrom: '2025-12-11', answerDays: 25, refundMethod: 'BY_DAY' };
    expect(await lawOn('GAP', '2027-02-28')).toMatchObject({ ...general, iofRate: '0.0738', separateConsent: false });
    const { id: _id, version: _version, ...own } = typed;
    expect(await lawOn('GAP', '2027-03-01')).toEqual({ ...own, effectiveFrom: '2027-03-01' });
    expect(await lawOn('SEGURO_AUTO', '2027-03-01')).toMatchObject(general);
    await remove(body.id, 1);
  });

  it('taxes the insurance of persons with 0.38 %, with a consent of its own, and other products with 7.38 %', async () => {
    const found = await Promise.all(insuranceCodes.map((code) => lawOn(code, '2026-11-20')));
    const shown = found.map(({ iofRate, separateConsent }, index) => [insuranceCodes[index], iofRate, separateConsent]);
    expect(shown).toEqual([
      ['CHEV_PLUS', '0.0738', false],
      ['LIFE', '0.0038', true],
      ['PPI', '0.0038', true],
      ['GAP', '0.0738', false],
      ['PMC', '0.0738', false],
      ['PMC_DAY_2', '0.0738', false],
      ['SEGURO_AUTO', '0.0738', false],
    ]);
    expect((await lawOn('PMC', '2026-11-20')).withdrawalArticle).toContain('369/2018');
    expect((await lawOn('LIFE', '2026-11-20')).suspensionDays).toBe(90);
  });

  it('does not exist before Lei 15.040/2024', async () => {
    expect((await lawOn('GAP', '2025-12-11')).answerDays).toBe(25);
    await expect(lawOn('GAP', '2025-12-10')).rejects.toThrow('no law of insurance is in force on 2025-12-10');
  });
});

const unknownId = '01jd0000000000000000000009';

describe('401, 403 and 404', () => {
  it('lets insurance change and confirm, finance and internal administrators read, and no other role', async () => {
    const { body: row } = await save({ effectiveFrom: '2027-04-01' });
    for (const [role, readStatus] of [
      ['finance', 200],
      ['admin-internal', 200],
      ['bit', 403],
      ['fi-manager', 403],
    ] as const) {
      const session = await api.signIn(role);
      const { status, body } = await session.call('readInsuranceLaws');
      expect(status, role).toBe(readStatus);
      for (const { can } of status === 200 ? body.items : [])
        expect(can).toEqual({ edit: false, delete: false, confirm: false });
      expect((await save({ effectiveFrom: '2027-05-01' }, session)).status, role).toBe(403);
      expect((await confirm(row.id, 1, session)).status, role).toBe(403);
    }
    await remove(row.id, 1);
  });

  it('requires a login, and an existing row of the same product', async () => {
    expect((await confirm(unknownId, 1, api.stranger)).body.code).toBe('USE003');
    expect((await confirm(unknownId, 1)).body.code).toBe('SEC004');
    expect((await save({ id: unknownId, version: 1 })).body.code).toBe('SEC004');
    const { body: row } = await save({ effectiveFrom: '2027-06-01' });
    expect((await save({ id: row.id, version: 1, effectiveFrom: '2027-06-01', product: 'LIFE' })).body.code).toBe(
      'SEC004',
    );
    await remove(row.id, 1);
  });
});

describe('409', () => {
  it('accepts only one of a change and a confirmation at the same time', async () => {
    const { body: row } = await save({ effectiveFrom: '2027-07-01' });
    const both = await Promise.all([
      confirm(row.id, 1),
      save({ id: row.id, version: 1, effectiveFrom: '2027-07-01', answerDays: 10 }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    await remove(row.id, 2);
  });

  it('neither changes nor deletes a row that has begun', async () => {
    const { items } = await insurance.ok('readInsuranceLaws');
    const { id, version, effectiveFrom } = items.find(({ product }) => product === 'GENERAL')!;
    expect((await save({ product: 'GENERAL', id, version, effectiveFrom })).body.code).toBe('SET031');
    expect((await remove(id, version)).body.code).toBe('SET026');
  });
});

describe('422', () => {
  it.each([
    ['SET024', { effectiveFrom: '2026-11-20' }, 'effectiveFrom', 'parameter.startTooSoon'],
    ['DOM002', { product: 'OTHER' }, 'product', 'value.notAllowed'],
    ['DOM002', { answerDays: 26 }, 'answerDays', 'number.between'],
    ['DOM002', { noticeDays: 14 }, 'noticeDays', 'number.between'],
    ['DOM002', { suspensionDays: 29 }, 'suspensionDays', 'number.between'],
    ['DOM002', { withdrawalDays: 6 }, 'withdrawalDays', 'number.between'],
    ['DOM002', { refundDays: 16 }, 'refundDays', 'number.between'],
    ['DOM002', { refundMethod: 'NONE' }, 'refundMethod', 'value.notAllowed'],
    ['DOM002', { consentArticle: '' }, 'consentArticle', 'required'],
    ['DOM002', { sources: 'Lei nº 15.040/2024' }, 'sources', 'insuranceLaw.sourceAddress'],
  ])('%s for %j', async (code, changes, path, key) => {
    const { status, body } = await save(changes);
    expect([status, body.code, body.fields?.map((field) => [field.path, field.key])]).toEqual([
      422,
      code,
      [[path, key]],
    ]);
  });

  it('requires the version of the row that is confirmed', async () => {
    const { body } = await confirm(unknownId, undefined);
    expect([body.code, body.fields?.map(({ path }) => path)]).toEqual(['DOM002', ['version']]);
  });
});
