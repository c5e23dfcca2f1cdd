import { DomainError, notAllowed } from '@estrada/domain/errors/index';
import { riskOf, type TableDifference } from '@estrada/domain/uploads/index';
import { callerOf, type ReadContext } from '../../kernel/context.ts';
import { readLenderOn } from '../parameters/index.ts';

/**
 * Ensures that a table which takes much away was confirmed by its number, and by a second person where finance requires
 * one.
 *
 * @param triedBy the id of the user who tried the table; null for one that was in force before
 * @throws DomainError DOM002 at `confirmed`; SEC004 for the user who tried it
 */
export async function ensureConfirmed(
  difference: TableDifference<unknown>,
  { confirmed, triedBy }: { confirmed: number | undefined; triedBy: string | null },
  context: ReadContext,
): Promise<void> {
  const risk = riskOf(difference);
  if (!risk) return;
  if (confirmed !== risk.toType)
    throw new DomainError('DOM002', {
      fields: [{ path: 'confirmed', key: 'table.notConfirmed', params: { count: risk.toType } }],
    });
  if (triedBy !== callerOf(context).viewer.userId) return;
  const { tablesByTwo } = await readLenderOn(context.db, context.today);
  if (tablesByTwo) throw notAllowed('SEC004', 'table.byAnother');
}
