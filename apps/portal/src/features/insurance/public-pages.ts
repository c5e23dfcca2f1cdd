import type { PageRow } from '@estrada/web/pages/page-row.ts';

/** Where an insurer's payment page returns to. It is part of the first page load without a session. */
export const publicPages: readonly PageRow[] = [
  {
    path: '/cardifRedirect',
    load: () => import('./payment/cardif-redirect.page.tsx'),
    access: 'public',
    isUnlisted: true,
    words: { pt: { title: 'Retorno do pagamento do seguro' }, en: { title: 'Return from the insurance payment' } },
  },
];
