import { addDays, type CalendarDate } from '@estrada/domain/calendar/index';
import { fillText, type Language, pickText, type Texts } from '@estrada/domain/errors/index';
import { formatDate, formatMoney } from '@estrada/domain/formats/index';
import {
  type InsuranceLaw,
  type InsuranceProposalStatus,
  type InsuranceSituation,
  insuranceDeadlines,
  insuranceSentences,
} from '@estrada/domain/insurance/index';
import type { Money } from '@estrada/domain/money/index';
import type { InsuranceCode } from '@estrada/domain/products/index';
import { defineMail } from '../document.ts';
import { type MailBlock, renderMail } from '../mail-layout.ts';
import { exampleLaw, exampleReference } from './insurance.example.ts';
import { type EventTexts, type InsuranceMailEvent, insuranceEventTexts } from './insurance-event-texts.ts';
import { insuranceName } from './insurance-paper.ts';

/** What happened to a client's insurance. */
export interface InsuranceUpdate {
  event: InsuranceMailEvent;
  clientName: string;
  number: string;
  product: InsuranceCode;
  insurer: { name: string; contact: string | null };
  dealerName: string;
  policyNumber: string | null;
  /** of a refusal or a cancellation */
  reason: string | null;
  /** the unpaid premium */
  overdue: { dueOn: CalendarDate; amountCents: Money } | null;
  refund: { amountCents: Money; isInFull: boolean; to: 'payer' | 'lender'; by: CalendarDate } | null;
  /** after the event */
  situation: InsuranceSituation;
}

const words = {
  'pt-BR': {
    preheader: 'Veja o que aconteceu e o que fazer agora.',
    hello: (name: string, happened: string) => `Olá, ${name}. ${happened}`,
    number: 'Proposta de seguro',
    product: 'Seguro',
    insurer: 'Seguradora',
    contact: 'Atendimento da seguradora',
    dealer: 'Concessionária',
    policy: 'Apólice',
    reason: 'Motivo',
    overdue: 'Parcela em atraso',
    amountDue: (amount: string, day: string) => `${amount}, vencida em ${day}`,
    payBy: 'Pague até',
    suspendsOn: 'Sem pagamento, cobertura suspensa a partir de',
    dissolvesOn: 'Sem pagamento, o seguro pode terminar a partir de',
    undatedNotice: ({ noticeDays, suspensionDays }: InsuranceLaw) =>
      `Uma parcela do seguro está em atraso. Você tem ${noticeDays} dias, a partir do recebimento deste aviso, para pagar. Depois a cobertura fica suspensa, e ${suspensionDays} dias depois da suspensão o seguro pode terminar.`,
    refund: 'Valor do reembolso',
    refundTo: 'Quem recebe',
    payer: 'Quem pagou o seguro',
    lender: 'A financeira, porque o seguro foi pago com o financiamento',
    refundBy: 'Reembolso até',
    inFull: 'Tudo o que foi pago é reembolsado.',
    byDay: 'O reembolso é proporcional aos dias restantes de vigência.',
    noRefund: 'Não há valor a reembolsar.',
  },
  en: {
    preheader: 'See what happened and what to do now.',
    hello: (name: string, happened: string) => `Hello, ${name}. ${happened}`,
    number: 'Insurance proposal',
    product: 'Insurance',
    insurer: 'Insurer',
    contact: "Insurer's contact",
    dealer: 'Dealer',
    policy: 'Policy',
    reason: 'Reason',
    overdue: 'Overdue instalment',
    amountDue: (amount: string, day: string) => `${amount}, due on ${day}`,
    payBy: 'Pay by',
    suspendsOn: 'Without payment, cover suspended from',
    dissolvesOn: 'Without payment, the insurance may end from',
    undatedNotice: ({ noticeDays, suspensionDays }: InsuranceLaw) =>
      `An instalment of the insurance is overdue. You have ${noticeDays} days from the receipt of this notice to pay. After that the cover is suspended, and ${suspensionDays} days after the suspension the insurance may end.`,
    refund: 'Refund',
    refundTo: 'Receiver',
    payer: 'The payer of the insurance',
    lender: 'The lender, as the insurance was paid with the loan',
    refundBy: 'Refund by',
    inFull: 'Everything that was paid is refunded.',
    byDay: 'The share of the days left is refunded.',
    noRefund: 'There is nothing to refund.',
  },
};

