import { DomainError } from '../errors/domain-error.ts';

type GroupDealer = { id: string; tradingName: string; enabled: boolean; phone: string | null };

/** How many names a refusal lists before "…". */
const namedAtMost = 5;

/**
 * Takes a group out of use, and with it every dealer of it that is enabled. Enabling a group later leaves its dealers as
 * they are (docs/specification/organization.md#groups).
 *
 * @returns the ids of the dealers that are disabled with it
 * @throws DomainError SET095 naming the enabled dealers without phone: they have to be updated first, and nothing changes
 */
export function disableGroup(dealers: readonly GroupDealer[]): { enabled: false; dealerIds: string[] } {
  const enabled = dealers.filter((dealer) => dealer.enabled);
  const withoutPhone = enabled.filter((dealer) => !dealer.phone?.trim()).map((dealer) => dealer.tradingName);
  if (withoutPhone.length > 0) {
    const names = withoutPhone.slice(0, namedAtMost).join(', ') + (withoutPhone.length > namedAtMost ? ', …' : '');
    throw new DomainError('SET095', { params: { which: ` (${names})` } });
  }
  return { enabled: false, dealerIds: enabled.map((dealer) => dealer.id) };
}
