import { invalid, type Message } from './message.ts';

/** Rows of parameters that follow each other, who lends, risk-price rules, templates of e-mails, products. */
export const parametersMessages = {
  'vap.taken': {
    code: 'ADD014',
    pt: 'Este produto desta seguradora já está cadastrado',
    en: 'This product of this insurer is registered already',
  },
  'lender.tollFree': invalid(
    'Informe um número 0800: a ligação é gratuita para o cliente',
    'Enter a 0800 number: the call is free for the client',
  ),
  'lender.arrearsBasis': invalid(
    'Acima de 1% ao mês, informe a base legal (STJ, Súmula 379)',
    'Above 1% a month, give the legal basis (STJ, precedent 379)',
  ),
  'iof.zeroUnconfirmed': invalid(
    'Confirme que a alíquota é zero, ou corrija-a',
    'Confirm that the rate is zero, or correct it',
  ),
  'lender.fourEyesBelowAlone': invalid(
    'Informe um valor igual ou maior que a alçada individual',
    'Enter an amount equal to the individual authority or higher',
  ),
  'parameter.startTooSoon': {
    code: 'SET024',
    pt: 'A data de início deve ser a partir de amanhã',
    en: 'The start date must be tomorrow or later',
  },
  'parameter.baseBelowClient': {
    code: 'SET025',
    pt: 'O valor base não pode ser menor que o valor do cliente',
    en: 'The base value may not be lower than the client value',
  },
  'parameter.notDeletable': {
    code: 'SET026',
    pt: 'Este parâmetro está ou já esteve em vigor e não pode ser excluído',
    en: 'This parameter is or has been in force and cannot be deleted',
  },
  'parameter.startNotLast': {
    code: 'SET027',
    pt: 'A data de início deve ser posterior ao início do último período cadastrado',
    en: 'The start date must be after the start of the last registered period',
  },
  'parameter.endBeforeStart': {
    code: 'SET028',
    pt: 'A data de fim não pode ser anterior à data de início',
    en: 'The end date may not be before the start date',
  },
  'parameter.overlap': {
    code: 'SET029',
    pt: 'O período se sobrepõe a outro já cadastrado',
    en: 'The period overlaps another one',
  },
  'parameter.gap': {
    code: 'SET030',
    pt: 'O período deve começar no dia seguinte ao fim do período anterior',
    en: 'The period must start on the day after the previous one ends',
  },
  'parameter.startInForce': {
    code: 'SET031',
    pt: 'A data de início de um parâmetro em vigor não pode ser alterada',
    en: 'The start date of a parameter in force cannot be changed',
  },
  'succession.begun': {
    code: 'SET031',
    pt: 'Uma vigência que já começou não pode ser alterada: cadastre a próxima',
    en: 'A validity that has begun cannot be changed: register the next one',
  },
  'template.encoding': invalid(
    'O arquivo não é texto em UTF-8: salve-o como UTF-8 e envie de novo',
    'The file is not text in UTF-8: save it as UTF-8 and send it again',
  ),
  'template.binary': invalid(
    'O arquivo não é texto: ele tem um caractere nulo',
    'The file is no text: it has a null character',
  ),
  'template.noHtml': invalid(
    'O arquivo não tem HTML: nada ficaria da mensagem',
    'The file has no HTML: nothing would be left of the message',
  ),
  'template.tooManyElements': invalid(
    'O arquivo tem mais de {max} elementos: um e-mail não precisa de tantos',
    'The file has more than {max} elements: no e-mail needs so many',
  ),
  'template.unknown': invalid(
    'Linha {line}: esta mensagem não tem o campo “{name}”',
    'Line {line}: this message has no field “{name}”',
  ),
  'template.malformed': invalid(
    'Linha {line}: “{name}” sem par. Um campo se escreve com duas chaves de cada lado, sem nada entre elas além do nome',
    'Line {line}: “{name}” without its pair. A field has two braces on each side and nothing but its name between them',
  ),
  'template.missing': invalid(
    'Falta o campo “{name}”, sem o qual a mensagem não cumpre o que deve',
    'The field “{name}” is missing, without which the message does not do what it is for',
  ),
  'template.notSeen': invalid(
    'Partes do arquivo serão retiradas: confira-o e confirme antes de salvar',
    'Parts of the file will be taken out: try it and confirm before saving',
  ),
  'riskPrice.begun': {
    code: 'SET031',
    pt: 'Uma regra que já começou conserva nome, identificador e início',
    en: 'A rule that has begun keeps its name, identifier and start',
  },
  'riskPrice.overlap': {
    code: 'SET029',
    pt: 'O período se sobrepõe ao de outra regra',
    en: "The period overlaps another rule's",
  },
  'riskPriceCode.invalid': invalid(
    'Use até 10 letras sem acento, números ou hífens',
    'Use up to 10 unaccented letters, numbers or hyphens',
  ),
  'riskPriceCode.taken': {
    code: 'SET058',
    pt: 'Já existe uma regra com este identificador',
    en: 'A rule with this identifier already exists',
  },
  'parameter.endInPast': {
    code: 'SET032',
    pt: 'A data de fim não pode estar no passado',
    en: 'The end date may not be in the past',
  },
} satisfies Record<string, Message>;
