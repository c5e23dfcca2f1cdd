import { defineStrings } from '../../strings/define-strings.ts';

/** Strings of the drawer of a difference; those of its content are loaded with it. */
export const differenceStrings = defineStrings('upload-difference', {
  'difference.title': ['O que {name} mudaria', 'What {name} would change'],
  'difference.close': ['Fechar', 'Close'],
  'difference.loading': ['Carregando a diferença', 'Loading the difference'],
  'difference.gone': [
    'O prazo de {count} dias para ver a diferença terminou. Teste o arquivo de novo.',
    'The {count} days for viewing the difference are over. Test the file again.',
  ],
});
