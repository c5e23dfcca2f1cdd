import { z } from 'zod';
import { definePartner } from './define-partner.ts';
import { fallBackTo } from './partner-error.ts';

const answer = z.object({
  zipCode: z.string(),
  street: z.string(),
  neighborhood: z.string(),
  city: z.string(),
  cityId: z.string(),
  state: z.string().length(2),
  /** degrees; not every code has a known location */
  latitude: z.number().min(-90).max(90).nullish(),
  longitude: z.number().min(-180).max(180).nullish(),
});
export type PostalAddress = z.output<typeof answer>;

/** The port: address of a postal code, null when there is no such code. */
export interface PostalCodes {
  /** @throws PartnerError when the service gives no usable answer */
  find(zip: string): Promise<PostalAddress | null>;
}

export const postalCodes = definePartner({
  name: 'postal-codes',
  url: 'POSTAL_CODES_URL',
  open: (ask): PostalCodes => ({
    find: (zip) =>
      ask({ method: 'GET', path: `/${encodeURIComponent(zip)}`, answer }).catch(fallBackTo(null, 'not-found')),
  }),
});
