import { DomainError, pickText } from '@estrada/domain/errors/index';
import { fipeValue, nameReferenceMonth } from '@estrada/domain/products/index';
import { endpoints } from '@estrada/endpoints/index';
import { and, desc, eq } from 'drizzle-orm';
import { returnable, type StoredTables } from '../../kernel/database/table-load.ts';
import { tableInForce } from '../../kernel/database/tables-in-force.ts';
import { read } from '../../kernel/route.ts';
import { fipeValues } from './insurance-tables.tables.ts';

/** The stored rows of the uploaded tables of insurance products. */
export const fipeTables = { kind: 'fipe', rows: fipeValues, keeps: returnable } as const satisfies StoredTables;

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
