import { DomainError } from '@estrada/domain/errors/index';
import type { endpoints } from '@estrada/endpoints/index';
import type { ReadContext } from '../../kernel/context.ts';
import type { UseCase } from '../../kernel/route.ts';
import type { Partners } from '../../partners/index.ts';
import { cacheBriefly } from './cache-briefly.ts';

/**
 * Address of a postal code, so that nobody types it; the service is asked for a code once in five minutes.
 *
 * @throws DomainError ADR001 at `zip` when there is no such code · SIS004 when the service gives no answer (the person types the address)
 */
export function makeFindAddress(
  postalCodes: Partners['postalCodes'],
): UseCase<typeof endpoints.findAddress, ReadContext> {
  const find = cacheBriefly((zip) => postalCodes.find(zip));
  return async ({ params }, { now }) => {
    const address = await find(params.zip, now);
    if (!address) throw new DomainError('ADR001', { fields: [{ path: 'zip', key: 'zip.notFound' }] });
    return address;
  };
}
