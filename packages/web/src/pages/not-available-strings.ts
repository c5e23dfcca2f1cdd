import type { PageRow } from './page-row.ts';

/** What a page is called that is not built yet. */
export const notAvailableStrings: PageRow['words'] = {
  pt: { title: 'Ainda não disponível' },
  en: { title: 'Not available yet' },
};
