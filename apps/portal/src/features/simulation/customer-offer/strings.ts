import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** The strings of the page that a client opens by a link: without trade jargon. */
export const strings = defineStrings('customer-offer', {
  title: ['Sua simulação de financiamento', 'Your financing simulation'],
  'title.name': ['{name}, sua simulação de financiamento', '{name}, your financing simulation'],
  loading: ['Buscando sua simulação…', 'Loading your simulation…'],
  ready: [
    'A concessionária {dealer} preparou uma simulação de financiamento para você.',
    'The dealer {dealer} has prepared a financing simulation for you.',
  ],
  open: ['Ver minha simulação', 'View my simulation'],
  gone: ['Esta simulação não está mais disponível', 'This simulation is no longer available'],
  'gone.text': [
    'O prazo terminou, o link foi substituído ou a proposta já foi enviada. Para saber mais, fale com o vendedor que enviou o link.',
    'It has expired, the link was replaced, or the proposal was already submitted. To learn more, contact the salesperson who sent you the link.',
  ],
  failed: ['Não foi possível buscar sua simulação', 'Your simulation could not be loaded'],
  retry: ['Tentar de novo', 'Try again'],
  offer: ['A simulação', 'The simulation'],
  vehicle: ['Veículo', 'Vehicle'],
  listPrice: ['Preço sem desconto', 'Price without the discount'],
  discount: ['Desconto', 'Discount'],
  price: ['Valor do veículo', 'Vehicle price'],
  entry: ['Entrada', 'Down payment'],
  seller: ['Seu vendedor', 'Your salesperson'],
  'seller.value': ['{seller}, {dealer}', '{seller}, {dealer}'],
  quotedOn: ['Calculada em', 'Calculated on'],
  conditions: ['Condições, uma a uma', 'Conditions, one by one'],
  cost: ['Composição do custo efetivo total (CET)', 'Breakdown of the total effective cost (CET)'],
  financed: [
    'Valor financiado: {amount}, já incluídos {iof} de IOF.',
    'Financed amount: {amount}, of which {iof} is IOF tax.',
  ],
  'financed.exempt': ['Valor financiado: {amount}, isento de IOF.', 'Financed amount: {amount}, exempt from IOF tax.'],
  'financed.lease': ['Valor do crédito: {amount}.', 'Credit amount: {amount}.'],
  schedule: ['Todas as parcelas', 'All instalments'],
  'schedule.number': ['Nº', 'No.'],
  'schedule.dueDate': ['Vencimento', 'Due date'],
  'schedule.payment': ['Parcela', 'Instalment'],
  'schedule.principal': ['Principal', 'Principal'],
  'schedule.interest': ['Juros', 'Interest'],
  'schedule.balance': ['Saldo', 'Balance'],
  'schedule.accrued': [
    'Os juros que uma parcela não cobre são somados ao saldo e pagos nas seguintes.',
    'Interest that an instalment does not cover is added to the balance and paid in the following ones.',
  ],
  accept: ['Quero esta, em {count} parcelas', 'I want this one, in {count} instalments'],
  'accept.hint': [
    'Sem compromisso: {seller} recebe a sua resposta e fala com você. O crédito ainda passa por análise.',
    'No commitment: {seller} receives your answer and contacts you. The credit is still subject to approval.',
  ],
  accepted: [
    'Avisamos {seller}: você quer esta simulação em {count} parcelas.',
    'We have notified {seller}: you want this simulation in {count} instalments.',
  ],
  call: ['Ligar: {phone}', 'Call: {phone}'],
  whatsapp: ['Chamar no WhatsApp', 'Message on WhatsApp'],
  'whatsapp.text': [
    'Olá, {seller}! Recebi a simulação do veículo {vehicle} e quero conversar sobre ela.',
    'Hello, {seller}! I received the simulation for the vehicle {vehicle} and want to talk about it.',
  ],
  rights: ['Seus direitos e as condições da oferta', 'Your rights and the conditions of the offer'],
  until: ['Este link vale até {date}.', 'This link is valid until {date}.'],
  next: [
    'Gostou ou ficou com alguma dúvida? Fale com {seller}, da concessionária {dealer}.',
    'Interested, or have a question? Contact {seller} at {dealer}.',
  ],
});
