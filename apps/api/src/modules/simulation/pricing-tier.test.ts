/** The credit bureau's tier of a client prices that client's simulation, and no other. */
import { aPerson } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aRequest, aSavedSimulation } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';

let api: TestApi;
let seller: Session;
beforeAll(async () => {
  api = await openApi();
  seller = await api.signIn('seller');
  api.partners.creditBureau.preApprove = async () => ({
    protocol: 'BC-9',
    result: 1,
    tierCode: 'TR1',
    consultedAt: '',
  });
});
afterAll(() => api.close());

const authorization = { creditRegistry: true, privacyNotice: true, textVersion: '2026-11' } as const;
const request = (simulationId: string) =>
  seller.ok('requestPreApproval', { body: { simulationId, term: 36, authorization } });
const simulate = async (session: Session, simulationId?: string) => {
  const body = await aRequest(session, simulationId ? { simulationId } : {});
  const { simulationItems } = await session.ok('simulate', { params: { dealerId: session.activeDealerId }, body });
  return simulationItems.find(({ term }) => term === 36)!;
};
const basisTiers = async (simulationId?: string) => {
  const choice = {
    financeTypeId: 1,
    assetType: 1,
    personType: 'PF',
    manufacturerYear: 2026,
    modelYear: 2027,
    state: 'SP',
  } as const;
  const { priceRows } = await seller.ok('readSimulationBasis', {
    params: { dealerId: seller.activeDealerId },
    query: { ...choice, ...(simulationId ? { simulationId } : {}) },
  });
  return [...new Set(priceRows.map(({ tierCode }) => tierCode))].toSorted();
};

it('applies tables without a tier to all clients, and those of a tier also to the clients of that tier', async () => {
  const saved = await aSavedSimulation(seller, aPerson(30));
  expect(saved.result.simulationItems.every(({ tierCode }) => tierCode === null)).toBe(true);
  const everybody = await simulate(seller);
  // the client is still unknown
  expect(await simulate(seller, saved.id)).toEqual(everybody);
  expect(await request(saved.id)).toMatchObject({ tierCode: 'TR1', tierId: '1', pricingTier: 'TR1' });
  const priced = await simulate(seller, saved.id);
  expect(priced.tierCode).toBe('TR1');
  expect(priced.installmentCents).toBeLessThan(everybody.installmentCents);
  expect(await simulate(seller)).toEqual(everybody);
  expect([await basisTiers(), await basisTiers(saved.id)]).toEqual([[null], ['TR1', null]]);
});

it('saves tier prices, recalculates with them, and requires no new answer for the rate of the tier', async () => {
  const saved = await aSavedSimulation(seller, aPerson(31));
  await request(saved.id);
  const { installmentCents } = await simulate(seller, saved.id);
  const kept = await seller.ok('updateSavedSimulation', {
    body: {
      id: saved.id,
      version: saved.version,
      selectedTerm: 36,
      seenInstallmentCents: installmentCents,
      client: { document: aPerson(31).cpf, name: aPerson(31).name },
      request: { ...saved.request, simulationId: saved.id },
    },
  });
  expect(kept.result.simulationItems.map(({ tierCode }) => tierCode)).toContain('TR1');
  expect(kept.preApproval).toMatchObject({ pricingTier: 'TR1', isOutdated: false });
  const again = await seller.ok('recalculateSavedSimulation', { query: {}, body: { id: saved.id } });
  expect(again.simulationItems.find(({ term }) => term === 36)?.installmentCents).toBe(installmentCents);
});

it('applies only to the client whom the bureau was queried about', async () => {
  const saved = await aSavedSimulation(seller, aPerson(32));
  await request(saved.id);
  const other = aPerson(33);
  const { result } = await seller.ok('saveSimulation', {
    query: { dealerId: seller.activeDealerId },
    body: {
      client: { document: other.cpf, name: other.name },
      request: { ...saved.request, simulationId: saved.id },
      selectedTerm: 36,
    },
  });
  expect(result.simulationItems.every(({ tierCode }) => tierCode === null)).toBe(true);
});

it('does not expose the answer of another dealer', async () => {
  const saved = await aSavedSimulation(seller, aPerson(34));
  await request(saved.id);
  const stranger = await api.signIn('DEMO2.SELLER');
  expect((await simulate(stranger, saved.id)).tierCode).toBeNull();
});

it('does not price by a tier whose risk-price rule is disabled', async () => {
  const saved = await aSavedSimulation(seller, aPerson(35));
  await request(saved.id);
  const [rule] = await rowsOf(
    api,
    sql`update risk_price_rules set enabled = false where '2026-11-20' between effective_from and valid_until returning rule_code`,
  );
  await api.database.db.execute(sql`insert into tables_in_force (kind, table_id, effective_from, decided_at, decided_by, begun_at)
    values ('tiers', '01JD00000000000000000TIERS', '2026-01-01', now(), 'Teste', now())`);
  await api.database.db.execute(sql`insert into tiers (table_id, tier_code, description, person_type, lowest_score, highest_score, risk_price_code, effective_from, valid_until)
    values ('01JD00000000000000000TIERS', 'TR1', 'Baixo', 'PF', 0, 1000, ${rule!.rule_code}, '2026-01-01', '2026-12-31')`);
  expect((await simulate(seller, saved.id)).tierCode).toBeNull();
  await api.database.db.execute(sql`update risk_price_rules set enabled = true`);
  expect((await simulate(seller, saved.id)).tierCode).toBe('TR1');
});
