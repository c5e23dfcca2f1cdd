import type { PlansPageName } from '@estrada/web/hosted/contract.ts';
import type { PageRow } from '@estrada/web/pages/page-row.ts';
import { sharedPage } from '@estrada/web/pages/shared-page.ts';
import { type PlansPageRow, plansPages } from '@estrada/web/plans/plans-pages.ts';

/** The pages that the plans front end renders. The portal guards them and shows them in its menu and layout. */
export const pages: readonly PageRow[] = (Object.entries(plansPages) as [PlansPageName, PlansPageRow][]).map(
  ([name, row]) => ({ ...row, ...sharedPage(() => import('./plans.page.tsx'), { name, words: row.words }) }),
);
