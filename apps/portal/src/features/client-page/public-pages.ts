import type { PageRow } from '@estrada/web/pages/page-row.ts';

/** Each person's page of a proposal, opened by a link without a sign-in: it is part of what any stranger's first page loads, so the row stands apart. */
export const publicPages: readonly PageRow[] = [
  {
    // where a person of a proposal follows it; the secret of the link follows behind `#`
    path: '/acompanharProposta',
    load: () => import('./client-page.page.tsx'),
    access: 'public',
    styling: 'customer-simulator',
    isUnlisted: true,
    words: { pt: { title: 'Seu financiamento' }, en: { title: 'Your financing' } },
  },
];
