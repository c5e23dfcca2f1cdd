import type { PageRow } from '@estrada/web/pages/page-row.ts';

/** Where a client reads the offer of a link; the secret of the link follows behind `#`. */
export const customerOfferPath = '/minhaProposta';

/** What a client opens without a sign-in: it is part of what any stranger's first page loads, so the rows stand apart. */
export const publicPages: readonly PageRow[] = [
  {
    path: customerOfferPath,
    load: () => import('./customer-offer/customer-offer.page.tsx'),
    access: 'public',
    styling: 'customer-simulator',
    isUnlisted: true,
    words: { pt: { title: 'Sua proposta' }, en: { title: 'Your proposal' } },
  },
];
