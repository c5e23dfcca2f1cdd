import { addDays, type CalendarDate, daysBetween } from '../../calendar/index.ts';
import { fillText, type Texts } from '../../errors/texts.ts';
import { formatDate } from '../../formats/index.ts';
import { type InsuranceDates, type InsuranceDeadlines, insuranceDeadlines } from '../proposal/insurance-deadlines.ts';
import { type InsuranceProposalStatus, withInsurer } from '../proposal/insurance-proposal.table.ts';
import type { InsuranceLaw } from './insurance-law.ts';

/** Who reads a sentence: the client, or whoever sells to the client. */
export type InsuranceReader = 'client' | 'seller';

/**
 * What the law says about a deadline, in words that need no lawyer (CDC, article 6, III). `{day}` is its day, the other
 * placeholders are the periods of the row that applies.
 */
const sentences = {
  unsent: {
    client: {
      pt: 'Esta proposta ainda não foi enviada à seguradora. Conclua até {day}: depois, ela expira.',
      en: 'This proposal has not been sent to the insurer yet. Complete it by {day}: after that it lapses.',
    },
    seller: {
      pt: 'A proposta ainda não foi enviada. Conclua e envie até {day}: depois, ela expira e é preciso cotar de novo.',
      en: 'The proposal has not been sent yet. Complete and send it by {day}: after that it lapses and must be quoted again.',
    },
  },
  noCharge: {
    client: {
      pt: 'Nada é cobrado de você antes de a seguradora aceitar a proposta, a não ser que ela dê uma cobertura provisória.',
      en: 'You are not charged before the insurer accepts the proposal, unless it grants provisional cover.',
    },
    seller: {
      pt: 'Nenhum valor do seguro pode ser recebido antes da aceitação, a não ser que a seguradora dê uma cobertura provisória.',
      en: 'No premium may be received before the acceptance, unless the insurer grants provisional cover.',
    },
  },
  answer: {
    client: {
      pt: 'A seguradora tem até {day} para responder. Se ela não responder até esse dia, seu seguro está aceito.',
      en: 'The insurer has until {day} to answer. If it does not answer by that day, your insurance is accepted.',
    },
    seller: {
      pt: 'A seguradora tem até {day} para responder. Sem resposta nesse prazo de {answerDays} dias, a proposta é aceita.',
      en: 'The insurer has until {day} to answer. Without an answer within these {answerDays} days the proposal is accepted.',
    },
  },
  moreInformation: {
    client: {
      pt: 'Se a seguradora pedir mais informações, o prazo de {answerDays} dias começa de novo quando elas forem enviadas.',
      en: 'If the insurer requests more information, the {answerDays} days begin again when it has been sent.',
    },
    seller: {
      pt: 'Se a seguradora pedir mais informações, o prazo de {answerDays} dias começa de novo no envio da resposta.',
      en: 'If the insurer requests more information, the {answerDays} days begin again when the answer is sent.',
    },
  },
  refusal: {
    client: {
      pt: 'Se a seguradora recusar, ela precisa explicar o motivo.',
      en: 'If the insurer refuses, it must explain why.',
    },
    seller: {
      pt: 'Uma recusa só é válida com o motivo: peça-o à seguradora, se faltar.',
      en: 'A refusal is valid only with its reason: request it from the insurer if it is missing.',
    },
  },
  information: {
    client: {
      pt: 'A seguradora pediu mais informações. Responda até {day}: depois, a proposta expira. Com a sua resposta, ela tem mais {answerDays} dias para decidir.',
      en: 'The insurer has requested more information. Answer by {day}: after that the proposal lapses. With your answer, it has another {answerDays} days to decide.',
    },
    seller: {
      pt: 'A seguradora pediu mais informações. Envie a resposta até {day}: depois, a proposta expira. O prazo de {answerDays} dias começa de novo no envio.',
      en: 'The insurer has requested more information. Send the answer by {day}: after that the proposal lapses. The {answerDays} days begin again when it is sent.',
    },
  },
  policy: {
    client: {
      pt: 'Seu seguro foi aceito. A seguradora entrega a apólice, que é o contrato do seguro, até {day}.',
      en: 'Your insurance has been accepted. The insurer delivers the policy, which is the insurance contract, by {day}.',
    },
    seller: {
      pt: 'Seguro aceito. A seguradora deve entregar a apólice até {day}: {policyDays} dias da aceitação.',
      en: 'Insurance accepted. The insurer must deliver the policy by {day}: {policyDays} days from the acceptance.',
    },
  },
  firstPremium: {
    client: {
      pt: 'Pague o seguro, ou a primeira parcela dele, até {day}. Sem esse pagamento, o seguro termina e você fica sem cobertura.',
      en: 'Pay the insurance, or its first instalment, by {day}. Without this payment the insurance ends and you are not covered.',
    },
    seller: {
      pt: 'O prêmio único ou a primeira parcela vence em {day}. Sem esse pagamento, o seguro é encerrado, sem outro aviso.',
      en: 'The single premium or first instalment is due on {day}. Without this payment the insurance is dissolved, with no further notice.',
    },
  },
  notice: {
    client: {
      pt: 'Uma parcela do seguro está em atraso. Pague até {day}. Depois desse dia a cobertura fica suspensa, e o que acontecer desde o vencimento da parcela não é coberto enquanto ela não for paga.',
      en: 'An instalment of the insurance is overdue. Pay by {day}. After that day the cover is suspended, and nothing that happens from its due date on is covered until it is paid.',
    },
    seller: {
      pt: 'Parcela em atraso: o cliente recebeu o aviso e pode pagar até {day}. Depois, a cobertura fica suspensa.',
      en: 'Instalment overdue: the client has received the notice and may pay by {day}. After that the cover is suspended.',
    },
  },
  suspended: {
    client: {
      pt: 'A cobertura está suspensa por falta de pagamento. Pague até {day} para ela voltar: depois desse dia, o seguro pode terminar.',
      en: 'The cover is suspended for non-payment. Pay by {day} to restore it: after that day the insurance may end.',
    },
    seller: {
      pt: 'Cobertura suspensa. O cliente pode pagar até {day}: depois, o seguro pode ser encerrado ({suspensionDays} dias da suspensão).',
      en: 'Cover suspended. The client may pay by {day}: after that the insurance may be dissolved ({suspensionDays} days from the suspension).',
    },
  },
  withdrawal: {
    client: {
      pt: 'Você pode desistir até {day}, sem explicar o motivo. Tudo o que foi pago é reembolsado em até {refundDays} dias do pedido.',
      en: 'You may withdraw until {day}, without giving a reason. Everything that was paid is refunded within {refundDays} days of the request.',
    },
    seller: {
      pt: 'O cliente pode desistir até {day}, sem motivo, com reembolso total em até {refundDays} dias do pedido.',
      en: 'The client may withdraw until {day}, without a reason and with a full refund within {refundDays} days of the request.',
    },
  },
  cancelByDay: {
    client: {
      pt: 'Você pode cancelar quando quiser: o reembolso é proporcional aos dias restantes de vigência, em até {refundDays} dias do pedido.',
      en: 'You may cancel at any time: the share of the days left is refunded within {refundDays} days of the request.',
    },
    seller: {
      pt: 'O prazo de desistência terminou. No cancelamento, o reembolso é proporcional aos dias restantes de vigência, em até {refundDays} dias do pedido.',
      en: 'The withdrawal period is over. On cancellation the share of the days left is refunded within {refundDays} days of the request.',
    },
  },
  cancelInFull: {
    client: {
      pt: 'Você pode cancelar quando quiser: tudo o que foi pago é reembolsado em até {refundDays} dias do pedido.',
      en: 'You may cancel at any time: everything that was paid is refunded within {refundDays} days of the request.',
    },
    seller: {
      pt: 'O prazo de desistência terminou. No cancelamento, tudo o que foi pago é reembolsado em até {refundDays} dias do pedido.',
      en: 'The withdrawal period is over. On cancellation everything that was paid is refunded within {refundDays} days of the request.',
    },
  },
  toLender: {
    client: {
      pt: 'Como o seguro foi pago com o financiamento, o estorno vai para a financeira.',
      en: 'As the insurance was paid with the loan, the refund goes to the lender.',
    },
    seller: {
      pt: 'Seguro pago com o financiamento: o estorno vai para a financeira, não para o cliente.',
      en: 'Insurance paid with the loan: the refund goes to the lender, not to the client.',
    },
  },
  coverEnd: {
    client: {
      pt: 'A cobertura vale até {day}.',
      en: 'The cover applies until {day}.',
    },
    seller: {
      pt: 'A cobertura vale até {day}: combine a renovação antes.',
      en: 'The cover applies until {day}: agree on the renewal before.',
    },
  },
} as const satisfies Record<string, Record<InsuranceReader, Texts>>;

