import { invalid, type Message } from './message.ts';

/** What any form, list or file may be refused for. */
export const generalMessages = {
  required: invalid('Campo obrigatório', 'Required field'),
  'value.notAllowed': invalid('Escolha um valor da lista', 'Choose a value from the list'),
  'field.unknown': invalid('Este campo não é aceito', 'This field is not accepted'),
  'page.beyondCount': invalid(
    'A lista mostra até {max|10.000} registros por número de página: filtre ou use o cursor',
    'The list shows up to {max|10,000} rows by page number: filter it or use the cursor',
  ),
  'page.withCursor': invalid('Informe a página ou o cursor, não os dois', 'Enter the page or the cursor, not both'),
  'page.sizeTwice': invalid('Informe o tamanho da página uma vez só', 'Enter the page size only once'),
  'version.required': invalid('Informe a versão do registro', 'Enter the version of the record'),
  'consent.required': invalid(
    'É preciso registrar a autorização do cliente',
    "The client's authorisation must be recorded",
  ),
  'consent.outdated': invalid(
    'O texto da autorização mudou: leia ao cliente o texto atual e registre de novo',
    'The text of the authorisation has changed: read the current text to the client and record it again',
  ),
  'dataRequest.person': invalid(
    'Informe o CPF ou CNPJ, ou um e-mail ou telefone que seja da pessoa',
    'Enter the CPF or CNPJ, or an e-mail address or telephone that is that of the person',
  ),
  'message.noContact': invalid(
    'Cadastre um celular que aceite mensagens ou um e-mail',
    'Enter a mobile number that accepts messages, or an e-mail address',
  ),
  'message.text': invalid(
    'Escreva link entre chaves uma vez; fora dele, só nome e concessionaria podem ficar entre chaves',
    'Write link in braces once; besides it, only nome and concessionaria may be in braces',
  ),
  'reason.required': invalid('Informe o motivo', 'Enter the reason'),
  'reason.tooShort': invalid(
    'Explique o motivo, com pelo menos 10 caracteres',
    'Explain the reason, in at least 10 characters',
  ),
  'text.tooLong': invalid(
    'Use no máximo {max|o número permitido de} caracteres',
    'Use at most {max|the allowed number of} characters',
  ),
  'text.hiddenCharacters': invalid(
    'Há caracteres invisíveis (de controle ou de direção): digite o texto de novo',
    'There are invisible characters (control or direction): type the text again',
  ),
  'file.hiddenCharacters': invalid(
    'O nome do arquivo tem caracteres invisíveis (de controle ou de direção): renomeie o arquivo',
    'The file name has invisible characters (control or direction): rename the file',
  ),
  'text.tooShort': invalid(
    'Use no mínimo {min|o número exigido de} caracteres',
    'Use at least {min|the required number of} characters',
  ),
  'number.invalid': invalid('Informe um número válido', 'Enter a valid number'),
  'number.between': invalid(
    'Informe um número entre {min|o mínimo} e {max|o máximo}',
    'Enter a number between {min|the minimum} and {max|the maximum}',
  ),
  'number.outOfRange': invalid('Informe um número dentro da faixa aceita', 'Enter a number within the accepted range'),
  'money.positive': invalid('Informe um valor maior que zero', 'Enter an amount greater than zero'),
  'percent.asFraction': invalid(
    'Escreva em percentual: 20 para 20%, e 1,29 para 1,29% ao mês',
    'Enter a percentage: 20 for 20%, and 1.29 for 1.29% per month',
  ),
  'date.invalid': invalid('Data inválida', 'Invalid date'),
  'time.invalid': invalid('Informe a hora como 14:30', 'Enter the time like 14:30'),
  'date.future': invalid('A data não pode estar no futuro', 'The date may not be in the future'),
  'date.beforeStart': invalid(
    'A data final deve ser igual ou posterior à inicial',
    'The end date must not be before the start date',
  ),
  'date.inPast': invalid('Escolha hoje ou um dia depois', 'Choose today or a later day'),
  'date.notAfterToday': invalid('Escolha um dia a partir de amanhã', 'Choose a day from tomorrow on'),
  'date.tooFar': invalid(
    'A data pode estar no máximo {max|365} dias à frente',
    'The date may be {max|365} days ahead at most',
  ),
  'range.tooLong': invalid('Escolha um período de até {max|15} dias', 'Choose a period of up to {max|15} days'),
  'file.extension': invalid(
    'Este tipo de arquivo não é aceito: envie outro',
    'This type of file is not accepted: send another',
  ),
  'file.tooMany': invalid('Envie no máximo {max} arquivos', 'Send {max} files at most'),
  'request.headersTooLong': invalid(
    'O navegador enviou dados demais. Limpe os cookies deste site e tente de novo',
    "The browser sent too much data. Clear this site's cookies and try again",
  ),
  'request.tooSlow': invalid('O envio demorou demais. Tente de novo', 'The submission took too long. Try again'),
  'request.malformed': invalid(
    'O envio chegou incompleto. Tente de novo',
    'The submission arrived incomplete. Try again',
  ),
  'form.noBoundary': invalid(
    'O envio chegou incompleto. Tente de novo',
    'The submission arrived incomplete. Try again',
  ),
  'form.broken': invalid('O envio chegou incompleto. Tente de novo', 'The submission arrived incomplete. Try again'),
  'form.tooManyParts': invalid(
    'O envio tem campos ou arquivos demais. Envie menos de cada vez',
    'The submission has too many fields or files. Send fewer at a time',
  ),
} satisfies Record<string, Message>;
