import type { PageRow } from '@estrada/web/pages/page-row.ts';
import { IconCar, IconFlag, IconPercentage } from '@tabler/icons-react';

/** Vehicles, and their groups. */
export const pages: readonly PageRow[] = [
  {
    path: '/vehicles',
    load: () => import('./vehicle-list/vehicle-list.page.tsx'),
    access: 'vehicles',
    menu: { group: 'vehicles', icon: IconCar },
    words: {
      pt: { title: 'Veículos', about: 'Versões, anos e preços da tabela de veículos em vigor.' },
      en: { title: 'Vehicles', about: 'Versions, years and prices of the vehicle table in force.' },
    },
  },
  {
    path: '/campaign',
    load: () => import('./campaigns/campaigns.page.tsx'),
    access: 'campaigns',
    menu: { group: 'vehicles', icon: IconFlag },
    words: {
      pt: { title: 'Campanhas', about: 'Grupos de veículos por ano de fabricação e do modelo.' },
      en: { title: 'Campaigns', about: 'Groups of vehicles by year of manufacture and model year.' },
    },
  },
  {
    path: '/rateZero',
    load: () => import('./zero-rate/zero-rate.page.tsx'),
    access: 'rate-zero',
    menu: { group: 'vehicles', icon: IconPercentage },
    words: {
      pt: {
        title: 'Taxa zero',
        about: 'Modelos com taxa zero nas tabelas em vigor, na venda direta e na tradicional.',
      },
      en: {
        title: 'Zero rate',
        about: 'Models with a zero rate in the tables in force, in direct and traditional sales.',
      },
    },
  },
];
