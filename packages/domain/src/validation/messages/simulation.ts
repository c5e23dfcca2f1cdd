import { invalid, type Message } from './message.ts';

/** The messages about a plan's price, entry, term and choices. */
export const simulationMessages = {
  'price.outOfRange': invalid(
    'Informe um valor dentro da faixa aceita para este veículo',
    'Enter an amount within the range accepted for this vehicle',
  ),
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
    'O veículo na troca vale {equity|mais} e passa da entrada de {entry|agora}: aumente a entrada ou remova o veículo',
    'The trade-in vehicle is worth {equity|more} and exceeds the down payment of {entry|now}: raise the down payment or remove the vehicle',
  ),
  'tradeIn.otherSum': invalid(
    'Dinheiro e veículo na troca não somam a entrada: em dinheiro são {cash|o que falta}',
    'Money and trade-in vehicle do not add up to the down payment: the money is {cash|what is missing}',
  ),
  'table.endsTooSoon': {
    code: 'GOFF007',
    pt: 'A tabela {table|vigente} termina em {until|menos de dois dias}, e a oferta precisa valer por pelo menos dois dias',
    en: 'The table {table|in force} ends on {until|less than two days}, and an offer must be valid for at least two days',
  },
  'link.tooMany': invalid(
    'Esta simulação já teve {max|o máximo de} links: copie a simulação para criar outros',
    'This simulation has already had {max|the highest number of} links: copy it to create more',
  ),
  'term.notInTable': invalid('Prazo não disponível neste plano', 'Term not available in this plan'),
  'term.tooMany': invalid('Escolha no máximo {max|três} prazos', 'Choose at most {max|three} terms'),
  'entry.fixedByPlan': invalid(
    'Neste plano a entrada é de {amount|50%}',
    'This plan has a down payment of {amount|50%}',
  ),
  'entry.notInPlan': invalid(
    'Este plano não tem entrada: ele financia o valor todo do veículo',
    'This plan has no down payment: it finances the whole vehicle price',
  ),
  'choice.notOfPlan': invalid('Este plano não tem esta opção', 'This plan has no such option'),
  'choice.outOfRange': invalid(
    'Informe um valor entre {min|o mínimo} e {max|o máximo} do plano',
    'Enter a value between {min|the lowest} and {max|the highest} of the plan',
  ),
  'balloon.notOfPlan': {
    code: 'SIM018',
    pt: 'A parcela intermediária ou final não está de acordo com o plano',
    en: 'The balloon does not match the plan',
  },
  'balloon.count': {
    code: 'SIM018',
    pt: 'Informe de {min|1} a {max|quantas couberem} parcelas intermediárias neste prazo',
    en: 'Enter {min|1} to {max|as many as fit} balloons for this term',
  },
  'balloon.tooLarge': invalid(
    'A parcela intermediária ou final não deixa saldo para as mensais',
    'The balloon leaves nothing to pay monthly',
  ),
  'fixedAmount.tooMany': invalid('Informe no máximo {max|menos} valores', 'Enter at most {max|fewer} amounts'),
  'fixedAmount.repeated': invalid('Este mês já tem um valor', 'This month already has an amount'),
  'fixedAmount.noLevelLeft': invalid(
    'Deixe pelo menos um mês sem valor fixo',
    'Leave at least one month without a fixed amount',
  ),
  'fixedAmount.tooLarge': invalid(
    'Os valores informados já pagam o financiamento antes do fim',
    'The amounts repay the loan before its end',
  ),
  'shareMonth.order': invalid(
    'A segunda data deve ser posterior à primeira',
    'The second date must be after the first',
  ),
  'rate.mustBeZero': invalid('A taxa deste plano deve ser zero', 'The rate of this plan must be zero'),
  'rate.limitsApart': invalid(
    'A taxa da linha deve ficar entre a menor e a maior',
    'The rate of the line must be between the lowest and the highest',
  ),
  'rate.outOfLimits': invalid(
    'Informe uma taxa de {min|a menor} a {max|a maior} ao mês',
    'Enter a rate from {min|the lowest} to {max|the highest} a month',
  ),
  'rate.notYours': invalid(
    'Seu perfil não permite ajustar a taxa neste plano e tipo de taxa',
    'Your profile does not allow you to adjust the rate of this plan and rate type',
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
    'O retorno passa do permitido pela tabela',
    'The commission exceeds what the table allows',
  ),
  'table.notOpen': invalid(
    'A tabela escolhida não atende a este cliente, veículo, entrada e dia: escolha outra',
    'The chosen table does not apply to this client, vehicle, down payment and day: choose another',
  ),
  'rate.belowTarget': invalid(
    'A taxa do cliente não pode passar da taxa de mercado',
    "The client's rate may not exceed the market rate",
  ),
  'directSale.newOnly': invalid(
    'A venda direta só existe para veículo novo',
    'A direct sale is available for new vehicles only',
  ),
  'directSale.notOffered': invalid(
    'Este tipo de venda direta não está disponível para este tipo de pessoa e de venda',
    'This kind of direct sale is not available for this person type and sale type',
  ),
  'saleOption.alone': invalid(
    'Só as opções Funcionário e Diretor podem ser combinadas',
    'Only the options Employee and Director can be combined',
  ),
  'saleOption.otherBuyer': invalid(
    'O tipo de venda direta deve ser um dos escolhidos',
    'The kind of direct sale must be one of those chosen',
  ),
  'taxRegime.notSimulated': invalid(
    'Os valores são de outro regime tributário: refaça a simulação',
    'The figures are for another tax regime: run the simulation again',
  ),
  'taxRegime.companyOnly': invalid(
    'Só uma empresa pode ser do Simples Nacional ou MEI',
    'Only a company can be in Simples Nacional or an MEI',
  ),
  'employee.personOnly': invalid(
    'Só uma pessoa física pode ser funcionária',
    'Only a natural person can be an employee',
  ),
  'assignment.usedOnly': invalid(
    'A cessão de direitos só existe para veículo usado',
    'An assignment of rights is available for used vehicles only',
  ),
} satisfies Record<string, Message>;
