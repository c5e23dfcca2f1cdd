import type { Viewer } from '@estrada/domain/access/index';
import { addDays } from '@estrada/domain/calendar/index';
import { expiringDays, ownBy, type ProposalView, viewsOf, waitingPartOf } from '@estrada/domain/proposals/index';
import { eq, sql } from 'drizzle-orm';
import type { PageOrder } from '../../../kernel/database/page-by-key.ts';
import { otherAreas } from '../areas.ts';
import { expiresOn, waitsFor } from '../next-act.sql.ts';
import type { OpenView } from '../proposals.repository.ts';
import { proposals } from '../proposals.tables.ts';

/** Expiring proposals are listed from the earliest end. */
const firstToEndFirst: PageOrder = {
  name: 'expiresOn',
  by: expiresOn,
  type: 'date',
  direction: 'asc',
  id: proposals.id,
};

/** A view within the viewer's scope; one that the viewer does not have is empty. */
export function openView(view: ProposalView, viewer: Viewer, today: string): OpenView {
  if (!viewsOf(viewer).includes(view)) return { where: null };
  switch (view) {
    case 'mine':
      return { where: eq(ownBy(viewer) === 'seller' ? proposals.sellerId : proposals.creditDecidedBy, viewer.userId) };
    case 'waiting':
      return { where: sql`${waitsFor} = ${waitingPartOf(viewer)}` };
    case 'selfies':
      return { where: otherAreas().hasDoubtfulSelfie };
    case 'returned':
      return { where: eq(proposals.status, 'RA') };
    case 'expiring':
      return {
        where: sql`${expiresOn} between ${today}::date and ${addDays(today, expiringDays)}::date`,
        order: firstToEndFirst,
      };
  }
}
