import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** The strings of a counter-offer, on the page of a proposal. */
export const strings = defineStrings('proposal-offer', {
  title: ['Solicitado e aprovado', 'Requested and approved'],
  'column.what': ['Condição', 'Condition'],
  'column.requested': ['Solicitado', 'Requested'],
  'column.offered': ['Aprovado', 'Approved'],
  entryValueCents: ['Entrada', 'Down payment'],
  termMonths: ['Prazo', 'Term'],
  financeValueCents: ['Valor financiado', 'Financed amount'],
  creditValueCents: ['Valor financiado, sem produtos', 'Financed amount, without products'],
  payments: ['Parcelas', 'Instalments'],
  cet: ['CET', 'CET'],
  months: ['{count} meses', '{count} months'],
  atMost: ['até {amount}', 'up to {amount}'],
  ofAtMost: ['{value}, de até {amount}', '{value}, of up to {amount}'],
  differs: ['diferente', 'different'],
  'cet.value': ['{rate} a.a.', '{rate} p.a.'],
  'passing.title': ['O que cabe nas regras', 'What is within the rules'],
  'passing.text': [
    'Parcela de até {limit} por mês (30% da renda), nas tabelas de hoje. Não é garantia de aprovação.',
    'An instalment of up to {limit} a month (30% of the income), at the tables of today. It does not guarantee approval.',
  ],
  'passing.within': [
    'A parcela já cabe em 30% da renda (até {limit} por mês): a decisão tem outro motivo.',
    'The instalment is already within 30% of the income (up to {limit} a month): the decision has another reason.',
  ],
  'passing.computing': ['Calculando o que cabe nas regras', 'Calculating what is within the rules'],
  'passing.noIncome': [
    'Não é possível calcular: a ficha do cliente não informa a renda.',
    'It cannot be calculated: the client form states no income.',
  ],
  'passing.none': [
    'Nas tabelas de hoje, nenhuma entrada deixa a parcela em até {limit} por mês (30% da renda).',
    'At the tables of today, no down payment brings the instalment to {limit} a month or less (30% of the income).',
  ],
  'passing.refused': ['Não é possível calcular: {reason}', 'It cannot be calculated: {reason}'],
  'passing.failed': ['O cálculo falhou.', 'The calculation failed.'],
  'passing.retry': ['Tentar de novo', 'Try again'],
  'passing.entry': ['Entrada de {entry}', 'Down payment of {entry}'],
  'passing.entry.more': ['Entrada de {entry}, {more} a mais', 'Down payment of {entry}, {more} more'],
  'passing.cet': ['CET {cet}', 'CET {cet}'],
  'passing.copy': ['Copiar com estes valores', 'Copy with these values'],
  'passing.copy.of': [
    'Copiar com estes valores: {count} meses, entrada de {entry}',
    'Copy with these values: {count} months, down payment of {entry}',
  ],
  computing: ['Calculando a nova parcela…', 'Calculating the new instalment…'],
  'conditions.label': ['Como as condições foram cumpridas', 'How the conditions were met'],
  'conditions.hint': [
    'Descreva o que foi entregue; a mesa de crédito confere.',
    'Describe what was delivered; the credit desk checks it.',
  ],
  confirm: [
    'A proposta passa a ter exatamente as condições aprovadas, e a mesa de crédito confirma.',
    'The proposal will have exactly the approved conditions, and the credit desk will confirm it.',
  ],
  submit: ['Aplicar contraproposta', 'Apply counter-offer'],
  again: ['Calcular de novo', 'Calculate again'],
  'fields.title': ['Contraproposta (opcional)', 'Counter-offer (optional)'],
  'fields.hint': [
    'Preencha os três campos só se aprovar com outros valores. Com a contraproposta, as condições são opcionais.',
    'Fill in the three fields only if you approve with other values. With a counter-offer, conditions are optional.',
  ],
  'fields.termMonths': ['Prazo em meses', 'Term in months'],
  'fields.financeValueCents': ['Valor financiado máximo, sem produtos', 'Maximum financed amount, without products'],
  'first.title': ['Contraproposta', 'Counter-offer'],
  'first.terms': [
    'Entrada de {entry}, {months} meses, até {amount} financiados.',
    'Down payment of {entry}, {months} months, up to {amount} financed.',
  ],
  'given.requested': [
    'Solicitado: entrada de {entry}, {months} meses, {amount} financiados.',
    'Requested: down payment of {entry}, {months} months, {amount} financed.',
  ],
  'given.offered': [
    'Contraproposta: entrada de {entry}, {months} meses, até {amount} financiados.',
    'Counter-offer: down payment of {entry}, {months} months, up to {amount} financed.',
  ],
  'given.applied': ['A concessionária aplicou a contraproposta.', 'The dealer applied the counter-offer.'],
  'given.open': ['A contraproposta ainda não foi aplicada.', 'The counter-offer has not been applied yet.'],
  'given.not-applied': ['A contraproposta não foi aplicada.', 'The counter-offer was not applied.'],
  other: [
    'Para outros valores, retifique a proposta: ela volta para análise.',
    'For other values, rectify the proposal: it goes back to analysis.',
  ],
  applied: [
    'Contraproposta aplicada: a proposta já tem as condições aprovadas.',
    'Counter-offer applied: the proposal already has the approved conditions.',
  ],
  done: [
    'Contraproposta aplicada: falta a confirmação da mesa de crédito.',
    'Counter-offer applied: the credit desk has yet to confirm it.',
  ],
});
