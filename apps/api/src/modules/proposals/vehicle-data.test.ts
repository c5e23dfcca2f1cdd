import { aFilledForm, aPerson, aSellerInfo } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCompleteProposal, aSavedSimulation, sendProposal } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';

let api: TestApi;
let seller: Session;
beforeAll(async () => {
  api = await openApi();
  seller = await api.signIn('seller');
});
afterAll(() => api.close());

const marks = { plate: 'ABC1D23', chassis: '9BGKS48U0RG123456', renavam: '00639884962' };

async function save(seed: number, typed: object) {
  const { id, version } = await aCompleteProposal(seller, aPerson(seed));
  const client = aFilledForm(aPerson(seed));
  const body = { version, client, vehicleAdditionalInfo: { ...aSellerInfo(), ...typed } };
  return seller.ok('updateProposal', { params: { id }, body });
}

it('stores plate, chassis and Renavam without separators, in capitals, and masks them in the trail', async () => {
  const saved = await save(301, { plate: 'abc-1d23', chassis: '9bgks48u0rg123456', renavam: '639884962' });
  expect([saved.vehicleAdditionalInfo, saved.missing]).toEqual([{ ...aSellerInfo(), ...marks }, []]);
  const read = await seller.ok('readProposal', { params: { id: saved.id } });
  expect(read.vehicleAdditionalInfo).toMatchObject({ ...marks, vehiclePickUpDate: '2026-12-15' });
  const [entry] = await rowsOf(
    api,
    sql`select after::text as after from audit_entries where entity_id = ${saved.id} and action = 'proposal.update'
      order by seq desc limit 1`,
  );
  expect(entry!.after).toContain('renavam');
  for (const value of Object.values(marks)) expect(entry!.after).not.toContain(value);
});

it('sends a proposal for a vehicle that is not registered yet', async () => {
  const saved = await save(302, {});
  expect((await sendProposal(seller, saved)).body.status).toBe('SU');
});

it('saves invalid values, reports them at their fields, and refuses to send them', async () => {
  const wrong = { plate: 'ABC123', chassis: '9BGKS48U0RG12345O', renavam: '00639884963' };
  const saved = await save(303, wrong);
  expect(saved.vehicleAdditionalInfo).toMatchObject(wrong);
  const keys = [
    ['vehicleAdditionalInfo.plate', 'plate.invalid'],
    ['vehicleAdditionalInfo.chassis', 'chassis.invalid'],
    ['vehicleAdditionalInfo.renavam', 'renavam.invalid'],
  ];
  expect(saved.missing.map(({ path, key }) => [path, key])).toEqual(keys);
  const { status, body } = await sendProposal(seller, saved);
  expect([status, body.code, body.fields!.map(({ path, key }) => [path, key])]).toEqual([422, 'DOM002', keys]);
});

it('starts with the plate, chassis number and colour of the simulation, and says so until they are changed', async () => {
  const stated = { plate: 'abc-1d23', colour: 'Prata' };
  const simulation = await aSavedSimulation(seller, aPerson(304), { assetType: 2, ...stated });
  const opened = await seller.ok('submitProposal', { query: {}, body: { simulationId: simulation.id, term: 36 } });
  expect(opened.vehicleAdditionalInfo).toMatchObject({ plate: 'ABC1D23', colour: 'Prata' });
  expect(opened.fromSimulation).toEqual(['vehicleAdditionalInfo.plate', 'vehicleAdditionalInfo.colour']);
  const changed = await seller.ok('updateProposal', {
    params: { id: opened.id },
    body: {
      version: opened.version,
      client: opened.client,
      vehicleAdditionalInfo: { ...opened.vehicleAdditionalInfo, plate: 'ABC1D24' },
    },
  });
  expect(changed.fromSimulation).toEqual(['vehicleAdditionalInfo.colour']);
  // who reads the client masked reads no mark of the vehicle either
  const masked = await (await api.signIn('consulta')).ok('readSavedSimulation', { params: { id: simulation.id } });
  expect(masked.request).not.toHaveProperty('plate');
});
