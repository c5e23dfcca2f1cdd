import { invalid, type Message } from './message.ts';

/** What any form, list or file may be refused for. */
export const generalMessages = {
  required: invalid('Campo obrigatório', 'Required field'),
  'value.notAllowed': invalid('Escolha um valor da lista', 'Choose a value from the list'),
  'field.unknown': invalid('Este campo não é aceito', 'This field is not accepted'),
  'page.beyondCount': invalid(
    'Páginas por número vão até {max|10.000} registros: depois siga pelo cursor',
    'Pages by number go as far as {max|10.000} rows: go on by the cursor',
  ),
  'page.withCursor': invalid('Informe a página ou o cursor, não os dois', 'State the page or the cursor, not both'),
  'page.sizeTwice': invalid('Informe o tamanho da página uma vez só', 'State the size of the page only once'),
  'version.required': invalid('Informe a versão do registro', 'State the version of the record'),
  'consent.required': invalid(
    'É preciso registrar a autorização do cliente',
    "The client's authorisation must be recorded",
  ),
  'consent.outdated': invalid(
    'O texto da autorização mudou: leia ao cliente o texto atual e registre de novo',
    'The text of the authorisation has changed: read the current text to the client and record it again',
  ),
  'reason.required': invalid('Informe o motivo', 'State the reason'),
  'reason.tooShort': invalid(
    'Explique o motivo, com pelo menos 10 caracteres',
    'Explain the reason, in at least 10 characters',
  ),
  'text.tooLong': invalid('Use no máximo {max|menos} caracteres', 'Use at most {max|fewer} characters'),
  'text.hiddenCharacters': invalid(
    'Há caracteres invisíveis (de controle ou de direção): digite o texto de novo',
    'There are invisible characters (control or direction): type the text again',
  ),
  'file.hiddenCharacters': invalid(
    'O nome do arquivo tem caracteres invisíveis (de controle ou de direção): renomeie o arquivo',
    'The file name has invisible characters (control or direction): rename the file',
  ),
  'text.tooShort': invalid('Use no mínimo {min|mais} caracteres', 'Use at least {min|more} characters'),
  'number.invalid': invalid('Informe um número válido', 'Enter a valid number'),
  'number.between': invalid(
    'Informe um número de {min|menos} a {max|mais}',
    'Enter a number from {min|less} to {max|more}',
  ),
  'number.outOfRange': invalid('Número fora da faixa aceita', 'Number outside the accepted range'),
  'money.positive': invalid('Informe um valor maior que zero', 'Enter an amount greater than zero'),
  'percent.asFraction': invalid(
    'Escreva em percentual: 20 para 20%, e 1,29 para 1,29% ao mês',
    'Write a percentage: 20 for 20%, and 1.29 for 1.29% a month',
  ),
  'date.invalid': invalid('Data inválida', 'Invalid date'),
  'date.future': invalid('A data não pode estar no futuro', 'The date may not be in the future'),
  'date.beforeStart': invalid(
    'A data final deve ser igual ou posterior à inicial',
    'The end date must not be before the start date',
  ),
  'date.tooFar': invalid(
    'A data pode estar no máximo {max|365} dias à frente',
    'The date may be {max|365} days ahead at most',
  ),
  'range.tooLong': invalid('Escolha um período de até {max|15} dias', 'Choose a period of up to {max|15} days'),
  'file.extension': invalid('Este tipo de arquivo não é aceito', 'This type of file is not accepted'),
  'file.tooMany': invalid('No máximo {max} arquivos', 'No more than {max} files'),
  'request.headersTooLong': invalid(
    'Os cabeçalhos da requisição passam do tamanho aceito',
    'The headers of the request are longer than accepted',
  ),
  'request.tooSlow': invalid('A requisição demorou demais para chegar', 'The request took too long to arrive'),
  'request.malformed': invalid('A requisição chegou malformada', 'The request arrived malformed'),
  'form.noBoundary': invalid('O formulário não diz onde as partes se separam', 'The form does not say what parts it'),
  'form.broken': invalid('O formulário chegou incompleto ou malformado', 'The form arrived incomplete or malformed'),
  'form.tooManyParts': invalid('O formulário tem partes demais', 'The form has too many parts'),
} satisfies Record<string, Message>;
