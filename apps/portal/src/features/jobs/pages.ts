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
        about: 'O que o portal processa em segundo plano: o que aguarda, o que está em execução e o que falhou.',
      },
      en: {
        title: 'Jobs',
        about: 'What the portal processes in the background: what is waiting, what is running and what has failed.',
      },
    },
  },
];