type Fact = readonly [label: string, value: string];

/** The events after which something may be refunded. */
const cancellations: readonly InsuranceMailEvent[] = ['cancel', 'withdraw', 'cancelWithCredit', 'refundChanged'];

/** Notifies a client of what happened to their insurance, and of what follows by law, in plain words. */
export const insuranceUpdateMail = defineMail<InsuranceUpdate>({
  name: 'insurance-update',
  example: () => exampleUpdate('cancel'),
  variants: Object.fromEntries(
    (Object.keys(insuranceEventTexts) as InsuranceMailEvent[])
      .filter((event) => event !== 'cancel')
      .map((event) => [event, () => exampleUpdate(event)]),
  ),
  render(update, language) {
    const text = words[language];
    const { event, clientName } = update;
    const { subject, happened, next }: EventTexts = insuranceEventTexts[event];
    const filled = (texts: Texts) => fillText(texts, language, paramsOf(update.situation));
    const paragraphs = [
      text.hello(clientName, filled(happened)),
      ...refundSentence(update, language),
      ...lawOf(update, language),
      ...(next ? [filled(next)] : []),
    ].map((paragraph): MailBlock => ({ kind: 'paragraph', text: paragraph }));
    const [first, ...others] = paragraphs;
    return renderMail({
      language,
      subject: pickText(subject, language),
      preheader: text.preheader,
      heading: pickText(subject, language),
      blocks: [first!, { kind: 'facts', rows: factsOf(update, language) }, ...others],
    });
  },
});

const paramsOf = ({ law, dates }: InsuranceSituation) => ({
  answerDays: law.answerDays,
  answerArticle: law.answerArticle,
  firstPremiumArticle: law.firstPremiumArticle,
  noticeDays: law.noticeDays,
  noticeArticle: law.noticeArticle,
  suspensionDays: law.suspensionDays,
  suspensionArticle: law.suspensionArticle,
  coverEndsOn: dates.coverEndsOn ? formatDate(dates.coverEndsOn) : '',
});

function factsOf(update: InsuranceUpdate, language: Language): Fact[] {
  const text = words[language];
  const { number, product, insurer, dealerName, policyNumber, reason, overdue } = update;
  return [
    [text.number, number],
    [text.product, insuranceName(product, language)],
    [text.insurer, insurer.name],
    ...(insurer.contact ? [[text.contact, insurer.contact] as const] : []),
    [text.dealer, dealerName],
    ...(policyNumber ? [[text.policy, policyNumber] as const] : []),
    ...(reason ? [[text.reason, reason] as const] : []),
    ...(overdue
      ? [[text.overdue, text.amountDue(formatMoney(overdue.amountCents), formatDate(overdue.dueOn))] as const]
      : []),
    ...noticeFacts(update, language),
    ...refundFacts(update, language),
  ];
}

/** Which day brings what, once it is known when the client received the notice. */
function noticeFacts({ event, situation }: InsuranceUpdate, language: Language): Fact[] {
  const text = words[language];
  const { dates, law, today } = situation;
  const { suspendsOn } = insuranceDeadlines(dates, law, today);
  if (event !== 'premiumOverdue' || !suspendsOn) return [];
  const { dissolvesOn } = insuranceDeadlines({ ...dates, suspendedOn: suspendsOn }, law, today);
  return [
    [text.payBy, formatDate(addDays(suspendsOn, -1))],
    [text.suspendsOn, formatDate(suspendsOn)],
    [text.dissolvesOn, formatDate(dissolvesOn!)],
  ];
}

const hasRefund = ({ event, refund }: InsuranceUpdate): boolean =>
  cancellations.includes(event) && refund !== null && refund.amountCents > 0;

