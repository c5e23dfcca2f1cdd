import { z } from 'zod';
import { recordId } from '../fields.ts';

/** The logged-in user in the form of the portal (docs/specification/identity.md#session-user). */
export const sessionUser = z.object({
  username: z.string(),
  name: z.string(),
  email: z.string(),
  userType: z.enum(['GMF', 'DEALER']),
  status: z.enum(['AUTHORIZED', 'CONFIRMED', 'NEW_PASSWORD_REQUIRED']),
  groups: z.array(z.object({ groupName: z.string() })),
  dealers: z.array(z.object({ id: recordId, gmfCode: z.string(), tradingName: z.string(), state: z.string() })),
  /** of the default dealer; null for users without one */
  gmfCode: z.string().nullable(),
  dealerDefault: z.object({ id: recordId }).nullable(),
  activeDealerId: recordId.nullable(),
  permissions: z.object({
    createPropose: z.boolean(),
    viewPaymentReport: z.boolean(),
    insuranceContracting: z.boolean(),
    manageTcc: z.boolean(),
  }),
  passwordExpireDate: z.string().nullable(),
  /** the last language chosen by the user, on any browser; null until then */
  language: z.enum(['pt-BR', 'en']).nullable(),
});

export type SessionUser = z.output<typeof sessionUser>;
