import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** The strings of values offered to the form: from an earlier registration, or read from a document. */
export const strings = defineStrings('proposal-take-over', {
  'registration.title': ['Este cliente já foi cadastrado', 'This client was registered before'],
  'registration.from': [
    'O cadastro da proposta {number}, enviada em {on}, tem {parts}.',
    'The registration of proposal {number}, sent on {on}, has {parts}.',
  ],
  'registration.dialog': ['Cadastro de {on}', 'Registration of {on}'],
  'registration.text': [
    'Confirme com o cliente o que ainda vale. O que está marcado entra na ficha; o resto fica como está, e nada é salvo antes de você salvar.',
    'Ask the client what still holds. What is ticked goes into the form; the rest stays as it is, and nothing is saved before you save.',
  ],
  'registration.column': ['Em {on}', 'On {on}'],
  'registration.mark': ['Do cadastro de {on}', 'From the registration of {on}'],
  'reading.title': ['Leitura de documentos', 'Reading of documents'],
  'reading.IDENTITY': ['documento de identidade', 'identity document'],
  'reading.ADDRESS_PROOF': ['comprovante de endereço', 'proof of address'],
  'reading.begin': ['Ler {document}', 'Read the {document}'],
  'reading.again': ['Ler {document} de novo', 'Read the {document} again'],
  'reading.READING': [
    'Lendo {document}… leva alguns segundos; você pode continuar.',
    'Reading the {document}… it takes some seconds; you can go on.',
  ],
  'reading.WAITING': ['Esperando a foto.', 'Waiting for the picture.'],
  'reading.UNREADABLE': [
    'Não foi possível ler: {document}. Fotografe de novo, com boa luz e as quatro bordas.',
    'The {document} could not be read. Photograph it again, in good light and with its four edges.',
  ],
  'reading.FAILED': [
    'A leitura de {document} não terminou. Tente de novo, ou digite os dados.',
    'The reading of the {document} did not end. Try again, or type the data.',
  ],
  'reading.same': [
    'O que foi lido de {document} já está na ficha.',
    'What was read of the {document} is in the form already.',
  ],
  'reading.says': ['O {document} tem {parts}.', 'The {document} has {parts}.'],
  'reading.other': [
    'O CPF lido não é o deste cliente. Confira se o documento é da pessoa certa.',
    'The CPF that was read is not that of this client. Check whose document it is.',
  ],
  'reading.dialog': ['Lido do {document}', 'Read from the {document}'],
  'reading.text': [
    'Confira com o documento: leitura de foto erra. O que está marcado entra na ficha; o resto fica como está, e nada é salvo antes de você salvar.',
    'Check it with the document: reading a picture errs. What is ticked goes into the form; the rest stays as it is, and nothing is saved before you save.',
  ],
  'reading.column': ['No documento', 'In the document'],
  'reading.mark': ['Lido do {document}', 'Read from the {document}'],
  'parts.empty_one': ['1 campo que aqui está vazio', '1 field that is empty here'],
  'parts.empty_other': ['{count} campos que aqui estão vazios', '{count} fields that are empty here'],
  'parts.different_one': ['1 campo diferente', '1 different field'],
  'parts.different_other': ['{count} campos diferentes', '{count} different fields'],
  and: ['{one} e {other}', '{one} and {other}'],
  look: ['Ver e aproveitar', 'Look and reuse'],
  'column.field': ['Campo', 'Field'],
  'column.here': ['Nesta ficha', 'In this form'],
  empty: ['vazio', 'empty'],
  take: ['Usar {field}: {value}', 'Use {field}: {value}'],
  all: ['Marcar todos', 'Tick all'],
  none: ['Desmarcar todos', 'Untick all'],
  back: ['Voltar', 'Back'],
  submit_one: ['Usar 1 campo', 'Use 1 field'],
  submit_other: ['Usar {count} campos', 'Use {count} fields'],
  nothing: ['Marque o que ainda vale', 'Tick what still holds'],
  taken_one: [
    '1 campo preenchido ({source}). Confira e salve a ficha.',
    '1 field filled in ({source}). Check it and save the form.',
  ],
  taken_other: [
    '{count} campos preenchidos ({source}). Confira e salve a ficha.',
    '{count} fields filled in ({source}). Check them and save the form.',
  ],
  undo: ['Desfazer', 'Undo'],
});
