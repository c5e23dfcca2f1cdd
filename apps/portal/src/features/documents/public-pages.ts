import type { PageRow } from '@estrada/web/pages/page-row.ts';
import { capturePath } from './capture-path.ts';

/** Where a phone photographs a document without a sign-in: it is part of what any stranger's first page loads, so the row stands apart. */
export const publicPages: readonly PageRow[] = [
  {
    path: capturePath,
    load: () => import('./capture/capture-photo.page.tsx'),
    access: 'public',
    styling: 'customer-simulator',
    words: { pt: { title: 'Fotografar documento' }, en: { title: 'Photograph a document' } },
  },
];
