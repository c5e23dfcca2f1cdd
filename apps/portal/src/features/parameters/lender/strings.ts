import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** Words of the cells of the lender's rows. `above` excludes what `up to` includes, so two equal limits leave no doubt. */
export const strings = defineStrings('lender', {
  pt: {
    arrears: 'Mora: {rate} ao mês',
    fine: 'Multa: {rate}',
    alone: 'Uma pessoa até {amount}',
    fourEyes: 'Duas acima de {amount}',
  },
  en: {
    arrears: 'Interest: {rate} a month',
    fine: 'Fine: {rate}',
    alone: 'One person up to {amount}',
    fourEyes: 'Two above {amount}',
  },
});
