/** Insurance combos: their rules SET075 to SET079, their order, and which of them a seller is offered. */
import { insuranceCodes } from '@estrada/domain/products/index';
import type { EndpointName } from '@estrada/endpoints/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';

let api: TestApi;
let insurance: Session;
let seller: Session;
beforeAll(async () => {
  api = await openApi();
  insurance = await api.signIn('insurance');
  seller = await api.signIn('seller');
});
afterAll(() => api.close());

const form = (name: string, changes: object = {}) => ({
  comboName: name,
  products: ['GAP' as const, 'PMC' as const],
  personType: 'PF' as const,
  vehicleType: '1' as const,
  vehicleSegmentation: 'ALL' as const,
  effectiveFrom: '2026-11-01',
  validUntil: '2027-12-31',
  descriptionPt: 'Nota garantida e proteção mecânica',
  descriptionEn: '',
  kmPMC: 60_000,
  coveragePMC: 'COMPLETE' as const,
  termsPMC: [12 as const, 24 as const],
  termGAP: 36,
  ...changes,
});
const register = (name: string, changes: object = {}) =>
  insurance.ok('registerCombo', { body: form(name, changes) as ReturnType<typeof form> });
const enabled = async (name: string, changes: object = {}) => {
  const { id, version } = await register(name, changes);
  return insurance.ok('enableCombo', { params: { id }, body: { version } });
};
/** The code, path and text of the first field at which a call is refused. */
const refusalOf = async (name: EndpointName, input: object) => {
  const { status, body } = await insurance.call(name as 'registerCombo', input as never);
  const [field] = (body as { fields?: { path: string; message: string }[] }).fields ?? [];
  return [status, body.code, field?.path, field?.message];
};
const onSale = async (query: object = {}) =>
  (
    await seller.ok('listCombosOnSale', { query: { personType: 'PF' as const, vehicleTypeId: '1' as const, ...query } })
  ).items.map(({ name }) => name);

describe('200', () => {
  it('stores, lists and reads a combo with all of its fields', async () => {
    const combo = await register('Inteiro', { vehicleSegmentation: 'SUV', descriptionEn: 'Note and protection' });
    expect(combo).toMatchObject({
      ...form('Inteiro', { vehicleSegmentation: 'SUV', descriptionEn: 'Note and protection' }),
      enabled: false,
      position: 0,
      isComplete: true,
      can: { edit: true, enable: true, disable: false },
    });
    expect(await insurance.ok('readCombo', { params: { id: combo.id } })).toEqual(combo);
    const { items } = await insurance.ok('listCombos', { query: { search: 'inteiro' } });
    expect(items).toEqual([combo]);
  });

  it('begins a combo without the data of its parts, which enabling then requires', async () => {
    const draft = { kmPMC: null, coveragePMC: '', termsPMC: [], termGAP: null };
    const { id, version, isComplete } = await register('Rascunho', draft);
    expect(isComplete).toBe(false);
    const body = { version };
    expect((await refusalOf('enableCombo', { params: { id }, body })).slice(0, 3)).toEqual([422, 'SET078', 'kmPMC']);
    const noted = form('Rascunho', { ...draft, kmPMC: 50_000, coveragePMC: 'POWERTRAIN', termsPMC: [12] });
    const saved = await insurance.ok('updateCombo', { params: { id }, body: { ...noted, version } as never });
    const refusal = await refusalOf('enableCombo', { params: { id }, body: { version: saved.version } });
    expect(refusal.slice(0, 3)).toEqual([422, 'SET079', 'termGAP']);
  });

  it('moves the enabled combos, and records each that changed its place', async () => {
    const before = (await insurance.ok('listCombos', { query: { status: 'enabled' } })).items;
    const moved = [...before.slice(1), before[0]!];
    const body = { items: moved.map(({ id, version }) => ({ id, version })) };
    const { items } = await insurance.ok('reorderCombos', { body });
    expect(items.map(({ comboName, position }) => [comboName, position])).toEqual(
      moved.map(({ comboName }, index) => [comboName, index + 1]),
    );
    const entries = await rowsOf(api, sql`select before, after from audit_entries where action = 'combo.move'`);
    expect(entries).toHaveLength(before.length);
    expect((await insurance.call('reorderCombos', { body })).body.code).toBe('SET001');
    const partial = { items: items.slice(1).map(({ id, version }) => ({ id, version })) };
    expect((await insurance.call('reorderCombos', { body: partial })).body.code).toBe('SET001');
  });

  it('closes the gap of a disabled combo in the order, and gives two enabled at once a place each', async () => {
    const made = [await enabled('Primeiro'), await enabled('Segundo'), await enabled('Terceiro')];
    const { id, version } = made[1]!;
    await insurance.ok('disableCombo', { params: { id }, body: { version } });
    const drafts = [await register('Quarto'), await register('Quinto')];
    const enable = (row: { id: string; version: number }) =>
      insurance.ok('enableCombo', { params: { id: row.id }, body: { version: row.version } });
    await Promise.all(drafts.map(enable));
    const { items } = await insurance.ok('listCombos', { query: { status: 'enabled', size: 100 } });
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
    expect(items.find((row) => row.id === made[2]!.id)).toMatchObject({ version: made[2]!.version });
    const disabled = items
      .slice(2)
      .map((row) => insurance.ok('disableCombo', { params: { id: row.id }, body: { version: row.version } }));
    expect((await Promise.all(disabled)).map(({ position }) => position)).toEqual(items.slice(2).map(() => 0));
  });

  it('offers a seller the enabled combos of today for the person and the vehicle, in their order', async () => {
    const names = (await insurance.ok('listCombos', { query: { status: 'enabled', vehicleType: '1' } })).items.map(
      ({ comboName }) => comboName,
    );
    expect(await onSale()).toEqual(names);
    expect(await onSale({ vehicleTypeId: '2' })).toEqual([]);
    await enabled('Depois', { effectiveFrom: '2027-01-01' });
    const suv = await enabled('Só SUV', { vehicleSegmentation: 'SUV' });
    expect(await onSale()).toEqual([...names, 'Só SUV']);
    expect(await onSale({ vehicleSegmentation: 'SEDAN' })).toEqual(names);
    await insurance.ok('disableCombo', { params: { id: suv.id }, body: { version: suv.version } });
    expect(await onSale({ vehicleSegmentation: 'SUV' })).toEqual(names);
  });

  it('offers no combo with a part that the dealer does not sell', async () => {
    const query = { dealerId: seller.activeDealerId };
    expect(await onSale(query)).toContain('Completo');
    const { items } = await insurance.ok('listInsuranceByDealer', { query: { size: 100 } });
    const { id, version } = items.find((row) => row.id === query.dealerId)!;
    const insurances = insuranceCodes.filter((code) => code !== 'GAP');
    const saved = await insurance.ok('saveInsuranceByDealer', { body: { id, version, insurances } });
    expect(await onSale(query)).toEqual(['Essencial']);
    await insurance.ok('saveInsuranceByDealer', {
      body: { id, version: saved.version, insurances: [...insuranceCodes] },
    });
    expect(await onSale(query)).toContain('Completo');
  });
});

