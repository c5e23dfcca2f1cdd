import type { Capability } from '@estrada/domain/access/index';
import { z } from 'zod';
import { callsByName, defineEndpoints, type Family } from '../define-endpoint.ts';
import { instant, isoDate, recordId } from '../fields.ts';
import { type SuccessionName, successionNames } from './succession-names.ts';

/** The fields of every row of a succession (domain: `placesOf`). */
const rowFields = {
  id: recordId,
  version: z.number().int(),
  effectiveFrom: isoDate,
  validUntil: isoDate.nullable(),
  state: z.enum(['past', 'in-force', 'future']),
  /** empty for the installation's initial rows */
  changedByName: z.string(),
  updatedAt: instant,
};

/** The fields of every save of a row. */
export const successionChange = {
  effectiveFrom: isoDate,
  /** null registers a row */
  id: recordId.nullable(),
  /** that the user saw; 0 for a new row */
  version: z.number({ error: 'version.required' }).int().min(0),
};

/** The legal review of a row's wording or values; null while it is awaited. */
export const legalReview = z.object({ at: instant, byName: z.string() }).nullable();

/** The body of the confirmation of a legal review: the version that counsel approved. */
export const confirmedVersion = z.object({ version: z.number({ error: 'version.required' }).int().min(1) });

/**
 * The calls of rows that are each valid until the next one begins.
 *
 * @param name their row in `successionNames`, which names them
 * @param parts.values the values of a row, in the response
 * @param parts.body the saved fields: `successionChange` and the values, with their rules
 */
export function successionCalls<
  Name extends SuccessionName,
  Shape extends z.ZodRawShape,
  Body extends z.ZodType,
  Acts extends z.ZodRawShape = Record<never, never>,
>(
  name: Name,
  parts: {
    family: Family;
    path: `/${string}`;
    /** the capability to read it, and to change it where that differs */
    access: Capability;
    changes?: Capability;
    title: { pt: string; en: string };
    /** PUT unless the wire differs */
    saveBy?: 'PUT' | 'POST';
    values: Shape;
    /** what may be done with a row besides editing and deleting it */
    acts?: Acts;
    body: Body;
  },
) {
  const { family, path, title, body } = parts;
  const writes = { anyOf: [parts.changes ?? parts.access] } as const;
  const can = z.object({ edit: z.boolean(), delete: z.boolean(), ...(parts.acts as Acts) });
  const row = z.object({ ...rowFields, can, ...parts.values });
  const calls = defineEndpoints({ area: 'parameters', family, access: writes })({
    read: {
      access: { anyOf: [parts.access] },
      route: `GET ${path}`,
      summary: [`${title.pt}: todas as vigências`, `${title.en}: every period`],
      response: z.object({ today: isoDate, items: z.array(row) }),
    },
    save: {
      route: `${parts.saveBy ?? 'PUT'} ${path}`,
      summary: [
        `${title.pt}: cadastrar ou alterar uma vigência futura`,
        `${title.en}: register or change a future period`,
      ],
      body,
      response: row,
      errors: ['SEC004', 'SET001', 'SET024', 'SET027', 'SET029', 'SET031', 'DOM002'],
      idempotent: true,
    },
    delete: {
      route: `DELETE ${path}/{id}`,
      summary: [`${title.pt}: excluir uma vigência futura`, `${title.en}: delete a future period`],
      params: z.object({ id: recordId }),
      query: z.object({ version: z.coerce.number<number>({ error: 'version.required' }).int().min(1) }),
      response: z.object({ id: recordId }),
      errors: ['SEC004', 'SET001', 'SET026'],
    },
  });
  return callsByName(successionNames[name], calls);
}
