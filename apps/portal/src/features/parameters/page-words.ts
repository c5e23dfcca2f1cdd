import type { PageRow } from '@estrada/web/pages/page-row.ts';

/** What `/parameters/iof` is called, in the table of pages and on the page. */
export const iofWords: PageRow['words'] = {
  pt: {
    title: 'IOF',
    about:
      'Alíquotas do imposto por contribuinte e por dia. O que já começou não muda: cadastra-se a próxima vigência.',
  },
  en: {
    title: 'IOF',
    about: 'Rates of the tax by taxpayer and day. What has begun never changes: the next validity is registered.',
  },
};
