import type { FieldProblem } from '../../errors/domain-error.ts';
import type { ErrorCode } from '../../errors/index.ts';
import { type MoveGuard, machineOf } from '../../state-machines/machine.ts';
import {
  type ExemptionActorKind,
  type ExemptionEvent,
  type ExemptionGuard,
  type ExemptionMove,
  type ExemptionStatus,
  exemptionStatusIds,
  exemptionTable,
  finalExemptionStatuses,
  type StoredExemptionStatus,
} from './exemption-table.ts';

/** The facts for a decision on an exemption. */
export type ExemptionFacts = {
  readonly status: ExemptionStatus;
  /** the reason of the latest request; null before the first */
  readonly lastReason: string | null;
  /** the requester of the latest request; null before the first */
  readonly requestedBy: string | null;
  /** the reason of the current request */
  readonly reason?: string | null;
};

/** The actor of an exemption's move. */
export type ExemptionActor = { readonly kind: ExemptionActorKind; readonly userId: string | null };

const noProblem: readonly FieldProblem[] = [];

/** The conditions by name; those of the request's own input disable no button. */
const guards: Readonly<Record<ExemptionGuard, MoveGuard<ExemptionFacts, ExemptionActor>>> = {
  reasonGiven: {
    suppliedWithRequest: true,
    problems: ({ reason }) => (reason?.trim() ? noProblem : [{ path: 'reason', key: 'reason.required' }]),
  },
  otherReason: {
    suppliedWithRequest: true,
    problems: ({ status, reason, lastReason }) =>
      status === 'REFUSED' && plain(reason) === plain(lastReason)
        ? [{ path: 'reason', key: 'exemption.sameReason' }]
        : noProblem,
  },
  askedByActor: {
    problems: ({ requestedBy }, actor) =>
      requestedBy !== null && requestedBy === actor?.userId
        ? noProblem
        : [{ path: 'status', key: 'exemption.notAsker' }],
  },
  askedByAnother: {
    problems: ({ requestedBy }, actor) =>
      requestedBy !== null && requestedBy === actor?.userId
        ? [{ path: 'status', key: 'exemption.ownRequest' }]
        : noProblem,
  },
};

const plain = (text: string | null | undefined): string =>
  (text ?? '').trim().replace(/\s+/g, ' ').toLocaleLowerCase('pt-BR');

/** The error code when there is no such move: requesting, deciding and cancelling have one each. */
const refusals: Readonly<Record<ExemptionEvent, ErrorCode>> = {
  'checkFee.due': 'SP-018',
  'checkFee.none': 'SP-018',
  request: 'SP-018',
  approve: 'SP-019',
  refuse: 'SP-019',
  cancel: 'SP-020',
  redo: 'SP-018',
  apply: 'SP-018',
  lapse: 'SP-018',
};

const machine = machineOf<ExemptionMove, ExemptionFacts, ExemptionActor>({
  table: exemptionTable,
  guards,
  states: exemptionStatusIds,
  initial: '',
  finals: finalExemptionStatuses,
  noMove: (event) => refusals[event],
});

/**
 * Decides a move of an exemption.
 *
 * @returns the new status
 * @throws DomainError SP-018 (requesting), SP-019 (deciding), SP-020 (cancelling) where the status has no such move;
 *   not allowed (SEC004) to this actor; else the code of the first guard that fails (DOM002, SP-020) with the fields of
 *   all
 */
export const moveExemption = (event: ExemptionEvent, facts: ExemptionFacts, actor: ExemptionActor): ExemptionStatus =>
  machine.transition(event, facts, actor).to;

/** Whether a user may request a move now; input of the form does not count. */
export const mayMoveExemption = (event: ExemptionEvent, facts: ExemptionFacts, actor: ExemptionActor): boolean =>
  machine.availableEvents(facts, actor).includes(event);

/**
 * The exemption status of a proposal: that of its latest request, and before the first that of the fee check.
 *
 * @param request.kept the status of the latest request; null before the first
 * @param request.hasFee whether the figures of the proposal contain the registration fee
 */
export function exemptionStatusOf({
  kept,
  hasFee,
}: {
  kept: StoredExemptionStatus | null;
  hasFee: boolean;
}): ExemptionStatus {
  if (kept) return kept;
  const check: ExemptionEvent = hasFee ? 'checkFee.due' : 'checkFee.none';
  return moveExemption(check, { status: '', lastReason: null, requestedBy: null }, { kind: 'system', userId: null });
}
