import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** The strings of the figure and of the comparison, which come after the questions. */
export const figureStrings = defineStrings('customer-simulator-figure', {
  entry: ['Entrada', 'Down payment'],
  email: ['E-mail', 'E-mail'],
  figure: ['Sua parcela', 'Your instalment'],
  stale: [
    'Você mudou uma resposta: estes valores são das respostas anteriores. Calcule de novo.',
    'You have changed an answer: these figures are those of the former answers. Calculate again.',
  ],
  cet: ['CET ao ano', 'CET per year'],
  'goal.met': [
    'Em {count} meses, a parcela não passa de {amount}.',
    'Over {count} months, the instalment does not exceed {amount}.',
  ],
  'goal.missed': [
    'Nenhum prazo tem parcela de até {amount}. Este é o prazo mais longo, {count} meses: uma entrada maior reduz a parcela.',
    'No term has an instalment of up to {amount}. This is the longest term, {count} months: a larger down payment lowers it.',
  ],
  validity: [
    'Simulação de {quoted}, válida até {until}, sujeita a análise de crédito.',
    'Simulation of {quoted}, valid until {until}, subject to credit analysis.',
  ],
  mail: ['Enviar para o meu e-mail', 'Send to my e-mail'],
  'mail.hint': [
    'Usamos o endereço só para enviar o link desta simulação.',
    'We use the address only to send the link to this figure.',
  ],
  'mail.send': ['Enviar o link', 'Send the link'],
  'mail.sent': [
    'Enviamos o link para {email}. Ele abre esta simulação durante {count} dias.',
    'We sent the link to {email}. It opens this figure for {count} days.',
  ],
  'return.same': [
    'Os valores são os mesmos de quando você simulou, em {day}.',
    'The values are the same as when you simulated, on {day}.',
  ],
  'return.changed': [
    'Desde a sua simulação de {day}, estes valores mudaram:',
    'Since your simulation of {day}, these values have changed:',
  ],
  'return.instalment': ['A parcela era {before}, agora é {after}.', 'The instalment was {before}, now it is {after}.'],
  'return.cet': ['O CET ao ano era {before}, agora é {after}.', 'The CET per year was {before}, now it is {after}.'],
  'return.price': [
    'O preço do carro na tabela era {before}, agora é {after}.',
    'The list price of the car was {before}, now it is {after}.',
  ],
  otherTerm: ['Ver em outro prazo', 'See another term'],
  request: ['Falar com uma concessionária', 'Contact a dealer'],
  compare: ['Comparar com outro carro', 'Compare with another car'],
  instalments: ['Parcelas', 'Instalments'],
  price: ['Preço do carro', 'Price of the car'],
  financed: ['Valor financiado', 'Financed amount'],
  iof: ['IOF, incluído no valor financiado', 'IOF tax, included in the financed amount'],
  total: ['Total com a entrada', 'Total with the down payment'],
  insurances: ['Seguros que você pode adicionar', 'Insurance that you can add'],
  'insurances.hint': [
    'São opcionais e não estão na parcela acima.',
    'They are optional and not in the instalment above.',
  ],
  'insurances.price': ['a partir de {amount} por mês', 'from {amount} a month'],
  cost: ['Composição do custo efetivo total (CET)', 'Breakdown of the total effective cost (CET)'],
  rights: ['Seus direitos e as condições', 'Your rights and the conditions'],
  edit: ['Alterar', 'Change'],
  'edit.name': ['Alterar: {name}', 'Change: {name}'],
  answers: ['Suas respostas', 'Your answers'],
  'answer.car': ['Carro', 'Car'],
  'answer.entry': ['Entrada', 'Down payment'],
  'answer.place': ['CEP', 'Postal code'],
  'answer.plan': ['Pagamento', 'Payment'],
  'plan.upTo': ['parcela até {amount}', 'instalment up to {amount}'],
  kept: ['Carro guardado para comparar', 'Car kept for comparing'],
  'kept.car': ['Guardado: {car},', 'Kept: {car},'],
  'kept.return': ['Voltar para este carro', 'Return to this car'],
  comparison: ['Os dois carros lado a lado', 'The two cars side by side'],
  'choose.car': ['Ficar com {car}', 'Go on with {car}'],
  forget: ['Tirar {car} da comparação', 'Remove {car} from the comparison'],
});
