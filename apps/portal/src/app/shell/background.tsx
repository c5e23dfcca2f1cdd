import { Notices } from '../../features/notifications/notices.tsx';
import { RememberVisits } from '../../features/palette/recent.tsx';

/**
 * What runs beside every private page: the notices, and the memory of the palette.
 *
 * @param isFree no other dialog of the session is open
 */
export const Background = ({ isFree }: { isFree: boolean }) => (
  <>
    <Notices isFree={isFree} />
    <RememberVisits />
  </>
);
