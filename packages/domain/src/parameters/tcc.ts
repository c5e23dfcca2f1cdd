import type { ParameterKind } from './parameter-kind.ts';

/** TCC, the registration fee: charged once per client, by state. */
export const tcc = {
  typeName: 'TCC',
  capability: 'tcc',
  hasEmployeeValue: false,
} as const satisfies ParameterKind;
