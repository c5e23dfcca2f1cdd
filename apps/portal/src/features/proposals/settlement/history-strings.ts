import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** Words of the payment history. */
export const strings = defineStrings('payment-history', {
  pt: {
    search: 'Proposta, contrato ou cliente',
    'search.hint': 'Número inteiro ou parte do nome',
    dealer: 'Concessionária',
    'dealer.hint': 'Nome ou código',
    status: 'Situação',
    period: 'Período',
    'period.last': 'Últimos {days} dias',
    export: 'Exportar CSV',
    proposal: 'Proposta',
    contract: 'Contrato {number}',
    client: 'Cliente',
    amount: 'Valor',
    requested: 'Pedido em',
    paid: 'Pago em',
    byHand: 'Confirmado à mão',
  },
  en: {
    search: 'Proposal, contract or client',
    'search.hint': 'A whole number or part of a name',
    dealer: 'Dealer',
    'dealer.hint': 'Name or code',
    status: 'Status',
    period: 'Period',
    'period.last': 'Last {days} days',
    export: 'Export CSV',
    proposal: 'Proposal',
    contract: 'Contract {number}',
    client: 'Client',
    amount: 'Amount',
    requested: 'Asked for on',
    paid: 'Paid on',
    byHand: 'Confirmed by hand',
  },
});
