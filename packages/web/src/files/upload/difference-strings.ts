import { defineStrings } from '../../strings/define-strings.ts';

/** Strings of the drawer of a difference; those of its content are loaded with it. */
export const differenceStrings = defineStrings('upload-difference', {
  'difference.title': ['O que {name} mudaria', 'What {name} would change'],
  'difference.close': ['Fechar', 'Close'],
  'difference.loading': ['Carregando a diferença', 'Loading the difference'],
  'difference.gone': [
    'A diferença foi guardada por {count} dias e já não existe. Ensaie o arquivo de novo.',
    'The difference was kept for {count} days and is gone. Try the file again.',
  ],
});
