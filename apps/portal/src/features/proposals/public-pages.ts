import type { PageRow } from '@estrada/web/pages/page-row.ts';
import { capturePath } from '../../capture-path.ts';
import { selfiePath, selfieStrings } from './selfie/selfie-address.ts';

/** What a phone opens without a sign-in: it is part of what any stranger's first page loads, so the rows stand apart. */
export const publicPages: readonly PageRow[] = [
  {
    path: capturePath,
    load: () => import('./capture/capture-photo.page.tsx'),
    access: 'public',
    styling: 'customer-simulator',
    words: { pt: { title: 'Fotografar documento' }, en: { title: 'Photograph a document' } },
  },
  {
    path: selfiePath,
    load: () => import('./selfie/enter-selfie.page.tsx'),
    access: 'public',
    styling: 'customer-simulator',
    isUnlisted: true,
    // it is drawn as a document of its own (build/draw-selfie.ts)
    drawnAtBuild: false,
    words: selfieStrings,
  },
  {
    // where a person of a proposal follows it; the secret of the link follows behind `#`
    path: '/acompanharProposta',
    load: () => import('./client-page/client-page.page.tsx'),
    access: 'public',
    styling: 'customer-simulator',
    isUnlisted: true,
    words: { pt: { title: 'Seu financiamento' }, en: { title: 'Your financing' } },
  },
  {
    path: '/vapsExemption',
    load: () => import('./vaps-exemption/vaps-exemption.page.tsx'),
    access: 'public',
    isUnlisted: true,
    words: { pt: { title: 'Isenção de produtos' }, en: { title: 'Exemption of products' } },
  },
];
