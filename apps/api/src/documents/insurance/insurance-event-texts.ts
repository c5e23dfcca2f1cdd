import type { Texts } from '@estrada/domain/errors/index';
import type { InsuranceProposalEvent } from '@estrada/domain/insurance/index';

/** The texts about an event; `{…}` are the periods and articles of the row of law, and the days of the proposal. */
export type EventTexts = { readonly subject: Texts; readonly happened: Texts; readonly next?: Texts };

const accepted: Texts = { pt: 'Seu seguro foi aceito', en: 'Your insurance is accepted' };
const policy: EventTexts = {
  subject: { pt: 'Sua apólice foi emitida', en: 'Your policy has been issued' },
  happened: { pt: 'A apólice do seu seguro foi emitida.', en: 'The policy of your insurance has been issued.' },
  next: {
    pt: 'Leia a apólice e guarde-a: ela diz o que está coberto e o que não está.',
    en: 'Read the policy and store it: it states what is covered and what is not.',
  },
};
const refused: EventTexts = {
  subject: { pt: 'Sua proposta de seguro foi recusada', en: 'Your insurance proposal was refused' },
  happened: {
    pt: 'A seguradora recusou a sua proposta. Você não tem este seguro e não deve nada por ele.',
    en: 'The insurer has refused your proposal. You do not have this insurance, and you owe nothing for it.',
  },
  next: {
    pt: 'Se não concordar com o motivo, fale com a seguradora. A concessionária pode fazer uma proposta de outro seguro.',
    en: 'If you do not agree with the reason, contact the insurer. The dealer can make a proposal for another insurance.',
  },
};
const uncovered: Texts = {
  pt: 'Você está sem cobertura. Para voltar a ter seguro, faça uma nova proposta na concessionária.',
  en: 'You are not covered. To be insured again, make a new proposal at the dealer.',
};
const dissolved: Texts = {
  pt: 'Seu seguro terminou por falta de pagamento',
  en: 'Your insurance ended for non-payment',
};

/** What happened, and what to do, by event. */
export const insuranceEventTexts = {
  accept: {
    subject: accepted,
    happened: { pt: 'A seguradora aceitou a sua proposta.', en: 'The insurer has accepted your proposal.' },
  },
  acceptBySilence: {
    subject: accepted,
    happened: {
      pt: 'A seguradora não respondeu em {answerDays} dias. Pela lei, o seu seguro está aceito ({answerArticle}).',
      en: 'The insurer did not answer within {answerDays} days. By law, your insurance is accepted ({answerArticle}).',
    },
  },
  acceptByCollection: {
    subject: accepted,
    happened: {
      pt: 'A seguradora já recebeu o pagamento do seguro: por isso ele está aceito.',
      en: 'The insurer has already collected the payment of the insurance: it is accepted therefore.',
    },
  },
  refuse: refused,
  refuseManually: refused,
  issue: policy,
  recordPolicy: policy,
  dissolveUnpaid: {
    subject: dissolved,
    happened: {
      pt: 'O seguro, ou a primeira parcela dele, não foi pago no vencimento. Por isso o seguro terminou ({firstPremiumArticle}).',
      en: 'The insurance, or its first instalment, was not paid by its due date. The insurance has ended therefore ({firstPremiumArticle}).',
    },
    next: uncovered,
  },
  premiumOverdue: {
    subject: { pt: 'Uma parcela do seu seguro está em atraso', en: 'An instalment of your insurance is overdue' },
    happened: {
      pt: 'Este é o aviso de atraso previsto em lei ({noticeArticle}).',
      en: 'This is the notice of an overdue payment that the law requires ({noticeArticle}).',
    },
  },
  suspend: {
    subject: { pt: 'A cobertura do seu seguro está suspensa', en: 'The cover of your insurance is suspended' },
    happened: {
      pt: 'A parcela em atraso não foi paga em {noticeDays} dias do recebimento do aviso. O que acontecer desde o vencimento dela não é coberto enquanto ela não for paga.',
      en: 'The overdue instalment was not paid within {noticeDays} days of the receipt of the notice. Nothing that happens from its due date on is covered until it is paid.',
    },
  },
  pay: {
    subject: { pt: 'A cobertura do seu seguro voltou', en: 'The cover of your insurance is restored' },
    happened: {
      pt: 'A parcela em atraso foi paga, e a cobertura voltou.',
      en: 'The overdue instalment was paid, and the cover is restored.',
    },
  },
  dissolveSuspended: {
    subject: dissolved,
    happened: {
      pt: 'A parcela em atraso não foi paga em {suspensionDays} dias da suspensão. Por isso o seguro terminou ({suspensionArticle}).',
      en: 'The overdue instalment was not paid within {suspensionDays} days of the suspension. The insurance has ended therefore ({suspensionArticle}).',
    },
    next: uncovered,
  },
  cancel: {
    subject: { pt: 'Seu seguro foi cancelado', en: 'Your insurance was cancelled' },
    happened: { pt: 'O seu seguro foi cancelado.', en: 'Your insurance was cancelled.' },
  },
  withdraw: {
    subject: { pt: 'Sua desistência do seguro foi registrada', en: 'Your withdrawal from the insurance is recorded' },
    happened: {
      pt: 'Registramos a sua desistência, feita dentro do prazo. Você não tem mais este seguro.',
      en: 'We have recorded your withdrawal, made within its period. You no longer have this insurance.',
    },
  },
  cancelWithCredit: {
    subject: { pt: 'Seu seguro foi cancelado', en: 'Your insurance was cancelled' },
    happened: {
      pt: 'O seguro fazia parte do financiamento e foi cancelado com o contrato.',
      en: 'The insurance was part of the loan and was cancelled together with its contract.',
    },
  },
  refundChanged: {
    subject: { pt: 'O reembolso do seu seguro mudou', en: 'The refund of your insurance has changed' },
    happened: {
      pt: 'O valor do reembolso do seu seguro cancelado mudou. Abaixo está o novo valor.',
      en: 'The refund of your cancelled insurance has changed. The new amount is below.',
    },
  },
  endCover: {
    subject: { pt: 'A vigência do seu seguro terminou', en: 'The cover of your insurance has ended' },
    happened: {
      pt: 'A cobertura do seu seguro terminou em {coverEndsOn}. O que acontecer depois desse dia não é coberto.',
      en: 'The cover of your insurance ended on {coverEndsOn}. Nothing that happens after that day is covered.',
    },
    next: {
      pt: 'Para fazer um novo seguro, fale com a concessionária.',
      en: 'For a new insurance, contact the dealer.',
    },
  },
} as const satisfies Partial<Record<InsuranceProposalEvent | 'premiumOverdue' | 'refundChanged', EventTexts>>;

/** What a client is notified of by e-mail: moves of the proposal, an overdue later premium, a changed refund. */
export type InsuranceMailEvent = keyof typeof insuranceEventTexts;
export const hasInsuranceMail = (event: InsuranceProposalEvent): event is InsuranceMailEvent & InsuranceProposalEvent =>
  Object.hasOwn(insuranceEventTexts, event);
