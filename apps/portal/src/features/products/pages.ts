import type { PageRow } from '@estrada/web/pages/page-row.ts';
import { sharedPage } from '@estrada/web/pages/shared-page.ts';
import { IconBuildingStore, IconGavel, IconShieldCog, IconTable, IconUmbrella, IconUsers } from '@tabler/icons-react';

const tableWords: PageRow['words'] = {
  pt: {
    title: 'Tabelas de seguros',
    about: 'As tabelas de cada seguro em vigor, agendadas e anteriores, e os arquivos enviados pela área de seguros.',
  },
  en: {
    title: 'Insurance tables',
    about:
      'The tables of each insurance product in force, scheduled and previous, and the files that insurance uploaded.',
  },
};

const clientPageStrings: PageRow['words'] = {
  pt: {
    title: 'Seguros nas páginas do cliente',
    menu: 'Páginas do cliente',
    about: 'Os seguros que cada página pública exibe, em que ordem, com que texto e desde quando.',
  },
  en: {
    title: 'Insurance on client pages',
    menu: 'Client pages',
    about: 'The insurance products that each public page shows, in which order, with which text and since when.',
  },
};

const lawStrings: PageRow['words'] = {
  pt: {
    title: 'Regras legais dos seguros',
    menu: 'Regras legais',
    about: 'Prazos, devolução e IOF de cada seguro, com artigo, fonte, início e revisão jurídica.',
  },
  en: {
    title: 'Legal rules of insurance',
    menu: 'Legal rules',
    about: 'Periods, refunds and IOF of each insurance product, with article, source, start and legal review.',
  },
};

/** The administration of insurance products. */
export const pages: readonly PageRow[] = [
  {
    path: '/insurance/insuranceManagement',
    load: () => import('./insurance-management.page.tsx'),
    access: 'insurance-admin',
    menu: { group: 'insurance', icon: IconShieldCog },
    words: {
      pt: {
        title: 'Gestão de seguros',
        about: 'Combos de seguros e sua ordem, segmentos de veículos de cada seguro e tabelas de seguros.',
      },
      en: {
        title: 'Insurance management',
        about: 'Insurance combos and their order, the vehicle segments of each product, and tables of insurance.',
      },
    },
  },
  {
    // an address of our own: role insurance sends each of these tables at a page of its own
    path: '/insurance/tables',
    ...sharedPage(() => import('./insurance-tables.page.tsx'), { words: tableWords }),
    access: 'insurance-tables',
    menu: { group: 'insurance', icon: IconTable },
    words: tableWords,
  },
  {
    path: '/insurance/availableByDealer',
    load: () => import('./available-by-dealer.page.tsx'),
    access: 'insurance-admin',
    menu: { group: 'insurance', icon: IconBuildingStore },
    words: {
      pt: { title: 'Seguros por concessionária', about: 'Os seguros que cada concessionária vende.' },
      en: { title: 'Insurance by dealer', about: 'The insurance products that each dealer sells.' },
    },
  },
  {
    path: '/insurance/finalClientParameterization',
    ...sharedPage(() => import('./final-client.page.tsx'), { words: clientPageStrings }),
    access: 'insurance-admin',
    menu: { group: 'insurance', icon: IconUsers },
    words: clientPageStrings,
  },
  {
    path: '/insurance/law',
    ...sharedPage(() => import('./insurance-law/insurance-law.page.tsx'), { words: lawStrings }),
    access: 'insurance-law',
    menu: { group: 'insurance', icon: IconGavel },
    words: lawStrings,
  },
  {
    path: '/insurance/protectedInstallment',
    load: () => import('./protected-instalments.page.tsx'),
    access: 'insurance-admin',
    menu: { group: 'insurance', icon: IconUmbrella },
    words: {
      pt: { title: 'Parcela protegida', about: 'Planos: eventos cobertos, parcelas, carência e idades.' },
      en: { title: 'Protected instalment', about: 'Plans: covered events, instalments, waiting period and ages.' },
    },
  },
];
