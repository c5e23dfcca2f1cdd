import type { PageRow } from '@estrada/web/pages/page-row.ts';

/** The strings of `/parameters/productMenu`, in the page table and on the page. */
export const arrangeMenuStrings: PageRow['words'] = {
  pt: { title: 'Menu de produtos', about: 'As colunas de produtos que o cliente compara no simulador.' },
  en: { title: 'Product menu', about: 'The columns of products that the client compares in the simulator.' },
};