function refundFacts(update: InsuranceUpdate, language: Language): Fact[] {
  const text = words[language];
  const { refund } = update;
  if (!refund || !hasRefund(update)) return [];
  return [
    [text.refund, formatMoney(refund.amountCents)],
    [text.refundTo, refund.to === 'lender' ? text.lender : text.payer],
    [text.refundBy, formatDate(refund.by)],
  ];
}

function refundSentence(update: InsuranceUpdate, language: Language): string[] {
  const text = words[language];
  if (!cancellations.includes(update.event)) return [];
  if (!hasRefund(update)) return [text.noRefund];
  if (update.refund?.isInFull) return [text.inFull];
  // a changed amount may be the insurer's, calculated in another way
  return update.event === 'refundChanged' ? [] : [text.byDay];
}

/** What follows by law; a notice has its own consequences alone. */
function lawOf({ event, situation }: InsuranceUpdate, language: Language): string[] {
  const { dates, law } = situation;
  if (event === 'premiumOverdue' && !dates.noticeReceivedOn) return [words[language].undatedNotice(law)];
  return insuranceSentences('client', situation)
    .filter(({ key }) => event !== 'premiumOverdue' || key === 'notice')
    .map(({ texts }) => pickText(texts, language));
}

const statusAfter: Readonly<Record<InsuranceMailEvent, InsuranceProposalStatus>> = {
  accept: 'accepted',
  acceptBySilence: 'accepted',
  acceptByCollection: 'accepted',
  refuse: 'refused',
  refuseManually: 'refused',
  issue: 'issued',
  recordPolicy: 'issued',
  dissolveUnpaid: 'dissolved',
  premiumOverdue: 'issued',
  suspend: 'suspended',
  pay: 'issued',
  dissolveSuspended: 'dissolved',
  cancel: 'cancelled',
  withdraw: 'cancelled',
  cancelWithCredit: 'cancelled',
  refundChanged: 'cancelled',
  endCover: 'ended',
};
const overdueEvents: readonly InsuranceMailEvent[] = [
  'dissolveUnpaid',
  'premiumOverdue',
  'suspend',
  'dissolveSuspended',
];

function exampleUpdate(event: InsuranceMailEvent): InsuranceUpdate {
  const { number, product, insurer, assured, dealerName } = exampleReference();
  const status = statusAfter[event];
  const isIssued = status !== 'accepted' && status !== 'refused';
  const isOverdue = overdueEvents.includes(event);
  return {
    event,
    clientName: assured.name,
    number,
    product,
    insurer,
    dealerName,
    policyNumber: isIssued ? '0531.2026.0001417' : null,
    reason:
      { refused: 'Veículo fora das regras de aceitação', cancelled: 'O veículo foi vendido' }[String(status)] ?? null,
    overdue: isOverdue ? { dueOn: '2027-01-20', amountCents: 101_042 } : null,
    refund: cancellations.includes(event)
      ? {
          amountCents: event === 'withdraw' ? 303_127 : 227_553,
          isInFull: event === 'withdraw',
          to: event === 'cancelWithCredit' ? 'lender' : 'payer',
          by: '2027-03-16',
        }
      : null,
    situation: {
      status,
      law: exampleLaw(),
      isFinanced: event === 'cancelWithCredit',
      today: isOverdue ? '2027-02-01' : '2026-12-04',
      dates: {
        lastWorkedOn: '2026-12-01',
        quoteValidUntil: null,
        sentOn: '2026-12-01',
        acceptedOn: status === 'refused' ? null : '2026-12-03',
        signedOn: '2026-12-01',
        issuedOn: isIssued ? '2026-12-04' : null,
        firstUnpaidDueOn: status === 'accepted' && event !== 'acceptByCollection' ? '2026-12-20' : null,
        noticeReceivedOn: isOverdue ? '2027-01-28' : null,
        suspendedOn: status === 'suspended' ? '2027-02-13' : null,
        coverEndsOn: isIssued ? '2027-11-30' : null,
      },
    },
  };
}
