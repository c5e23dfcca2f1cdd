import { invalid, type Message } from './message.ts';

/** The messages about a plan's price, entry, term and choices. */
export const simulationMessages = {
  'price.outOfRange': invalid(
    'Informe um valor dentro da faixa aceita para este veículo',
    'Enter an amount within the range accepted for this vehicle',
  ),
  'entry.negative': invalid('A entrada não pode ser negativa', 'The down payment must not be negative'),
  'entry.abovePrice': invalid(
    'A entrada deve ser menor que o valor do veículo',
    'The down payment must be lower than the vehicle price',
  ),
  'entry.belowMinimum': invalid(
    'A entrada mínima é de {min|acordo com o plano}',
    'The minimum down payment is {min|set by the plan}',
  ),
  'entry.aboveMaximum': invalid(
    'A entrada máxima é de {max|acordo com o plano}',
    'The maximum down payment is {max|set by the plan}',
  ),
  'tradeIn.aboveEntry': invalid(
    'O valor do veículo na troca ({equity|líquido}) ultrapassa a entrada ({entry|informada}): aumente a entrada ou remova o veículo',
    'The value of the trade-in vehicle ({equity|net}) exceeds the down payment ({entry|as entered}): raise the down payment or remove the vehicle',
  ),
  'tradeIn.otherSum': invalid(
    'Dinheiro e veículo na troca devem somar a entrada: informe {cash|o que falta} em dinheiro',
    'Cash and trade-in vehicle must add up to the down payment: enter {cash|the missing amount} in cash',
  ),
  'table.endsTooSoon': {
    code: 'GOFF007',
    pt: 'A tabela {table|vigente} termina em {until|menos de dois dias}, e a oferta precisa valer por pelo menos dois dias: escolha outra tabela',
    en: 'The table {table|in force} ends on {until|too early a date}, and an offer must be valid for at least two days: choose another table',
  },
  'link.tooMany': invalid(
    'Esta simulação já teve {max|o máximo de} links: copie a simulação para criar outros',
    'This simulation has already had {max|the maximum number of} links: copy it to create more',
  ),
  'term.notInTable': invalid(
    'Prazo não disponível neste plano: escolha outro',
    'Term not available in this plan: choose another',
  ),
  'term.tooMany': invalid('Escolha no máximo {max|três} prazos', 'Choose at most {max|three} terms'),
  'entry.fixedByPlan': invalid(
    'Neste plano, a entrada deve ser de {amount|50%}',
    'In this plan the down payment must be {amount|50%}',
  ),
  'entry.notInPlan': invalid(
    'Neste plano, a entrada deve ser zero: o valor do veículo é financiado integralmente',
    'In this plan the down payment must be zero: the full vehicle price is financed',
  ),
  'choice.notOfPlan': invalid(
    'Esta opção não está disponível neste plano: remova-a',
    'This option is not available in this plan: remove it',
  ),
  'choice.outOfRange': invalid(
    'Neste plano, informe um valor entre {min|o mínimo} e {max|o máximo}',
    'In this plan, enter a value between {min|the minimum} and {max|the maximum}',
  ),
  'balloon.notOfPlan': {
    code: 'SIM018',
    pt: 'A parcela intermediária ou final deve estar de acordo com o plano',
    en: 'The intermediate or final instalment must match the plan',
  },
  'balloon.count': {
    code: 'SIM018',
    pt: 'Neste prazo, o número de parcelas intermediárias deve ficar entre {min|1} e {max|o máximo permitido}',
    en: 'For this term, the number of intermediate instalments must be between {min|1} and {max|the maximum allowed}',
  },
  'balloon.tooLarge': invalid(
    'A parcela intermediária ou final deve deixar saldo para as mensais: reduza o valor',
    'The intermediate or final instalment must leave a balance for the monthly ones: reduce it',
  ),
  'fixedAmount.tooMany': invalid(
    'Informe no máximo {max|o número permitido de} valores',
    'Enter at most {max|the permitted number of} amounts',
  ),
  'fixedAmount.repeated': invalid(
    'Este mês já tem um valor: escolha outro',
    'This month already has an amount: choose another',
  ),
  'fixedAmount.noLevelLeft': invalid(
    'Deixe pelo menos um mês sem valor fixo',
    'Leave at least one month without a fixed amount',
  ),
  'fixedAmount.tooLarge': invalid(
    'Os valores informados quitam o financiamento antes do fim: reduza-os',
    'The amounts entered repay the loan before its end: reduce them',
  ),
  'shareMonth.order': invalid(
    'A segunda data deve ser posterior à primeira',
    'The second date must be after the first',
  ),
  'rate.mustBeZero': invalid('A taxa deste plano deve ser zero', 'The rate of this plan must be zero'),
  'rate.limitsApart': invalid(
    'A taxa da linha deve ficar entre a mínima e a máxima',
    'The rate of the line must be between the minimum and the maximum',
  ),
  'rate.outOfLimits': invalid(
    'Informe uma taxa entre {min|a mínima} e {max|a máxima permitida} ao mês',
    'Enter a rate between {min|the minimum} and {max|the maximum allowed} per month',
  ),
  'rate.notYours': invalid(
    'Seu perfil não permite ajustar a taxa neste plano e tipo de taxa: use a taxa da tabela',
    'Your profile does not allow you to adjust the rate of this plan and rate type: use the rate of the table',
  ),
  'rate.tableMoved': invalid(
    'Outra tabela está em vigor para este prazo: ajuste a taxa de novo',
    'Another table is in force for this term now: adjust the rate again',
  ),
  'rate.zeroStays': invalid(
    'A taxa zero é da tabela e não pode ser ajustada',
    'The zero rate comes from the table and cannot be adjusted',
  ),
  'commission.aboveTable': invalid(
    'O retorno não pode ultrapassar o permitido pela tabela',
    'The commission may not exceed what the table allows',
  ),
  'table.notOpen': invalid(
    'A tabela escolhida não atende a este cliente, veículo, entrada e dia: escolha outra',
    'The chosen table does not apply to this client, vehicle, down payment and day: choose another',
  ),
  'rate.belowTarget': invalid(
    'A taxa do cliente não pode ultrapassar a taxa sem subsídio',
    'The client rate may not exceed the rate without subsidy',
  ),
  'directSale.newOnly': invalid(
    'A venda direta só está disponível para veículo novo',
    'A direct sale is available for new vehicles only',
  ),
  'directSale.pcd': invalid(
    'Informe PCD só na venda direta a uma pessoa com deficiência: revise o tipo de comprador',
    'State PWD only in a direct sale to a person with a disability: review the kind of buyer',
  ),
  'directSale.notOffered': invalid(
    'Este tipo de venda direta não está disponível para este tipo de pessoa e de venda',
    'This direct sale type is not available for this person type and sale type',
  ),
  'saleOption.alone': invalid(
    'Só as opções Funcionário da montadora e Diretor da montadora podem ser combinadas',
    'Only the options Employee of the manufacturer and Director of the manufacturer can be combined',
  ),
  'saleOption.otherBuyer': invalid(
    'O tipo de venda direta deve ser uma das opções selecionadas',
    'The direct sale type must be one of the selected options',
  ),
  'taxRegime.notSimulated': invalid(
    'Os valores são de outro regime tributário: refaça a simulação',
    'The figures are for another tax regime: run the simulation again',
  ),
  'taxRegime.companyOnly': invalid(
    'Só uma empresa pode ser do Simples Nacional ou MEI',
    'Only a company can be under Simples Nacional or be an MEI',
  ),
  'employee.personOnly': invalid(
    'A opção Funcionário da montadora só está disponível para pessoa física: desmarque-a',
    'The option Employee of the manufacturer is available for individuals only: clear it',
  ),
  'assignment.usedOnly': invalid(
    'A cessão de direitos só está disponível para veículo usado',
    'An assignment of rights is available for used vehicles only',
  ),
} satisfies Record<string, Message>;
