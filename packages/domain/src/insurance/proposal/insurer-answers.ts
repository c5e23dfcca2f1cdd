import type { CalendarDate } from '../../calendar/index.ts';
import { type ErrorCode, findErrorCode } from '../../errors/catalogue.ts';
import type { Money } from '../../money/index.ts';
import type { InsuranceCode } from '../../products/index.ts';
import type { InsurerId } from '../insurers.ts';
import type { InsuranceProposalEvent, InsuranceProposalStatus } from './insurance-proposal.table.ts';

/** How an insurer has decided on a proposal. */
export type InsurerDecision =
  /** not yet */
  | { readonly state: 'received' }
  /** `isCollected`: the insurer has collected the premium itself */
  | { readonly state: 'accepted'; readonly decidedOn: CalendarDate; readonly isCollected: boolean }
  | { readonly state: 'information'; readonly question: string }
  | { readonly state: 'refused'; readonly code: string | null; readonly reason: string }
  /** LIBMAN or LIBDEFAULT: a person issues the policy, by e-mail */
  | { readonly state: 'manual'; readonly code: string }
  | { readonly state: 'cancelled'; readonly decidedOn: CalendarDate };

/** A proposal as its insurer knows it. */
export type InsurerProposal = { readonly number: string; readonly decision: InsurerDecision };

/** A premium of a policy; `interestCents` is part of the amount. */
export type PolicyInstalment = {
  readonly number: number;
  readonly dueOn: CalendarDate;
  readonly amountCents: Money;
  readonly interestCents: Money;
};

/** An issued policy. The cover lasts from its first to its last day, both included. */
export type InsurerPolicy = {
  readonly policyNumber: string;
  readonly issuedOn: CalendarDate;
  readonly startsOn: CalendarDate;
  readonly endsOn: CalendarDate;
  readonly instalments: readonly PolicyInstalment[];
};

/** The charge of one premium. `mandateId`: of Pix Automático, by which the insurer collects the later premiums too. */
export type PremiumCharge = { readonly chargeId: string; readonly mandateId: string | null } & (
  | { readonly status: 'pending' }
  | { readonly status: 'paid'; readonly paidOn: CalendarDate }
  | { readonly status: 'unpaid'; readonly reason: string }
);

/** A cancellation that the insurer has carried out, with what it gives back. */
export type InsurerCancellation = {
  readonly cancellationId: string;
  readonly cancelledOn: CalendarDate;
  readonly refundCents: Money;
  readonly refundBy: CalendarDate;
};

/** What an insurer reports on its own. It only triggers a query: what happened is read from the insurer. */
export const insurerNoticeKinds = ['decided', 'policy', 'paid', 'unpaid', 'cancelled'] as const;
export type InsurerNoticeKind = (typeof insurerNoticeKinds)[number];

/** What was read from the insurer about one proposal. */
export type InsurerNews =
  | { readonly about: 'decision'; readonly decision: InsurerDecision }
  | { readonly about: 'policy'; readonly policy: InsurerPolicy | null };

/** The statuses of an insurance that its insurer has and that continues: its own cancellation contradicts them. */
const continuing: readonly InsuranceProposalStatus[] = [
  'sent',
  'information',
  'accepted',
  'manual',
  'issued',
  'suspended',
];

/**
 * Whether a cancellation that the insurer reports is its own, so that a person must look at it: no event of the machine
 * leads there. Otherwise it confirms what has ended here.
 */
export const isCancelledByInsurer = (status: InsuranceProposalStatus): boolean => continuing.includes(status);

/** The statuses in which the insurer may still decide. */
const undecided: readonly InsuranceProposalStatus[] = ['sent', 'information'];

/**
 * The event of the machine that the insurer's news leads to; null where it changes nothing: it is old, comes twice, or is
 * only stored. An acceptance during an information request waits until the information is supplied.
 */
export function insuranceEventOf(status: InsuranceProposalStatus, news: InsurerNews): InsuranceProposalEvent | null {
  if (news.about === 'decision') return eventOfDecision(status, news.decision);
  return status === 'accepted' && news.policy !== null ? 'issue' : null;
}

function eventOfDecision(status: InsuranceProposalStatus, decision: InsurerDecision): InsuranceProposalEvent | null {
  if (decision.state === 'refused') return undecided.includes(status) ? 'refuse' : null;
  if (status !== 'sent') return null;
  switch (decision.state) {
    case 'accepted':
      return decision.isCollected ? 'acceptByCollection' : 'accept';
    case 'information':
      return 'requestInformation';
    case 'manual':
      return 'issueManually';
    default:
      return null;
  }
}

/** The error of an insurer without a code that the catalogue has, by product; another insurer's is the general one. */
const defaultCodes: Readonly<Partial<Record<`${InsurerId} ${InsuranceCode}`, ErrorCode>>> = {
  'LIBERTY SEGURO_AUTO': 'LIBSEGAUTOERR',
  'LIBERTY PMC': 'PMCERR',
  'LIBERTY PMC_DAY_2': 'PMCERR',
  'LIBERTY CHEV_PLUS': 'LIBERR',
  'CARDIF PMC': 'PMCERR',
  'ASSURANT GAP': 'GAPERR',
};

/**
 * The code of the catalogue for an insurer's own: itself where the catalogue has it, else the one of the product. With the
 * insurer's words the user sees those, otherwise the text of the code.
 */
export const insurerErrorCode = (insurer: InsurerId, product: InsuranceCode, code: string | undefined): ErrorCode =>
  findErrorCode(code ?? '') ?? defaultCodes[`${insurer} ${product}`] ?? 'INS001';
