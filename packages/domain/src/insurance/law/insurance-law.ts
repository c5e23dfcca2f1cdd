import type { CalendarDate } from '../../calendar/index.ts';
import { productName } from '../../enumerations/index.ts';
import type { Texts } from '../../errors/texts.ts';
import { choice, days, flag, form, fraction, type StoredValues, text } from '../../forms/index.ts';
import type { Money } from '../../money/index.ts';
import { rowOn, type SuccessionRow } from '../../parameters/succession.ts';
import { type InsuranceCode, insuranceCodes } from '../../products/index.ts';

/** A rule for one insurance product; GENERAL is for those without a rule of their own. */
export const insuranceLawSubjects = ['GENERAL', ...insuranceCodes] as const;
export type InsuranceLawSubject = (typeof insuranceLawSubjects)[number];

/** The name of the products that a rule is for. */
export const insuranceLawSubjectName = (subject: InsuranceLawSubject): Texts =>
  subject === 'GENERAL' ? { pt: 'Regra geral', en: 'General rule' } : productName(subject);

/** What is refunded of a paid premium when the cover is cancelled after the withdrawal period. */
export const refundMethods = {
  BY_DAY: { pt: 'Proporcional aos dias restantes', en: 'In proportion to the days left' },
  FULL: { pt: 'Todo o valor pago', en: 'The whole amount paid' },
} as const satisfies Record<string, Texts>;
export type RefundMethod = keyof typeof refundMethods;

/** Article and law, as lawyers cite them. */
const article = (pt: string, en: string) => text(pt, en, { max: 300 });

/** A law, and where its text can be read. */
export type LawSource = { readonly name: string; readonly address: string | null };

/** The sources of a row: one in each line, with the address at its end. */
export const lawSources = (sources: string): LawSource[] =>
  sources
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [address = null] = /https:\/\/\S+\.\S+$/.exec(line) ?? [];
      const name = address === null ? line : line.slice(0, -address.length).trim();
      return { name: name || line, address };
    });

const hasAddresses = (sources: string) => lawSources(sources).every(({ address }) => address !== null);

/**
 * The rules of law for an insurance product from a day on. The bounds are the law's: a period that binds the insurer may
 * be shorter, one that protects the client may be longer, never the other way round.
 */
export const insuranceLawForm = form(
  {
    answerDays: days('Prazo de resposta da seguradora', "Period of the insurer's answer", 1, 25, {
      heading: { pt: 'Aceitação e apólice', en: 'Acceptance and policy' },
      hint: { pt: 'Sem resposta, a proposta é aceita.', en: 'Without an answer the proposal is accepted.' },
    }),
    answerArticle: article('Fundamento do prazo de resposta', "Legal basis of the insurer's answer"),
    policyDays: days('Prazo da apólice', 'Period of the policy', 1, 30, {
      hint: { pt: 'A partir da aceitação.', en: 'From the acceptance.' },
    }),
    policyArticle: article('Fundamento do prazo da apólice', 'Legal basis of the policy'),
    firstPremiumArticle: article(
      'Fundamento da cobrança e do primeiro pagamento',
      'Legal basis of collection and first payment',
    ),
    noticeDays: days(
      'Do recebimento do aviso de atraso à suspensão',
      'From receipt of the notice to suspension',
      15,
      180,
      {
        heading: { pt: 'Parcela do prêmio em atraso', en: 'Premium instalment overdue' },
      },
    ),
    noticeArticle: article('Fundamento da suspensão', 'Legal basis of the suspension'),
    suspensionDays: days('Da suspensão ao fim do seguro', 'From suspension to dissolution', 30, 365),
    suspensionArticle: article('Fundamento do fim por falta de pagamento', 'Legal basis of the dissolution'),
    withdrawalDays: days('Prazo de desistência', 'Withdrawal period', 7, 90, {
      heading: { pt: 'Desistência e cancelamento', en: 'Withdrawal and cancellation' },
      hint: {
        pt: 'A partir da assinatura ou da emissão, a que for mais tarde. Tudo é reembolsado.',
        en: 'From the signature or the issue, whichever is later. Everything is refunded.',
      },
    }),
    withdrawalArticle: article('Fundamento da desistência', 'Legal basis of the withdrawal'),
    refundDays: days('Prazo do reembolso', 'Period of the refund', 1, 15, {
      hint: { pt: 'A partir do pedido.', en: 'From the request.' },
    }),
    refundMethod: choice(
      'Reembolso depois do prazo de desistência',
      'Refund after the withdrawal period',
      refundMethods,
    ),
    refundArticle: article('Fundamento do reembolso', 'Legal basis of the refund'),
    separateConsent: flag('Exige proposta e consentimento próprios', 'Requires a separate proposal and consent', {
      heading: { pt: 'Proposta', en: 'Proposal' },
      hint: {
        pt: 'Separados dos outros produtos e do financiamento.',
        en: 'Apart from the other products and the financing.',
      },
    }),
    consentArticle: text('Fundamento do consentimento próprio', 'Legal basis of the separate consent', {
      max: 300,
      isOptional: true,
    }),
    /** a rule of the lender: no law has it */
    idleDays: days('Proposta parada até expirar', 'Idle proposal until it lapses', 1, 365, {
      hint: { pt: 'Regra interna, sem prazo em lei.', en: 'An internal rule: the law has no such period.' },
    }),
    iofRate: fraction('Alíquota do IOF sobre o prêmio', 'IOF rate on the premium', 0.25, {
      decimals: 2,
      heading: { pt: 'IOF', en: 'IOF' },
    }),
    iofArticle: article('Fundamento da alíquota', 'Legal basis of the rate'),
    sources: text('Fontes', 'Sources', {
      max: 2_000,
      hasLines: true,
      test: hasAddresses,
      key: 'insuranceLaw.sourceAddress',
      heading: { pt: 'Onde ler as leis', en: 'Where to read the laws' },
      hint: {
        pt: 'Uma por linha, com o endereço no fim: Lei nº 15.040/2024 https://…',
        en: 'One per line, each ending with its address: Lei 15.040/2024 https://…',
      },
    }),
  },
  ({ separateConsent, consentArticle }) =>
    separateConsent && consentArticle === '' ? [{ path: 'consentArticle', key: 'required' }] : [],
);

/** The rules of law for an insurance product; they include its `InsurancePeriods`. */
export type InsuranceLaw = Omit<StoredValues<(typeof insuranceLawForm)['fields']>, 'refundMethod'> & {
  refundMethod: RefundMethod;
};

/** Whether everything that was paid is refunded: after a withdrawal always, otherwise where the row of the law says so. */
export const isRefundedInFull = (
  isWithdrawal: boolean,
  { refundMethod }: Pick<InsuranceLaw, 'refundMethod'>,
): boolean => isWithdrawal || refundMethod === 'FULL';

/** Whether a refund may be replaced by the insurer's: a lower one only where the client has not withdrawn. */
export const mayReplaceRefund = (refundCents: Money, insurerRefundCents: Money, isWithdrawal: boolean): boolean =>
  insurerRefundCents >= refundCents || !isWithdrawal;

/** The row for a product on a day: its own, before its first one and without one the general; null before that. */
export function insuranceLawOn<Row extends SuccessionRow & { product: InsuranceLawSubject }>(
  rows: readonly Row[],
  product: InsuranceCode,
  day: CalendarDate,
): Row | null {
  const of = (subject: InsuranceLawSubject) =>
    rowOn(
      rows.filter((row) => row.product === subject),
      day,
    );
  return of(product) ?? of('GENERAL');
}
