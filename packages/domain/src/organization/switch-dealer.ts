import { DomainError } from '../errors/domain-error.ts';

/** The facts for the decision; an older dealer may have no phone. */
export type SwitchableDealer = { enabled: boolean; phone: string | null };

/**
 * Whether a dealer may be disabled. Disabling a disabled one changes nothing.
 *
 * @returns the new state
 * @throws DomainError SET095 for a dealer without phone: it has to be updated first
 */
export function disableDealer(dealer: SwitchableDealer): { enabled: false } {
  if (dealer.enabled && !dealer.phone?.trim()) throw new DomainError('SET095');
  return { enabled: false };
}

/** Enables a dealer; always possible. */
export function enableDealer(_dealer: SwitchableDealer): { enabled: true } {
  return { enabled: true };
}
