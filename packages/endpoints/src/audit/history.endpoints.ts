import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { instant, recordId } from '../fields.ts';

/** The records with a history on their page, by their names in the audit trail. */
const historyEntities = [
  'dealer',
  'branch',
  'group',
  'user',
  'autoCampaign',
  'promotionalCoupon',
  'protectedInstalmentPlan',
  'productMenu',
] as const;

/** One changed field; personal values are masked, as stored in the trail. */
const historyChange = z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() });

export const historyEntry = z.object({
  /** increases with time */
  seq: z.int(),
  at: instant,
  /** user name of the actor */
  actor: z.string(),
  action: z.string(),
  changes: z.array(historyChange),
});

export const historyEndpoints = defineEndpoints({
  area: 'audit',
  family: 'audit',
  access: {
    anyOf: [
      'dealer-channels',
      'branches-groups',
      'users-list',
      'insurance-admin',
      'insurance-admin-auto',
      'product-menu-consult',
    ],
  },
})({
  readHistory: {
    route: 'GET /audit/history',
    summary: ['Quem alterou o quê em um registro', 'Who changed what in a record'],
    query: z.object({
      entity: z.enum(historyEntities, { error: 'value.notAllowed' }),
      entityId: recordId,
      /** only entries before this one: `next` of the previous page */
      before: z.coerce.number<number>().int().min(1).optional(),
    }),
    response: z.object({ items: z.array(historyEntry), next: z.int().nullable() }),
    errors: ['SEC004'],
  },
});
