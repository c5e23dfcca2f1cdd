import { defineStrings } from '../strings/define-strings.ts';

/** The groups of the menu. */
export const strings = defineStrings('pages', {
  pt: {
    home: 'Início',
    sales: 'Vendas',
    insurance: 'Seguros',
    vehicles: 'Veículos',
    registers: 'Cadastros',
    parameters: 'Parâmetros',
    files: 'Cargas e extrações',
  },
  en: {
    home: 'Home',
    sales: 'Sales',
    insurance: 'Insurance',
    vehicles: 'Vehicles',
    registers: 'Registers',
    parameters: 'Parameters',
    files: 'Uploads and extractions',
  },
});
