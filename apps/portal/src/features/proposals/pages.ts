import type { PageLoader, PageRow } from '@estrada/web/pages/page-row.ts';
import { IconCashBanknote, IconFileText, IconReceiptOff, IconScale } from '@tabler/icons-react';

const list: PageLoader = () => import('./proposal-list.page.tsx');
const words: PageRow['words'] = {
  pt: { title: 'Propostas', about: 'Acompanhe a situação e responda às pendências.' },
  en: { title: 'Proposals', about: 'Follow their status and answer what is pending.' },
};

/** Sales proposals: the list, under both of its addresses, and one proposal. */
export const pages: readonly PageRow[] = [
  {
    path: '/consultarPropostas',
    load: list,
    access: 'proposals-consult',
    menu: { group: 'sales', icon: IconFileText },
    words,
  },
  { path: '/vendas/consultarPropostas', load: list, access: 'proposals-consult', words },
  {
    path: '/consultarPropostas/:id',
    load: () => import('./proposal-detail.page.tsx'),
    access: 'proposals-consult',
    words: { pt: { title: 'Proposta' }, en: { title: 'Proposal' } },
  },
  {
    path: '/creditDecisions',
    load: () => import('./decision/decision-queue.page.tsx'),
    access: 'decision-queue',
    menu: { group: 'sales', icon: IconScale },
    words: {
      pt: { title: 'Decisões de crédito', about: 'O que espera por uma decisão, do mais antigo ao mais novo.' },
      en: { title: 'Credit decisions', about: 'What waits for a decision, the oldest first.' },
    },
  },
  {
    path: '/tccExemptions',
    load: () => import('./exemption/exemption-queue.page.tsx'),
    access: 'tcc-exemptions',
    menu: { group: 'sales', icon: IconReceiptOff },
    words: {
      pt: { title: 'Isenções da TCC', about: 'Pedidos de isenção das concessionárias de que você é gestor de TCC.' },
      en: { title: 'TCC exemptions', about: 'Requests for exemption of the dealers whose TCC manager you are.' },
    },
  },
  {
    path: '/vendas/historico',
    load: () => import('./settlement/payment-history.page.tsx'),
    access: 'payment-history',
    menu: { group: 'sales', icon: IconCashBanknote },
    words: {
      pt: { title: 'Histórico de pagamentos', about: 'O que foi pago à concessionária, e o que voltou.' },
      en: { title: 'Payment history', about: 'What the dealer was paid, and what came back.' },
    },
  },
];
