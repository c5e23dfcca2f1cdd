import { isState } from '@estrada/domain/enumerations/index';
import { parameterTypeNames } from '@estrada/domain/parameters/index';
import { z } from 'zod';
import { instant, isoDate, recordId } from '../fields.ts';

/** Kind of parameter, with the wire's spelling. */
export const typeName = z.enum(parameterTypeNames, { error: 'value.notAllowed' });
/** A state of the country. The wire calls it `uf` in a row and `state` in a filter. */
export const uf = z.string({ error: 'required' }).refine(isState, { error: 'value.notAllowed' });

const feeCents = z
  .number({ error: 'required' })
  .int({ error: 'number.invalid' })
  .min(0, { error: 'number.invalid' })
  .max(10_000_000_000, { error: 'number.invalid' });

/** The input; the domain checks it against the other rows of the state, on both sides. */
export const parameterChange = z.object({
  effectiveFrom: isoDate,
  /** null: unlimited */
  validUntil: isoDate.nullable(),
  baseCents: feeCents,
  clientCents: feeCents,
  dealerCents: feeCents,
  employeeCents: feeCents.nullable().default(null),
  /** the user has confirmed that the previous row ends on the day before this one begins */
  movePreviousEnd: z.boolean().default(false),
});

export const parameterRow = z.object({
  id: recordId,
  version: z.number().int(),
  typeName,
  uf: z.string(),
  effectiveFrom: isoDate,
  validUntil: isoDate.nullable(),
  baseCents: z.number().int(),
  clientCents: z.number().int(),
  dealerCents: z.number().int(),
  employeeCents: z.number().int().nullable(),
  /** the state of the row today */
  state: z.enum(['past', 'in-force', 'future']),
  /** empty for the installation's initial rows */
  changedByName: z.string(),
  updatedAt: instant,
  can: z.object({ edit: z.boolean(), editStart: z.boolean(), delete: z.boolean() }),
});

/** The values in the simulations of one state. */
export const parameterOutlook = z.object({
  uf: z.string(),
  today: parameterRow.nullable(),
  tomorrow: parameterRow.nullable(),
  /** the next day of a change; `row` null: no simulation is possible from then on */
  nextChange: z.object({ on: isoDate, row: parameterRow.nullable() }).nullable(),
});
