import type { PageRow } from '@estrada/web/pages/page-row.ts';

/**
 * Where a signer takes the selfie; `<proposal>.<signer>.<secret>` of the link is after the `#`, which browsers do not
 * send.
 */
export const selfiePath = '/capturaselfie';

/** The window title of the page, and its name in the page table. */
export const selfieStrings: PageRow['words'] = {
  pt: { title: 'Sua foto para o financiamento' },
  en: { title: 'Your photo for the financing' },
};
