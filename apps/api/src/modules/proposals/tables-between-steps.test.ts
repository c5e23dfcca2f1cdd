/** Price tables change during a journey: no user is ever bound to a figure that was not on the screen. */
import { aPerson, simulationClientOf } from '@estrada/testkit/index';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { anOpenProposal, aPaidContract, aRequest, aSavedSimulation } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';

let api: TestApi;
let seller: Session;
beforeEach(async () => {
  api = await openApi();
  seller = await api.signIn('seller');
});
afterEach(() => api.close());

const newRate = () => api.database.db.execute('update price_tables set rate_monthly = 0.0211 where term_months = 36');
const expire = () =>
  api.database.db.execute("update price_tables set valid_until = '2026-11-20' where term_months = 36");
const save = (seenInstallmentCents: number, request: object) =>
  seller.call('saveSimulation', {
    query: { dealerId: seller.activeDealerId },
    body: { client: simulationClientOf(aPerson(961)), request, selectedTerm: 36, seenInstallmentCents },
  });

it('409: refuses to save an instalment other than the one that was shown, and saves nothing', async () => {
  const request = await aRequest(seller);
  const { simulationItems } = await seller.ok('simulate', {
    params: { dealerId: seller.activeDealerId },
    body: request,
  });
  const seen = simulationItems.find((item) => item.term === 36)!.installmentCents;
  await newRate();
  const { status, body } = await save(seen, request);
  expect([status, body.code]).toEqual([409, 'SIM063']);
  expect((await seller.ok('listSavedSimulations', { body: { search: aPerson(961).cpf } })).items).toEqual([]);
});

it('200: saves what was shown', async () => {
  const request = await aRequest(seller);
  const { simulationItems } = await seller.ok('simulate', {
    params: { dealerId: seller.activeDealerId },
    body: request,
  });
  const seen = simulationItems.find((item) => item.term === 36)!.installmentCents;
  expect((await save(seen, request)).status).toBe(200);
});

it('409: refuses to create a proposal from figures of an expired table; after a recalculation it is created', async () => {
  const saved = await aSavedSimulation(seller, aPerson(962));
  await expire();
  api.clock.advance({ days: 4 });
  seller = await api.signIn('seller');
  const open = () => seller.call('submitProposal', { query: {}, body: { simulationId: saved.id, term: 36 } });
  const refused = await open();
  expect([refused.status, refused.body.code]).toEqual([409, 'SIM063']);
  await api.database.db.execute("update price_tables set valid_until = '2027-06-30' where term_months = 36");
  const fresh = await seller.ok('readSavedSimulation', { params: { id: saved.id } });
  await seller.ok('updateSavedSimulation', {
    body: {
      id: fresh.id,
      version: fresh.version,
      client: simulationClientOf(aPerson(962)),
      request: fresh.request,
      selectedTerm: 36,
    },
  });
  expect((await open()).status).toBe(200);
});

it('200: a table that ends today remains valid for the two days that the law grants the offer', async () => {
  const saved = await aSavedSimulation(seller, aPerson(963));
  await expire();
  api.clock.advance({ days: 2 });
  seller = await api.signIn('seller');
  expect((await seller.call('submitProposal', { query: {}, body: { simulationId: saved.id, term: 36 } })).status).toBe(
    200,
  );
});

it('409: creates no proposal with a registration fee that was paid since; a recalculation leaves it out', async () => {
  const person = aPerson(964);
  const saved = await aSavedSimulation(seller, person);
  const other = await anOpenProposal(seller, person);
  await aPaidContract(api, seller, person);
  const refused = await seller.call('submitProposal', { query: {}, body: { simulationId: saved.id, term: 36 } });
  expect([refused.status, refused.body.code]).toEqual([409, 'SIM063']);
  const related = await seller.ok('relateProposalToSimulation', {
    params: { id: other.id, simulationId: saved.id },
    body: { version: other.version, term: 36 },
  });
  const codes = (proposal: typeof other) => proposal.financedItems.map(({ code }) => code);
  expect([codes(other).includes('TCC'), codes(related).includes('TCC')]).toEqual([true, false]);
});
