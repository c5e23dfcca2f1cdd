import type { PageRow } from '@estrada/web/pages/page-row.ts';
import { capturePath } from './capture-path.ts';

/**
 * Where a phone photographs a document without a login. It is part of the first page load without a session, so the row
 * is in its own file.
 */
export const publicPages: readonly PageRow[] = [
  {
    path: capturePath,
    load: () => import('./capture/capture-photo.page.tsx'),
    access: 'public',
    styling: 'customer-simulator',
    isUnlisted: true,
    words: { pt: { title: 'Fotografar documento' }, en: { title: 'Photograph a document' } },
  },
];
