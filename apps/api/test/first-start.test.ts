/** A first start without demo data, from an empty database to a first simulation. */
import { combinations, groupCells } from '@estrada/domain/parameters/index';
import type { SimulationRequestInput } from '@estrada/endpoints/index';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { firstAccountForm, openFirstAccount } from '../src/modules/users/index.ts';
import { aDealerForm } from './dealer-forms.ts';
import { openEmptyApi, type Session, type TestApi } from './open-api.ts';
import { sendTable, untilFinished } from './send-table.ts';
import { aUserForm } from './user-forms.ts';

const apiKey = 'an-installation-of-its-own';
const password = 'Caminho-Novo-2026!';

let api: TestApi;
beforeAll(async () => {
  api = await openEmptyApi({ PUBLIC_API_KEY: apiKey });
  await api.work();
});
afterAll(() => api.close());

async function enterBy(verificationCode: string, username: string): Promise<Session> {
  const body = { username, verificationCode, newPassword: password, confirmation: password };
  await api.stranger.ok('resetPassword', { body, headers: { 'x-api-key': apiKey } });
  return api.signIn(username, password);
}

/** Registers a user, who logs in with the mailed code. */
async function register(by: Session, type: 'GMF' | 'DEALER', body: { username: string; email: string }) {
  await by.ok('registerUser', { params: { type }, body });
  const mail = () => api.mails.find(({ to }) => to === body.email);
  await expect.poll(mail).toBeDefined();
  return enterBy(/^ {4}(\d{6})$/m.exec(mail()!.text)![1]!, body.username);
}

it('leads from the first account to a first simulation, and shows at each step what is missing', async () => {
  const { context, tokens } = api.system();
  const ana = { username: 'ANA.PRADO', name: 'Ana Prado', email: 'ana@estrada.example' };
  const access = await openFirstAccount(firstAccountForm(ana), false, tokens, context);
  const provisioning = await enterBy(access!.code!, ana.username);
  const missing = async () => {
    const { steps } = await provisioning.ok('readInstallation');
    return steps.flatMap(({ name, isDone }) => (isDone ? [] : [name]));
  };
  expect(await missing()).toEqual([
    'staff',
    'lender',
    'units',
    'dealers',
    'vehicles',
    'priceTables',
    'fees',
    'contractFees',
    'profiles',
    'sellers',
  ]);

  const rui = { groupName: 'bit', username: 'RUI.SA', name: 'Rui Sá', email: 'rui@estrada.example' };
  const bit = await register(provisioning, 'GMF', rui);
  expect((await missing()).slice(0, 2)).toEqual(['lender', 'units']);

  await bit.ok('registerBranch', { body: { name: 'Regional Sul', gmbRegionCode: 'SUL', gmfRegionCode: '01' } });
  await bit.ok('registerGroup', { body: { groupName: 'Grupo Primeiro' } });
  expect((await missing())[1]).toBe('dealers');

  const dealer = await bit.ok('registerDealer', { body: await aDealerForm(bit, 1) });
  expect((await missing())[1]).toBe('vehicles');

  const template = await bit.ok('readVehiclesTemplate', { query: { format: 'csv' } });
  const sent = await sendTable(api, bit, 'veiculos.csv', template);
  expect((await untilFinished(bit, sent.body.id)).upload.status).toBe('SUCCESS');
  expect(await missing()).toEqual(['lender', 'priceTables', 'fees', 'contractFees', 'profiles', 'sellers']);

  const fee = { baseCents: 105_000, clientCents: 100_000, dealerCents: 5_000, movePreviousEnd: true };
  const registerFee = (typeName: 'TCC' | 'CONTRACT') =>
    bit.ok('createParameter', {
      body: { typeName, uf: 'SP', effectiveFrom: '2026-11-21', validUntil: null, employeeCents: null, ...fee },
    });
  await registerFee('TCC');
  expect(await missing()).toEqual(['lender', 'priceTables', 'contractFees', 'profiles', 'sellers']);
  await registerFee('CONTRACT');
  const seller = aUserForm(1, [dealer.id]);
  const session = await register(provisioning, 'DEALER', seller);
  expect(session.activeDealerId).toBe(dealer.id);
  expect(await missing()).toEqual(['lender', 'priceTables', 'profiles']);
  // no role writes proposals before the profiles are set
  expect((await session.call('listProposals', { body: {} })).status).toBe(403);

  const eva = { groupName: 'finance', username: 'EVA.NERI', name: 'Eva Neri', email: 'eva@estrada.example' };
  const finance = await register(provisioning, 'GMF', eva);
  const plans = await finance.ok('readPlansTemplate', { query: { format: 'xlsx' } });
  const tables = await sendTable(api, finance, 'planos.xlsx', plans, { table: 'Plans' });
  expect((await untilFinished(finance, tables.body.id, 'Plans')).upload.status).toBe('SUCCESS');
  expect(await missing()).toEqual(['lender', 'profiles']);
  const everywhere = combinations.map((combination) => ({
    ...combination,
    flag: 'createPropose' as const,
    isOn: true,
  }));
  const changes = groupCells(everywhere).map((group) => ({ ...group, financeTypeIds: [...group.financeTypeIds] }));
  await finance.ok('saveProfileParameters', { body: { profile: 'seller', version: 0, changes } });
  expect((await session.call('listProposals', { body: {} })).status).toBe(200);
  expect(await missing()).toEqual(['lender']);
  const [sample] = (await finance.ok('readLenderRows')).items;
  const { validUntil, state, changedByName, updatedAt, can, ...values } = sample!;
  const own = { ...values, id: null, version: 0, name: 'Banco Primeiro', effectiveFrom: '2026-11-21' };
  await finance.ok('saveLenderRow', { body: own });
  expect(await missing()).toEqual([]);

  api.clock.advance({ days: 1 });
  const morning = await api.signIn(seller.username, password);
  const { simulationItems } = await morning.ok('simulate', {
    params: { dealerId: dealer.id },
    body: await firstRequest(morning),
  });
  expect(simulationItems.map(({ term }) => term)).toEqual([36]);
  expect(simulationItems[0]!.installmentCents).toBeGreaterThan(0);
});

/** The first vehicle of the table, by the plan and the term of the template. */
async function firstRequest(session: Session): Promise<SimulationRequestInput> {
  const vehicleType = 1;
  const manufacturer = (await session.ok('listManufacturers', { query: { vehicleType } })).items[0]!;
  const manufacturerId = manufacturer.id;
  const model = (await session.ok('listModels', { query: { vehicleType, manufacturerId } })).items[0]!;
  const version = (await session.ok('listVersions', { query: { vehicleType, modelId: model.id } })).items[0]!;
  const year = (await session.ok('listVersionYears', { query: { vehicleType, versionId: version.id } })).items[0]!;
  return {
    personType: 'PF',
    assetType: 1,
    saleType: 'TD',
    state: 'SP',
    financeTypeId: 1,
    terms: [],
    manufacturerId,
    modelId: model.id,
    versionId: version.id,
    manufacturerYear: year.manufacturerYear,
    modelYear: year.modelYear,
    vehicleValueCents: year.referencePriceCents,
    entryValueCents: Math.round(year.referencePriceCents * 0.3),
  };
}
