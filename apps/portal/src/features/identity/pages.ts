import type { PageRow } from '@estrada/web/pages/page-row.ts';

/** The pages before the login. */
export const pages: readonly PageRow[] = [
  {
    path: '/login',
    load: () => import('./login.page.tsx'),
    access: 'public',
    bare: true,
    words: { pt: { title: 'Entrar' }, en: { title: 'Sign in' } },
  },
  {
    path: '/forgotPassword',
    load: () => import('./forgot-password/forgot-password.page.tsx'),
    access: 'public',
    bare: true,
    words: { pt: { title: 'Criar uma nova senha' }, en: { title: 'Create a new password' } },
  },
  {
    path: '/firstAccess',
    load: () => import('./first-access/first-access.page.tsx'),
    access: 'public',
    bare: true,
    words: { pt: { title: 'Definir sua senha' }, en: { title: 'Set your password' } },
  },
  {
    path: '/redirectAuth',
    load: () => import('./redirect-auth/redirect-auth.page.tsx'),
    access: 'public',
    bare: true,
    words: { pt: { title: 'Entrar' }, en: { title: 'Sign in' } },
  },
];
