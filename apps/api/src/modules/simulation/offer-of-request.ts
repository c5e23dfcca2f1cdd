import { DomainError } from '@estrada/domain/errors/index';
import { offeredSaleProblems, offerValidityProblem } from '@estrada/domain/offers/index';
import { messages } from '@estrada/domain/validation/index';
import type { SimulationRequest } from '@estrada/endpoints/index';
import type { ReadContext } from '../../kernel/context.ts';
import { findOffer } from '../offers/index.ts';
import { findDealerRegion } from './parameters.repository.ts';

type Offered = { offerId?: string | undefined; dealerId: string | undefined };

/**
 * The offer that is sold by, as long as it holds: at any place without a dealer, at a dealer only where it is national or of the
 * dealer's branch. Null where none is named.
 *
 * @throws DomainError DOM002 at `offerId` for one that is unknown here, out of use, to come or over; GOFF007 when it ends too soon
 */
export async function findValidOffer({ offerId, dealerId }: Offered, { db, today }: ReadContext) {
  if (offerId === undefined) return null;
  const offer = await findOffer(db, offerId);
  const isElsewhere =
    offer?.offerType === 'REGI' && dealerId !== undefined && (await findDealerRegion(db, dealerId)) !== offer.region;
  if (!offer || isElsewhere) throw new DomainError('DOM002', { fields: [{ path: 'offerId', key: 'offer.unknown' }] });
  const problem = offerValidityProblem(offer, today);
  if (problem) throw new DomainError(messages[problem.key].code, { fields: [problem] });
  return offer;
}

/**
 * The offer that a request is made from, which must be of the same vehicle, person, plan and price.
 *
 * @throws DomainError as `findValidOffer`; DOM002 at each field in which the request is something else
 */
export async function findOfferOfRequest(
  { request, dealerId }: { request: SimulationRequest; dealerId: string | undefined },
  context: ReadContext,
) {
  const offer = await findValidOffer({ offerId: request.offerId, dealerId }, context);
  const fields = offer ? offeredSaleProblems(offer, request) : [];
  if (fields.length > 0) throw new DomainError('DOM002', { fields });
  return offer;
}
