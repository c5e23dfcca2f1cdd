import type { PageRow } from '@estrada/web/pages/page-row.ts';

/** Pages that explain the portal, below Ajuda at the foot of the menu and in the palette. */
export const pages: readonly PageRow[] = [
  {
    path: '/ajuda/glossario',
    load: () => import('./glossary.page.tsx'),
    access: 'user',
    isHelp: true,
    words: {
      pt: { title: 'Glossário', about: 'O que significam CET, TCC, gravame, alçada, retorno e outros termos.' },
      en: { title: 'Glossary', about: 'What CET, TCC, lien, approval limit, commission and other terms mean.' },
    },
  },
];
