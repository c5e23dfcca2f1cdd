import type { Capability } from '../access/index.ts';
import type { FeeKind } from '../simulation/tables/fees.ts';

/** One kind of dated parameter: its differences from the others. Rules, calls and screen are shared. */
export type ParameterKind = {
  /** as on the wire, in the table of fees and in the simulation */
  readonly typeName: FeeKind;
  /** the capability to see and change it */
  readonly capability: Capability;
  /** whether its rows may have a separate value for the maker's employees */
  readonly hasEmployeeValue: boolean;
};
