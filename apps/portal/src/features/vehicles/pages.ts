import type { PageRow } from '@estrada/web/pages/page-row.ts';
import { IconFlag } from '@tabler/icons-react';

/** What is kept of vehicles beside their table. */
export const pages: readonly PageRow[] = [
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
];
