import type { endpoints } from '@estrada/endpoints/index';
import type { WriteContext } from '../../../kernel/context.ts';
import { changeRecord } from '../../../kernel/records/record-kind.ts';
import type { UseCase } from '../../../kernel/route.ts';
import { lockGroupAndBranch } from '../groups-and-branches.repository.ts';
import { organizationJobs } from '../organization.jobs.ts';
import { dealerTable } from './dealer-kind.ts';
import { dealerFacts } from './dealer-trail.ts';
import { dealerValues } from './dealer-values.ts';
import { describeDealer } from './describe-dealer.ts';
import { lockDealer } from './lock-dealer.ts';

/**
 * Changes a dealer's registration.
 * @throws DomainError SEC004, SET001 (changed by another user), SET002, SET006, DOM002 at a field
 */
export const updateDealer: UseCase<typeof endpoints.updateDealer, WriteContext> = async ({ params, body }, context) => {
  const units = await lockGroupAndBranch(context.db, body);
  const dealer = await lockDealer(params.id, body.version, context);
  const { values, names } = dealerValues(body, units, dealer);
  const hasMoved = values.zipCode !== dealer.zipCode;
  const moved = hasMoved ? { latitude: null, longitude: null } : {};
  const changed = { ...(await changeRecord(dealerTable, dealer, { ...values, ...moved }, context)), ...names };
  context.audit({
    action: 'dealer.update',
    entity: 'dealer',
    entityId: dealer.id,
    before: dealerFacts(dealer),
    after: dealerFacts(changed),
  });
  if (hasMoved) context.enqueue(organizationJobs.locateDealer, { dealerId: dealer.id });
  return describeDealer(changed, context);
};
