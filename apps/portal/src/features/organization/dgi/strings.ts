import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** The words of the clients of the digital channel. */
export const strings = defineStrings('dgi', {
  pt: {
    'column.document': 'Documento',
    'column.createdAt': 'Cadastro',
  },
  en: {
    'column.document': 'Document',
    'column.createdAt': 'Registered',
  },
});
