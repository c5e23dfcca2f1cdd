import { defineStrings } from '../../strings/define-strings.ts';

/** Strings of the drawer of a difference; those of its content are loaded with it. */
export const differenceStrings = defineStrings('upload-difference', {
  'difference.title': ['O que {name} mudaria', 'What {name} would change'],
  'difference.close': ['Fechar', 'Close'],
  'difference.loading': ['Carregando a diferença', 'Loading the difference'],
  'difference.gone': [
    'A diferença ficou disponível por {count} dias e não existe mais. Teste o arquivo de novo.',
    'The difference was available for {count} days and no longer exists. Test the file again.',
  ],
});
