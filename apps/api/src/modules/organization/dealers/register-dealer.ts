import type { endpoints } from '@estrada/endpoints/index';
import type { WriteContext } from '../../../kernel/context.ts';
import { registerRecord } from '../../../kernel/records/record-kind.ts';
import type { UseCase } from '../../../kernel/route.ts';
import { lockGroupAndBranch } from '../groups-and-branches.repository.ts';
import { organizationJobs } from '../organization.jobs.ts';
import { dealerKind } from './dealer-kind.ts';
import { dealerValues } from './dealer-values.ts';
import { describeDealer } from './describe-dealer.ts';

/**
 * Registers a dealer, enabled from the start.
 * @throws DomainError SET002 or SET006 for a duplicate BAC code or CNPJ, DOM002 at a field
 */
export const registerDealer: UseCase<typeof endpoints.registerDealer, WriteContext> = async ({ body }, context) => {
  const { values, names } = dealerValues(body, await lockGroupAndBranch(context.db, body));
  const form = { ...values, esignEnabled: true, latitude: null, longitude: null, createdAt: context.now };
  const dealer = await registerRecord(dealerKind(names), form, context);
  context.enqueue(organizationJobs.locateDealer, { dealerId: dealer.id });
  return describeDealer({ ...dealer, ...names }, context);
};
