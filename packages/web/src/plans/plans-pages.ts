import { IconListDetails, IconPercentage, IconShieldCheck } from '@tabler/icons-react';
import { uploadRow } from '../files/upload/upload-page-row.ts';
import type { PlansPageName } from '../hosted/contract.ts';
import type { MenuRow } from '../pages/page-row.ts';

/** What both sides share about a page: the portal guards it and links to it, the plans front end renders it. */
export type PlansPageRow = Pick<MenuRow, 'path' | 'access' | 'menu' | 'words'>;

/**
 * The table of the pages that the plans front end renders and the portal shows: docs/how-to/add-a-plans-page.md. Each
 * has its screen in the table of `apps/plans/src/pages.tsx`.
 */
export const plansPages = {
  iofTax: {
    path: '/admin/iof',
    access: 'admin-iof',
    menu: { group: 'parameters', icon: IconPercentage, unless: 'iof' },
    words: {
      pt: {
        title: 'IOF dos planos',
        about: 'As alíquotas usadas no cálculo dos planos, por contribuinte e por data. São as mesmas da tela IOF.',
      },
      en: {
        title: 'IOF of the plans',
        about: 'The rates used to calculate the plans, by taxpayer and date. They are the same as on the IOF page.',
      },
    },
  },
  main: {
    path: '/admin/plans',
    access: 'admin-plans-vaps',
    menu: { group: 'parameters', icon: IconListDetails },
    words: {
      pt: {
        title: 'Planos',
        about: 'O que cada plano permite: venda, prazos, entradas, parcelas intermediárias e carência, por vigência.',
      },
      en: {
        title: 'Plans',
        about:
          'What each plan allows in each period: sale, terms, down payments, intermediate instalments and grace period.',
      },
    },
  },
  vapsAdmin: {
    path: '/admin/vaps',
    access: 'admin-plans-vaps',
    menu: { group: 'parameters', icon: IconShieldCheck },
    words: {
      pt: { title: 'Produtos', about: 'Seguros e produtos vendidos com o financiamento, por seguradora.' },
      en: { title: 'Products', about: 'Insurance and products sold with the financing, by insurer.' },
    },
  },
  plansUpload: uploadRow('/upload/plans', 'plans', {
    pt: {
      title: 'Tabelas de preços dos planos',
      about: 'Taxa, prazo, entrada e regras de cada plano. O arquivo enviado substitui todas as tabelas de uma vez.',
    },
    en: {
      title: 'Price tables of the plans',
      about: 'Rate, term, down payment and rules of each plan. The uploaded file replaces all tables at once.',
    },
  }),
} satisfies Partial<Record<PlansPageName, PlansPageRow>>;
