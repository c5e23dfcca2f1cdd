import type { PageRow } from '@estrada/web/pages/page-row.ts';

/** Where a client reads the offer of a link; the secret of the link is after the `#`. */
export const customerOfferPath = '/minhaProposta';

/**
 * The pages that a client opens without a login. They are part of the first page load without a session, so the rows
 * are in their own file.
 */
export const publicPages: readonly PageRow[] = [
  {
    path: customerOfferPath,
    load: () => import('./customer-offer/customer-offer.page.tsx'),
    access: 'public',
    styling: 'customer-simulator',
    isUnlisted: true,
    words: { pt: { title: 'Sua simulação' }, en: { title: 'Your simulation' } },
  },
  {
    path: '/csf',
    load: () => import('./customer-simulator/customer-simulator.page.tsx'),
    access: 'public',
    styling: 'customer-simulator',
    words: { pt: { title: 'Simule seu carro' }, en: { title: 'Simulate your car' } },
  },
];
