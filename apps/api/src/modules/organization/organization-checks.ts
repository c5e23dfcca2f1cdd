import { eq } from 'drizzle-orm';
import type { Db } from '../../kernel/database/database.ts';
import { isAny } from '../../kernel/database/is-any.ts';
import { branches, dealerGroups, dealers } from './organization.tables.ts';

/** For the list of missing installation steps: a branch and a group, which every dealer needs, and a dealer. */
export const organizationChecks = {
  units: async (db: Db) =>
    (await isAny(db, branches, eq(branches.enabled, true))) && isAny(db, dealerGroups, eq(dealerGroups.enabled, true)),
  dealers: (db: Db) => isAny(db, dealers, eq(dealers.enabled, true)),
};
