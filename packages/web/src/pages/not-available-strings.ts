import type { PageRow } from './page-row.ts';

/** The strings of a page that is not built yet. */
export const notAvailableStrings: PageRow['words'] = {
  pt: { title: 'Ainda não disponível' },
  en: { title: 'Not available yet' },
};
