import type { Coordinates } from '@estrada/domain/organization/index';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../kernel/database/database.ts';
import type { JobHandler } from '../../../kernel/jobs/define-job.ts';
import type { Partners } from '../../../partners/index.ts';
import type { organizationJobs } from '../organization.jobs.ts';
import { dealers } from '../organization.tables.ts';

/** Looks up a dealer's coordinates by its postal code. */
export const locateDealer =
  (postalCodes: Partners['postalCodes']): JobHandler<typeof organizationJobs.locateDealer> =>
  async ({ dealerId }, context) => {
    const zipCode = await findDealerZip(context.db, dealerId);
    if (zipCode === null) return;
    const address = await postalCodes.find(zipCode);
    const isPlaced = address?.latitude != null && address.longitude != null;
    const place = isPlaced ? { latitude: address.latitude!, longitude: address.longitude! } : null;
    await saveDealerLocation(context.db, dealerId, zipCode, place);
  };

/** The postal code of a dealer, for the job that looks up its coordinates. */
async function findDealerZip(db: Db, id: string): Promise<string | null> {
  const [row] = await db.select({ zipCode: dealers.zipCode }).from(dealers).where(eq(dealers.id, id));
  return row?.zipCode ?? null;
}

/**
 * Saves the coordinates of a dealer, unless its address has changed since. Not a change of the registration: version
 * and day stay.
 */
const saveDealerLocation = (db: Db, id: string, zipCode: string, place: Coordinates | null) =>
  db
    .update(dealers)
    .set({ latitude: place?.latitude ?? null, longitude: place?.longitude ?? null })
    .where(and(eq(dealers.id, id), eq(dealers.zipCode, zipCode)));
