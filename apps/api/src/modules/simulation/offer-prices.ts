import { and, asc, eq, gte, lte } from 'drizzle-orm';
import { isAny } from '../../kernel/database/is-any.ts';
import { tableInForce } from '../../kernel/database/tables-in-force.ts';
import type { OfferPrices } from '../offers/index.ts';
import { priceTables } from './simulation.tables.ts';

// a list to choose from: longer ones are not readable
const listLimit = 500;

/** The rows of the price tables in force, by the code that an offer names. */
const pricesOn = (today: string) =>
  and(
    eq(priceTables.tableId, tableInForce('plans', today)),
    lte(priceTables.effectiveFrom, today),
    gte(priceTables.validUntil, today),
  );

/** The data of the price tables in force for the offers area. */
export const offerPrices: OfferPrices = {
  listTables: (db, today) =>
    db
      .selectDistinctOn([priceTables.sourceTableCode, priceTables.financeTypeId], {
        sourceTableCode: priceTables.sourceTableCode,
        description: priceTables.description,
        financeTypeId: priceTables.financeTypeId,
      })
      .from(priceTables)
      .where(pricesOn(today))
      .orderBy(asc(priceTables.sourceTableCode), asc(priceTables.financeTypeId))
      .limit(listLimit),
  isPriced: (db, { sourceTableCode, financeTypeId }, today) =>
    isAny(
      db,
      priceTables,
      and(
        pricesOn(today),
        eq(priceTables.sourceTableCode, sourceTableCode),
        eq(priceTables.financeTypeId, financeTypeId),
      ),
    ),
};
