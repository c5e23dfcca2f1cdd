import type { CalendarDate } from '../../calendar/index.ts';
import type { Texts } from '../../errors/texts.ts';
import type { Money } from '../../money/index.ts';
import type { InsuranceProposalStatus } from './insurance-proposal.table.ts';

/** Why the work behind an insurance proposal has stopped. */
export const insuranceStops = ['failed', 'given-up', 'refused'] as const;
export type InsuranceStop = (typeof insuranceStops)[number];

/** What the attention of a person depends on. */
export type InsuranceAttentionFacts = {
  readonly status: InsuranceProposalStatus;
  /** what has an unknown outcome */
  readonly unknown: string | null;
  readonly stop: InsuranceStop | null;
  readonly refundCents: Money | null;
  /** what the insurer refunds by its own account */
  readonly insurerRefundCents: Money | null;
  /** the refund that a person has confirmed; another amount later needs attention again */
  readonly confirmedRefundCents: Money | null;
  /** the insurer states that it has cancelled the insurance, which continues here */
  readonly cancelledByInsurerOn: CalendarDate | null;
};

type Attention = Texts & { readonly isNeeded: (facts: InsuranceAttentionFacts) => boolean };

/**
 * What needs the attention of a person, the most urgent first, with what there is to do. The table of the API has the
 * same conditions in SQL (`needsAttention`).
 */
export const insuranceAttentions = {
  unknown: {
    pt: 'Resposta da seguradora não confirmada: aguarde a consulta, sem repetir',
    en: 'Answer of the insurer not confirmed: wait for the query, do not repeat it',
    isNeeded: ({ unknown }) => unknown !== null,
  },
  cancelledByInsurer: {
    pt: 'Cancelado na seguradora: cancele aqui ou esclareça com ela',
    en: 'Cancelled at the insurer: cancel it here or clarify it with the insurer',
    isNeeded: ({ cancelledByInsurerOn }) => cancelledByInsurerOn !== null,
  },
  stopped: {
    pt: 'Parado: abra, veja o motivo e o que fazer',
    en: 'Stopped: open it to see why, and what to do',
    isNeeded: ({ stop }) => stop !== null,
  },
  information: {
    pt: 'A seguradora pediu informações: responda',
    en: 'The insurer has requested information: answer',
    isNeeded: ({ status }) => status === 'information',
  },
  manual: {
    pt: 'Emissão manual: registre a apólice ou a recusa',
    en: 'Manual issue: record the policy or the refusal',
    isNeeded: ({ status }) => status === 'manual',
  },
  refundDiffers: {
    pt: 'A seguradora informou outro reembolso: confirme o valor',
    en: 'The insurer states another refund: confirm the amount',
    isNeeded: ({ refundCents, insurerRefundCents, confirmedRefundCents }) =>
      refundCents !== null &&
      insurerRefundCents !== null &&
      insurerRefundCents !== refundCents &&
      confirmedRefundCents !== refundCents,
  },
} as const satisfies Record<string, Attention>;

export type InsuranceAttention = keyof typeof insuranceAttentions;
export const insuranceAttentionIds = Object.keys(insuranceAttentions) as [InsuranceAttention, ...InsuranceAttention[]];

/** The kinds of attention that a proposal needs, the most urgent first. */
export const attentionsOf = (facts: InsuranceAttentionFacts): InsuranceAttention[] =>
  insuranceAttentionIds.filter((kind) => insuranceAttentions[kind].isNeeded(facts));
