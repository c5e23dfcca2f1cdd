import { handleJobs } from '../../../kernel/jobs/define-job.ts';
import type { Partners } from '../../../partners/index.ts';
import { organizationJobs } from '../organization.jobs.ts';
import { locateDealer } from './locate-dealer.ts';

/** The area's job handlers with their dependencies. */
export const handleOrganizationJobs = ({ postalCodes }: Partners) =>
  handleJobs(organizationJobs, { locateDealer: locateDealer(postalCodes) });
