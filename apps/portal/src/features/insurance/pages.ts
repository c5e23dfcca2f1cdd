import type { PageRow } from '@estrada/web/pages/page-row.ts';
import { sharedPage } from '@estrada/web/pages/shared-page.ts';
import { IconListSearch, IconShieldCog } from '@tabler/icons-react';

const load = () => import('./insurance.page.tsx');

/** Contracting insurance apart from a sale or with it, and what became of it. */
export const pages: readonly PageRow[] = [
  {
    path: '/contratarSeguro',
    ...sharedPage(load, {}),
    // who consults reads a proposal here too
    access: ['insurance-contracting', 'insurance-consult'],
    menu: { group: 'insurance', icon: IconShieldCog, only: 'insurance-contracting' },
    words: {
      pt: { title: 'Contratar seguro', about: 'Cote, preencha e envie um seguro, e continue as suas contratações.' },
      en: { title: 'Contract insurance', about: 'Quote, fill in and send insurance, and continue your proposals.' },
    },
  },
  {
    // an address of our own: the list of all, for those who do not contract
    path: '/consultarSeguros',
    ...sharedPage(load, { isConsult: true }),
    access: 'insurance-consult',
    menu: { group: 'insurance', icon: IconListSearch },
    words: {
      pt: {
        title: 'Consultar seguros',
        about: 'Todas as contratações: status, prazos, o que aguarda alguém e renovações próximas.',
      },
      en: {
        title: 'Consult insurance',
        about: 'All insurance proposals: status, deadlines, what waits for somebody and upcoming renewals.',
      },
    },
  },
];
