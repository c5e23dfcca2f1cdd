import type { PageLoader, PageRow } from '@estrada/web/pages/page-row.ts';
import { IconFileText, IconReceiptOff, IconScale, IconUserQuestion } from '@tabler/icons-react';

const list: PageLoader = () => import('./list/proposal-list.page.tsx');
const words: PageRow['words'] = {
  pt: { title: 'Propostas', about: 'Acompanhe o status e responda às pendências.' },
  en: { title: 'Proposals', about: 'Follow their status and answer what is pending.' },
};

/**
 * Sales proposals: the list, at both of its addresses, and one proposal.
 *
 * @param loadProposal the page of one proposal, which the app provides because it shows panels of other features
 */
export const pagesWith = (loadProposal: PageLoader): readonly PageRow[] => [
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
    load: loadProposal,
    access: 'proposals-consult',
    words: { pt: { title: 'Proposta' }, en: { title: 'Proposal' } },
  },
  {
    path: '/creditDecisions',
    load: () => import('./decision/decision-queue.page.tsx'),
    access: 'decision-queue',
    menu: { group: 'sales', icon: IconScale },
    words: {
      pt: { title: 'Decisões de crédito', about: 'Aguardando decisão, da mais antiga à mais recente.' },
      en: { title: 'Credit decisions', about: 'Awaiting a decision, the oldest first.' },
    },
  },
  {
    path: '/creditReviews',
    load: () => import('./review/review-queue.page.tsx'),
    access: 'decision-queue',
    menu: { group: 'sales', icon: IconUserQuestion },
    words: {
      pt: {
        title: 'Revisões de recusas',
        about: 'Recusas que clientes pediram para rever, da mais antiga à mais recente.',
      },
      en: { title: 'Reviews of refusals', about: 'Refusals that clients want reviewed, the oldest first.' },
    },
  },
  {
    path: '/tccExemptions',
    load: () => import('./exemption/exemption-queue.page.tsx'),
    access: 'tcc-exemptions',
    menu: { group: 'sales', icon: IconReceiptOff },
    words: {
      pt: { title: 'Isenções da TCC', about: 'Pedidos de isenção das concessionárias de que você é gestor de TCC.' },
      en: { title: 'TCC exemptions', about: 'Exemption requests of the dealers for which you are the TCC manager.' },
    },
  },
];