export type InsuranceSentenceKey = keyof typeof sentences;

/** A sentence about an insurance proposal, and the day that it names. */
export type InsuranceSentence = {
  readonly key: InsuranceSentenceKey;
  readonly day: CalendarDate | null;
  /** its day comes within `urgentDays` */
  readonly isUrgent: boolean;
  readonly texts: Texts;
};

/** A deadline is urgent on so many days before its last day, and on that day. */
const urgentDays = 3;

/** What the sentences depend on. */
export type InsuranceSituation = {
  readonly status: InsuranceProposalStatus;
  readonly dates: InsuranceDates;
  readonly law: InsuranceLaw;
  /** paid with the loan */
  readonly isFinanced: boolean;
  readonly today: CalendarDate;
};

type Stated = readonly [key: InsuranceSentenceKey, day?: CalendarDate | null];

const before = (day: CalendarDate | null) => day && addDays(day, -1);

/** What a proposal waits for in its status, as far as the days are known. */
function byStatus({ status, dates }: InsuranceSituation, deadlines: InsuranceDeadlines): readonly Stated[] {
  const { answerBy, policyBy, suspendsOn, dissolvesOn, lapsesOn } = deadlines;
  switch (status) {
    case 'working':
    case 'quoted':
    case 'complete':
      return [['unsent', lapsesOn], ['noCharge']];
    case 'sent':
      return [['answer', answerBy], ['moreInformation'], ['refusal'], ['noCharge']];
    case 'information':
      return [['information', lapsesOn], ['refusal'], ['noCharge']];
    case 'manual':
      return [['refusal'], ['noCharge']];
    case 'accepted':
      return [
        ['policy', policyBy],
        ['firstPremium', dates.firstUnpaidDueOn],
      ];
    case 'issued':
      return [
        ['firstPremium', dates.firstUnpaidDueOn],
        ['notice', before(suspendsOn)],
        ['coverEnd', dates.coverEndsOn],
      ];
    case 'suspended':
      return [
        ['suspended', before(dissolvesOn)],
        ['coverEnd', dates.coverEndsOn],
      ];
    default:
      return [];
  }
}

