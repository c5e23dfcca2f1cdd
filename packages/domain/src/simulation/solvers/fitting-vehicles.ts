import { DomainError } from '../../errors/index.ts';
import type { Money } from '../../money/index.ts';
import { fixedEntryCentsOf } from '../plans/fixed-entry.ts';
import { prepareQuote, refuseTerm } from '../quote/quote.ts';
import type { QuoteInput } from '../quote/quote-input.ts';
import { priceTerm } from '../quote/quote-term.ts';
import type { AssetType, PriceTableRow } from '../tables/price-tables.ts';
import { checkGoalAmount, type InstallmentGoal } from './solver-result.ts';

/** A vehicle on sale at its price, with the campaigns that it belongs to. */
export type VehicleOnSale = {
  assetType: AssetType;
  priceCents: Money;
  modelYear: number;
  campaignCodes: readonly string[];
};

/** A vehicle with the plan that suits the wanted instalment best, and how far its instalment is from that. */
export type FittingVehicle<Vehicle extends VehicleOnSale> = {
  vehicle: Vehicle;
  /** quotes the figures of the vehicle by that plan: `quoteSimulation` */
  input: QuoteInput;
  installmentCents: Money;
  /** positive above the wanted instalment */
  differenceCents: Money;
  /** the table that prices it has a rate that the maker pays a part of */
  isSubsidised: boolean;
};

type SoldBy = Omit<
  QuoteInput,
  'financeTypeId' | 'assetType' | 'vehicleValueCents' | 'modelYear' | 'campaignCodes' | 'terms'
>;

/**
 * Every vehicle with the same client and entry over one term, each by one plan: of those at or below the wanted
 * instalment the one that costs least in total, otherwise the one with the lowest instalment. Vehicles that the entry or
 * the tables exclude from every plan are counted only.
 *
 * @param input `priceRows` of all plans and of new and used vehicles
 * @param plans finance types; of several only those that are paid monthly are comparable with a wanted instalment
 * @returns the vehicles in their order: `nearestFirst` sorts them; the first refusal where there is one
 * @throws {DomainError} DOM002 at `installmentCents` for an invalid amount, at `terms` when no table has the term
 */
export function fittingVehicles<Vehicle extends VehicleOnSale>(
  input: SoldBy,
  vehicles: readonly Vehicle[],
  { termMonths, installmentCents, plans }: InstallmentGoal & { plans: readonly number[] },
): { found: FittingVehicle<Vehicle>[]; excludedCount: number; refusal: DomainError | null } {
  checkGoalAmount(installmentCents, 'installmentCents');
  const rowsOf = rowsByPlan(input.priceRows, termMonths);
  if (input.priceRows.length > 0 && rowsOf.size === 0)
    throw new DomainError('DOM002', { fields: [{ path: 'terms', key: 'term.notInTable' }] });
  const found: FittingVehicle<Vehicle>[] = [];
  let [excludedCount, refusal]: [number, DomainError | null] = [0, null];
  for (const vehicle of vehicles) {
    const { assetType, priceCents, modelYear, campaignCodes } = vehicle;
    let best: (FittingVehicle<Vehicle> & { totalCents: Money }) | null = null;
    for (const financeTypeId of plans) {
      const priceRows = rowsOf.get(planKey(assetType, financeTypeId)) ?? [];
      // most plans have no table of most terms: refusing each would take longer than pricing the others
      if (priceRows.length === 0 && plans.length > 1) continue;
      try {
        const ofPlan: QuoteInput = {
          ...input,
          financeTypeId,
          assetType,
          priceRows,
          terms: [termMonths],
          vehicleValueCents: priceCents,
          entryValueCents: fixedEntryCentsOf(financeTypeId, priceCents) ?? input.entryValueCents,
          modelYear,
          campaignCodes,
        };
        const { plan, fees, tables } = prepareQuote(ofPlan);
        const table = tables[0];
        if (!table) throw refuseTerm(ofPlan, termMonths);
        const { loan } = priceTerm(ofPlan, plan, table, fees);
        const isMonthly = (loan.input.stepMonths ?? 1) === 1 && loan.input.defaultWeight !== 0;
        if (plans.length > 1 && !isMonthly) continue;
        const priced = {
          vehicle,
          input: ofPlan,
          installmentCents: loan.installmentCents,
          differenceCents: loan.installmentCents - installmentCents,
          isSubsidised: table.taxType !== 'NOT_SUBSIDIZED',
          totalCents: loan.totalCostCents,
        };
        if (best === null || suitsBetter(priced, best)) best = priced;
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        refusal ??= error;
      }
    }
    if (best === null) excludedCount++;
    else found.push(best);
  }
  return { found, excludedCount, refusal };
}

type Offered = { differenceCents: Money; totalCents: Money };

function suitsBetter(one: Offered, other: Offered): boolean {
  const [fits, otherFits] = [one.differenceCents <= 0, other.differenceCents <= 0];
  if (fits !== otherFits) return fits;
  return fits ? one.totalCents < other.totalCents : one.differenceCents < other.differenceCents;
}

const planKey = (assetType: number, financeTypeId: number) => `${assetType} ${financeTypeId}`;

const rowsByPlan = (rows: readonly PriceTableRow[], termMonths: number): Map<string, PriceTableRow[]> =>
  Map.groupBy(
    rows.filter((row) => row.termMonths === termMonths),
    (row) => planKey(row.assetType, row.financeTypeId),
  );

/** The vehicles by the distance from the wanted instalment, above and below alike; of two as near the cheaper one first. */
export const nearestFirst = <Vehicle extends VehicleOnSale>(found: readonly FittingVehicle<Vehicle>[]) =>
  found.toSorted(
    (a, b) => Math.abs(a.differenceCents) - Math.abs(b.differenceCents) || a.vehicle.priceCents - b.vehicle.priceCents,
  );
