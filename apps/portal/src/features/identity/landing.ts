import type { SessionUser } from '@estrada/endpoints/index';
import { paths } from '../../app/paths.ts';

/**
 * Where a person goes after signing in: back to where the session was lost; else by SPEC §2. The offers simulator is
 * not built, so an account of `ofertas` goes home meanwhile, as does everybody who may not open the simulator.
 *
 * @param returnTo address that was open when the session was lost, if it was this person's
 */
export function landingAddress(user: SessionUser, mayUseSimulator: boolean, returnTo: string | null): string {
  if (returnTo && !returnTo.startsWith(paths.login)) return returnTo;
  const isProvider = user.userType === 'GMF' && user.dealerDefault === null;
  return mayUseSimulator && !isProvider ? paths.simulator : paths.home;
}
