import { z } from 'zod';
import { makePartnerClient, PartnerError, type PartnerOptions } from './partner-client.ts';

const answer = z.object({
  zipCode: z.string(),
  street: z.string(),
  neighborhood: z.string(),
  city: z.string(),
  cityId: z.string(),
  state: z.string().length(2),
  /** degrees; not every code has been found on the map */
  latitude: z.number().min(-90).max(90).nullish(),
  longitude: z.number().min(-180).max(180).nullish(),
});
export type PostalAddress = z.output<typeof answer>;

/** The port: address of a postal code, null when there is no such code. */
export interface PostalCodes {
  /** @throws PartnerError when the service gives no usable answer */
  find(zip: string): Promise<PostalAddress | null>;
}

export function httpPostalCodes(options: Omit<PartnerOptions, 'name'>): PostalCodes {
  const client = makePartnerClient({ name: 'postal-codes', ...options });
  return {
    async find(zip) {
      try {
        return await client.call({ method: 'GET', path: `/${encodeURIComponent(zip)}`, answer });
      } catch (error) {
        if (error instanceof PartnerError && error.failure === 'not-found') return null;
        throw error;
      }
    },
  };
}
