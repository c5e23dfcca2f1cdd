import type { StringPairs } from '@estrada/web/strings/string-types.ts';

/** Strings of the trade-in vehicle as part of the down payment. */
export const tradeIn = {
  tradeIn: ['Veículo na troca', 'Trade-in vehicle'],
  'tradeIn.add': ['Incluir veículo na troca', 'Add a trade-in vehicle'],
  'tradeIn.remove': ['Retirar o veículo na troca', 'Remove the trade-in vehicle'],
  'tradeIn.description': ['Marca e modelo', 'Brand and model'],
  'tradeIn.year': ['Ano', 'Year'],
  'tradeIn.plate': ['Placa', 'Plate'],
  'tradeIn.value': ['Valor da troca', 'Trade-in value'],
  'tradeIn.debts': ['Quitação e débitos', 'Payoff and debts'],
  'tradeIn.debts.hint': ['Financiamento, IPVA e multas a quitar', 'Financing, vehicle tax and fines to settle'],
  'tradeIn.shortfall': [
    'As dívidas passam do valor em {amount}: o veículo não soma à entrada, e o cliente quita essa diferença à parte',
    'The debts exceed the value by {amount}: the vehicle adds nothing to the down payment, and the client settles this difference apart',
  ],
  'tradeIn.cash': ['Em dinheiro', 'In money'],
  'tradeIn.sum': [
    '{cash} em dinheiro + {equity} do veículo na troca = entrada de {entry}',
    '{cash} in money + {equity} of the trade-in vehicle = down payment of {entry}',
  ],
  'tradeIn.aside': [
    'O veículo na troca vale {equity} e passa da entrada de {entry}: a entrada fica só em dinheiro, e o veículo não é salvo com a simulação. O que foi digitado dele continua aqui.',
    'The trade-in vehicle is worth {equity} and exceeds the down payment of {entry}: the down payment is money alone, and the vehicle is not saved with the simulation. What was typed of it stays here.',
  ],
  'tradeIn.asideByPlan': [
    'Este plano define a entrada de {entry}, e o veículo na troca vale {equity}: ele não soma a ela nem é salvo com a simulação. O que foi digitado dele continua aqui.',
    'This plan sets a down payment of {entry}, and the trade-in vehicle is worth {equity}: it does not count and is not saved with the simulation. What was typed of it stays here.',
  ],
  'tradeIn.raise': ['Usar entrada de {amount}', 'Use {amount} as down payment'],
  'tradeIn.leaves': [
    'o veículo na troca ({amount}) passa da entrada e não conta mais',
    'the trade-in vehicle ({amount}) exceeds the down payment and counts no more',
  ],
  'tradeIn.money': ['em dinheiro {before} → {after}', 'in money {before} → {after}'],
} satisfies StringPairs;
