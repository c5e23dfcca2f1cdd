import { DomainError } from '@estrada/domain/errors/index';
import type { endpoints } from '@estrada/endpoints/index';
import type { ReadContext } from '../../kernel/context.ts';
import type { UseCase } from '../../kernel/route.ts';
import { PartnerError, type Partners } from '../../partners/index.ts';

/**
 * Address of a postal code, so that nobody types it.
 *
 * @throws DomainError ADR001 at `zip` when there is no such code · SIS004 when the service gives no answer (the person types the address)
 */
export function makeFindAddress(
  postalCodes: Partners['postalCodes'],
): UseCase<typeof endpoints.findAddress, ReadContext> {
  return async ({ params }, context) => {
    try {
      const address = await postalCodes.find(params.zip);
      if (!address) throw new DomainError('ADR001', { fields: [{ path: 'zip', key: 'zip.notFound' }] });
      return address;
    } catch (error) {
      if (!(error instanceof PartnerError)) throw error;
      context.logger.warn(
        { correlationId: context.correlationId, partner: 'postal-codes', failure: error.failure },
        'partner failed',
      );
      throw new DomainError('SIS004', { cause: error, partnerMessage: error.partnerMessage });
    }
  };
}
