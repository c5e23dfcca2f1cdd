import { invalid, type Message } from './message.ts';

/** The messages about a plan's price, entry, term and choices. */
export const simulationMessages = {
  'price.outOfRange': invalid(
    'Valor fora da faixa aceita para este veículo',
    'Amount outside the range accepted for this vehicle',
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
    'O veículo na troca vale {equity|mais} e passa da entrada de {entry|agora}: aumente a entrada ou retire o veículo',
    'The trade-in vehicle is worth {equity|more} and exceeds the down payment of {entry|now}: raise the down payment or remove the vehicle',
  ),
  'tradeIn.otherSum': invalid(
    'Dinheiro e veículo na troca não somam a entrada: em dinheiro são {cash|o que falta}',
    'Money and trade-in vehicle do not add up to the down payment: the money is {cash|what is missing}',
  ),
  'table.endsTooSoon': {
    code: 'GOFF007',
    pt: 'A tabela {table|vigente} termina em {until|menos de dois dias}, e uma oferta vale por dois dias, no mínimo',
    en: 'The table {table|in force} ends on {until|a day too soon}, and an offer holds for two days at least',
  },
  'link.tooMany': invalid(
    'Esta simulação já teve {max|o máximo de} links: copie a simulação para criar outros',
    'This simulation has had {max|the highest number of} links already: copy it to make more',
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
    en: 'The balloon is not the one of the plan',
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
  'fixedAmount.repeated': invalid('Este mês já tem um valor', 'This month has an amount already'),
  'fixedAmount.noLevelLeft': invalid(
    'Deixe pelo menos um mês sem valor fixo',
    'Leave at least one month without an amount of its own',
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
    'A taxa da linha fica entre a menor e a maior',
    'The rate of the line lies between the lowest and the highest',
  ),
  'rate.outOfLimits': invalid(
    'A taxa vai de {min|a menor} a {max|a maior} ao mês',
    'The rate goes from {min|the lowest} to {max|the highest} a month',
  ),
  'rate.notYours': invalid(
    'Seu perfil não ajusta a taxa neste plano e tipo de taxa',
    'Your profile does not adjust the rate of this plan and rate type',
  ),
  'rate.tableMoved': invalid(
    'Outra tabela vale agora para este prazo: ajuste a taxa de novo',
    'Another table holds for this term now: adjust the rate again',
  ),
  'rate.zeroStays': invalid(
    'A taxa zero é da tabela e não se ajusta',
    "A zero rate is the table's and is not adjusted",
  ),
  'commission.aboveTable': invalid('A tabela não paga tanta comissão', 'The table does not pay that much commission'),
  'table.notOpen': invalid(
    'A tabela escolhida não vale para este cliente, veículo, entrada e dia',
    'The chosen table does not hold for this client, vehicle, down payment and day',
  ),
  'rate.belowTarget': invalid(
    'A taxa do cliente não pode passar da taxa de mercado',
    "The client's rate may not exceed the market rate",
  ),
  'directSale.newOnly': invalid('A venda direta é só de veículo novo', 'A direct sale is of a new vehicle only'),
  'directSale.notOffered': invalid(
    'Este tipo de venda direta não vale para esta pessoa e este tipo de venda',
    'This kind of direct sale is not for this person and sale type',
  ),
  'saleOption.alone': invalid(
    'Só funcionário e diretor da montadora valem juntos',
    'Only employee and director of the maker may stand together',
  ),
  'saleOption.otherBuyer': invalid(
    'O tipo de venda direta deve ser um dos escolhidos',
    'The kind of direct sale must be one of those chosen',
  ),
  'taxRegime.notSimulated': invalid(
    'Os valores são de outro regime tributário: refaça a simulação',
    'The figures are of another tax regime: run the simulation again',
  ),
  'taxRegime.companyOnly': invalid(
    'Só uma empresa é do Simples Nacional ou MEI',
    'Only a company is in Simples Nacional or an MEI',
  ),
  'employee.personOnly': invalid('Só uma pessoa física é funcionária', 'Only a natural person is an employee'),
  'assignment.usedOnly': invalid(
    'A cessão de direitos é só de veículo usado',
    'An assignment of rights is of a used vehicle only',
  ),
} satisfies Record<string, Message>;
