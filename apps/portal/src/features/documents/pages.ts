import type { PageRow } from '@estrada/web/pages/page-row.ts';
import { IconScan, IconUserScan } from '@tabler/icons-react';
import { accessStrings, configStrings } from './readings/page-strings.ts';

/** Documents that are read before there is a proposal, and who may capture them. */
export const pages: readonly PageRow[] = [
  {
    path: '/watchdoc/access',
    load: () => import('./readings/capture.page.tsx'),
    access: 'watchdoc-access',
    menu: { group: 'sales', icon: IconScan },
    words: accessStrings,
  },
  {
    path: '/watchdoc/config',
    load: () => import('./readings/accesses.page.tsx'),
    access: 'watchdoc-config',
    menu: { group: 'parameters', icon: IconUserScan },
    words: configStrings,
  },
];
