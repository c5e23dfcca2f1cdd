import type { PageRow } from '@estrada/web/pages/page-row.ts';
import { IconBuildingStore, IconShieldCog } from '@tabler/icons-react';

/** The administration of insurance products. */
export const pages: readonly PageRow[] = [
  {
    path: '/insurance/insuranceManagement',
    load: () => import('./insurance-management.page.tsx'),
    access: 'insurance-admin',
    menu: { group: 'insurance', icon: IconShieldCog },
    words: {
      pt: {
        title: 'Gestão de seguros',
        about: 'Combos de seguros e sua ordem, segmentos de veículos de cada seguro e tabelas de seguros.',
      },
      en: {
        title: 'Insurance management',
        about: 'Insurance combos and their order, the vehicle segments of each product, and tables of insurance.',
      },
    },
  },
  {
    path: '/insurance/availableByDealer',
    load: () => import('./available-by-dealer.page.tsx'),
    access: 'insurance-admin',
    menu: { group: 'insurance', icon: IconBuildingStore },
    words: {
      pt: { title: 'Seguros por concessionária', about: 'Os seguros que cada concessionária vende.' },
      en: { title: 'Insurance by dealer', about: 'The insurance products that each dealer sells.' },
    },
  },
];
