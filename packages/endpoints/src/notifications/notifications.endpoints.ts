import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { flag, recordId, username } from '../fields.ts';

/** Ids in one value, separated by commas. */
const ids = z
  .string({ error: 'required' })
  .transform((list) => list.split(',').filter(Boolean))
  .pipe(z.array(recordId).min(1, { error: 'required' }).max(100, { error: 'value.notAllowed' }));

export const readNotifications = defineEndpoint({
  name: 'readNotifications',
  area: 'notifications',
  method: 'GET',
  family: 'users',
  path: '/users/notifications/dealers/active',
  summary: { pt: 'Avisos ainda não confirmados do usuário', en: "The user's notices that are not confirmed yet" },
  access: 'user',
  /** `limitByType`: at most so many of each kind, the oldest first */
  query: z.object({ limitByType: z.coerce.number<string>().int().min(1).max(20).default(1) }),
  response: z.object({
    items: z.array(z.object({ id: recordId, code: z.string().nullable(), message: z.string() })),
    /** seconds after which the portal asks again */
    pollSeconds: z.number().int(),
  }),
  errors: [],
});

export const confirmNotifications = defineEndpoint({
  name: 'confirmNotifications',
  area: 'notifications',
  method: 'DELETE',
  family: 'users',
  path: '/users/notifications',
  summary: { pt: 'Confirmar avisos lidos', en: 'Confirm notices that were read' },
  access: 'user',
  query: z.object({ ids }),
  /** how many of them were the caller's and are gone now */
  response: z.object({ removed: z.number().int() }),
  errors: [],
});

const ofDealer = z.object({ dealerId: recordId });

export const readLeadNotifications = defineEndpoint({
  name: 'readLeadNotifications',
  area: 'notifications',
  method: 'GET',
  family: 'b2c',
  path: '/notifications/leads',
  summary: { pt: 'Novas oportunidades da concessionária', en: "The dealer's new opportunities" },
  access: { anyOf: ['leads'] },
  query: ofDealer,
  response: z.object({ dealerId: recordId, count: z.number().int() }),
  errors: ['SEC004'],
});

export const clearLeadNotifications = defineEndpoint({
  name: 'clearLeadNotifications',
  area: 'notifications',
  method: 'DELETE',
  family: 'b2c',
  path: '/notifications/leads',
  summary: { pt: 'Marcar as novas oportunidades como vistas', en: 'Mark the new opportunities as seen' },
  access: { anyOf: ['leads'] },
  query: ofDealer,
  response: z.object({ removed: z.number().int() }),
  errors: ['SEC004'],
});

export const readSimulationNotifications = defineEndpoint({
  name: 'readSimulationNotifications',
  area: 'notifications',
  method: 'GET',
  family: 'simulation',
  path: '/simulation/notifications',
  summary: { pt: 'Avisos das simulações do usuário', en: "Notices of the user's simulations" },
  access: 'user',
  /** `toRemove`: what is returned is gone with this call (docs/specification/notifications.md#zero-rate) */
  query: z.object({
    username,
    type: z.enum(['RATE_ZERO'], { error: 'value.notAllowed' }),
    toRemove: flag,
  }),
  response: z.object({
    items: z.array(z.object({ id: recordId, type: z.string(), code: z.string(), message: z.string() })),
  }),
  errors: ['SEC004'],
});
