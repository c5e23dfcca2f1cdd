import type { PageRow } from '@estrada/web/pages/page-row.ts';

/** A page for who builds the others; the build leaves it out, file and all. */
export const pages: readonly PageRow[] = import.meta.env?.DEV
  ? [
      {
        path: '/parts',
        load: () => import('./parts.page.tsx'),
        access: 'user',
        words: { pt: { title: 'Peças' }, en: { title: 'Parts' } },
      },
    ]
  : [];
