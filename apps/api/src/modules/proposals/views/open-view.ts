import type { Viewer } from '@estrada/domain/access/index';
import { addDays } from '@estrada/domain/calendar/index';
import { expiringDays, ownBy, type ProposalView, viewsOf, waitingPartOf } from '@estrada/domain/proposals/index';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { PageOrder } from '../../../kernel/database/page-by-key.ts';
import { expiresOn, waitsFor } from '../next-act.sql.ts';
import { proposals } from '../proposals.tables.ts';
import { proposalSelfies } from '../selfie/selfie.tables.ts';

/** What a view adds to a list: which rows, null for none at all, and its order where that is not the usual one. */
export interface OpenView {
  where: SQL | null;
  order?: PageOrder;
}

/** What expires is worked off from its end. */
const firstToEndFirst: PageOrder = {
  name: 'expiresOn',
  by: expiresOn,
  type: 'date',
  direction: 'asc',
  id: proposals.id,
};

/** A selfie that somebody may decide on now: of a contract that stands, and not while its proposal is blocked. */
const hasDoubtfulSelfie = sql`${proposals.status} = 'PU' and not ${proposals.blocked} and ${proposals.id} in (
  select ${proposalSelfies.proposalId} from ${proposalSelfies} where ${proposalSelfies.status} = 'DOUBTFUL')`;

/** A view beside the reach of the viewer; one that the viewer does not have holds nothing. */
export function openView(view: ProposalView, viewer: Viewer, today: string): OpenView {
  if (!viewsOf(viewer).includes(view)) return { where: null };
  switch (view) {
    case 'mine':
      return { where: eq(ownBy(viewer) === 'seller' ? proposals.sellerId : proposals.creditDecidedBy, viewer.userId) };
    case 'waiting':
      return { where: sql`${waitsFor} = ${waitingPartOf(viewer)}` };
    case 'selfies':
      return { where: hasDoubtfulSelfie };
    case 'returned':
      return { where: eq(proposals.status, 'RA') };
    case 'expiring':
      return {
        where: sql`${expiresOn} between ${today}::date and ${addDays(today, expiringDays)}::date`,
        order: firstToEndFirst,
      };
  }
}
