import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { flag, recordId, username } from '../fields.ts';

/** Ids in one value, separated by commas. */
const ids = z
  .string({ error: 'required' })
  .transform((list) => list.split(',').filter(Boolean))
  .pipe(z.array(recordId).min(1, { error: 'required' }).max(100, { error: 'value.notAllowed' }));

const ofDealer = z.object({ dealerId: recordId });

export const notificationsEndpoints = {
  ...defineEndpoints({ area: 'notifications', family: 'users', access: 'user' })({
    readNotifications: {
      route: 'GET /users/notifications/dealers/active',
      summary: ['Avisos ainda não confirmados do usuário', "The user's unconfirmed notices"],
      /** `limitByType`: the maximum number of each kind, oldest first */
      query: z.object({ limitByType: z.coerce.number<string>().int().min(1).max(20).default(1) }),
      response: z.object({
        items: z.array(
          z.object({
            id: recordId,
            code: z.string().nullable(),
            message: z.string(),
            /** the portal address of its record; null: the modal shows it */
            link: z.string().nullable(),
          }),
        ),
        /** the polling interval of the portal, in seconds */
        pollSeconds: z.number().int(),
      }),
    },
    confirmNotifications: {
      route: 'DELETE /users/notifications',
      summary: ['Confirmar avisos lidos', 'Confirm read notices'],
      query: z.object({ ids }),
      /** how many of them belonged to the caller and were removed */
      response: z.object({ removed: z.number().int() }),
    },
    readSimulationNotifications: {
      family: 'simulation',
      route: 'GET /simulation/notifications',
      summary: ['Avisos das simulações do usuário', "Notices of the user's simulations"],
      /** `toRemove`: the returned ones are removed by this call (docs/specification/notifications.md#zero-rate) */
      query: z.object({
        username,
        type: z.enum(['RATE_ZERO'], { error: 'value.notAllowed' }),
        toRemove: flag,
      }),
      response: z.object({
        items: z.array(z.object({ id: recordId, type: z.string(), code: z.string(), message: z.string() })),
      }),
      errors: ['SEC004'],
    },
  }),
  ...defineEndpoints({ area: 'notifications', family: 'b2c', access: { anyOf: ['leads'] } })({
    readLeadNotifications: {
      route: 'GET /notifications/leads',
      summary: ['Novas oportunidades da concessionária', 'The dealer’s new leads'],
      query: ofDealer,
      response: z.object({ dealerId: recordId, count: z.number().int() }),
      errors: ['SEC004'],
    },
    clearLeadNotifications: {
      route: 'DELETE /notifications/leads',
      summary: ['Marcar as novas oportunidades como vistas', 'Mark the new leads as seen'],
      query: ofDealer,
      response: z.object({ removed: z.number().int() }),
      errors: ['SEC004'],
    },
  }),
};
