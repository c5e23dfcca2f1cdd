import type { Capability } from '../access/index.ts';
import { contractRegistration } from './contract-registration.ts';
import type { ParameterKind } from './parameter-kind.ts';
import { tcc } from './tcc.ts';
import { tu } from './tu.ts';

/** THE table of dated parameters: one row per kind, under its name on the wire. */
export const parameterTable = { TCC: tcc, TU: tu, CONTRACT: contractRegistration } as const satisfies Record<
  string,
  ParameterKind
>;

/** Names a kind of parameter on the wire. */
export type ParameterTypeName = keyof typeof parameterTable;

/** Every name of the table. */
export const parameterTypeNames = Object.keys(parameterTable) as [ParameterTypeName, ...ParameterTypeName[]];

/** The capabilities of all kinds: one of them opens the calls, the use case then asks for that of the very kind. */
export const parameterCapabilities = [
  ...new Set(Object.values(parameterTable).map((kind: ParameterKind) => kind.capability)),
] as [Capability, ...Capability[]];

/** The kind of a name, undefined when the table has none (yet). */
export function findParameterKind(typeName: string): ParameterKind | undefined {
  return Object.values(parameterTable).find((kind: ParameterKind) => kind.typeName === typeName);
}
