import type { PageRow } from '@estrada/web/pages/page-row.ts';
import { selfiePath, selfieStrings } from './selfie-page/selfie-address.ts';

/** What a person of a contract opens by a link, without a sign-in: it is part of what any stranger's first page loads, so the rows stand apart. */
export const publicPages: readonly PageRow[] = [
  {
    path: selfiePath,
    load: () => import('./selfie-page/enter-selfie.page.tsx'),
    access: 'public',
    styling: 'customer-simulator',
    isUnlisted: true,
    // it is drawn as a document of its own (build/build-selfie.ts)
    drawnAtBuild: false,
    words: selfieStrings,
  },
  {
    path: '/vapsExemption',
    load: () => import('./vap-exemption-page/vap-exemption.page.tsx'),
    access: 'public',
    isUnlisted: true,
    words: { pt: { title: 'Isenção de produtos' }, en: { title: 'Exemption of products' } },
  },
];
