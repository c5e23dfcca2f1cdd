import { endpoints } from '@estrada/endpoints/index';
import { cachedRead } from '../../../kernel/database/cached-reads.ts';
import type { Db } from '../../../kernel/database/database.ts';
import { planRules } from '../parameters.tables.ts';
import { loadSuccession, type Succession } from './succession-routes.ts';

type Row = typeof planRules.$inferSelect;

/** The limits of the plans: one succession for each. */
export const planRuleSuccession: Succession<Row, typeof endpoints.savePlanRule> = {
  calls: { read: endpoints.readPlanRules, save: endpoints.savePlanRule, remove: endpoints.deletePlanRule },
  changes: 'admin-plans-vaps',
  entity: 'planRule',
  table: planRules,
  values: shown,
  shown,
  nameOf: ({ financeTypeId }) => String(financeTypeId),
};

function shown(row: Omit<Row, 'id' | 'version' | 'effectiveFrom' | 'changedByName' | 'updatedAt'>) {
  const { financeTypeId, isOffered, minTermMonths, maxTermMonths, minEntryPercent, maxEntryPercent } = row;
  const { maxBalloonPercent, maxBalloons, maxGraceDays } = row;
  return {
    financeTypeId,
    isOffered,
    minTermMonths,
    maxTermMonths,
    minEntryPercent,
    maxEntryPercent,
    maxBalloonPercent,
    maxBalloons,
    maxGraceDays,
  };
}

/** Every row of every plan; the domain selects by the day. */
export const loadPlanRules = cachedRead({ name: 'plan rules', from: [planRules] }, (db: Db) =>
  loadSuccession<Row>(db, planRules),
);
