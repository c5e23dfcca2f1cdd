import type { PageRow } from '@estrada/web/pages/page-row.ts';
import { IconShieldLock } from '@tabler/icons-react';

/** Requests of people about their personal data. */
export const pages: readonly PageRow[] = [
  {
    path: '/privacy/requests',
    load: () => import('./data-requests.page.tsx'),
    access: 'privacy-requests',
    menu: { group: 'registers', icon: IconShieldLock },
    words: {
      pt: {
        title: 'Pedidos sobre dados pessoais',
        menu: 'Dados pessoais',
        about: 'Pedidos de consulta, correção, cópia, exclusão e revogação (LGPD), com o prazo de cada um.',
      },
      en: {
        title: 'Requests about personal data',
        menu: 'Personal data',
        about: 'Requests to view, correct, copy, delete and revoke (LGPD), each with its deadline.',
      },
    },
  },
];
