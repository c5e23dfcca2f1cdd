import { aPerson } from '@estrada/testkit/index';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCompleteProposal, anOpenProposal, aSavedSimulation, sendProposal } from '../../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../../test/open-api.ts';

let api: TestApi;
let seller: Session;
beforeAll(async () => {
  api = await openApi();
  seller = await api.signIn('seller');
});
afterAll(() => api.close());

type Dates = { from?: string; to?: string };
const fitting = (id: string, query: Dates & { size?: number; cursor?: string } = {}, session = seller) =>
  session.call('listFittingSimulations', { params: { id }, query });
const codesOf = async (id: string, query: Dates = {}, session = seller) =>
  (await fitting(id, query, session)).body.items.map(({ code }) => code);
const preview = (id: string, simulationId: string, query: { term?: number } = {}, session = seller) =>
  session.call('previewProposalRelation', { params: { id, simulationId }, query });
const relate = (id: string, simulationId: string, body: { version: number; term: number; installmentCents?: number }) =>
  seller.call('relateProposalToSimulation', { params: { id, simulationId }, body });
const answerOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];

it('lists the simulations that can be related, and none that would be refused', async () => {
  const person = aPerson(371);
  const { id } = await anOpenProposal(seller, person);
  expect(await codesOf(id)).toEqual([]);
  const first = await aSavedSimulation(seller, person);
  api.clock.advance({ minutes: 1 });
  const second = await aSavedSimulation(seller, person);
  await anOpenProposal(seller, person);
  await aSavedSimulation(seller, aPerson(372));
  // the same client at another dealer
  await aSavedSimulation(await api.signIn('DEMO2.SELLER'), person);
  expect(await codesOf(id)).toEqual([second.code, first.code]);
  const { body: page } = await fitting(id, { size: 1 });
  expect([page.items.length, page.totalElements]).toEqual([1, 2]);
  const { body: rest } = await fitting(id, { size: 1, cursor: page.next! });
  expect(rest.items.map(({ code }) => code)).toEqual([first.code]);
  const today = api.clock.now().toISOString().slice(0, 10);
  expect(await codesOf(id, { from: today, to: today })).toEqual([second.code, first.code]);
  expect(await codesOf(id, { to: '2020-01-01' })).toEqual([]);
});

it('takes the colour of the simulation that it is related to', async () => {
  const person = aPerson(379);
  const { id, version } = await anOpenProposal(seller, person);
  const blue = await aSavedSimulation(seller, person, { colour: 'Azul Boreal' });
  const plain = await aSavedSimulation(seller, person);
  const { body: related } = await relate(id, blue.id, { version, term: 36 });
  expect(related.vehicleAdditionalInfo).toMatchObject({ sellerType: 'D', colour: 'Azul Boreal' });
  const { body: again } = await relate(id, plain.id, { version: related.version, term: 36 });
  expect(again.vehicleAdditionalInfo).not.toHaveProperty('colour');
});

it('previews the figures, and applies exactly those, with the kind of the vehicle', async () => {
  const person = aPerson(373);
  const { id, version, simulationId, installmentCents } = await anOpenProposal(seller, person);
  const used = await aSavedSimulation(seller, person, { assetType: 2 });
  const { body: seen } = await preview(id, used.id);
  expect(seen).toMatchObject({ terms: [24, 36, 48], term: 36, vehicleLabel: used.vehicleLabel });
  const { body: longer } = await preview(id, used.id, { term: 48 });
  expect(longer.installmentCents).toBeLessThan(seen.installmentCents);
  // a preview stores nothing
  const before = await seller.ok('readProposal', { params: { id } });
  expect([before.version, before.simulationId, before.installmentCents]).toEqual([
    version,
    simulationId,
    installmentCents,
  ]);

  const other = await relate(id, used.id, { version, term: 48, installmentCents: seen.installmentCents });
  expect([...answerOf(other), other.body.fields?.[0]?.path]).toEqual([409, 'GSIM014', 'installmentCents']);
  const related = await relate(id, used.id, { version, term: 48, installmentCents: longer.installmentCents });
  expect(related.body).toMatchObject({
    simulationId: used.id,
    assetType: 2,
    term: 48,
    vehicleLabel: used.vehicleLabel,
    installmentCents: longer.installmentCents,
    cetAnnualPct: longer.cetAnnualPct,
    payments: longer.payments,
    financeValueCents: longer.financeValueCents,
  });
});

it('previews only what the relation would accept', async () => {
  const person = aPerson(374);
  const { id } = await anOpenProposal(seller, person);
  const taken = await anOpenProposal(seller, person);
  const free = await aSavedSimulation(seller, person);
  const foreign = await aSavedSimulation(seller, aPerson(375));
  expect(answerOf(await preview(id, taken.simulationId))).toEqual([409, 'PRS004']);
  expect(answerOf(await preview(id, foreign.id))).toEqual([422, 'DOM002']);
  expect((await preview(id, free.id, { term: 7 })).status).toBe(422);
  const stranger = await api.signIn('DEMO2.FI-MANAGER');
  const ofStranger = await aSavedSimulation(stranger, person);
  expect(answerOf(await preview(id, ofStranger.id))).toEqual([404, 'SEC004']);
  for (const answer of [await preview(id, free.id, {}, stranger), await fitting(id, {}, stranger)])
    expect(answerOf(answer)).toEqual([404, 'SEC004']);
  expect(answerOf(await preview(id, free.id, {}, await api.signIn('finance')))).toEqual([403, 'SEC004']);
});

it('is limited to proposals that can be edited', async () => {
  const person = aPerson(376);
  const { body: sent } = await sendProposal(seller, await aCompleteProposal(seller, person));
  const free = await aSavedSimulation(seller, person);
  expect(answerOf(await fitting(sent.id))).toEqual([409, 'PRS006']);
  expect(answerOf(await preview(sent.id, free.id))).toEqual([409, 'PRS006']);
});
