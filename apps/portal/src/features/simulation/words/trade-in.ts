import type { StringPairs } from '@estrada/web/strings/string-types.ts';

/** Strings of the trade-in vehicle as part of the down payment. */
export const tradeIn = {
  tradeIn: ['Veículo na troca', 'Trade-in vehicle'],
  'tradeIn.add': ['Adicionar veículo na troca', 'Add trade-in vehicle'],
  'tradeIn.remove': ['Remover o veículo na troca', 'Remove the trade-in vehicle'],
  'tradeIn.description': ['Marca e modelo', 'Make and model'],
  'tradeIn.year': ['Ano', 'Year'],
  'tradeIn.plate': ['Placa', 'Plate'],
  'tradeIn.value': ['Valor da troca', 'Trade-in value'],
  'tradeIn.debts': ['Quitação e débitos', 'Payoff and debts'],
  'tradeIn.debts.hint': ['Financiamento, IPVA e multas a quitar', 'Financing, vehicle tax and fines to settle'],
  'tradeIn.shortfall': [
    'As dívidas superam o valor do veículo na troca em {amount}: ele não é somado à entrada, e o cliente paga essa diferença à parte',
    'The debts exceed the trade-in value by {amount}: the vehicle adds nothing to the down payment, and the client pays this difference separately',
  ],
  'tradeIn.cash': ['Em dinheiro', 'In cash'],
  'tradeIn.sum': [
    '{cash} em dinheiro + {equity} do veículo na troca = entrada de {entry}',
    '{cash} in cash + {equity} from the trade-in vehicle = down payment of {entry}',
  ],
  'tradeIn.aside': [
    'O veículo na troca vale {equity} e ultrapassa a entrada de {entry}: a entrada fica só em dinheiro, e o veículo não é salvo com a simulação. Os dados digitados continuam aqui.',
    'The trade-in vehicle is worth {equity} and exceeds the down payment of {entry}: the down payment is in cash only, and the vehicle is not saved with the simulation. The data you typed stays here.',
  ],
  'tradeIn.asideByPlan': [
    'Este plano define a entrada de {entry}, e o veículo na troca vale {equity}: ele não é somado à entrada nem salvo com a simulação. Os dados digitados continuam aqui.',
    'This plan sets a down payment of {entry}, and the trade-in vehicle is worth {equity}: the vehicle is not added to the down payment and is not saved with the simulation. The data you typed stays here.',
  ],
  'tradeIn.raise': ['Usar entrada de {amount}', 'Use {amount} as down payment'],
  'tradeIn.leaves': [
    'o veículo na troca ({amount}) ultrapassa o valor da entrada e não é somado a ela',
    'the trade-in vehicle ({amount}) exceeds the down payment and is not added to it',
  ],
  'tradeIn.money': ['em dinheiro {before} → {after}', 'in cash {before} → {after}'],
} satisfies StringPairs;
