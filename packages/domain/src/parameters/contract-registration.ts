import type { ParameterKind } from './parameter-kind.ts';

/** The fee of registering the contract with the state, charged on every contract. */
export const contractRegistration = {
  typeName: 'CONTRACT',
  capability: 'riskprice-contract',
  hasEmployeeValue: false,
} as const satisfies ParameterKind;
