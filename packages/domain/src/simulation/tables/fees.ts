import type { CalendarDate } from '../../calendar/index.ts';
import { DomainError } from '../../errors/index.ts';
import type { Money } from '../../money/index.ts';
import { type DatedRow, isInForce } from './in-force.ts';

/** TCC: registration fee, once per client. CONTRACT: registration of the contract by state. TU: appraisal of a used vehicle. */
export type FeeKind = 'TCC' | 'CONTRACT' | 'TU';

/**
 * A fee by state and validity. The client pays `clientCents` and the dealer `dealerCents` of `baseCents`; an employee
 * of the maker pays `employeeCents` instead, where present.
 */
export type FeeRow = DatedRow & {
  kind: FeeKind;
  state: string;
  baseCents: Money;
  clientCents: Money;
  dealerCents: Money;
  employeeCents: Money | null;
};

/** One fee of a simulation; `exempt` when the client does not owe it (amount 0 then, the row still has its value). */
export type FeeLine = { kind: FeeKind; amountCents: Money; exempt: boolean; row: FeeRow };

export type FeeChoice = {
  /** the client's state */
  state: string;
  /** the state of the vehicle's registration, and of the contract's; by default the client's state */
  plateState?: string | undefined;
  /** the state of the selling dealer; a refusal then names which of the two is the cause */
  dealerState?: string | undefined;
  assetType: 1 | 2;
  today: CalendarDate;
  /** the client already paid the TCC, or is exempt from it */
  ignoreTCC: boolean;
  isEmployee: boolean;
};

/**
 * The fees of a simulation on a day: TCC and contract registration always, TU for a used vehicle only. The traffic
 * department of the plate's state registers the contract (Resolução CONTRAN 807/2020); the other fees depend on the
 * client's state.
 *
 * @throws {DomainError} noFluxForState when a fee has no row in force for the state, with `chosenState` when it is not
 * the dealer's
 */
export function feesFor(choice: FeeChoice, rows: readonly FeeRow[]): FeeLine[] {
  const kinds: readonly FeeKind[] = choice.assetType === 2 ? ['TCC', 'CONTRACT', 'TU'] : ['TCC', 'CONTRACT'];
  return kinds.map((kind) => {
    const state = kind === 'CONTRACT' ? (choice.plateState ?? choice.state) : choice.state;
    const row = rows.find((one) => one.kind === kind && one.state === state && isInForce(one, choice.today));
    if (!row) throw new DomainError('noFluxForState', { params: causeOf({ ...choice, state }) });
    const exempt = kind === 'TCC' && choice.ignoreTCC;
    const owedCents = choice.isEmployee && row.employeeCents !== null ? row.employeeCents : row.clientCents;
    return { kind, amountCents: exempt ? 0 : owedCents, exempt, row };
  });
}

const causeOf = ({ state, dealerState = state }: FeeChoice) => ({
  state,
  ...(state === dealerState ? {} : { chosenState: state }),
});
