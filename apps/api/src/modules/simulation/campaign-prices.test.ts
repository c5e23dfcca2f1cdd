/** Rows of a price table that state a campaign price its vehicles, and no others (docs/specification/simulation.md#campaigns). */
import { quoteSimulation, termFiguresOf } from '@estrada/domain/simulation/index';
import type { SimulationRequest } from '@estrada/endpoints/index';
import { toQuoteInput } from '@estrada/endpoints/simulation/to-quote-input';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aRequest } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';

let api: TestApi;
let seller: Session;
let params: { dealerId: string };
beforeAll(async () => {
  api = await openApi();
  seller = await api.signIn('seller');
  params = { dealerId: seller.activeDealerId };
});
afterAll(() => api.close());

/** Built and modelled this year: the demo data clears them by the campaign ESTOQUE-2026. */
const lastOfYear = { manufacturerYear: 2026, modelYear: 2026 };
const tablesOf = async (changes: Partial<SimulationRequest>) => {
  const { simulationItems } = await seller.ok('simulate', { params, body: await aRequest(seller, changes) });
  return simulationItems.map(({ tableCode }) => tableCode);
};
const ofCampaign = ['ESTOQUE-24', 'ESTOQUE-36', 'ESTOQUE-48'];
const ofEverybody = ['REG-NOVO-24', 'REG-NOVO-36', 'REG-NOVO-48'];

describe('a price row for a campaign', () => {
  it('prices the vehicles of its years, and no other vehicle', async () => {
    expect(await tablesOf(lastOfYear)).toEqual(ofCampaign);
    expect(await tablesOf({})).toEqual(ofEverybody);
  });

  it('prices the same in the grid and for an instalment goal as in the simulation', async () => {
    const request = await aRequest(seller, { ...lastOfYear, terms: [36] });
    const { simulationItems } = await seller.ok('simulate', { params, body: request });
    const { installmentCents } = simulationItems[0]!;
    const { terms, entries } = await seller.ok('simulateGrid', {
      params,
      body: { request, entriesCents: [request.entryValueCents] },
    });
    expect(entries[0]!.cells[terms.indexOf(36)]!.installmentCents).toBe(installmentCents);
    const solved = await seller.ok('solveSimulation', {
      body: { ...params, request, term: 36, installmentCents, solveFor: 'entry' },
    });
    // an instalment in whole centavos matches several entries
    expect(Math.abs(solved.entryValueCents! - request.entryValueCents)).toBeLessThan(100);
  });

  it('prices in the preview of the browser exactly as on the server', async () => {
    const request = (await aRequest(seller, lastOfYear)) as SimulationRequest;
    const { financeTypeId, assetType, personType, manufacturerYear, modelYear, state } = request;
    const basis = await seller.ok('readSimulationBasis', {
      params,
      query: { financeTypeId, assetType, personType, manufacturerYear, modelYear, state },
    });
    expect(basis.campaignCodes).toEqual(['ESTOQUE-2026']);
    const priceRows = basis.priceRows.map((row) => ({
      ...row,
      targetRateMonthly: null,
      commissionShare: null,
      minRateMonthly: null,
      maxRateMonthly: null,
    }));
    const asked = { ...request, products: [], ignoreTCC: false };
    const previewed = quoteSimulation(toQuoteInput(asked, { ...basis, priceRows })).terms.map(termFiguresOf);
    const { simulationItems } = await seller.ok('simulate', { params, body: request });
    expect(previewed.map((item) => item.installmentCents)).toEqual(
      simulationItems.map((item) => item.installmentCents),
    );
  });

  it('prices the vehicles of each of several campaigns with the same years', async () => {
    await api.database.db.execute(sql`insert into campaigns (id, campaign_code, campaign_name, model_year, manufacturer_year)
      values ('01JD0000000000000000CAMPA1', 'AAA-2026', 'Aniversário', 2026, 2026)`);
    expect(await tablesOf(lastOfYear)).toEqual(ofCampaign);
    await api.database.db.execute(
      sql`update price_tables set campaign_code = 'AAA-2026' where table_code = 'ESTOQUE-36'`,
    );
    expect(await tablesOf(lastOfYear)).toEqual(ofCampaign);
  });

  it('prices nothing once its campaign is disabled', async () => {
    await api.database.db.execute(
      sql`update campaigns set enabled = false where campaign_code in ('ESTOQUE-2026', 'AAA-2026')`,
    );
    expect(await tablesOf(lastOfYear)).toEqual(ofEverybody);
  });
});
