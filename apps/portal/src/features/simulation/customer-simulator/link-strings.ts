import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** The strings of links that do not show what they were made for. */
export const linkStrings = defineStrings('customer-simulator-links', {
  'link.unknown': [
    'A concessionária deste link não existe ou não atende mais por aqui.',
    'The dealer of this link does not exist or no longer serves clients here.',
  ],
  'link.without': ['Simular sem essa concessionária', 'Simulate without this dealer'],
  'return.gone': [
    'A simulação de {day} ({car}, {count} × {amount}) não está mais disponível. Mude uma resposta para calcular outra.',
    'The simulation of {day} ({car}, {count} × {amount}) is not available any more. Change an answer to calculate another one.',
  ],
});
