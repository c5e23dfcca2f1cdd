import type { PageRow } from '@estrada/web/pages/page-row.ts';
import { IconTicket } from '@tabler/icons-react';

/** Coupons and vouchers. */
export const pages: readonly PageRow[] = [
  {
    path: '/parameters/voucher',
    load: () => import('./discounts.page.tsx'),
    access: 'vouchers',
    menu: { group: 'parameters', icon: IconTicket },
    words: {
      pt: { title: 'Cupons e vouchers', about: 'Descontos no valor do veículo: regras, limites e quem pode usar.' },
      en: {
        title: 'Coupons and vouchers',
        about: 'Discounts on the price of the vehicle: rules, limits and who may use them.',
      },
    },
  },
];