/** How the client leaves the insurance, and what is refunded then. */
function ofLeaving(
  { status, dates, law, isFinanced }: InsuranceSituation,
  deadlines: InsuranceDeadlines,
): readonly Stated[] {
  if (!withInsurer.some((one) => one === status)) return [];
  if (deadlines.withinWithdrawalPeriod) return [['withdrawal', deadlines.withdrawalUntil]];
  const isCovered = dates.acceptedOn !== null || dates.issuedOn !== null;
  if (!isCovered) return [];
  const cancel: Stated = [law.refundMethod === 'FULL' ? 'cancelInFull' : 'cancelByDay'];
  return isFinanced ? [cancel, ['toLender']] : [cancel];
}

/** Sentences whose day may not be known yet: without it they are left out. */
const needsDay: readonly InsuranceSentenceKey[] = [
  'answer',
  'policy',
  'firstPremium',
  'notice',
  'suspended',
  'coverEnd',
];

/**
 * What an insurance proposal waits for and what its client may do, in plain words with the days of the law, the most
 * urgent first. A status that is final has none.
 */
export function insuranceSentences(reader: InsuranceReader, situation: InsuranceSituation): InsuranceSentence[] {
  const { dates, law, today } = situation;
  const deadlines = insuranceDeadlines(dates, law, today);
  const { answerDays, policyDays, suspensionDays, refundDays } = law;
  return [...byStatus(situation, deadlines), ...ofLeaving(situation, deadlines)].flatMap(([key, day = null]) => {
    if (day === null && needsDay.includes(key)) return [];
    const params = { day: day === null ? '' : formatDate(day), answerDays, policyDays, suspensionDays, refundDays };
    const texts = sentences[key][reader];
    const daysLeft = day === null ? -1 : daysBetween(today, day);
    const isUrgent = daysLeft >= 0 && daysLeft <= urgentDays;
    return [{ key, day, isUrgent, texts: { pt: fillText(texts, 'pt-BR', params), en: fillText(texts, 'en', params) } }];
  });
}

/**
 * The deadlines that whoever sells is warned of: something must be sent or paid by them. The answer and the policy are
 * the insurer's to give, the withdrawal is the client's to choose, and renewals have their own list.
 */
export const warnedSentences = [
  'unsent',
  'information',
  'firstPremium',
  'notice',
  'suspended',
] as const satisfies readonly InsuranceSentenceKey[];

