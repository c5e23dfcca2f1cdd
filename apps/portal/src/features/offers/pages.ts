import type { PageRow } from '@estrada/web/pages/page-row.ts';
import { IconPalette, IconSpeakerphone, IconTag } from '@tabler/icons-react';

/** Offers, and the tables that they refer to. */
export const pages: readonly PageRow[] = [
  {
    path: '/ofertas/consultarOfertas',
    load: () => import('./offers.page.tsx'),
    access: 'offers',
    menu: { group: 'vehicles', icon: IconTag },
    words: {
      pt: { title: 'Ofertas', about: 'Ofertas nacionais e regionais, por veículo e validade.' },
      en: { title: 'Offers', about: 'National and regional offers, by vehicle and validity.' },
    },
  },
  {
    path: '/ofertas/campanhas',
    load: () => import('./campaigns.page.tsx'),
    access: 'offers',
    menu: { group: 'vehicles', icon: IconSpeakerphone },
    words: {
      pt: { title: 'Campanhas de ofertas', about: 'Divulgação de ofertas no simulador, com meta e resultado.' },
      en: { title: 'Offer campaigns', about: 'Offers advertised in the simulator, with goal and results.' },
    },
  },
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
