/** Words of the vehicle that is handed in as a part of the down payment. */
export const tradeIn = {
  pt: {
    tradeIn: 'Veículo na troca',
    'tradeIn.add': 'Incluir veículo na troca',
    'tradeIn.remove': 'Retirar o veículo na troca',
    'tradeIn.description': 'Marca e modelo',
    'tradeIn.year': 'Ano',
    'tradeIn.plate': 'Placa',
    'tradeIn.value': 'Valor da troca',
    'tradeIn.debts': 'Quitação e débitos',
    'tradeIn.debts.hint': 'Financiamento, IPVA e multas a quitar',
    'tradeIn.shortfall':
      'As dívidas passam do valor em {amount}: o veículo não soma à entrada, e o cliente quita essa diferença à parte',
    'tradeIn.cash': 'Em dinheiro',
    'tradeIn.sum': '{cash} em dinheiro + {equity} do veículo na troca = entrada de {entry}',
    'tradeIn.aside':
      'O veículo na troca vale {equity} e passa da entrada de {entry}: a entrada fica só em dinheiro, e o veículo não é salvo com a simulação. O que foi digitado dele continua aqui.',
    'tradeIn.asideByPlan':
      'Este plano define a entrada de {entry}, e o veículo na troca vale {equity}: ele não soma a ela nem é salvo com a simulação. O que foi digitado dele continua aqui.',
    'tradeIn.raise': 'Usar entrada de {amount}',
    'tradeIn.leaves': 'o veículo na troca ({amount}) passa da entrada e não conta mais',
    'tradeIn.money': 'em dinheiro {before} → {after}',
  },
  en: {
    tradeIn: 'Trade-in vehicle',
    'tradeIn.add': 'Add a trade-in vehicle',
    'tradeIn.remove': 'Remove the trade-in vehicle',
    'tradeIn.description': 'Brand and model',
    'tradeIn.year': 'Year',
    'tradeIn.plate': 'Plate',
    'tradeIn.value': 'Trade-in value',
    'tradeIn.debts': 'Payoff and debts',
    'tradeIn.debts.hint': 'Financing, vehicle tax and fines to settle',
    'tradeIn.shortfall':
      'The debts exceed the value by {amount}: the vehicle adds nothing to the down payment, and the client settles this difference apart',
    'tradeIn.cash': 'In money',
    'tradeIn.sum': '{cash} in money + {equity} of the trade-in vehicle = down payment of {entry}',
    'tradeIn.aside':
      'The trade-in vehicle is worth {equity} and exceeds the down payment of {entry}: the down payment is money alone, and the vehicle is not saved with the simulation. What was typed of it stays here.',
    'tradeIn.asideByPlan':
      'This plan sets a down payment of {entry}, and the trade-in vehicle is worth {equity}: it does not count and is not saved with the simulation. What was typed of it stays here.',
    'tradeIn.raise': 'Use {amount} as down payment',
    'tradeIn.leaves': 'the trade-in vehicle ({amount}) exceeds the down payment and counts no more',
    'tradeIn.money': 'in money {before} → {after}',
  },
};
