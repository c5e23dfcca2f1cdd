import { DomainError, type FieldProblem } from '@estrada/domain/errors/index';
import { type DealerForm, dealerForm } from '@estrada/domain/organization/index';
import { isCityOf } from '../../lookups/index.ts';
import type { lockGroupAndBranch } from '../groups-and-branches.repository.ts';

type GroupAndBranch = Awaited<ReturnType<typeof lockGroupAndBranch>>;

/** A dealer before it changes: existing values may stay, even if they could not be chosen any more. */
type StoredDealer = { dealerGroup: string; region: string; city: string; state: string };

/**
 * The columns that a registration fills, and the names of its group and branch.
 *
 * @param units those of the form, locked by `lockGroupAndBranch`
 * @throws DomainError DOM002 at `dealerGroup`, `region` or `city` when there is no such one in use
 */
export function dealerValues(form: DealerForm, { group, branch }: GroupAndBranch, kept?: StoredDealer) {
  const dealer = dealerForm.normalise(form);
  const isGroup = group !== null && (group.enabled || group.id === kept?.dealerGroup);
  const isBranch = branch !== null && (branch.enabled || branch.id === kept?.region);
  const isKeptCity = dealer.city === kept?.city && dealer.state === kept.state;
  const isCity = isKeptCity || isCityOf(dealer.state, dealer.city);
  if (!isGroup || !isBranch || !isCity) {
    const checks = { dealerGroup: isGroup, region: isBranch, city: isCity };
    const fields = Object.entries(checks).flatMap(([path, isGood]): FieldProblem[] =>
      isGood ? [] : [{ path, key: 'value.notAllowed' }],
    );
    throw new DomainError('DOM002', { fields });
  }
  return {
    values: { ...dealer, complement: dealer.complement || null },
    names: { groupName: group.groupName, branchName: branch.name },
  };
}
