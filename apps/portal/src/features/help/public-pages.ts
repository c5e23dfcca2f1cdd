import type { PageRow } from '@estrada/web/pages/page-row.ts';

/** The glossary for clients. It is part of the first page load without a session, so the row is in its own file. */
export const publicPages: readonly PageRow[] = [
  {
    path: '/glossario',
    load: () => import('./client-glossary.page.tsx'),
    access: 'public',
    styling: 'customer-simulator',
    words: { pt: { title: 'Glossário' }, en: { title: 'Glossary' } },
  },
];
