import type { PageRow } from '@estrada/web/pages/page-row.ts';
import { IconListSearch } from '@tabler/icons-react';

/** The audit trail. */
export const pages: readonly PageRow[] = [
  {
    path: '/audit',
    load: () => import('./audit-trail.page.tsx'),
    access: 'audit-trail',
    menu: { group: 'registers', icon: IconListSearch },
    words: {
      pt: { title: 'Trilha de auditoria', about: 'Quem fez o quê, e quando.' },
      en: { title: 'Audit trail', about: 'Who did what, and when.' },
    },
  },
];
