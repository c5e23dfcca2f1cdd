import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/**
 * Strings of the cells of the lender's rows. `above` excludes what `up to` includes, so equal limits are unambiguous.
 */
export const strings = defineStrings('lender', {
  sac: ['SAC {phone}', 'SAC {phone}'],
  ombudsman: ['Ouvidoria {phone}', 'Ombudsman {phone}'],
  privacyOfficer: ['Encarregado de dados: {name}', 'Data-protection officer: {name}'],
  'contacts.none': ['Não cadastrado', 'Not registered'],
  arrears: ['Juros de mora: {rate} ao mês', 'Late interest: {rate} per month'],
  fine: ['Multa: {rate}', 'Fine: {rate}'],
  alone: ['Individual: até {amount}', 'Individual: up to {amount}'],
  fourEyes: ['Dupla: acima de {amount}', 'Dual: above {amount}'],
});
