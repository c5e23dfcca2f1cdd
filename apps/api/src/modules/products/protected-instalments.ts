import { DomainError } from '@estrada/domain/errors/index';
import { protectedInstalmentForm, protectedInstalmentProblems } from '@estrada/domain/products/index';
import { messages } from '@estrada/domain/validation/index';
import { endpoints } from '@estrada/endpoints/index';
import { and, asc, eq, gte, lte, or } from 'drizzle-orm';
import type { ReadContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { nameContains, plainName } from '../../kernel/database/plain-name.ts';
import { serveRecord } from '../../kernel/records/serve-record.ts';
import { standings } from '../../kernel/standings.ts';
import { protectedInstalmentPlans as plans } from './protected-instalments.tables.ts';

/** Plans of protected instalment. The names and the end of one that has begun can change, and nothing else. */
export const protectedInstalmentRecord = serveRecord(
  {
    list: endpoints.listProtectedInstalmentPlans,
    read: endpoints.readProtectedInstalmentPlan,
    register: endpoints.registerProtectedInstalmentPlan,
    update: endpoints.updateProtectedInstalmentPlan,
    enable: endpoints.enableProtectedInstalmentPlan,
    disable: endpoints.disableProtectedInstalmentPlan,
  },
  {
    kind: {
      entity: 'protectedInstalmentPlan',
      table: plans,
      taken: [{ index: 'protected_instalment_plans_code', code: 'DOM002', field: 'planCode', key: 'planCode.taken' }],
      trail: protectedInstalmentForm.normalise,
    },
    changes: 'insurance-admin',
    sorts: {
      planCode: { by: plans.planCode, type: 'text' },
      planNamePt: { by: plainName(plans.planNamePt), type: 'text' },
      validUntil: { by: plans.validUntil, type: 'date' },
    },
    where: ({ search, standing }, { today }) => [
      search
        ? or(
            nameContains(plans.planNamePt, search),
            nameContains(plans.planNameEn, search),
            eq(plans.planCode, search.toUpperCase()),
          )
        : undefined,
      standing ? standings[standing](plans, today) : undefined,
    ],
    values: (typed, { today }, before) => {
      const plan = protectedInstalmentForm.normalise(typed);
      const [first, ...more] = protectedInstalmentProblems(plan, before, today);
      if (first) throw new DomainError(messages[first.key].code, { fields: [first, ...more] });
      return plan;
    },
  },
);

/** Plans in a list; far more than an insurer has. */
const plansAtMost = 100;

/** The enabled plans of protected instalment that are sold on a day, by their codes. */
export const protectedInstalmentPlansInForce = (db: Db, today: string) =>
  db
    .select()
    .from(plans)
    .where(and(eq(plans.enabled, true), lte(plans.effectiveFrom, today), gte(plans.validUntil, today)))
    .orderBy(asc(plans.planCode))
    .limit(plansAtMost);

/** Histories that are readable by the users who open the record (`auditRoutes`). */
export const productHistories = {
  protectedInstalmentPlan: {
    capability: 'insurance-admin',
    isInReach: async (id: string, { db }: ReadContext) => (await protectedInstalmentRecord.findById(db, id)) !== null,
  },
} as const;
