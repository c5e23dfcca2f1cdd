import type { PageRow } from '@estrada/web/pages/page-row.ts';
import { selfiePath, selfieStrings } from './selfie-page/selfie-address.ts';

/**
 * The pages that a person of a contract opens by a link, without a login. They are part of the first page load without
 * a session, so the rows are in their own file.
 */
export const publicPages: readonly PageRow[] = [
  {
    path: selfiePath,
    load: () => import('./selfie-page/enter-selfie.page.tsx'),
    access: 'public',
    styling: 'customer-simulator',
    isUnlisted: true,
    // built as a separate document (build/build-entries.ts)
    drawnAtBuild: false,
    words: selfieStrings,
  },
  {
    path: '/vapsExemption',
    load: () => import('./vap-exemption-page/vap-exemption.page.tsx'),
    access: 'public',
    isUnlisted: true,
    words: { pt: { title: 'Produtos assinados em separado' }, en: { title: 'Products signed separately' } },
  },
];
