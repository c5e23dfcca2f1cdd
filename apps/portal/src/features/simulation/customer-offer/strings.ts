import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** The strings of the page that a client opens by a link: without trade jargon. */
export const strings = defineStrings('customer-offer', {
  title: ['Sua proposta de financiamento', 'Your financing proposal'],
  'title.name': ['{name}, sua proposta de financiamento', '{name}, your financing proposal'],
  loading: ['Buscando sua proposta…', 'Fetching your proposal…'],
  ready: [
    '{dealer} preparou uma proposta de financiamento para você.',
    '{dealer} has prepared a financing proposal for you.',
  ],
  open: ['Ver minha proposta', 'See my proposal'],
  gone: ['Esta proposta não está mais disponível', 'This proposal is no longer available'],
  'gone.text': [
    'O prazo dela terminou ou o link foi substituído. Fale com o vendedor que enviou o link: ele prepara outra para você.',
    'Its time is over, or the link was replaced. Talk to the seller who sent you the link, who will prepare another one.',
  ],
  failed: ['Não foi possível buscar sua proposta', 'Your proposal could not be fetched'],
  retry: ['Tentar de novo', 'Try again'],
  offer: ['A proposta', 'The proposal'],
  vehicle: ['Veículo', 'Vehicle'],
  price: ['Valor do veículo', 'Vehicle price'],
  entry: ['Entrada', 'Down payment'],
  seller: ['Quem atende você', 'Who attends to you'],
  'seller.value': ['{seller}, {dealer}', '{seller}, {dealer}'],
  quotedOn: ['Calculada em', 'Calculated on'],
  conditions: ['As condições, uma a uma', 'The conditions, one by one'],
  cost: ['O que compõe o custo efetivo total (CET)', 'What the total effective cost (CET) is made of'],
  financed: ['Valor financiado: {amount}, com {iof} de IOF.', 'Financed amount: {amount}, {iof} of it IOF tax.'],
  'financed.exempt': ['Valor financiado: {amount}, isento de IOF.', 'Financed amount: {amount}, exempt from IOF tax.'],
  'financed.lease': ['Valor do crédito: {amount}.', 'Credit amount: {amount}.'],
  schedule: ['Todas as parcelas', 'Every instalment'],
  'schedule.number': ['Nº', 'No.'],
  'schedule.dueDate': ['Vencimento', 'Due date'],
  'schedule.payment': ['Parcela', 'Instalment'],
  'schedule.principal': ['Principal', 'Principal'],
  'schedule.interest': ['Juros', 'Interest'],
  'schedule.balance': ['Saldo', 'Balance'],
  'schedule.accrued': [
    'O que uma parcela não paga dos juros soma-se ao saldo e é pago pelas seguintes.',
    'Interest that an instalment does not pay is added to the balance and paid by the next ones.',
  ],
  rights: ['Seus direitos e as condições da oferta', 'Your rights and the conditions of the offer'],
  until: ['Este link abre até {date}.', 'This link opens until {date}.'],
  next: [
    'Gostou, ou tem uma dúvida? Fale com {seller}, da {dealer}.',
    'Do you like it, or have a question? Talk to {seller} at {dealer}.',
  ],
});
