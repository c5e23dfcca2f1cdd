import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { recordId } from '../fields.ts';

/** The records whose history is shown beside them, as the audit trail calls them. */
const historyEntities = ['dealer', 'branch', 'group', 'user'] as const;

/** One field that a change touched; personal values are masked, as the trail keeps them. */
const historyChange = z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() });

export const historyEntry = z.object({
  /** rises with time */
  seq: z.number(),
  at: z.string(),
  /** user name of who did it */
  actor: z.string(),
  action: z.string(),
  changes: z.array(historyChange),
});

export const readHistory = defineEndpoint({
  name: 'readHistory',
  area: 'audit',
  method: 'GET',
  family: 'audit',
  path: '/audit/history',
  summary: { pt: 'Quem mudou o quê em um registro', en: 'Who changed what in a record' },
  access: { anyOf: ['dealer-channels', 'branches-groups', 'users-list'] },
  query: z.object({
    entity: z.enum(historyEntities, { error: 'value.notAllowed' }),
    entityId: recordId,
    /** only what happened before this entry: `next` of the page before */
    before: z.coerce.number<number>().int().min(1).optional(),
  }),
  response: z.object({ items: z.array(historyEntry), next: z.number().nullable() }),
  errors: ['SEC004'],
});
