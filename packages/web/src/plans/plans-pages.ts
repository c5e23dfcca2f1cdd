import { uploadRow } from '../files/upload/upload-page-row.ts';
import type { PlansPageName } from '../hosted/contract.ts';
import type { MenuRow } from '../pages/page-row.ts';

/** What both sides say of a page: the portal guards it and leads to it, the plans front end draws it. */
export type PlansPageRow = Pick<MenuRow, 'path' | 'access' | 'menu' | 'words'>;

/**
 * THE table of the pages that the plans front end draws and the portal shows: docs/how-to/add-a-plans-page.md. Each has its
 * screen in the table of `apps/plans/src/pages.tsx`.
 */
export const plansPages = {
  plansUpload: uploadRow('/upload/plans', 'plans', {
    pt: {
      title: 'Tabelas de preços dos planos',
      about: 'Taxa, prazo, entrada e regras de cada plano. O arquivo enviado substitui todas as tabelas de uma vez.',
    },
    en: {
      title: 'Price tables of the plans',
      about: 'Rate, term, down payment and rules of each plan. The file sent replaces all tables at once.',
    },
  }),
} satisfies Partial<Record<PlansPageName, PlansPageRow>>;
