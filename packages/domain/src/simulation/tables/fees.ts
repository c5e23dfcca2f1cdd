import type { CalendarDate } from '../../calendar/index.ts';
import { DomainError } from '../../errors/index.ts';
import type { Money } from '../../money/index.ts';
import { type DatedRow, isInForce } from './in-force.ts';

/** TCC: registration fee, once per client. CONTRACT: registration of the contract by state. TU: appraisal of a used vehicle. */
export type FeeKind = 'TCC' | 'CONTRACT' | 'TU';

/**
 * A fee by state and validity. The client pays `clientCents` and the dealer `dealerCents` of `baseCents`;
 * `employeeCents`, where given, is what an employee of the maker pays instead.
 */
export type FeeRow = DatedRow & {
  kind: FeeKind;
  state: string;
  baseCents: Money;
  clientCents: Money;
  dealerCents: Money;
  employeeCents: Money | null;
};

/** One fee of a simulation; `exempt` when the client does not owe it (amount 0 then, the row still shows its value). */
export type FeeLine = { kind: FeeKind; amountCents: Money; exempt: boolean; row: FeeRow };

export type FeeChoice = {
  /** where the client lives */
  state: string;
  /** where the vehicle is registered, and with it the contract; the client's state unless stated */
  plateState?: string | undefined;
  /** the state of the dealer that sells; a refusal then tells which of the two is the cause */
  dealerState?: string | undefined;
  assetType: 1 | 2;
  today: CalendarDate;
  /** the client already paid the TCC, or was exempted from it */
  ignoreTCC: boolean;
  isEmployee: boolean;
};

/**
 * The fees of a simulation on a day: TCC and contract registration always, TU for a used vehicle only. The contract is
 * registered by the traffic department of the state of the plate (Resolução CONTRAN 807/2020); the others are the client's.
 *
 * @throws {DomainError} noFluxForState when a fee has no row in force for the state, with `chosenState` when it is not the dealer's
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
