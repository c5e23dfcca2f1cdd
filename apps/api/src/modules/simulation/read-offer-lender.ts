import type { CalendarDate } from '@estrada/domain/calendar/index';
import type { OfferLender } from '@estrada/domain/simulation/index';
import type { Db } from '../../kernel/database/database.ts';
import { readLenderOn } from '../parameters/index.ts';

/** The lender of a day, as shown with an offer, without its internal credit limits. */
export async function readOfferLender(db: Db, day: CalendarDate): Promise<OfferLender> {
  const { aloneUpToCents: _, fourEyesAboveCents: __, ...lender } = await readLenderOn(db, day);
  return lender;
}
