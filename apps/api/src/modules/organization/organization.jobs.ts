import type { JobDefinition } from '../../kernel/jobs/job-queue.ts';
import type { Partners } from '../../partners/index.ts';
import { findDealerZip, placeDealer } from './dealers/dealer-places.repository.ts';

/** Finds a dealer on the map by its postal code. */
export const locateDealerJob = 'organization.locate-dealer';

/** What happens to dealers after a request has committed. */
export const organizationJobs = ({ postalCodes }: Partners): JobDefinition[] => [
  {
    name: locateDealerJob,
    retryLimit: 6,
    retryDelaySeconds: 10,
    expireSeconds: 60,
    run: async ({ dealerId }: { dealerId: string }, context) => {
      const zipCode = await findDealerZip(context.db, dealerId);
      if (zipCode === null) return;
      const address = await postalCodes.find(zipCode);
      const isPlaced = address?.latitude != null && address.longitude != null;
      const place = isPlaced ? { latitude: address.latitude!, longitude: address.longitude! } : null;
      await placeDealer(context.db, dealerId, zipCode, place);
    },
  },
];
