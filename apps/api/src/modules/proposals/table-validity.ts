import { DomainError } from '@estrada/domain/errors/index';
import { assertTableInForce } from '@estrada/domain/simulation/index';
import type { Db } from '../../kernel/database/database.ts';
import { findPriceRow } from '../simulation/index.ts';

/** Whether the price table behind figures no longer stands: withdrawn, or past the validity of the offer made from it. */
export async function isTableExpired(
  db: Db,
  figures: { tableCode: string; termMonths: number; quotedOn: string },
  today: string,
): Promise<boolean> {
  const row = await findPriceRow(db, figures);
  if (!row) return true;
  try {
    assertTableInForce(row, today, figures.quotedOn);
    return false;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'SIM063') return true;
    throw error;
  }
}
