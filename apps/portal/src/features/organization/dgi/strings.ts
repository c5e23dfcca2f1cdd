import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** The words of the clients of the digital channel. */
export const strings = defineStrings('dgi', {
  pt: {
    'column.document': 'Documento',
    'column.createdAt': 'Cadastro',
    'field.document': 'CPF ou CNPJ',
    'field.name': 'Nome',
    'field.email': 'E-mail',
    'field.phone': 'Telefone',
  },
  en: {
    'column.document': 'Document',
    'column.createdAt': 'Registered',
    'field.document': 'CPF or CNPJ',
    'field.name': 'Name',
    'field.email': 'E-mail',
    'field.phone': 'Phone',
  },
});
