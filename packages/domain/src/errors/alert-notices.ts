import type { Texts } from './texts.ts';

/** What the portal says when something worked, by subject. `whatchDocSuccess` is spelt as on the wire. */
export const successTexts = {
  'user.enabled': {
    pt: 'Usuário habilitado. O código de verificação foi enviado por e-mail.',
    en: 'User enabled. The verification code was sent by e-mail.',
  },
  region: { pt: 'Regional salva.', en: 'Branch saved.' },
  group: { pt: 'Grupo salvo.', en: 'Group saved.' },
  dealer: { pt: 'Concessionária salva.', en: 'Dealer saved.' },
  password: { pt: 'Senha alterada.', en: 'Password changed.' },
  parameters: { pt: 'Parâmetros salvos.', en: 'Parameters saved.' },
  files: { pt: 'Arquivo enviado.', en: 'File sent.' },
  campaign: { pt: 'Campanha salva.', en: 'Campaign saved.' },
  offer: { pt: 'Oferta salva.', en: 'Offer saved.' },
  colour: { pt: 'Cor salva.', en: 'Colour saved.' },
  email: { pt: 'E-mail salvo.', en: 'E-mail saved.' },
  combos: { pt: 'Combo salvo.', en: 'Combo saved.' },
  leads: { pt: 'Oportunidade salva.', en: 'Lead saved.' },
  'proposal.unblocked': { pt: 'Proposta desbloqueada.', en: 'Proposal unblocked.' },
  'proposal.activated': { pt: 'Proposta enviada para ativação.', en: 'Proposal sent for activation.' },
  'proposal.statusChanged': { pt: 'Status da proposta alterado.', en: 'Proposal status changed.' },
  rules: { pt: 'Regra salva.', en: 'Rule saved.' },
  esign: { pt: 'Configuração da assinatura eletrônica salva.', en: 'E-signature settings saved.' },
  whatchDocSuccess: { pt: 'Configuração da captura de documentos salva.', en: 'Document capture settings saved.' },
} satisfies Record<string, Texts>;

/** Pop-up notices, by code. */
export const noticeTexts = {
  NOT001: { pt: 'As tabelas foram atualizadas. Revise as PSCs.', en: 'The tables were updated. Review the PSCs.' },
  NOT002: {
    pt: 'As tabelas foram atualizadas. Revise as condições da concessionária.',
    en: 'The tables were updated. Review the dealer conditions.',
  },
  NOT003: {
    pt: 'Há tabelas de preço que vencem nos próximos 30 dias.',
    en: 'Some price tables expire within the next 30 days.',
  },
  RATEZERO: {
    pt: 'As condições de taxa zero foram atualizadas. Refaça as simulações salvas antes de enviar a proposta.',
    en: 'The zero-rate conditions were updated. Run the saved simulations again before sending the proposal.',
  },
} satisfies Record<string, Texts>;
