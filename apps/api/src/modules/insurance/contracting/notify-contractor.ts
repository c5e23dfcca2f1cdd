import type { Language } from '@estrada/domain/errors/index';
import type { InsuranceProposalEvent } from '@estrada/domain/insurance/index';
import type { WriteContext } from '../../../kernel/context.ts';
import { notifyInLanguages } from '../../notifications/index.ts';
import type { InsuranceRecord } from './insurance-proposals.repository.ts';

type Words = (number: string) => Record<Language, string>;
const accepted: Words = (number) => ({
  'pt-BR': `A seguradora aceitou a contratação ${number}.`,
  en: `The insurer has accepted insurance proposal ${number}.`,
});
const cancelled: Words = (number) => ({
  'pt-BR': `O seguro da contratação ${number} foi cancelado.`,
  en: `The insurance of proposal ${number} was cancelled.`,
});
const refused: Words = (number) => ({
  'pt-BR': `A contratação ${number} foi recusada. Veja o motivo na contratação.`,
  en: `Insurance proposal ${number} was refused. See the reason on it.`,
});
const issued: Words = (number) => ({
  'pt-BR': `A apólice da contratação ${number} foi emitida.`,
  en: `The policy of insurance proposal ${number} was issued.`,
});
const dissolved: Words = (number) => ({
  'pt-BR': `O seguro da contratação ${number} terminou por falta de pagamento.`,
  en: `The insurance of proposal ${number} has ended for non-payment.`,
});

const words: Partial<Record<InsuranceProposalEvent, Words>> = {
  accept: accepted,
  acceptByCollection: accepted,
  acceptBySilence: (number) => ({
    'pt-BR': `A contratação ${number} foi aceita: a seguradora não respondeu no prazo.`,
    en: `Insurance proposal ${number} is accepted: the insurer did not answer in time.`,
  }),
  requestInformation: (number) => ({
    'pt-BR': `A seguradora pediu informações para a contratação ${number}.`,
    en: `The insurer requests information for insurance proposal ${number}.`,
  }),
  refuse: refused,
  refuseManually: refused,
  issue: issued,
  recordPolicy: issued,
  dissolveUnpaid: dissolved,
  dissolveSuspended: dissolved,
  suspend: (number) => ({
    'pt-BR': `A cobertura da contratação ${number} está suspensa por falta de pagamento.`,
    en: `The cover of insurance proposal ${number} is suspended for non-payment.`,
  }),
  pay: (number) => ({
    'pt-BR': `A parcela em atraso da contratação ${number} foi paga: a cobertura voltou.`,
    en: `The overdue premium of insurance proposal ${number} was paid: the cover is restored.`,
  }),
  lapse: (number) => ({
    'pt-BR': `A contratação ${number} expirou sem ser enviada.`,
    en: `Insurance proposal ${number} has lapsed without being sent.`,
  }),
  cancel: cancelled,
  withdraw: cancelled,
  cancelWithCredit: (number) => ({
    'pt-BR': `O seguro da contratação ${number} foi cancelado com o financiamento.`,
    en: `The insurance of proposal ${number} was cancelled with its loan.`,
  }),
  rectifyCredit: (number) => ({
    'pt-BR': `O financiamento mudou: a contratação ${number} precisa de uma nova cotação.`,
    en: `The loan has changed: insurance proposal ${number} needs a new quote.`,
  }),
};

/** Notifies whoever sells an insurance of a move that somebody else has made. */
export async function notifyContractor(
  { number, sellerId }: InsuranceRecord,
  event: InsuranceProposalEvent,
  context: WriteContext,
): Promise<void> {
  const text = words[event];
  if (text) await notifyInLanguages(text(number), [sellerId], context);
}
