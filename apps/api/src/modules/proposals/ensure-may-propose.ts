import { notAllowed } from '@estrada/domain/errors/index';
import type { ReadContext } from '../../kernel/context.ts';
import { findPriceRow, mayProposeFor } from '../simulation/index.ts';

/**
 * Refuses a new proposal that the viewer's profile may not create, by the price table of the figures. A deleted table
 * counts as one without subsidy.
 *
 * @throws DomainError SEC004 (not allowed)
 */
export async function ensureMayPropose(
  sale: { assetType: 1 | 2; financeTypeId: number },
  quoted: { tableCode: string; termMonths: number; quotedOn: string },
  context: ReadContext,
): Promise<void> {
  const row = await findPriceRow(context.db, quoted);
  const sold = { ...sale, saleType: row?.saleType ?? 'TD' };
  if (!(await mayProposeFor(sold, row?.taxType ?? 'NOT_SUBSIDIZED', context))) throw notAllowed();
}
