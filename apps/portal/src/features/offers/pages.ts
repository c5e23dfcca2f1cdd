import type { PageRow } from '@estrada/web/pages/page-row.ts';
import { IconPalette } from '@tabler/icons-react';

/** Offers, and what they name. */
export const pages: readonly PageRow[] = [
  {
    path: '/ofertas/cores',
    load: () => import('./colours.page.tsx'),
    access: 'offers',
    menu: { group: 'vehicles', icon: IconPalette },
    words: {
      pt: { title: 'Cores', about: 'Cores que as ofertas podem ter.' },
      en: { title: 'Colours', about: 'Colours that offers can have.' },
    },
  },
];
