import type { Capability } from '../access/index.ts';
import type { ParameterKind } from './parameter-kind.ts';

/** TU, the appraisal fee of a used vehicle, by state. */
const tu = {
  typeName: 'TU',
  capability: 'tu',
  hasEmployeeValue: true,
} as const satisfies ParameterKind;

/** TCC, the registration fee: charged once per client, by state. */
const tcc = {
  typeName: 'TCC',
  capability: 'tcc',
  hasEmployeeValue: false,
} as const satisfies ParameterKind;

/** The fee of registering the contract with the state, charged on every contract. */
const contractRegistration = {
  typeName: 'CONTRACT',
  capability: 'riskprice-contract',
  hasEmployeeValue: false,
} as const satisfies ParameterKind;

/** THE table of dated parameters: one row per kind, under its name on the wire. */
export const parameterTable = { TCC: tcc, TU: tu, CONTRACT: contractRegistration } as const satisfies Record<
  string,
  ParameterKind
>;

/** The name of a kind of parameter on the wire. */
export type ParameterTypeName = keyof typeof parameterTable;

/** Every name of the table. */
export const parameterTypeNames = Object.keys(parameterTable) as [ParameterTypeName, ...ParameterTypeName[]];

/** The capabilities of all kinds: any of them opens the calls, the use case then checks that of the kind. */
export const parameterCapabilities = [
  ...new Set(Object.values(parameterTable).map((kind: ParameterKind) => kind.capability)),
] as [Capability, ...Capability[]];

/** The kind of a name, undefined when the table has none (yet). */
export function findParameterKind(typeName: string): ParameterKind | undefined {
  return Object.values(parameterTable).find((kind: ParameterKind) => kind.typeName === typeName);
}
