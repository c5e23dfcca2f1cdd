import { DomainError } from '../errors/domain-error.ts';

/** What the decision looks at; a dealer of the old books may have no phone. */
export type SwitchableDealer = { enabled: boolean; phone: string | null };

/**
 * Whether a dealer may be taken out of use. Disabling one that is disabled changes nothing.
 *
 * @returns the state that follows
 * @throws DomainError SET095 for a dealer without phone: it has to be updated first
 */
export function disableDealer(dealer: SwitchableDealer): { enabled: false } {
  if (dealer.enabled && !dealer.phone?.trim()) throw new DomainError('SET095');
  return { enabled: false };
}

/** Takes a dealer back into use; nothing stands against it. */
export function enableDealer(_dealer: SwitchableDealer): { enabled: true } {
  return { enabled: true };
}
