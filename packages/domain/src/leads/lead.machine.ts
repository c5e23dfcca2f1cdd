import type { FieldProblem } from '../errors/domain-error.ts';
import { type MoveGuard, machineOf } from '../state-machines/machine.ts';
import type { MessageKey } from '../validation/messages.ts';
import {
  type LeadActorKind,
  type LeadGuard,
  type LeadMove,
  type LeadStatus,
  leadStatusIds,
  leadTable,
} from './lead.table.ts';

/** What the machine knows of a lead. */
export type LeadFacts = {
  readonly status: LeadStatus;
  /** the linked proposal is paid */
  readonly isPaid: boolean;
  /** nobody has contacted the person for the days of the parameters */
  readonly isIdleTooLong: boolean;
  /** given with the request: the day of the next contact, today or later; a reason */
  readonly nextDay?: string | null;
  readonly reason?: string | null;
};

/** Who moves a lead. */
export type LeadActor = { readonly kind: LeadActorKind; readonly userId: string | null };

const unless = (holds: boolean, path: string, key: MessageKey): readonly FieldProblem[] =>
  holds ? [] : [{ path, key }];

const guards: Readonly<Record<LeadGuard, MoveGuard<LeadFacts, LeadActor>>> = {
  dayGiven: { problems: ({ nextDay }) => unless(Boolean(nextDay), 'nextDay', 'required'), suppliedWithRequest: true },
  reasonGiven: {
    problems: ({ reason }) => unless(Boolean(reason?.trim()), 'reason', 'reason.required'),
    suppliedWithRequest: true,
  },
  isPaid: { problems: ({ isPaid }) => unless(isPaid, 'status', 'value.notAllowed') },
  isIdleTooLong: { problems: ({ isIdleTooLong }) => unless(isIdleTooLong, 'status', 'value.notAllowed') },
};

/**
 * The decisions of a lead. A move is refused with PRS007 where its status has no such move, and as not allowed (SEC004)
 * to other actors; else with the code of the first guard that fails.
 */
export const leadMachine = machineOf<LeadMove, LeadFacts, LeadActor>({
  table: leadTable,
  guards,
  states: leadStatusIds,
  initial: 'new',
  finals: ['sold'],
  noMove: () => 'PRS007',
});
