import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** The strings of the clients of the digital channel. */
export const strings = defineStrings('dgi', {
  'column.document': ['Documento', 'Document'],
  'column.createdAt': ['Cadastrado em', 'Registered on'],
});
