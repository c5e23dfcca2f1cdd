import type { Db } from '../kernel/database/database.ts';
import { makeId } from '../kernel/ids.ts';
import { colours } from '../modules/offers/offers.tables.ts';
import { demoColours } from './data/offers.ts';

/** Colours; the last one is out of use. */
export async function insertOffers(db: Db, now: Date): Promise<void> {
  const rows = demoColours.map(([colourCode, colourName], index) => ({
    ...{ id: makeId(now), colourCode, colourName, updatedAt: now },
    enabled: index < demoColours.length - 1,
  }));
  await db.insert(colours).values(rows);
}
