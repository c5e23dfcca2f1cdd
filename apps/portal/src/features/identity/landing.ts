import type { Capability } from '@estrada/domain/access/index';
import type { SessionUser } from '@estrada/endpoints/index';
import { paths } from '../../app/paths.ts';
import { findInternalRow } from '../../app/router/find-internal-row.ts';

/**
 * Where a person goes after signing in: back to where the session was lost, or where he wanted to go before the login,
 * as far as he may open it; else by SPEC §2. The offers simulator is not built, so an account of `ofertas` goes home
 * meanwhile, as does everybody who may not open the simulator.
 *
 * @param remembered path and query kept in this tab; anything but a private page of the route table is ignored
 */
export function landingAddress(
  user: SessionUser,
  can: (capability: Capability) => boolean,
  remembered: string | null,
): string {
  if (remembered && mayOpen(remembered, can)) return remembered;
  const isProvider = user.userType === 'GMF' && user.dealerDefault === null;
  return can('simulator') && !isProvider ? paths.simulator : paths.home;
}

function mayOpen(address: string, can: (capability: Capability) => boolean): boolean {
  const access = findInternalRow(address)?.access ?? 'public';
  return access !== 'public' && (access === 'user' || can(access));
}
