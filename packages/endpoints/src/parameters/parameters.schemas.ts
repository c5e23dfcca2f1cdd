import { isState } from '@estrada/domain/enumerations/index';
import { parameterTypeNames } from '@estrada/domain/parameters/index';
import { z } from 'zod';
import { isoDate, recordId } from '../fields.ts';

/** Kind of parameter; the wire spells it as the table of kinds does. */
export const typeName = z.enum(parameterTypeNames, { error: 'value.notAllowed' });
/** A state of the country. The wire calls it `uf` in a row and `state` in a filter. */
export const uf = z.string({ error: 'required' }).refine(isState, { error: 'value.notAllowed' });

const feeCents = z
  .number({ error: 'required' })
  .int({ error: 'number.invalid' })
  .min(0, { error: 'number.invalid' })
  .max(10_000_000_000, { error: 'number.invalid' });

/** What is typed; whether it fits the other rows of the state is decided by the domain, on both sides. */
export const parameterChange = z.object({
  effectiveFrom: isoDate,
  /** null: until further notice */
  validUntil: isoDate.nullable(),
  baseCents: feeCents,
  clientCents: feeCents,
  dealerCents: feeCents,
  employeeCents: feeCents.nullable().default(null),
  /** the person has seen and agreed that the row before ends on the day before this one begins */
  movePreviousEnd: z.boolean().default(false),
});

export const parameterRow = z.object({
  id: recordId,
  version: z.number().int(),
  typeName,
  uf: z.string(),
  effectiveFrom: z.string(),
  validUntil: z.string().nullable(),
  baseCents: z.number().int(),
  clientCents: z.number().int(),
  dealerCents: z.number().int(),
  employeeCents: z.number().int().nullable(),
  /** where the row stands today */
  state: z.enum(['past', 'in-force', 'future']),
  /** empty for rows that came with the installation */
  changedByName: z.string(),
  updatedAt: z.string(),
  can: z.object({ edit: z.boolean(), editStart: z.boolean(), delete: z.boolean() }),
});

/** What the simulations of one state take. */
export const parameterOutlook = z.object({
  uf: z.string(),
  today: parameterRow.nullable(),
  tomorrow: parameterRow.nullable(),
  /** the next day on which that changes; `row` null: no simulation is possible from then on */
  nextChange: z.object({ on: z.string(), row: parameterRow.nullable() }).nullable(),
});
