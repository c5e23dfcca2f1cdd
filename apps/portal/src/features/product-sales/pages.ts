import type { PageRow } from '@estrada/web/pages/page-row.ts';
import { IconChartBar, IconPhoneCall } from '@tabler/icons-react';

/** Products sold and declined with sales: the figures of managers, and the follow-up of the F&I manager. */
export const pages: readonly PageRow[] = [
  {
    path: '/productFigures',
    load: () => import('./product-figures.page.tsx'),
    access: 'product-figures',
    menu: { group: 'sales', icon: IconChartBar },
    words: {
      pt: {
        title: 'Produtos nas vendas',
        about:
          'Penetração e receita de seguros e produtos por mês, concessionária e vendedor, e o que os clientes recusaram.',
      },
      en: {
        title: 'Products in sales',
        about:
          'Penetration and revenue of insurance and products by month, dealer and seller, and what clients declined.',
      },
    },
  },
  {
    path: '/productFollowUps',
    load: () => import('./product-follow-ups.page.tsx'),
    access: 'product-follow-up',
    menu: { group: 'sales', icon: IconPhoneCall },
    words: {
      pt: {
        title: 'Acompanhamento de recusas',
        about: 'Clientes de vendas pagas que recusaram seguros que ainda podem contratar.',
      },
      en: {
        title: 'Follow-up of declined products',
        about: 'Clients of paid sales who declined insurance that they can still buy.',
      },
    },
  },
];
