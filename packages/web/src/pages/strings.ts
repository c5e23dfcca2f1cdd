import { defineStrings } from '../strings/define-strings.ts';

/** The groups of the menu. */
export const strings = defineStrings('pages', {
  home: ['Início', 'Home'],
  sales: ['Vendas', 'Sales'],
  insurance: ['Seguros', 'Insurance'],
  vehicles: ['Veículos', 'Vehicles'],
  registers: ['Cadastros', 'Records'],
  parameters: ['Parâmetros', 'Parameters'],
  uploads: ['Cargas', 'Uploads'],
  extractions: ['Extrações', 'Extractions'],
  help: ['Ajuda', 'Help'],
});
