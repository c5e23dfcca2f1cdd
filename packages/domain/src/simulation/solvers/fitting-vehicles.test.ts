import { describe, expect, it } from 'vitest';
import { planExamples, quoteExample } from '../quote/plan-examples.ts';
import { quoteSimulation } from '../quote/quote.ts';
import { termFiguresOf } from '../quote/term-figures.ts';
import { fittingVehicles, nearestFirst, type VehicleOnSale } from './fitting-vehicles.ts';

const { table } = planExamples[0]!;
const campaign = {
  ...table,
  id: 'zero',
  tableCode: 'ZERO',
  campaignCode: 'C1',
  rateMonthly: '0',
  taxType: 'TAX_ZERO' as const,
};
const input = quoteExample(planExamples[0]!, { priceRows: [table, campaign], entryValueCents: 2_000_000 });
const goal = { termMonths: table.termMonths, installmentCents: 250_000, plans: [1] };
const vehicles: (VehicleOnSale & { name: string })[] = [
  { name: 'small', assetType: 1, priceCents: 6_000_000, modelYear: 2026, campaignCodes: [] },
  { name: 'medium', assetType: 1, priceCents: 9_000_000, modelYear: 2026, campaignCodes: ['C1'] },
  { name: 'twin', assetType: 1, priceCents: 9_000_000, modelYear: 2026, campaignCodes: [] },
  { name: 'large', assetType: 1, priceCents: 20_000_000, modelYear: 2026, campaignCodes: [] },
];
const fit = (part: Partial<typeof goal> = {}, all = vehicles, rows = input.priceRows) => {
  const { found, ...rest } = fittingVehicles({ ...input, priceRows: rows }, all, { ...goal, ...part });
  return { found: nearestFirst(found), ...rest };
};
/** Tables of other plans with the same term; the periods of a harvest are not months. */
const ofPlan = (financeTypeId: number, part: Partial<typeof table>) => ({
  ...table,
  id: `p${financeTypeId}`,
  tableCode: `P${financeTypeId}`,
  financeTypeId,
  ...part,
});
const balloon = ofPlan(2, { balloonShare: 0.3, rateMonthly: '0.0179' });
const harvest = ofPlan(5, { terms: { deferralUnits: [6] }, rateMonthly: '0.0001' });

describe('the vehicles nearest to a wanted instalment', () => {
  it('have the figures of a quote of each alone, in the order of their distance', () => {
    const { found, excludedCount } = fit();
    expect(excludedCount).toBe(0);
    expect(found).toHaveLength(vehicles.length);
    for (const { vehicle, input: quoted, installmentCents, differenceCents } of found) {
      const { priceCents: vehicleValueCents, campaignCodes } = vehicle;
      const terms = [goal.termMonths];
      const [alone] = quoteSimulation({ ...input, vehicleValueCents, modelYear: 2026, campaignCodes, terms }).terms;
      expect(termFiguresOf(quoteSimulation(quoted).terms[0]!)).toEqual(termFiguresOf(alone!));
      expect([installmentCents, differenceCents]).toEqual([
        alone!.loan.installmentCents,
        alone!.loan.installmentCents - goal.installmentCents,
      ]);
    }
    const distances = found.map(({ differenceCents }) => Math.abs(differenceCents));
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  });

  it('are marked where the maker pays a part of the rate', () => {
    const marked = fit().found.filter(({ isSubsidised }) => isSubsidised);
    expect(marked.map(({ vehicle }) => vehicle.name)).toEqual(['medium']);
  });

  it('have of several plans the cheapest that fits, otherwise the lowest instalment, and none that is not paid monthly', () => {
    const plansOf = (installmentCents: number) =>
      fit({ installmentCents, plans: [1, 2, 5] }, [vehicles[2]!], [table, balloon, harvest]).found.map(
        ({ input: { financeTypeId } }) => financeTypeId,
      );
    // both fit the first, only that with the balloon the second, neither the third
    const [regular] = fit({}, [vehicles[2]!], [table]).found;
    expect([900_000, regular!.installmentCents - 1, 50_000].map(plansOf)).toEqual([[1], [2], [2]]);
    expect(fit({ plans: [5] }, [vehicles[2]!], [harvest]).found).toHaveLength(1);
  });

  it('are priced by the tables of their condition, up to the age that a table allows', () => {
    const used = { ...vehicles[2]!, assetType: 2 as const };
    const rows = [{ ...table, assetType: 2 as const, maxVehicleAgeYears: 3 }];
    const feeRows = [...input.feeRows, { ...input.feeRows[0]!, kind: 'TU' as const }];
    const priced = (modelYear: number) =>
      fittingVehicles({ ...input, priceRows: rows, feeRows }, [{ ...used, modelYear }], goal);
    expect(priced(2023)).toMatchObject({ excludedCount: 0, found: [{ vehicle: { modelYear: 2023 } }] });
    expect(priced(2022)).toMatchObject({ excludedCount: 1, refusal: { code: 'GSIM002' } });
    expect(fit({}, [used]).excludedCount).toBe(1);
  });

  it('exclude and count those that the entry pays, with the first refusal', () => {
    const paid = { ...vehicles[0]!, priceCents: 2_000_000 };
    expect(fit({}, [paid, vehicles[1]!])).toMatchObject({
      excludedCount: 1,
      found: [{ vehicle: { name: 'medium' } }],
      refusal: { code: 'DOM002' },
    });
    expect(fit({}, [])).toEqual({ found: [], excludedCount: 0, refusal: null });
  });

  it('are refused at the term that no table has, and at an instalment of nothing', () => {
    const fieldOf = (part: Partial<typeof goal>) => {
      try {
        fit(part);
      } catch (error) {
        return (error as { fields: { path: string }[] }).fields[0]?.path;
      }
    };
    expect([fieldOf({ termMonths: 119 }), fieldOf({ installmentCents: 0 })]).toEqual(['terms', 'installmentCents']);
  });
});
