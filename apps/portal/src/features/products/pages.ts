import type { PageRow } from '@estrada/web/pages/page-row.ts';
import { IconBuildingStore, IconShieldCog, IconUmbrella } from '@tabler/icons-react';

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
        about: 'Combos de seguros, sua ordem e os segmentos de veículos de cada seguro.',
      },
      en: {
        title: 'Insurance management',
        about: 'Insurance combos, their order and the vehicle segments of each product.',
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
  {
    path: '/insurance/protectedInstallment',
    load: () => import('./protected-instalments.page.tsx'),
    access: 'insurance-admin',
    menu: { group: 'insurance', icon: IconUmbrella },
    words: {
      pt: { title: 'Parcela protegida', about: 'Planos: eventos cobertos, parcelas, carência e idades.' },
      en: { title: 'Protected instalment', about: 'Plans: covered events, instalments, waiting period and ages.' },
    },
  },
];
