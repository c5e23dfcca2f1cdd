import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** The strings of values offered to the form: from an earlier registration, or read from a document. */
export const strings = defineStrings('proposal-take-over', {
  'registration.title': ['Este cliente já tem uma ficha anterior', 'This client already has an earlier form'],
  'registration.from': [
    'A ficha da proposta {number}, enviada em {on}, tem {parts}.',
    'The form of proposal {number}, sent on {on}, has {parts}.',
  ],
  'registration.dialog': ['Ficha de {on}', 'Form of {on}'],
  'registration.text': [
    'Confirme com o cliente o que continua atual. O que estiver selecionado entra na ficha; o resto não muda, e nada é gravado antes de você salvar.',
    'Confirm with the client what is still current. What is selected goes into the form; the rest does not change, and nothing is stored before you save.',
  ],
  'registration.column': ['Em {on}', 'On {on}'],
  'registration.mark': ['Da ficha de {on}', 'From the form of {on}'],
  'reading.title': ['Leitura de documentos', 'Document reading'],
  'reading.IDENTITY': ['documento de identidade', 'identity document'],
  'reading.ADDRESS_PROOF': ['comprovante de endereço', 'proof of address'],
  'reading.begin': ['Ler {document}', 'Read the {document}'],
  'reading.again': ['Ler {document} de novo', 'Read the {document} again'],
  'reading.READING': [
    'Lendo {document}… leva alguns segundos; você pode continuar.',
    'Reading the {document}… it takes a few seconds; you can continue.',
  ],
  'reading.WAITING': ['Aguardando a foto.', 'Awaiting the photo.'],
  'reading.UNREADABLE': [
    'Não foi possível ler: {document}. Fotografe de novo, com boa luz e as quatro bordas visíveis.',
    'The {document} could not be read. Photograph it again, in good light and with all four edges visible.',
  ],
  'reading.FAILED': [
    'Não foi possível concluir a leitura do {document}. Tente de novo ou digite os dados.',
    'The reading of the {document} could not be completed. Try again or type the data.',
  ],
  'reading.same': [
    'Os dados lidos do {document} já estão na ficha.',
    'The data read from the {document} is already in the form.',
  ],
  'reading.says': ['O {document} tem {parts}.', 'The {document} has {parts}.'],
  'reading.other': [
    'O CPF lido não é o deste cliente. Confira se o documento é da pessoa certa.',
    "The CPF that was read is not this client's. Check that the document belongs to the right person.",
  ],
  'reading.dialog': ['Lido do {document}', 'Read from the {document}'],
  'reading.text': [
    'Confira com o documento: a leitura automática pode errar. O que estiver selecionado entra na ficha; o resto não muda, e nada é gravado antes de você salvar.',
    'Check it against the document: automatic reading can make mistakes. What is selected goes into the form; the rest does not change, and nothing is stored before you save.',
  ],
  'reading.column': ['No documento', 'On the document'],
  'reading.mark': ['Lido do {document}', 'Read from the {document}'],
  'parts.empty_one': ['1 campo que aqui está vazio', '1 field that is empty here'],
  'parts.empty_other': ['{count} campos que aqui estão vazios', '{count} fields that are empty here'],
  'parts.different_one': ['1 campo diferente', '1 different field'],
  'parts.different_other': ['{count} campos diferentes', '{count} different fields'],
  and: ['{one} e {other}', '{one} and {other}'],
  look: ['Ver e aproveitar', 'View and reuse'],
  'column.field': ['Campo', 'Field'],
  'column.here': ['Nesta ficha', 'In this form'],
  empty: ['vazio', 'empty'],
  take: ['Usar {field}: {value}', 'Use {field}: {value}'],
  all: ['Selecionar todos', 'Select all'],
  none: ['Limpar seleção', 'Clear selection'],
  back: ['Voltar', 'Back'],
  submit_one: ['Usar 1 campo', 'Use 1 field'],
  submit_other: ['Usar {count} campos', 'Use {count} fields'],
  nothing: ['Selecione os dados que continuam atuais', 'Select the data that is still current'],
  taken_one: [
    '1 campo preenchido ({source}). Confira e salve a ficha.',
    '1 field filled in ({source}). Check it and save the form.',
  ],
  taken_other: [
    '{count} campos preenchidos ({source}). Confira e salve a ficha.',
    '{count} fields filled in ({source}). Check them and save the form.',
  ],
  fromSimulation: ['Do simulador', 'From the simulator'],
  undo: ['Desfazer', 'Undo'],
});
