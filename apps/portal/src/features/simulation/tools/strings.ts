import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** The strings of the tabs below the instalments. */
export const strings = defineStrings('simulatorTools', {
  label: ['Produtos, detalhes e ferramentas', 'Products, details and tools'],
  products: ['Produtos', 'Products'],
  details: ['Detalhes', 'Details'],
  table: ['Tabela', 'Table'],
  rate: ['Taxa', 'Rate'],
  goal: ['Parcela desejada', 'Wanted instalment'],
  grid: ['Entradas e prazos', 'Entries and terms'],
  plans: ['Planos', 'Plans'],
  scenarios: ['Cenários', 'Scenarios'],
  fitting: ['Quais carros cabem?', 'Which cars fit?'],
  competitor: ['Concorrência', 'Competitor'],
  noFigures: [
    'Aparece de novo com as parcelas, assim que os valores forem corrigidos.',
    'This is shown again with the instalments, as soon as the values are corrected.',
  ],
  noProducts: ['Nenhum produto disponível para esta simulação.', 'No products are available for this simulation.'],
  loading: ['Carregando…', 'Loading…'],
});
