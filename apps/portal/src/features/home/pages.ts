import { hubPaths } from '@estrada/web/pages/hubs.ts';
import type { PageRow } from '@estrada/web/pages/page-row.ts';
import { IconHome } from '@tabler/icons-react';

const loadHub = () => import('./hub.page.tsx');

/** The start page, and the hub of each group of the menu. */
export const pages: readonly PageRow[] = [
  {
    path: '/',
    load: () => import('./home.page.tsx'),
    access: 'user',
    menu: { group: 'home', icon: IconHome },
    words: { pt: { title: 'Início' }, en: { title: 'Home' } },
  },
  ...hubPaths.map(
    (path): PageRow => ({
      path,
      load: loadHub,
      access: 'user',
      words: { pt: { title: 'Menu' }, en: { title: 'Menu' } },
    }),
  ),
];
