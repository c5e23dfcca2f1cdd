import { type ParameterValues, parameterCan, phaseOf } from '@estrada/domain/parameters/index';
import type { ParameterRowAnswer } from '@estrada/endpoints/index';
import type { FeeRecord } from './parameters.repository.ts';

/** A row for its screen: values, current state, and available acts. */
export function describeParameter(row: FeeRecord, today: string): ParameterRowAnswer {
  return {
    id: row.id,
    version: row.version,
    typeName: row.kind as ParameterRowAnswer['typeName'],
    uf: row.state,
    ...valuesOf(row),
    state: phaseOf(row, today),
    changedByName: row.changedByName,
    updatedAt: row.updatedAt.toISOString(),
    can: parameterCan(row, today),
  };
}

/** The values of a row, without who and when: the input of the domain, and the audited values. */
export function valuesOf(row: ParameterValues): ParameterValues {
  const { effectiveFrom, validUntil, baseCents, clientCents, dealerCents, employeeCents } = row;
  return { effectiveFrom, validUntil, baseCents, clientCents, dealerCents, employeeCents };
}
