import type { PageRow } from '@estrada/web/pages/page-row.ts';
import { clientPagePath } from '@estrada/web/session/client-visit.ts';

/**
 * The page of each person of a proposal, opened by a link without a login. It is part of the first page load without a
 * session, so the row is in its own file.
 */
export const publicPages: readonly PageRow[] = [
  {
    // where a person of a proposal follows it; the secret of the link is after the `#`
    path: clientPagePath,
    load: () => import('./client-page.page.tsx'),
    access: 'public',
    styling: 'customer-simulator',
    isUnlisted: true,
    words: { pt: { title: 'Seu financiamento' }, en: { title: 'Your financing' } },
  },
];
