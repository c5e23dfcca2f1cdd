import type { CalendarDate } from '../../calendar/index.ts';
import { givesOffer, type PriceTableRow } from './price-tables.ts';

/** A model of the vehicle table, in one condition and one model year. */
export type ModelYear = {
  manufacturer: string;
  model: string;
  assetType: number;
  modelYear: number;
  versions: number;
};

type Terms = Pick<PriceTableRow, 'saleType' | 'financeTypeId' | 'personType' | 'minEntryShare' | 'validUntil'>;

/** A model that is sold at zero rate, with its tables. `personType` null applies to both. */
export type ZeroRateModel = Terms & {
  manufacturer: string;
  model: string;
  assetType: number;
  firstYear: number;
  lastYear: number;
  /** versions that have a price in one of the years */
  versions: number;
  /** ascending */
  termsMonths: number[];
};

/**
 * The models with a zero rate: those covered by a price table at TAX_ZERO that allows an offer, by condition and age.
 * Tables that differ only by their term are one line.
 */
export function zeroRateModels(
  rows: readonly PriceTableRow[],
  models: readonly ModelYear[],
  today: CalendarDate,
): ZeroRateModel[] {
  const zero = rows.filter((row) => row.taxType === 'TAX_ZERO' && givesOffer(row, today));
  const found = [...groupByTerms(zero).values()].flatMap((group) => modelsOf(group, models, today));
  return found.sort((a, b) => byName.compare(a.manufacturer, b.manufacturer) || byName.compare(a.model, b.model));
}

/** One collator for thousands of comparisons: `localeCompare` creates one each time. */
const byName = new Intl.Collator('pt-BR');

/** Rows that differ only by term, code or the maker's rate. */
type Group = { row: PriceTableRow; termsMonths: number[] };

/** A table has tens of thousands of rows and a few such groups, so models are matched once per group. */
function groupByTerms(rows: readonly PriceTableRow[]): Map<string, Group> {
  const groups = new Map<string, Group>();
  for (const row of rows) {
    const { saleType, financeTypeId, personType, minEntryShare, validUntil, maxVehicleAgeYears, assetType } = row;
    const key = [saleType, financeTypeId, personType, minEntryShare, validUntil, maxVehicleAgeYears, assetType].join();
    const group = groups.get(key);
    if (!group) groups.set(key, { row, termsMonths: [row.termMonths] });
    else if (!group.termsMonths.includes(row.termMonths)) group.termsMonths.push(row.termMonths);
  }
  for (const { termsMonths } of groups.values()) termsMonths.sort((a, b) => a - b);
  return groups;
}

function modelsOf({ row, termsMonths }: Group, models: readonly ModelYear[], today: CalendarDate): ZeroRateModel[] {
  const { saleType, financeTypeId, personType, minEntryShare, validUntil } = row;
  const found = new Map<string, ZeroRateModel>();
  for (const one of models) {
    if (!covers(row, one, today)) continue;
    const { manufacturer, model, assetType, modelYear, versions } = one;
    const key = `${manufacturer}\n${model}`;
    const line = found.get(key);
    if (line) {
      line.firstYear = Math.min(line.firstYear, modelYear);
      line.lastYear = Math.max(line.lastYear, modelYear);
      // versions of several years are mostly the same ones
      line.versions = Math.max(line.versions, versions);
    } else
      found.set(key, {
        saleType,
        financeTypeId,
        personType,
        minEntryShare,
        validUntil,
        manufacturer,
        model,
        assetType,
        firstYear: modelYear,
        lastYear: modelYear,
        versions,
        termsMonths,
      });
  }
  return [...found.values()];
}

function covers({ assetType, maxVehicleAgeYears }: PriceTableRow, one: ModelYear, today: CalendarDate): boolean {
  const ageYears = Number(today.slice(0, 4)) - one.modelYear;
  return assetType === one.assetType && (maxVehicleAgeYears === null || ageYears <= maxVehicleAgeYears);
}
