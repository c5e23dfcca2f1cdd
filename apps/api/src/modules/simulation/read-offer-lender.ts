import type { CalendarDate } from '@estrada/domain/calendar/index';
import type { OfferLender } from '@estrada/domain/simulation/index';
import type { Db } from '../../kernel/database/database.ts';
import { readLenderOn } from '../parameters/index.ts';

/** Who lends on a day, as it must stand beside an offer: who may decide which credit is not among it. */
export async function readOfferLender(db: Db, day: CalendarDate): Promise<OfferLender> {
  const { aloneUpToCents: _, fourEyesAboveCents: __, ...lender } = await readLenderOn(db, day);
  return lender;
}
