/** The lender, by dated rows. The migrations insert a sample; the demo has a row of its own. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type Session, type TestApi } from '../../../../test/open-api.ts';

let api: TestApi;
let finance: Session;
beforeAll(async () => {
  api = await openApi();
  finance = await api.signIn('finance');
});
afterAll(() => api.close());

const typed = {
  id: null as string | null,
  version: 0,
  effectiveFrom: '2026-11-22',
  name: 'Banco do Vale',
  cnpj: '11.222.333/0001-81',
  address: 'Rua das Laranjeiras, 12',
  city: 'Rio de Janeiro',
  uf: 'RJ',
  zipCode: '22240-003',
  email: 'credito@vale.example',
  sacPhone: '0800 123 4567',
  ombudsmanPhone: '0800 765 4321',
  privacyOfficer: 'Helena Duarte Reis',
  arrearsRateMonthly: '0.01',
  arrearsBasis: '',
  lateFineRate: '0.02',
  otherCharges: '',
  aloneUpToCents: 15_000_000,
  fourEyesAboveCents: 15_000_000,
  tablesByTwo: false,
};
const save = (changes: object = {}, session = finance) =>
  session.call('saveLenderRow', { body: { ...typed, ...changes } });
const lenderNow = async () => {
  const seller = await api.signIn('seller');
  return (await seller.ok('readSimulationParameters', { query: { dealerId: seller.activeDealerId } })).lender;
};

describe('200', () => {
  it('stores documents without masks, and the trail records who registered it', async () => {
    const { status, body } = await save({ effectiveFrom: '2027-02-01' });
    expect([status, body.cnpj, body.zipCode, body.sacPhone]).toEqual([
      200,
      '11222333000181',
      '22240003',
      '08001234567',
    ]);
    await finance.ok('deleteLenderRow', { params: { id: body.id }, query: { version: 1 } });
    const admin = await api.signIn('admin-internal');
    const { items } = await admin.ok('listAuditEntries', { query: { entity: 'lenderRow' } });
    expect(items.map(({ action }) => action)).toEqual(['lenderRow.delete', 'lenderRow.create']);
  });

  it('is shown next to an offer from the first day of the row, and not before', async () => {
    const before = await lenderNow();
    const { body } = await save({ otherCharges: 'Despesas de cobrança.' });
    expect(await lenderNow()).toEqual(before);
    const { now } = api.system().context;
    api.clock.moveTo('2026-11-22T12:00:00Z');
    expect(await lenderNow()).toEqual({
      name: 'Banco do Vale',
      cnpj: '11222333000181',
      address: 'Rua das Laranjeiras, 12',
      city: 'Rio de Janeiro',
      uf: 'RJ',
      zipCode: '22240003',
      email: 'credito@vale.example',
      sacPhone: '08001234567',
      ombudsmanPhone: '08007654321',
      privacyOfficer: 'Helena Duarte Reis',
      arrearsRateMonthly: '0.01',
      lateFineRate: '0.02',
      otherCharges: 'Despesas de cobrança.',
    });
    api.clock.moveTo(now.toISOString());
    finance = await api.signIn('finance');
    await finance.ok('deleteLenderRow', { params: { id: body.id }, query: { version: 1 } });
  });
});

describe('403', () => {
  it('allows bit to read only', async () => {
    const bit = await api.signIn('bit');
    const { items } = await bit.ok('readLenderRows');
    expect(items.at(-1)).toMatchObject({ state: 'in-force', can: { edit: false, delete: false } });
    expect((await save({}, bit)).status).toBe(403);
    expect((await (await api.signIn('seller')).call('readLenderRows')).status).toBe(403);
  });

  it('offers bit no act on a future row', async () => {
    const { body } = await save({ effectiveFrom: '2027-03-01' });
    const canOf = async (session: Session) => (await session.ok('readLenderRows')).items.at(-1)!.can;
    expect(await canOf(await api.signIn('bit'))).toEqual({ edit: false, delete: false });
    expect(await canOf(finance)).toEqual({ edit: true, delete: true });
    await finance.ok('deleteLenderRow', { params: { id: body.id }, query: { version: 1 } });
  });
});

describe('422', () => {
  it.each([
    ['SET024', { effectiveFrom: '2026-11-20' }, 'effectiveFrom'],
    ['DOM002', { cnpj: '11222333000180' }, 'cnpj'],
    ['DOM002', { sacPhone: '(11) 3456-7890' }, 'sacPhone'],
    ['DOM002', { privacyOfficer: '' }, 'privacyOfficer'],
    ['DOM002', { lateFineRate: '0.0201' }, 'lateFineRate'],
    ['DOM002', { arrearsRateMonthly: '0.0101' }, 'arrearsBasis'],
    ['DOM002', { fourEyesAboveCents: 14_999_999 }, 'fourEyesAboveCents'],
    ['DOM002', { uf: 'XX' }, 'uf'],
  ])('%s for %j', async (code, changes, path) => {
    const { body } = await save(changes);
    expect([body.code, body.fields?.map((field) => field.path)]).toEqual([code, [path]]);
  });
});