/** A deadline that is about to end, by the key of its sentence, and its last day. */
export type InsuranceWarning = { readonly key: (typeof warnedSentences)[number]; readonly day: CalendarDate };

/**
 * The deadline that the contractor is to be warned of on this day, once for each key and day; null: none. One that
 * ends within three days of the beginning was known then: its warning is due the day before, or on the day itself.
 *
 * @param situation `begunOn`: the day on which the proposal was begun
 */
export function dueWarning(situation: InsuranceSituation & { begunOn: CalendarDate }): InsuranceWarning | null {
  const { begunOn, today } = situation;
  for (const { key, day, isUrgent } of insuranceSentences('seller', situation)) {
    const warned = warnedSentences.find((one) => one === key);
    if (!isUrgent || day === null || warned === undefined) continue;
    const isShort = daysBetween(begunOn, day) <= urgentDays;
    if (!isShort || (today > begunOn && daysBetween(today, day) <= 1)) return { key: warned, day };
  }
  return null;
}

/** The rules of law without the days of one proposal, for papers that a client reads before they are known. */
const rules = {
  answerPeriod: {
    pt: 'A seguradora tem {answerDays} dias, a partir do envio da proposta, para responder. Se ela não responder nesse prazo, seu seguro está aceito.',
    en: 'The insurer has {answerDays} days from the sending of the proposal to answer. If it does not answer within them, your insurance is accepted.',
  },
  policyPeriod: {
    pt: 'Depois de aceitar, a seguradora tem {policyDays} dias para entregar a apólice.',
    en: 'After the acceptance the insurer has {policyDays} days to deliver the policy.',
  },
  withdrawalPeriod: {
    pt: 'Você pode desistir em até {withdrawalDays} dias da assinatura ou da emissão da apólice, o que for mais tarde, sem explicar o motivo. Tudo o que foi pago é reembolsado em até {refundDays} dias do pedido.',
    en: 'You may withdraw within {withdrawalDays} days of the signature or of the issue of the policy, whichever is later, without giving a reason. Everything that was paid is refunded within {refundDays} days of the request.',
  },
  firstUnpaid: {
    pt: 'Se o seguro, ou a primeira parcela dele, não for pago no vencimento, o seguro termina e você fica sem cobertura.',
    en: 'If the insurance, or its first instalment, is not paid by its due date, the insurance ends and you are not covered.',
  },
  laterUnpaid: {
    pt: 'Se outra parcela atrasar, você recebe um aviso e tem {noticeDays} dias, a partir do recebimento, para pagar. Depois a cobertura fica suspensa, e {suspensionDays} dias depois da suspensão o seguro pode terminar.',
    en: 'If a later instalment is overdue, you receive a notice and have {noticeDays} days from its receipt to pay. After that the cover is suspended, and {suspensionDays} days after the suspension the insurance may end.',
  },
} as const satisfies Record<string, Texts>;

/** A rule of law in plain words, with the article that it follows. */
export type InsuranceRule = { readonly texts: Texts; readonly article: string };

/** What the law says to the client of an insurance proposal, in the order in which it matters. */
export function insuranceRules(law: InsuranceLaw, { isFinanced }: { isFinanced: boolean }): InsuranceRule[] {
  const { answerDays, policyDays, noticeDays, suspensionDays, withdrawalDays, refundDays } = law;
  const periods = { answerDays, policyDays, noticeDays, suspensionDays, withdrawalDays, refundDays };
  const rule = (texts: Texts, article: string): InsuranceRule => ({
    texts: { pt: fillText(texts, 'pt-BR', periods), en: fillText(texts, 'en', periods) },
    article,
  });
  const unpaid = [
    rule(rules.firstUnpaid, law.firstPremiumArticle),
    rule(rules.laterUnpaid, `${law.noticeArticle}; ${law.suspensionArticle}`),
  ];
  const cancel = law.refundMethod === 'FULL' ? sentences.cancelInFull : sentences.cancelByDay;
  return [
    rule(sentences.noCharge.client, law.firstPremiumArticle),
    rule(rules.answerPeriod, law.answerArticle),
    rule(sentences.moreInformation.client, law.answerArticle),
    rule(sentences.refusal.client, law.answerArticle),
    rule(rules.policyPeriod, law.policyArticle),
    rule(rules.withdrawalPeriod, law.withdrawalArticle),
    rule(cancel.client, law.refundArticle),
    // what is paid with the loan has no premium of its own that could be overdue
    ...(isFinanced ? [rule(sentences.toLender.client, law.refundArticle)] : unpaid),
  ];
}
