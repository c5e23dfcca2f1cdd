import type { CalendarDate } from '@estrada/domain/calendar/index';
import { tierPrices } from '@estrada/domain/parameters/index';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database/database.ts';
import { readTableInForce } from '../../kernel/database/tables-in-force.ts';
import { riskPriceRules, tiers } from './parameters.tables.ts';

// the lines of one tier: a range of scores each, over days that do not overlap
const lineLimit = 1_000;

/** The tier that the bureau gave, where it prices on the day; undefined where it does not. */
export async function readPricingTier(
  db: Db,
  { tierCode, personType }: { tierCode: string; personType: 'PF' | 'PJ' },
  today: CalendarDate,
): Promise<string | undefined> {
  const tableId = await readTableInForce(db, 'tiers', today);
  const lines =
    tableId === null
      ? null
      : await db
          .select({
            effectiveFrom: tiers.effectiveFrom,
            validUntil: tiers.validUntil,
            rule: {
              effectiveFrom: riskPriceRules.effectiveFrom,
              validUntil: riskPriceRules.validUntil,
              enabled: riskPriceRules.enabled,
            },
            namesRule: sql<boolean>`${isNotNull(tiers.riskPriceCode)}`,
          })
          .from(tiers)
          .leftJoin(riskPriceRules, eq(riskPriceRules.ruleCode, tiers.riskPriceCode))
          .where(and(eq(tiers.tableId, tableId), eq(tiers.personType, personType), eq(tiers.tierCode, tierCode)))
          .limit(lineLimit);
  // a line with an unregistered rule prices like one with a disabled rule
  const known = lines?.filter((line) => line.rule !== null || !line.namesRule) ?? null;
  return tierPrices(known, today) ? tierCode : undefined;
}
