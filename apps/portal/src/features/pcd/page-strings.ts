import type { PageRow } from '@estrada/web/pages/page-row.ts';

/** Strings of `/pcd`. */
export const pcdWords: PageRow['words'] = {
  pt: {
    title: 'Venda para PCD',
    menu: 'Venda PCD',
    about: 'Isenções, documentos e preço de um veículo novo para pessoas com deficiência.',
  },
  en: {
    title: 'Sale to people with disabilities',
    menu: 'PWD sale',
    about: 'Exemptions, documents and price of a new vehicle for people with disabilities.',
  },
};

/** Strings of the flow. */
export const pcdStepsWords: PageRow['words'] = {
  pt: { title: 'Isenções PCD passo a passo', about: 'Quatro respostas mostram as isenções, o que levar e o preço.' },
  en: { title: 'PWD exemptions step by step', about: 'Four answers show the exemptions, what to bring and the price.' },
};
