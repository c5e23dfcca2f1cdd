import { DomainError, type FieldProblem, notAllowed } from '../../errors/domain-error.ts';
import type { ErrorCode } from '../../errors/index.ts';
import { messages } from '../../validation/messages.ts';
import { checkMachine } from '../check-machine.ts';
import {
  type ExemptionActorKind,
  type ExemptionEvent,
  type ExemptionGuard,
  type ExemptionMove,
  type ExemptionStatus,
  exemptionStatuses,
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

/** The conditions by name; those with `needsRequest` depend on input, so they disable no button. */
const guards: Readonly<
  Record<
    ExemptionGuard,
    {
      readonly needsRequest?: true;
      readonly problems: (facts: ExemptionFacts, actor: ExemptionActor) => readonly FieldProblem[];
    }
  >
> = {
  reasonGiven: {
    needsRequest: true,
    problems: ({ reason }) => (reason?.trim() ? noProblem : [{ path: 'reason', key: 'reason.required' }]),
  },
  otherReason: {
    needsRequest: true,
    problems: ({ status, reason, lastReason }) =>
      status === 'REFUSED' && plain(reason) === plain(lastReason)
        ? [{ path: 'reason', key: 'exemption.sameReason' }]
        : noProblem,
  },
  askedByActor: {
    problems: ({ requestedBy }, { userId }) =>
      requestedBy !== null && requestedBy === userId ? noProblem : [{ path: 'status', key: 'exemption.notAsker' }],
  },
  askedByAnother: {
    problems: ({ requestedBy }, { userId }) =>
      requestedBy !== null && requestedBy === userId ? [{ path: 'status', key: 'exemption.ownRequest' }] : noProblem,
  },
};

const plain = (text: string | null | undefined): string =>
  (text ?? '').trim().replace(/\s+/g, ' ').toLocaleLowerCase('pt-BR');

checkMachine(exemptionTable, {
  states: Object.keys(exemptionStatuses),
  initial: '',
  finals: finalExemptionStatuses,
  guards: Object.keys(guards),
});

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

const findMove = (event: ExemptionEvent, status: ExemptionStatus): ExemptionMove | undefined =>
  exemptionTable.find((move) => move.event === event && move.from.includes(status));

/**
 * Decides a move of an exemption.
 *
 * @returns the new status
 * @throws DomainError SP-018 (requesting), SP-019 (deciding), SP-020 (cancelling) where the status has no such move;
 *   not allowed (SEC004) to this actor; else the code of the first guard that fails (DOM002, SP-020) with the fields of
 *   all
 */
export function moveExemption(event: ExemptionEvent, facts: ExemptionFacts, actor: ExemptionActor): ExemptionStatus {
  const move = findMove(event, facts.status);
  if (!move) throw new DomainError(refusals[event]);
  if (!move.actors.includes(actor.kind)) throw notAllowed();
  const problems = (move.guards ?? []).flatMap((name) => guards[name].problems(facts, actor));
  if (problems.length > 0) throw new DomainError(messages[problems[0]!.key].code, { fields: problems });
  return move.to;
}

/** Whether a user may request a move now; input of the form does not count. */
export function mayMoveExemption(event: ExemptionEvent, facts: ExemptionFacts, actor: ExemptionActor): boolean {
  const move = findMove(event, facts.status);
  return (
    move?.actors.includes(actor.kind) === true &&
    (move.guards ?? []).every((name) => guards[name].needsRequest || guards[name].problems(facts, actor).length === 0)
  );
}

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
