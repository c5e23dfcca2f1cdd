import type { Capability } from '@estrada/domain/access/index';
import type { SessionUser } from '@estrada/endpoints/index';
import { canOpen } from '@estrada/web/pages/page-access.ts';
import type { PageTable } from '@estrada/web/pages/page-table.ts';
import { paths } from '../../paths.ts';

/**
 * Where a person goes after signing in: back to where the session was lost, or where he wanted to go before the login,
 * as far as he may open it; else by docs/specification/portal.md#landing. With a default dealer that is the simulator,
 * where the new opportunities are announced. A landing that is not built yet, or not for this role, is the home page
 * meanwhile.
 *
 * @param remembered path and query kept in this tab; anything but a private page of the page table is ignored
 */
export function landingAddress(
  pages: PageTable,
  user: SessionUser,
  can: (capability: Capability) => boolean,
  remembered: string | null,
): string {
  const mayOpen = (address: string) => {
    const row = pages.findInternal(address);
    return row !== null && row.access !== 'public' && canOpen(row, can);
  };
  if (remembered && mayOpen(remembered)) return remembered;
  const landing = landingOf(user);
  return mayOpen(landing) && pages.findInternal(landing)?.load ? landing : paths.home;
}

function landingOf(user: SessionUser): string {
  if (user.dealerDefault !== null) return paths.simulator;
  if (user.groups[0]?.groupName === 'ofertas') return paths.offersSimulator;
  return user.userType === 'GMF' ? paths.home : paths.simulator;
}
