import type { Capability } from '../access/index.ts';
import type { FeeKind } from '../simulation/tables/fees.ts';

/** One kind of dated parameter: what distinguishes it from the others. Everything else they share (rules, calls, screen). */
export type ParameterKind = {
  /** as on the wire, in the table of fees and in the simulation */
  readonly typeName: FeeKind;
  /** who may see and change it */
  readonly capability: Capability;
  /** whether its rows carry a value of their own for the maker's employees; it stays optional in each row */
  readonly hasEmployeeValue: boolean;
};
