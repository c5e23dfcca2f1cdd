import type { PageRow } from '@estrada/web/pages/page-row.ts';
import { IconUsers } from '@tabler/icons-react';

/** User accounts. */
export const pages: readonly PageRow[] = [
  {
    path: '/users',
    load: () => import('./user-list/user-list.page.tsx'),
    access: 'users-list',
    menu: { group: 'registers', icon: IconUsers },
    words: {
      pt: { title: 'Usuários', about: 'Contas, perfis e acesso de cada pessoa.' },
      en: { title: 'Users', about: 'Accounts, profiles and access of each person.' },
    },
  },
  {
    path: '/users/emails',
    load: () => import('./user-emails/user-emails.page.tsx'),
    access: 'user-emails',
    words: { pt: { title: 'E-mails enviados' }, en: { title: 'E-mails sent' } },
  },
  {
    path: '/users/register',
    load: () => import('./user-register/user-register.page.tsx'),
    access: 'user-registration',
    words: { pt: { title: 'Usuário' }, en: { title: 'User' } },
  },
];
