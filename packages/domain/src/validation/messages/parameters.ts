import { invalid, type Message } from './message.ts';

/** Rows of parameters that follow each other, who lends, risk-price rules, templates of e-mails, products. */
export const parametersMessages = {
  'vap.taken': {
    code: 'ADD014',
    pt: 'Este produto desta seguradora já está cadastrado: abra o cadastro existente',
    en: 'This product of this insurer is already registered: open the existing record',
  },
  'holiday.dayTaken': invalid(
    'Já existe um feriado neste dia: abra o cadastro existente',
    'A holiday on this day already exists: open the existing record',
  ),
  'lender.tollFree': invalid(
    'Informe um número 0800: a ligação deve ser gratuita para o cliente',
    'Enter an 0800 number: the call must be free for the client',
  ),
  'lender.arrearsBasis': invalid(
    'Acima de 1% ao mês, informe a base legal (STJ, Súmula 379)',
    'Above 1% per month, enter the legal basis (STJ, precedent 379)',
  ),
  'iof.zeroUnconfirmed': invalid(
    'Confirme que a alíquota é zero, ou corrija-a',
    'Confirm that the rate is zero, or correct it',
  ),
  'lender.fourEyesBelowAlone': invalid(
    'Informe um valor igual ou maior que a alçada individual',
    'Enter an amount equal to or above the individual limit',
  ),
  'parameter.startTooSoon': {
    code: 'SET024',
    pt: 'Escolha uma data de início a partir de amanhã',
    en: 'Choose a start date from tomorrow on',
  },
  'parameter.baseBelowClient': {
    code: 'SET025',
    pt: 'O valor base não pode ser menor que o valor do cliente',
    en: 'The base value may not be lower than the client value',
  },
  'parameter.notDeletable': {
    code: 'SET026',
    pt: 'Este parâmetro está ou já esteve em vigor e não pode ser excluído: para mudar o valor, cadastre outro período',
    en: 'This parameter is or has been in force and cannot be deleted: to change the value, add another period',
  },
  'parameter.startNotLast': {
    code: 'SET027',
    pt: 'Escolha uma data de início posterior ao início do último período cadastrado',
    en: 'Choose a start date later than the start of the last registered period',
  },
  'parameter.endBeforeStart': {
    code: 'SET028',
    pt: 'A data de fim não pode ser anterior à data de início',
    en: 'The end date may not be before the start date',
  },
  'parameter.overlap': {
    code: 'SET029',
    pt: 'O período se sobrepõe a outro já cadastrado: ajuste as datas',
    en: 'The period overlaps another registered one: adjust the dates',
  },
  'parameter.gap': {
    code: 'SET030',
    pt: 'O período deve começar no dia seguinte ao fim do período anterior',
    en: 'The period must start on the day after the previous one ends',
  },
  'parameter.startInForce': {
    code: 'SET031',
    pt: 'A data de início de um parâmetro que já entrou em vigor não pode ser alterada: mantenha-a',
    en: 'The start date of a parameter that has taken effect cannot be changed: leave it as it is',
  },
  'succession.begun': {
    code: 'SET031',
    pt: 'Uma vigência que já começou não pode ser alterada: cadastre a próxima',
    en: 'A period that has started cannot be changed: register the next one',
  },
  'template.encoding': invalid(
    'O arquivo não é texto em UTF-8: salve-o como UTF-8 e envie de novo',
    'The file is not text in UTF-8: save it as UTF-8 and send it again',
  ),
  'template.binary': invalid(
    'O arquivo não é de texto: salve-o como HTML em UTF-8 e envie de novo',
    'This is not a text file: save it as HTML in UTF-8 and send it again',
  ),
  'template.noHtml': invalid(
    'O arquivo não tem HTML e a mensagem ficaria vazia: envie outro',
    'The file has no HTML and the message would be empty: send another',
  ),
  'template.tooManyElements': invalid(
    'O arquivo tem mais de {max} elementos: simplifique o HTML',
    'The file has more than {max} elements: simplify the HTML',
  ),
  'template.unknown': invalid(
    'Linha {line}: esta mensagem não tem o campo “{name}”: use um dos campos da lista',
    'Line {line}: this message has no field “{name}”: use one of the fields in the list',
  ),
  'template.malformed': invalid(
    'Linha {line}: “{name}” está incompleto. Escreva o campo com duas chaves de cada lado e só o nome entre elas',
    'Line {line}: “{name}” is incomplete. Write the field with two braces on each side and only the name between them',
  ),
  'template.missing': invalid(
    'Falta o campo “{name}”, obrigatório nesta mensagem: adicione-o',
    'The field “{name}” is missing and is required in this message: add it',
  ),
  'template.notSeen': invalid(
    'Partes do arquivo serão removidas: teste-o e confirme antes de salvar',
    'Parts of the file will be removed: test it and confirm before saving',
  ),
  'riskPrice.begun': {
    code: 'SET031',
    pt: 'A regra já começou: nome, identificador e início não podem ser alterados',
    en: 'The rule has already started: its name, identifier and start cannot be changed',
  },
  'riskPrice.overlap': {
    code: 'SET029',
    pt: 'O período se sobrepõe ao de outra regra: ajuste as datas',
    en: 'The period overlaps another rule’s: adjust the dates',
  },
  'riskPriceCode.invalid': invalid(
    'Use até 10 letras sem acento, números ou hífens',
    'Use up to 10 unaccented letters, numbers or hyphens',
  ),
  'riskPriceCode.taken': {
    code: 'SET058',
    pt: 'Já existe uma regra com este identificador: escolha outro',
    en: 'A rule with this identifier already exists: choose another',
  },
  'parameter.endInPast': {
    code: 'SET032',
    pt: 'A data de fim não pode estar no passado',
    en: 'The end date may not be in the past',
  },
} satisfies Record<string, Message>;
