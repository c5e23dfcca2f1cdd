import type { PageRow } from '@estrada/web/pages/page-row.ts';
import { IconStack2 } from '@tabler/icons-react';

/** Background work. */
export const pages: readonly PageRow[] = [
  {
    path: '/jobs',
    load: () => import('./job-list.page.tsx'),
    access: 'jobs',
    menu: { group: 'registers', icon: IconStack2 },
    words: {
      pt: {
        title: 'Tarefas',
        about: 'O que o portal faz por trás das telas: o que espera, o que corre, o que falhou.',
      },
      en: { title: 'Jobs', about: 'What the portal does behind the screens: what waits, what runs, what has failed.' },
    },
  },
];