describe('refused at its field with its own code and text', () => {
  it.each<[string, object, unknown[]]>([
    ['fewer than two products', { products: ['GAP'] }, [422, 'SET076', 'products', 'Escolha pelo menos dois seguros']],
    [
      'life insurance for a company',
      { products: ['GAP', 'LIFE'], personType: 'PJ' },
      [
        422,
        'SET077',
        'products',
        'Não disponível para este tipo de pessoa, condição ou segmento de veículo: Seguro de vida',
      ],
    ],
    [
      'a term of the protection that is not sold',
      { termsPMC: [12, 24], products: ['GAP', 'PMC'], kmPMC: 60_000, termGAP: 37 },
      [422, 'SET079', 'termGAP', 'Este prazo não está na tabela em vigor da nota garantida: escolha outro'],
    ],
  ])('%s', async (_, changes, refusal) => {
    expect(await refusalOf('registerCombo', { body: form('Recusado', changes) })).toEqual(refusal);
  });

  it('a second enabled combo of the name, for the same person and condition only', async () => {
    await enabled('Único');
    const taken = 'Já existe um combo habilitado com este nome para este tipo de pessoa e de veículo';
    expect(await refusalOf('registerCombo', { body: form(' ÚNICO ') })).toEqual([409, 'SET075', 'comboName', taken]);
    expect((await register('Único', { vehicleType: '2' })).enabled).toBe(false);
  });

  it('mechanical protection for terms outside those of its registered products', async () => {
    const finance = await api.signIn('finance');
    const { items } = await finance.ok('listVaps', { query: { code: 'PMC' } });
    for (const { id, can: _, updatedAt: __, enabled: ___, ...vap } of items)
      await finance.ok('updateVap', { params: { id }, body: { ...vap, maxTermMonths: 36 } });
    const text = 'Escolha só prazos em que a proteção mecânica é vendida';
    const refusal = await refusalOf('registerCombo', { body: form('Longo', { termsPMC: [12, 48] }) });
    expect(refusal).toEqual([422, 'SET078', 'termsPMC', text]);
  });

  it('a mileage that the table in force of mechanical protection has no line for', async () => {
    const refusal = await refusalOf('registerCombo', { body: form('Rodado', { kmPMC: 150_000 }) });
    const text = 'Este valor não está na tabela em vigor da proteção mecânica: escolha outro';
    expect(refusal).toEqual([422, 'SET078', 'kmPMC', text]);
  });

  it('a product that its segment excludes', async () => {
    const {
      updatedAt: _,
      changedByName: __,
      can: ___,
      ...segments
    } = await insurance.ok('readInsuranceManagement', {});
    const without = segments.PMC.filter((segment) => segment !== 'VAN');
    await insurance.ok('saveInsuranceManagement', { body: { ...segments, PMC: without } });
    const refusal = await refusalOf('registerCombo', { body: form('Furgão', { vehicleSegmentation: 'VAN' }) });
    expect(refusal.slice(0, 3)).toEqual([422, 'SET077', 'products']);
    expect((await register('Passeio', { vehicleSegmentation: 'SUV' })).id).toBeTruthy();
  });

  it('an enabled combo is not changed to an incomplete one', async () => {
    const { id, version } = await enabled('Inteiro e habilitado', { vehicleSegmentation: 'SUV' });
    const body = { ...form('Inteiro e habilitado', { vehicleSegmentation: 'SUV', termGAP: null }), version };
    expect((await refusalOf('updateCombo', { params: { id }, body })).slice(0, 3)).toEqual([422, 'SET079', 'termGAP']);
  });
});

it('lists the terms of the guaranteed note in force, with the lowest premium of each', async () => {
  const { items } = await insurance.ok('listComboNoteTerms', { query: { personType: 'PF', vehicleType: '1' } });
  expect(items.find(({ termMonths }) => termMonths === 36)!.fromPremiumCents).toBeGreaterThan(0);
});
