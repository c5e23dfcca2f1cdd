import type { Texts } from './texts.ts';

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
