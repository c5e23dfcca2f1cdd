import { isAboutProposal } from '@estrada/domain/messages/index';
import { activeContractStatuses, documentedStatuses, paidStatuses } from '@estrada/domain/proposals/index';
import type { ClientMessage, ProposalDetail } from '@estrada/endpoints/index';
import { pollProposal } from './analysis.ts';
import { isWithdrawn } from './status-badge.tsx';

/** What the page of a proposal says of its status, as keys of its strings: compared with the record by a test. */

type Note = Pick<ProposalDetail, 'status' | 'stop' | 'engineAwaySince' | 'nextActor' | 'block'>;

const isIn = (statuses: readonly string[], status: string) => statuses.includes(status);

/** What is running in the proposal's status; with an active contract, its payment. */
function workBehind(status: string) {
  if (isIn(activeContractStatuses, status)) return 'payment';
  return status === 'APC' ? 'conditions' : status === 'AVF' ? 'table' : 'analysis';
}

/** Who acts next, as named in a status: finance decides as the credit desk, and from the contract on as the lender. */
export const turnOf = ({ nextActor, status }: Pick<ProposalDetail, 'status'> & { nextActor: string }): string =>
  nextActor === 'finance' && isIn(documentedStatuses, status) ? 'lender' : nextActor;

/** What runs by itself, or has stopped, with its moment; null where people act next. */
export function stripNoteOf(proposal: Note) {
  const { engineAwaySince, status, stop } = proposal;
  if (stop) return { key: `stop.${stop.how}.${workBehind(status)}`, at: stop.at } as const;
  if (engineAwaySince) return { key: 'status.engineAway', at: engineAwaySince } as const;
  if (pollProposal(proposal) === false) return null;
  return { key: status === 'AVF' ? 'status.following.table' : 'status.following', at: null } as const;
}

/** How a proposal has ended: with the payment of the dealer, or without. */
export const endSentenceOf = (proposal: Pick<ProposalDetail, 'status' | 'timeline'>) =>
  isIn(paidStatuses, proposal.status) && !isWithdrawn(proposal) ? 'status.completed' : 'status.ended';

/** Refused, deleted, or undone by the client's withdrawal: nothing follows from the sale any more. */
export const hasEnded = (proposal: Pick<ProposalDetail, 'status' | 'timeline'>): boolean =>
  proposal.status === 'DC' || proposal.status === 'NU' || isWithdrawn(proposal);

/** Whom a message has not reached about something that is still missing from them; null where nobody has to call. */
export const unreachedSentenceOf = ({ purpose, isUnresolved }: Pick<ClientMessage, 'purpose' | 'isUnresolved'>) =>
  isUnresolved && isAboutProposal(purpose) ? (`unreached.${purpose}` as const) : null;

/** The statuses with a decision, and its colour. */
export const decidedTones = {
  AP: 'success',
  APC: 'warning',
  DC: 'danger',
  RA: 'warning',
  HLD: 'warning',
  NU: 'neutral',
} as const;
type Decided = keyof typeof decidedTones;

/** The status, if a decision has led to it. */
export const decidedStatusOf = ({ status }: Pick<ProposalDetail, 'status'>): Decided | null =>
  Object.hasOwn(decidedTones, status) ? (status as Decided) : null;

type Decision = Pick<
  ProposalDetail,
  'status' | 'can' | 'nextActor' | 'conditionsAnswer' | 'timeline' | 'offer' | 'decisions'
>;

/** What follows from a decision, for the dealer in other words than for those who only read it. */
export function decisionSentenceOf(proposal: Decision & { status: Decided }) {
  const { status, can, nextActor, conditionsAnswer, timeline, offer, decisions } = proposal;
  // the tables of the figures may still be valid: then only the credit decision has expired
  if (hasExpired(proposal)) {
    if (!can.clone) return 'decision.expired.waiting';
    return can.edit && !can.recalculate ? 'decision.ended' : 'decision.expired';
  }
  if (offer && !offer.isApplied) return offer.mayApply ? 'decision.apply' : 'decision.apply.waiting';
  // only the dealer's side copies, whatever the status
  const isReader = !can.clone;
  switch (status) {
    case 'AP':
      if (isReader) return 'decision.AP.waiting';
      return decisions.some((one) => one.offer?.outcome === 'applied') ? 'decision.AP.offer' : 'decision.AP.text';
    case 'DC':
      return isReader ? 'decision.DC.waiting' : 'decision.DC.text';
    case 'NU':
      return isReader ? 'decision.NU.reader' : 'decision.NU.text';
    case 'RA':
      if (isReader) return 'decision.RA.waiting';
      // the dealer's own rectification returned it: no correction was requested
      return timeline.at(-1)?.event === 'rectifyValues' ? 'decision.RA.rectified' : 'decision.RA.text';
    case 'HLD':
      return can.answerPendency ? 'decision.HLD.text' : 'decision.HLD.waiting';
    case 'APC':
      if (can.presentConditions) return 'decision.APC.text';
      if (conditionsAnswer === null) return 'decision.APC.waiting';
      return nextActor === 'credit-engine' || nextActor === 'support'
        ? (`decision.APC.${nextActor}` as const)
        : 'decision.APC.finance';
  }
}

/** It was returned because it expired, not for a correction. */
const hasExpired = ({ status, timeline }: Pick<ProposalDetail, 'status' | 'timeline'>): boolean =>
  status === 'RA' && ['expire', 'expireTable'].includes(timeline.at(-1)?.event ?? '');

/** Who is working on the proposal, where no decision, list or note says what happens next; null where one does. */
export function workSentenceOf({
  status,
  nextActor,
  stop,
  block,
  firstDecision,
  can,
}: Pick<ProposalDetail, 'status' | 'nextActor' | 'stop' | 'block' | 'firstDecision'> & {
  can: Pick<ProposalDetail['can'], 'edit'>;
}) {
  // the strip says that work stopped, and the panels above who waits for whom
  if (stop || block || firstDecision) return null;
  if (status === 'AVF') return 'next.AVF';
  if (status === 'WO' && !can.edit) return 'next.WO';
  if (status !== 'SU' && status !== 'PD') return null;
  return nextActor === 'finance' ? 'next.analysis.finance' : 'next.analysis.engine';
}
