import type { Capability } from '@estrada/domain/access/index';
import { DomainError } from '@estrada/domain/errors/index';
import type { endpoints, QueryOf } from '@estrada/endpoints/index';
import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { ReadContext } from '../../kernel/context.ts';
import { auditEntries } from '../../kernel/kernel.tables.ts';
import type { UseCase } from '../../kernel/route.ts';
import { describeEntry } from './describe-entry.ts';

const pageSize = 20;

type HistoryEntity = QueryOf<typeof endpoints.readHistory>['entity'];

/** Who may view the history of a kind of record: the users who may open the record itself. */
export interface HistoryRule {
  capability: Capability;
  isInReach(id: string, context: ReadContext): Promise<boolean>;
  /** the acts that changed the record, where the trail records further ones; all of them by default */
  acts?: readonly string[];
}
export type HistoryRules = Readonly<Partial<Record<HistoryEntity, HistoryRule>>>;

/**
 * The entries of the audit trail on one record, newest first.
 *
 * @param rules given by the areas that own the records
 * @throws DomainError SEC004 for a record that the caller may not open, as for a missing one
 */
export const makeReadHistory =
  (rules: HistoryRules): UseCase<typeof endpoints.readHistory, ReadContext> =>
  async ({ query }, context) => {
    const rule = rules[query.entity];
    if (!rule || !context.may(rule.capability) || !(await rule.isInReach(query.entityId, context)))
      throw new DomainError('SEC004');
    const rows = await context.db
      .select()
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.entity, query.entity),
          eq(auditEntries.entityId, query.entityId),
          rule.acts ? inArray(auditEntries.action, [...rule.acts]) : undefined,
          query.before === undefined ? undefined : lt(auditEntries.seq, query.before),
        ),
      )
      .orderBy(desc(auditEntries.seq))
      .limit(pageSize + 1);
    const shown = rows.slice(0, pageSize);
    return {
      items: shown.map((row) => describeEntry(row, context.language)),
      next: rows.length > pageSize ? shown.at(-1)!.seq : null,
    };
  };
