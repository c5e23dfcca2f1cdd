import type { PageRow } from '@estrada/web/pages/page-row.ts';
import { IconDiscount, IconTicket } from '@tabler/icons-react';

/** Coupons and vouchers, and the campaigns of car insurance. */
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
  {
    path: '/insurance/discountCampaign/autoInsurance',
    load: () => import('./auto-campaigns.page.tsx'),
    access: 'insurance-admin-auto',
    menu: { group: 'insurance', icon: IconDiscount },
    words: {
      pt: {
        title: 'Campanhas de seguro auto',
        menu: 'Campanhas de auto',
        about: 'Descontos das seguradoras no seguro auto, por concessionária e período.',
      },
      en: {
        title: 'Car insurance campaigns',
        menu: 'Car campaigns',
        about: 'Discounts of insurers on car insurance, by dealer and period.',
      },
    },
  },
];
