import type { CalendarDate } from '../../calendar/index.ts';
import { isInForce } from './in-force.ts';
import type { PriceTableRow } from './price-tables.ts';

/** A model of the vehicle table, in one condition and one model year. */
export type ModelYear = {
  manufacturer: string;
  model: string;
  assetType: number;
  modelYear: number;
  versions: number;
};

type Terms = Pick<PriceTableRow, 'saleType' | 'financeTypeId' | 'personType' | 'minEntryShare' | 'validUntil'>;

/** A model that is sold at zero rate, and by what. `personType` null holds for both. */
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
 * The models that have a zero rate: those that a price table in force at TAX_ZERO covers, by condition and age. Tables that differ
 * by their term only are one line.
 */
export function zeroRateModels(
  rows: readonly PriceTableRow[],
  models: readonly ModelYear[],
  today: CalendarDate,
): ZeroRateModel[] {
  const found = new Map<string, ZeroRateModel>();
  for (const row of rows) {
    if (row.taxType !== 'TAX_ZERO' || !isInForce(row, today)) continue;
    for (const one of models) if (covers(row, one, today)) addTo(found, row, one);
  }
  for (const line of found.values()) line.termsMonths.sort((a, b) => a - b);
  return [...found.values()].sort(
    (a, b) => a.manufacturer.localeCompare(b.manufacturer) || a.model.localeCompare(b.model),
  );
}

function covers({ assetType, maxVehicleAgeYears }: PriceTableRow, one: ModelYear, today: CalendarDate): boolean {
  const ageYears = Number(today.slice(0, 4)) - one.modelYear;
  return assetType === one.assetType && (maxVehicleAgeYears === null || ageYears <= maxVehicleAgeYears);
}

function addTo(found: Map<string, ZeroRateModel>, row: PriceTableRow, one: ModelYear): void {
  const { saleType, financeTypeId, personType, minEntryShare, validUntil, maxVehicleAgeYears } = row;
  const { manufacturer, model, assetType, modelYear, versions } = one;
  const terms = { saleType, financeTypeId, personType, minEntryShare, validUntil };
  const key = JSON.stringify([terms, maxVehicleAgeYears, manufacturer, model, assetType]);
  const line = found.get(key);
  if (!line) {
    const years = { firstYear: modelYear, lastYear: modelYear, versions };
    found.set(key, { ...terms, manufacturer, model, assetType, ...years, termsMonths: [row.termMonths] });
    return;
  }
  line.firstYear = Math.min(line.firstYear, modelYear);
  line.lastYear = Math.max(line.lastYear, modelYear);
  // versions of several years are mostly the same ones
  line.versions = Math.max(line.versions, versions);
  if (!line.termsMonths.includes(row.termMonths)) line.termsMonths.push(row.termMonths);
}
