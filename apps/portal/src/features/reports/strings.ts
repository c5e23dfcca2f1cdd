import { defineStrings } from '@estrada/web/words/define-strings.ts';

/** What each extraction is called and gives. */
export const strings = defineStrings('reports', {
  pt: {
    'dealers.title': 'Extração de concessionárias',
    'dealers.about': 'Concessionárias cadastradas ou alteradas no período.',
    'usersAudit.title': 'Extração da auditoria de usuários',
    'usersAudit.about': 'Acessos, bloqueios e alterações de usuários no período. Valores pessoais vêm mascarados.',
  },
  en: {
    'dealers.title': 'Dealer extraction',
    'dealers.about': 'Dealers registered or changed in the period.',
    'usersAudit.title': 'Users audit extraction',
    'usersAudit.about': 'Sign-ins, blocks and changes of users in the period. Personal values come masked.',
  },
});
