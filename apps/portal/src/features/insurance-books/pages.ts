import type { PageRow } from '@estrada/web/pages/page-row.ts';
import { IconReceipt2, IconScale } from '@tabler/icons-react';

/** The books of insurance: commissions, and how they compare with the statements of insurers. */
export const pages: readonly PageRow[] = [
  {
    path: '/insurance/commissions',
    load: () => import('./commissions.page.tsx'),
    access: 'insurance-commissions',
    menu: { group: 'insurance', icon: IconReceipt2 },
    words: {
      pt: {
        title: 'Comissões de seguros',
        about:
          'Comissões de seguros e estornos por mês, seguradora, concessionária e vendedor, com demonstrativo em PDF.',
      },
      en: {
        title: 'Insurance commissions',
        about: 'Commissions and reversals by month, insurer, dealer and seller, with a statement as PDF.',
      },
    },
  },
  {
    path: '/insurance/commissionDifferences',
    load: () => import('./differences.page.tsx'),
    access: 'insurance-admin',
    menu: { group: 'insurance', icon: IconScale },
    words: {
      pt: {
        title: 'Diferenças nas comissões de seguros',
        about: 'O que difere entre os nossos lançamentos e os demonstrativos das seguradoras, e o que falta resolver.',
      },
      en: {
        title: 'Commission differences',
        about: 'What differs between our entries and the statements of insurers, and what is to be solved.',
      },
    },
  },
];
