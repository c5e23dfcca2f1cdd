import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** Strings of the rules of law for insurance. */
export const strings = defineStrings('insurance-law', {
  'period.answer_one': ['Resposta da seguradora: {count} dia', "Insurer's answer: {count} day"],
  'period.answer_other': ['Resposta da seguradora: {count} dias', "Insurer's answer: {count} days"],
  'period.policy_one': ['Apólice: {count} dia da aceitação', 'Policy: {count} day from acceptance'],
  'period.policy_other': ['Apólice: {count} dias da aceitação', 'Policy: {count} days from acceptance'],
  'period.firstPremium': [
    'Cobrança só depois da aceitação; sem o primeiro pagamento, o seguro termina',
    'Collected only after acceptance; without the first payment the insurance ends',
  ],
  'period.notice_one': [
    'Parcela em atraso: suspensão {count} dia depois do aviso recebido',
    'Overdue instalment: suspended {count} day after receipt of the notice',
  ],
  'period.notice_other': [
    'Parcela em atraso: suspensão {count} dias depois do aviso recebido',
    'Overdue instalment: suspended {count} days after receipt of the notice',
  ],
  'period.suspension_one': [
    'Fim do seguro: {count} dia depois da suspensão',
    'Dissolved: {count} day after suspension',
  ],
  'period.suspension_other': [
    'Fim do seguro: {count} dias depois da suspensão',
    'Dissolved: {count} days after suspension',
  ],
  'period.withdrawal_one': [
    'Desistência com reembolso total: {count} dia',
    'Withdrawal with a full refund: {count} day',
  ],
  'period.withdrawal_other': [
    'Desistência com reembolso total: {count} dias',
    'Withdrawal with a full refund: {count} days',
  ],
  'period.refund_one': ['Reembolso pago em {count} dia do pedido', 'Refund paid within {count} day of the request'],
  'period.refund_other': ['Reembolso pago em {count} dias do pedido', 'Refund paid within {count} days of the request'],
  'period.idle_one': ['Proposta parada expira em {count} dia', 'An idle proposal lapses after {count} day'],
  'period.idle_other': ['Proposta parada expira em {count} dias', 'An idle proposal lapses after {count} days'],
  'period.idle.basis': ['Regra interna', 'Internal rule'],
  'other.later': ['Depois da desistência: {method}', 'After the withdrawal period: {method}'],
  'other.iof': ['IOF: {rate} do prêmio', 'IOF: {rate} of the premium'],
  'other.consent': ['Exige proposta e consentimento próprios', 'Requires a separate proposal and consent'],
  'review.row': ['{name}, vigência de {date}', '{name}, period from {date}'],
  'review.question': [
    'Confirme só depois que o jurídico revisar e aprovar estes prazos e fundamentos. Seu nome e a data ficam registrados, e uma alteração exige outra confirmação.',
    'Confirm only after counsel has reviewed and approved these periods and their legal basis. Your name and the date are recorded, and a change requires another confirmation.',
  ],
});
