import type { PageRow } from '@estrada/web/pages/page-row.ts';
import { IconCashBanknote } from '@tabler/icons-react';

/** The payments to dealers. */
export const pages: readonly PageRow[] = [
  {
    path: '/vendas/historico',
    load: () => import('./payment-history.page.tsx'),
    access: 'payment-history',
    menu: { group: 'sales', icon: IconCashBanknote },
    words: {
      pt: {
        title: 'Histórico de pagamentos',
        about: 'Pagamentos à concessionária, estornos à financeira e reembolsos ao cliente.',
      },
      en: { title: 'Payment history', about: 'Payments to the dealer, and refunds to the lender and the client.' },
    },
  },
];
