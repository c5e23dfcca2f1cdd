import { fillText, type Language, type Texts } from '../errors/texts.ts';
import { formatDate } from '../formats/index.ts';
import type { InsuranceWarning } from './law/insurance-sentences.ts';
import type { InsuranceProposalEvent } from './proposal/insurance-proposal.table.ts';

/** What the contractor of an insurance proposal is notified of: one line, the proposal has the details. */
const notices = {
  accept: {
    pt: 'A seguradora aceitou a proposta de seguro {number}.',
    en: 'The insurer has accepted insurance proposal {number}.',
  },
  acceptBySilence: {
    pt: 'A proposta de seguro {number} está aceita: a seguradora não respondeu no prazo da lei.',
    en: 'Insurance proposal {number} is accepted: the insurer did not answer within the period of the law.',
  },
  acceptByCollection: {
    pt: 'A proposta de seguro {number} está aceita: a seguradora recebeu o prêmio.',
    en: 'Insurance proposal {number} is accepted: the insurer has collected the premium.',
  },
  requestInformation: {
    pt: 'A seguradora pediu mais informações sobre a proposta de seguro {number}. Abra a proposta e responda.',
    en: 'The insurer has requested more information on insurance proposal {number}. Open the proposal and answer.',
  },
  refuse: {
    pt: 'A seguradora recusou a proposta de seguro {number}. Veja o motivo na proposta.',
    en: 'The insurer has refused insurance proposal {number}. See the reason on the proposal.',
  },
  refuseManually: {
    pt: 'A proposta de seguro {number} foi recusada na emissão manual. Veja o motivo na proposta.',
    en: 'Insurance proposal {number} was refused when it was to be issued manually. See the reason on the proposal.',
  },
  recordPolicy: {
    pt: 'A apólice da proposta de seguro {number} foi emitida manualmente. Ela está na proposta.',
    en: 'The policy of insurance proposal {number} was issued manually. You find it on the proposal.',
  },
  issue: {
    pt: 'A apólice da proposta de seguro {number} foi emitida. Ela está na proposta.',
    en: 'The policy of insurance proposal {number} was issued. You find it on the proposal.',
  },
  dissolveUnpaid: {
    pt: 'O seguro da proposta {number} foi encerrado: o prêmio único ou a primeira parcela não foi paga. O cliente está sem cobertura.',
    en: 'The insurance of proposal {number} was dissolved: the single premium or first instalment was not paid. The client is not covered.',
  },
  suspend: {
    pt: 'A cobertura da proposta de seguro {number} está suspensa por falta de pagamento. O prazo para pagar está na proposta.',
    en: 'The cover of insurance proposal {number} is suspended for non-payment. The proposal states by when it may be paid.',
  },
  pay: {
    pt: 'A parcela em atraso da proposta de seguro {number} foi paga: a cobertura voltou.',
    en: 'The overdue instalment of insurance proposal {number} was paid: the cover is restored.',
  },
  dissolveSuspended: {
    pt: 'O seguro da proposta {number} foi encerrado por falta de pagamento de uma parcela. O cliente está sem cobertura.',
    en: 'The insurance of proposal {number} was dissolved because an instalment was not paid. The client is not covered.',
  },
  lapse: {
    pt: 'A proposta de seguro {number} expirou. Para contratar, faça uma nova cotação.',
    en: 'Insurance proposal {number} has lapsed. To contract the insurance, quote it again.',
  },
  cancel: {
    pt: 'O seguro da proposta {number} foi cancelado. Veja na proposta o motivo e o reembolso.',
    en: 'The insurance of proposal {number} was cancelled. See the reason and the refund on the proposal.',
  },
  withdraw: {
    pt: 'O cliente desistiu do seguro da proposta {number}. Tudo o que foi pago é reembolsado.',
    en: 'The client has withdrawn from the insurance of proposal {number}. Everything that was paid is refunded.',
  },
  cancelWithCredit: {
    pt: 'O seguro da proposta {number} foi cancelado com o contrato de financiamento.',
    en: 'The insurance of proposal {number} was cancelled together with the credit contract.',
  },
  rectifyCredit: {
    pt: 'O valor financiado mudou: faça uma nova cotação da proposta de seguro {number} e envie-a outra vez.',
    en: 'The financed amount has changed: quote insurance proposal {number} again and send it again.',
  },
} as const satisfies Partial<Record<InsuranceProposalEvent, Texts>>;

/** What happened to an insurance proposal that its contractor is notified of. */
export type InsuranceNoticeEvent = keyof typeof notices;

export const hasInsuranceNotice = (event: InsuranceProposalEvent): event is InsuranceNoticeEvent =>
  Object.hasOwn(notices, event);

/** The notice to the contractor of an insurance proposal, in both languages. */
export const insuranceNotice = (event: InsuranceNoticeEvent, number: string): Record<Language, string> => ({
  'pt-BR': fillText(notices[event], 'pt-BR', { number }),
  en: fillText(notices[event], 'en', { number }),
});

/** What ends soon, on which day, and what to do before. */
const warnings = {
  unsent: {
    pt: 'A proposta de seguro {number} ainda não foi enviada e expira depois de {day}. Conclua e envie até esse dia.',
    en: 'Insurance proposal {number} has not been sent yet and lapses after {day}. Complete and send it by that day.',
  },
  information: {
    pt: 'A seguradora ainda espera informações sobre a proposta de seguro {number}. Responda até {day}: depois, a proposta expira.',
    en: 'The insurer is still waiting for information on insurance proposal {number}. Answer by {day}: after that the proposal lapses.',
  },
  firstPremium: {
    pt: 'O prêmio único ou a primeira parcela da proposta de seguro {number} vence em {day} e ainda não foi paga. Avise o cliente para pagar: sem esse pagamento, o seguro é encerrado.',
    en: 'The single premium or first instalment of insurance proposal {number} is due on {day} and still unpaid. Remind the client to pay: without this payment the insurance is dissolved.',
  },
  notice: {
    pt: 'Uma parcela da proposta de seguro {number} está em atraso. Avise o cliente para pagar até {day}: depois, a cobertura fica suspensa.',
    en: 'An instalment of insurance proposal {number} is overdue. Remind the client to pay by {day}: after that the cover is suspended.',
  },
  suspended: {
    pt: 'A cobertura da proposta de seguro {number} está suspensa. Avise o cliente para pagar até {day}: depois, o seguro pode ser encerrado.',
    en: 'The cover of insurance proposal {number} is suspended. Remind the client to pay by {day}: after that the insurance may be dissolved.',
  },
} as const satisfies Record<InsuranceWarning['key'], Texts>;

/** The warning to the contractor of an insurance proposal before a deadline ends, in both languages. */
export function insuranceWarning({ key, day }: InsuranceWarning, number: string): Record<Language, string> {
  const params = { number, day: formatDate(day) };
  return { 'pt-BR': fillText(warnings[key], 'pt-BR', params), en: fillText(warnings[key], 'en', params) };
}
