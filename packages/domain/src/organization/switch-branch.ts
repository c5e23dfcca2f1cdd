import { DomainError } from '../errors/domain-error.ts';

/**
 * Whether a branch may be disabled. Disabling a disabled one changes nothing.
 *
 * @param branch.dealerCount its dealers, enabled or not
 * @throws DomainError SET012 while it has dealers
 */
export function disableBranch(branch: { enabled: boolean; dealerCount: number }): { enabled: false } {
  if (branch.enabled && branch.dealerCount > 0) throw new DomainError('SET012');
  return { enabled: false };
}
