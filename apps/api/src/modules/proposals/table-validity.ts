import { DomainError } from '@estrada/domain/errors/index';
import { assertTableInForce, type PriceTableRow } from '@estrada/domain/simulation/index';
import type { Db } from '../../kernel/database/database.ts';
import { findPriceRow } from '../simulation/index.ts';

/** Whether a row of a price table has expired: it is missing, or past the validity of the offer made from it. */
export function isTableOver(
  row: Pick<PriceTableRow, 'effectiveFrom' | 'validUntil'> | null,
  today: string,
  quotedOn: string,
): boolean {
  if (!row) return true;
  try {
    assertTableInForce(row, today, quotedOn);
    return false;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'SIM063') return true;
    throw error;
  }
}

/** Whether the price table of the figures has expired: withdrawn, or past the validity of the offer made from it. */
export const isTableExpired = async (
  db: Db,
  figures: { tableCode: string; termMonths: number; quotedOn: string },
  today: string,
): Promise<boolean> => isTableOver(await findPriceRow(db, figures), today, figures.quotedOn);
