import { type ParameterValues, parameterCan, phaseOf } from '@estrada/domain/parameters/index';
import type { ParameterRowAnswer } from '@estrada/endpoints/index';
import type { FeeRecord } from './parameters.repository.ts';

/** A row as its screen needs it: what it says, where it stands today, what may be done with it. */
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

/** What a row says, without who and when: what the domain decides about and the audit trail keeps. */
export function valuesOf(row: ParameterValues): ParameterValues {
  const { effectiveFrom, validUntil, baseCents, clientCents, dealerCents, employeeCents } = row;
  return { effectiveFrom, validUntil, baseCents, clientCents, dealerCents, employeeCents };
}
