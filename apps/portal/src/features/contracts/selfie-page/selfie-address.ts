import type { PageRow } from '@estrada/web/pages/page-row.ts';

/** Where a signer takes the selfie; `<proposal>.<signer>.<secret>` of the link follows behind `#`, which no browser sends. */
export const selfiePath = '/capturaselfie';

/** How the page is called in the window and in the table of pages. */
export const selfieStrings: PageRow['words'] = {
  pt: { title: 'Sua foto para o financiamento' },
  en: { title: 'Your picture for the financing' },
};
