import { choiceColumn, conditionTexts } from '@estrada/domain/uploads/index';

/** The buyer of a line; both kinds of person where it says so. */
export const buyerColumn = choiceColumn<'PF' | 'PJ' | null>(
  {
    name: 'pessoa',
    about: { pt: 'PF, PJ ou ambas', en: 'PF (individual), PJ (company) or ambas (both)' },
    example: 'ambas',
  },
  { PF: 'PF', PJ: 'PJ', ambas: null },
  { ambas: { pt: 'PF e PJ', en: 'PF and PJ' } },
);

/** The condition of the vehicle: 1 is new, 2 is used. */
export const conditionColumn = choiceColumn<1 | 2>(
  { name: 'condicao', about: { pt: 'novo ou usado', en: 'novo (new) or usado (used)' }, example: 'novo' },
  { novo: 1, usado: 2, 1: 1, 2: 2 },
  conditionTexts,
);
