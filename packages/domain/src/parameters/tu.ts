import type { ParameterKind } from './parameter-kind.ts';

/** TU, the appraisal fee of a used vehicle, by state. */
export const tu = {
  typeName: 'TU',
  capability: 'tu',
  hasEmployeeValue: true,
} as const satisfies ParameterKind;
