import { salesChannels } from '@estrada/domain/enumerations/index';
import { aPerson, simulationClientOf } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDealerForm } from '../../../../test/dealer-forms.ts';
import { aRequest, aSavedSimulation } from '../../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../../test/open-api.ts';
import { rowsOf } from '../../../../test/rows.ts';

let api: TestApi;
let finance: Session;
let bit: Session;
beforeAll(async () => {
  api = await openApi();
  finance = await api.signIn('finance');
  bit = await api.signIn('bit');
});
afterAll(() => api.close());

const actionsOf = async (id: string) =>
  (await rowsOf(api, sql`select action from audit_entries where entity_id = ${id} order by seq`)).map(
    (row) => row.action,
  );
const aBranch = (code: string) =>
  finance.ok('registerBranch', { body: { name: `Regional ${code}`, gmbRegionCode: `r${code}`, gmfRegionCode: code } });
const aDealerIn = async (number: number, region: string) =>
  bit.ok('registerDealer', { body: { ...(await aDealerForm(bit, number)), region } });

describe('200', () => {
  it('switches a channel per branch and per dealer; off at the branch means off for the dealer', async () => {
    const branch = await aBranch('48');
    const dealer = await aDealerIn(48, branch.id);
    const channelsOf = async () => (await finance.ok('listDealerChannels', { params: { id: dealer.id } })).items;
    expect((await channelsOf()).map(({ id, enabled, isOffAtBranch }) => [id, enabled, isOffAtBranch])).toEqual(
      salesChannels.map(({ id }) => [id, true, false]),
    );
    const feirao = await api.signIn('feirao');
    const off = await feirao.ok('disableDealerChannel', { params: { id: dealer.id, channelId: 'DGI' } });
    expect(off).toMatchObject({ id: 'DGI', enabled: false, isOffAtBranch: false });
    await finance.ok('disableBranchChannel', { params: { branchId: branch.id, channelId: 'CSF' } });
    await finance.ok('disableBranchChannel', { params: { branchId: branch.id, channelId: 'CSF' } });
    const seen = Object.fromEntries((await channelsOf()).map((row) => [row.id, [row.enabled, row.isOffAtBranch]]));
    expect([seen.DGI, seen.CSF]).toEqual([
      [false, false],
      [true, true],
    ]);
    const { items } = await finance.ok('listBranchChannels', { params: { branchId: branch.id } });
    expect(items.find(({ id }) => id === 'CSF')).toMatchObject({ enabled: false, isOffAtBranch: false });
    await finance.ok('enableBranchChannel', { params: { branchId: branch.id, channelId: 'CSF' } });
    await finance.ok('enableDealerChannel', { params: { id: dealer.id, channelId: 'DGI' } });
    expect((await channelsOf()).every((row) => row.enabled && !row.isOffAtBranch)).toBe(true);
    // an unchanged switch was not recorded again
    expect(await actionsOf(branch.id)).toEqual(['branch.register', 'branch.channel', 'branch.channel']);
    expect(await actionsOf(dealer.id)).toEqual(['dealer.register', 'dealer.channel', 'dealer.channel']);
  });

  it('starts no sale in a channel that is off at the dealer or its branch; saved ones continue', async () => {
    const seller = await api.signIn('seller');
    const dealerId = seller.activeDealerId;
    const saved = await aSavedSimulation(seller);
    const request = await aRequest(seller);
    const client = simulationClientOf(aPerson(2));
    const begin = async () => {
      const { financeTypeId, assetType, personType, manufacturerYear, modelYear, state } = request;
      const choice = { financeTypeId, assetType, personType, manufacturerYear, modelYear, state };
      const wish = { term: 36, installmentCents: 300_000, solveFor: 'entry' };
      const answers = [
        await seller.call('simulate', { params: { dealerId }, body: request }),
        await seller.call('simulateGrid', { params: { dealerId }, body: { request, entriesCents: [0] } }),
        await seller.call('readSimulationBasis', { params: { dealerId }, query: choice }),
        await seller.call('solveSimulation', { body: { dealerId, request, ...wish } }),
        await seller.call('saveSimulation', { query: { dealerId }, body: { client, request, selectedTerm: 36 } }),
      ];
      return answers.map(({ status, body }) => (status === 200 ? status : body.code));
    };
    const { region } = await bit.ok('readDealer', { params: { id: dealerId } });
    const atDealer = { params: { id: dealerId, channelId: 'CHD' } } as const;
    const atBranch = { params: { branchId: region.id, channelId: 'CHD' } } as const;
    const allRefused = Array.from({ length: 5 }, () => 'ADD004');
    const allOpen = [200, 200, 200, 200, 200];
    expect(await begin()).toEqual(allOpen);
    await finance.ok('disableDealerChannel', atDealer);
    expect(await begin()).toEqual(allRefused);
    await finance.ok('enableDealerChannel', atDealer);
    await finance.ok('disableBranchChannel', atBranch);
    expect(await begin()).toEqual(allRefused);
    await seller.ok('readSavedSimulation', { params: { id: saved.id } });
    await seller.ok('recalculateSavedSimulation', { query: {}, body: { id: saved.id } });
    await finance.ok('enableBranchChannel', atBranch);
    // another channel is not affected
    await finance.ok('disableDealerChannel', { params: { id: dealerId, channelId: 'DGI' } });
    expect(await begin()).toEqual(allOpen);
  });
});

describe('403', () => {
  it('allows feirao to switch channels of a dealer, but not to change its products', async () => {
    const feirao = await api.signIn('feirao');
    const params = { id: '0'.repeat(26) };
    const { status } = await feirao.call('saveDealerProducts', { params, body: {} });
    expect(status).toBe(403);
    expect((await feirao.call('readDealerSettings', { params })).status).toBe(404);
  });
});

describe('404', () => {
  it('returns 404 for channels of a branch or a dealer that does not exist', async () => {
    const id = '0'.repeat(26);
    const answers = [
      await finance.call('listBranchChannels', { params: { branchId: id } }),
      await finance.call('disableBranchChannel', { params: { branchId: id, channelId: 'DGI' } }),
      await finance.call('listDealerChannels', { params: { id } }),
      await finance.call('disableDealerChannel', { params: { id, channelId: 'DGI' } }),
    ];
    for (const { status, body } of answers) expect([status, body.code]).toEqual([404, 'SEC004']);
  });
});

describe('422', () => {
  it('refuses an unknown channel', async () => {
    const params = { id: '0'.repeat(26), channelId: 'FAX' as 'DGI' };
    const { status, body } = await finance.call('disableDealerChannel', { params });
    expect([status, body.fields?.[0]?.path]).toEqual([422, 'channelId']);
  });
});
