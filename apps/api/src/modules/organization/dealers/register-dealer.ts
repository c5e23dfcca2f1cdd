import type { endpoints } from '@estrada/endpoints/index';
import type { WriteContext } from '../../../kernel/context.ts';
import { makeId } from '../../../kernel/ids.ts';
import type { UseCase } from '../../../kernel/route.ts';
import { holdGroupAndBranch } from '../groups-and-branches.repository.ts';
import { organizationJobs } from '../organization.jobs.ts';
import { insertDealer } from './dealer-register.repository.ts';
import { dealerFacts } from './dealer-trail.ts';
import { dealerValues } from './dealer-values.ts';
import { describeDealer } from './describe-dealer.ts';

/** Registers a dealer, enabled from the start. @throws DomainError SET002 when the BAC code is taken, DOM002 at a field */
export const registerDealer: UseCase<typeof endpoints.registerDealer, WriteContext> = async ({ body }, context) => {
  const { values, names } = dealerValues(body, await holdGroupAndBranch(context.db, body));
  const dealer = {
    ...values,
    id: makeId(context.now),
    enabled: true,
    esignEnabled: true,
    latitude: null,
    longitude: null,
    createdAt: context.now,
    updatedAt: context.now,
    version: 1,
  };
  await insertDealer(context.db, dealer);
  const after = dealerFacts({ ...dealer, ...names });
  context.audit({ action: 'dealer.register', entity: 'dealer', entityId: dealer.id, after });
  context.enqueue(organizationJobs.locateDealer, { dealerId: dealer.id });
  return describeDealer({ ...dealer, ...names }, context);
};
