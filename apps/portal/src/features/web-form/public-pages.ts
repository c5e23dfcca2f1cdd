import type { PageRow } from '@estrada/web/pages/page-row.ts';

/**
 * Where a client registers without a login. It is part of the first page load without a session, so the row is in its own
 * file.
 */
export const publicPages: readonly PageRow[] = [
  {
    path: '/formweb',
    load: () => import('./web-form.page.tsx'),
    access: 'public',
    styling: 'web-form',
    words: { pt: { title: 'Seu cadastro' }, en: { title: 'Your registration' } },
  },
];
