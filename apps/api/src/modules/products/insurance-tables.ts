import { DomainError, pickText } from '@estrada/domain/errors/index';
import { type ComboPriceRow, comboNameKey, fipeValue, nameReferenceMonth } from '@estrada/domain/products/index';
import { endpoints } from '@estrada/endpoints/index';
import { and, asc, desc, eq, gte, lte } from 'drizzle-orm';
import type { DatabaseHandle, Db } from '../../kernel/database/database.ts';
import { returnable, type StoredTables } from '../../kernel/database/table-load.ts';
import { tableInForce } from '../../kernel/database/tables-in-force.ts';
import { read } from '../../kernel/route.ts';
import { combos } from './combos.tables.ts';
import {
  autoCommissions,
  chevroletPlusPremiums,
  comboPrices,
  fipeValues,
  instalmentShares,
  lifeShares,
  notePremiums,
  protectionTerms,
} from './insurance-tables.tables.ts';

/** The stored rows of the uploaded tables of insurance products. */
export const fipeTables = { kind: 'fipe', rows: fipeValues, keeps: returnable } as const satisfies StoredTables;
export const lifeTables = {
  kind: 'insurance-life',
  rows: lifeShares,
  keeps: returnable,
} as const satisfies StoredTables;
export const instalmentTables = {
  kind: 'protected-instalment',
  rows: instalmentShares,
  keeps: returnable,
} as const satisfies StoredTables;
export const noteTables = {
  kind: 'guaranteed-note',
  rows: notePremiums,
  keeps: returnable,
} as const satisfies StoredTables;
export const protectionTables = {
  kind: 'insurance-pmc',
  rows: protectionTerms,
  keeps: returnable,
} as const satisfies StoredTables;
export const chevroletPlusTables = {
  kind: 'chevrolet-plus',
  rows: chevroletPlusPremiums,
  keeps: returnable,
} as const satisfies StoredTables;
export const autoCommissionTables = {
  kind: 'insurance-auto',
  rows: autoCommissions,
  keeps: returnable,
} as const satisfies StoredTables;
export const comboPriceTables = {
  kind: 'combo-prices',
  rows: comboPrices,
  keeps: returnable,
} as const satisfies StoredTables;

/** How many combos of a name are compared with a file; a chain of dealers has no thousand of them. */
const comboLimit = 2_000;

/** A check that a combo of the name exists for the person and the condition, in preparation or not. */
export async function makeComboNameCheck({ db }: DatabaseHandle) {
  const rows = await db
    .select({ name: combos.comboName, personType: combos.personType, vehicleType: combos.vehicleType })
    .from(combos)
    .orderBy(asc(combos.id))
    .limit(comboLimit);
  const known = new Set(
    rows.map(({ name, personType, vehicleType }) => [comboNameKey(name), personType, vehicleType].join('|')),
  );
  return ({ comboName, personType, assetType }: ComboPriceRow) => {
    const persons = personType === null ? (['PF', 'PJ'] as const) : [personType];
    const isKnown = persons.some((person) => known.has([comboNameKey(comboName), person, assetType].join('|')));
    return isKnown ? null : ({ column: 'comboName', reason: 'comboName.unknown' } as const);
  };
}

/** The rows of a code and a fuel: a table has a few months of the forty model years of a code. */
const fipeLimit = 500;

/** The reference value of a vehicle today. */
export const fipeRoute = read(endpoints.readFipeValue, async ({ query }, { db, today, language }) => {
  const { vehicleCode, fuelType, modelYear } = query;
  const rows = await db
    .select()
    .from(fipeValues)
    .where(
      and(
        eq(fipeValues.tableId, tableInForce('fipe', today)),
        eq(fipeValues.fipeCode, vehicleCode),
        eq(fipeValues.fuelType, fuelType),
      ),
    )
    .orderBy(desc(fipeValues.referenceMonth), desc(fipeValues.modelYear))
    .limit(fipeLimit);
  const found = fipeValue(rows, { modelYear, today });
  if (!found) throw new DomainError('SEC004');
  const { referenceMonth, fipeCode, ...row } = found;
  return {
    vehicleCode: fipeCode,
    make: row.make,
    model: row.model,
    modelYear: row.modelYear,
    fuelType: row.fuelType,
    valueCents: row.valueCents,
    referenceMonth: referenceMonth.slice(0, 7),
    referenceMonthName: pickText(nameReferenceMonth(referenceMonth), language),
  };
});

/** The reference value of a code and model year, whatever its fuel; null where the table in force has none. */
export async function findFipeOfCode(
  db: Db,
  { fipeCode, modelYear }: { fipeCode: string; modelYear: number },
  today: string,
) {
  const rows = await db
    .select()
    .from(fipeValues)
    .where(and(eq(fipeValues.tableId, tableInForce('fipe', today)), eq(fipeValues.fipeCode, fipeCode)))
    .orderBy(desc(fipeValues.referenceMonth), desc(fipeValues.modelYear))
    .limit(fipeLimit);
  return fipeValue(rows, { modelYear, today });
}

/** The rows of a day: three coverages and four uses; other days are left out. */
const commissionLimit = 100;

/** The lender's pay for auto insurance by the table in force. */
export const listAutoCommissions = (db: Db, today: string) =>
  db
    .select()
    .from(autoCommissions)
    .where(
      and(
        eq(autoCommissions.tableId, tableInForce('insurance-auto', today)),
        lte(autoCommissions.effectiveFrom, today),
        gte(autoCommissions.validUntil, today),
      ),
    )
    .limit(commissionLimit);
