import { extractionPage } from '@estrada/web/files/extraction/extraction-page-row.ts';
import type { PageRow } from '@estrada/web/pages/page-row.ts';

/** The extractions; each is guarded by the capability of its own name. */
export const pages: readonly PageRow[] = [
  extractionPage('/download/downloadDealers', 'downloadDealers', {
    pt: {
      title: 'Extração de concessionárias',
      menu: 'Concessionárias',
      about: 'Concessionárias cadastradas ou alteradas no período, em CSV ou XLSX.',
    },
    en: {
      title: 'Dealer extraction',
      menu: 'Dealers',
      about: 'Dealers registered or changed in the period, as CSV or XLSX.',
    },
  }),
  extractionPage('/audit/downloadUsersAudit', 'downloadUsersAudit', {
    pt: {
      title: 'Extração da auditoria de usuários',
      menu: 'Auditoria de usuários',
      about: 'Acessos, bloqueios e alterações de usuários no período. Valores pessoais vêm mascarados.',
    },
    en: {
      title: 'Users audit extraction',
      menu: 'Users audit',
      about: 'Sign-ins, blocks and changes of users in the period. Personal values come masked.',
    },
  }),
];
