import { and, gt, gte, lt, lte } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

type Dated = Record<'effectiveFrom' | 'validUntil', PgColumn>;

/** The state of a record on a day by its first and last day only, whether it is enabled or not. */
export const standings = {
  holding: (rules: Dated, today: string) => and(lte(rules.effectiveFrom, today), gte(rules.validUntil, today)),
  coming: (rules: Dated, today: string) => gt(rules.effectiveFrom, today),
  ended: (rules: Dated, today: string) => lt(rules.validUntil, today),
};
