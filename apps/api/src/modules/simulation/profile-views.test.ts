/** What the parameters of a profile hide or forbid in a simulation. */
import { combinationKey, type ProfileFlag } from '@estrada/domain/parameters/index';
import { aPerson, simulationClientOf } from '@estrada/testkit/index';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOpenProposal, aRequest, aSavedSimulation } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';

let api: TestApi;
let seller: Session;
let finance: Session;
beforeAll(async () => {
  api = await openApi();
  seller = await api.signIn('seller');
  finance = await api.signIn('finance');
}, 60_000);
afterAll(() => api.close());

type Place = { taxType: 'NOT_SUBSIDIZED' | 'SUBSIDIZED' | 'TAX_ZERO'; financeTypeId: number };

async function set(
  profile: 'seller' | 'fi-manager',
  flag: ProfileFlag,
  isOn: boolean,
  { taxType, financeTypeId }: Place,
) {
  const { version } = await finance.ok('readProfileParameters', { query: { profile } });
  const place = { channel: 'CHD', vehicleType: 'NEW', taxType, financeTypeIds: [financeTypeId] } as const;
  await finance.ok('saveProfileParameters', { body: { profile, version, changes: [{ ...place, flag, isOn }] } });
}

const regular = { taxType: 'NOT_SUBSIDIZED', financeTypeId: 1 } as const;
const zero = { taxType: 'TAX_ZERO', financeTypeId: 10 } as const;

/** The keys of the combinations in which a flag is on for a user of the simulator. */
async function placesOf(session: Session, flag: ProfileFlag, dealerId = session.activeDealerId) {
  const { views } = await session.ok('readSimulationParameters', { query: { dealerId } });
  return views
    .filter((view) => view.flag === flag)
    .flatMap(({ financeTypeIds, ...view }) =>
      financeTypeIds.map((financeTypeId) => combinationKey({ ...view, channel: 'CHD', financeTypeId })),
    );
}

describe('the parameters of the simulator', () => {
  it('return the combinations in which each part is shown', async () => {
    await set('seller', 'viewSimulationTax', false, regular);
    const places = await placesOf(seller, 'viewSimulationTax');
    expect(places).toHaveLength(3 * 3 * 13 - 1);
    expect(places).not.toContain('CHD/NEW/NOT_SUBSIDIZED/1');
    await set('seller', 'viewSimulationTax', true, regular);
  });

  it('allow a representative to propose everywhere and consulta nowhere, whatever is saved', async () => {
    const dealerId = seller.activeDealerId;
    const count = async (role: 'representante' | 'consulta') =>
      (await placesOf(await api.signIn(role), 'createPropose', dealerId)).length;
    expect([await count('representante'), await count('consulta')]).toEqual([3 * 3 * 13, 0]);
  });
});

describe('a special rate', () => {
  it('hides the share of the maker from users who may not see it, in every response that includes it', async () => {
    const regularRequest = await aRequest(seller, { financeTypeId: 10, terms: [] });
    // the zero plan requires a larger entry
    const request = { ...regularRequest, entryValueCents: Math.round(regularRequest.vehicleValueCents * 0.7) };
    const params = { dealerId: seller.activeDealerId };
    const subsidies = async () =>
      (await seller.ok('simulate', { params, body: request })).simulationItems.map(({ subsidyCents }) => subsidyCents);
    const shown = await subsidies();
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.every((cents) => cents !== null && cents > 0)).toBe(true);
    await set('seller', 'viewPricingRateSpecial', false, zero);
    const none = shown.map(() => null);
    expect(await subsidies()).toEqual(none);

    const saved = await seller.ok('saveSimulation', {
      query: params,
      body: { client: simulationClientOf(aPerson(71)), request, selectedTerm: null },
    });
    const read = await seller.ok('readSavedSimulation', { params: { id: saved.id } });
    const again = await seller.ok('recalculateSavedSimulation', { query: {}, body: { id: saved.id } });
    const query = { simulationId: saved.id };
    const suggested = await seller.ok('listSuggestedOptions', { query });
    for (const { simulationItems } of [saved.result, read.result, again, suggested])
      expect(simulationItems.map(({ subsidyCents }) => subsidyCents)).toEqual(none);
    // the stored record is complete
    const manager = await api.signIn('fi-manager');
    const whole = await manager.ok('readSavedSimulation', { params: { id: saved.id } });
    expect(whole.result.simulationItems.every(({ subsidyCents }) => subsidyCents !== null)).toBe(true);
  });
});

describe('a proposal', () => {
  it('is refused in the disabled combination, created or copied, and allowed in the others', async () => {
    const open = await anOpenProposal(seller, aPerson(72));
    await set('seller', 'createPropose', false, regular);
    const simulation = await aSavedSimulation(seller, aPerson(73));
    const refused = await seller.call('submitProposal', { query: {}, body: { simulationId: simulation.id, term: 36 } });
    expect([refused.status, refused.body.code]).toEqual([403, 'SEC004']);
    const copied = await seller.call('submitProposal', { query: { clone: 'true' }, body: { id: open.id } });
    expect([copied.status, copied.body.code]).toEqual([403, 'SEC004']);
    const relate = (simulationId: string) =>
      seller.call('relateProposalToSimulation', {
        params: { id: open.id, simulationId },
        body: { version: open.version, term: 36 },
      });
    const another = await aSavedSimulation(seller, aPerson(72));
    const related = await relate(another.id);
    expect([related.status, related.body.code]).toEqual([403, 'SEC004']);
    // existing proposals continue, with new figures too, and other profiles are not affected
    expect((await relate(open.simulationId)).status).toBe(200);
    expect((await anOpenProposal(await api.signIn('fi-manager'), aPerson(74))).status).toBe('WO');
    await set('seller', 'createPropose', true, regular);
    const opened = await seller.call('submitProposal', { query: {}, body: { simulationId: simulation.id, term: 36 } });
    expect(opened.status).toBe(200);
  });
});

it('requires a new sign-in when the profile parameters are unavailable, and nothing else fails', async () => {
  await api.database.db.execute('alter table profile_parameters rename to profile_parameters_away');
  try {
    const query = { dealerId: seller.activeDealerId };
    const { status, body } = await seller.call('readSimulationParameters', { query });
    expect([status, body.code]).toEqual([500, 'PARAM']);
    expect(body.message).toBe('Não foi possível carregar os parâmetros do perfil. Entre novamente.');
    // identity and rights do not depend on them
    expect((await seller.call('listProposals', { body: {} })).status).toBe(200);
  } finally {
    await api.database.db.execute('alter table profile_parameters_away rename to profile_parameters');
  }
});
