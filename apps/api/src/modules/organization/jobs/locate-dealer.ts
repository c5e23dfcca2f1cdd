import type { JobHandler } from '../../../kernel/jobs/define-job.ts';
import type { Partners } from '../../../partners/index.ts';
import { findDealerZip, saveDealerLocation } from '../dealers/dealer-locations.repository.ts';
import type { organizationJobs } from '../organization.jobs.ts';

/** Finds a dealer on the map by its postal code. */
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
