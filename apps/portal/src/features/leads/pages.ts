import type { PageRow } from '@estrada/web/pages/page-row.ts';
import { IconUserSearch, IconUsersGroup } from '@tabler/icons-react';

/** Persons who want to buy, and who contacts them when. */
export const pages: readonly PageRow[] = [
  {
    path: '/leads',
    load: () => import('./leads.page.tsx'),
    access: 'leads',
    menu: { group: 'sales', icon: IconUserSearch },
    words: {
      pt: { title: 'Oportunidades', about: 'Pessoas interessadas em comprar: quem fala com quem, e até quando.' },
      en: { title: 'Leads', about: 'People who want to buy: who contacts whom, and by when.' },
    },
  },
  {
    path: '/leads/consortium',
    load: () => import('./consortium-leads.page.tsx'),
    access: 'consortium-leads',
    menu: { group: 'sales', icon: IconUsersGroup },
    words: {
      pt: {
        title: 'Interessados em consórcio',
        menu: 'Consórcio',
        about: 'Pessoas interessadas em uma cota de consórcio, por concessionária.',
      },
      en: {
        title: 'Consortium leads',
        menu: 'Consortium',
        about: 'People who are interested in a share of a consortium, by dealer.',
      },
    },
  },
];
