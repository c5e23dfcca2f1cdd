import type { Capability } from '@estrada/domain/access/index';
import type { SessionUser } from '@estrada/endpoints/index';
import { findInternalRow } from '../../app/router/find-internal-row.ts';
import { paths } from '../../paths.ts';

/**
 * Where a person goes after signing in: back to where the session was lost, or where he wanted to go before the login,
 * as far as he may open it; else by docs/specification/portal.md#landing. With a default dealer that is the simulator,
 * where the new opportunities are told. A landing that is not built yet, or not for this role, is the home page
 * meanwhile.
 *
 * @param remembered path and query kept in this tab; anything but a private page of the route table is ignored
 */
export function landingAddress(
  user: SessionUser,
  can: (capability: Capability) => boolean,
  remembered: string | null,
): string {
  if (remembered && mayOpen(remembered, can)) return remembered;
  const landing = landingOf(user);
  return mayOpen(landing, can) && findInternalRow(landing)?.page !== 'not-built' ? landing : paths.home;
}

function landingOf(user: SessionUser): string {
  if (user.dealerDefault !== null) return paths.simulator;
  if (user.groups[0]?.groupName === 'ofertas') return paths.offersSimulator;
  return user.userType === 'GMF' ? paths.home : paths.simulator;
}

function mayOpen(address: string, can: (capability: Capability) => boolean): boolean {
  const access = findInternalRow(address)?.access ?? 'public';
  return access !== 'public' && (access === 'user' || can(access));
}
