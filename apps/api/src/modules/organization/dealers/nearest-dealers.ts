import { recordScope } from '@estrada/domain/access/index';
import { DomainError } from '@estrada/domain/errors/index';
import { boxAround, type Coordinates, greatCircleKm } from '@estrada/domain/organization/index';
import type { endpoints, QueryOf } from '@estrada/endpoints/index';
import { callerOf, type FlowContext } from '../../../kernel/context.ts';
import type { UseCase } from '../../../kernel/route.ts';
import type { Partners } from '../../../partners/index.ts';
import { findLocatedDealers } from './dealer-locations.repository.ts';
import { describeDealerRow } from './describe-dealer.ts';

const nearestCount = 20;
/** How far is looked, step by step: most searches end at the first, the last holds the whole earth. */
const radiusesKm = [100, 500, 2_500, 20_100];

/**
 * The enabled dealers nearest to a postal code or a position, at most twenty; with a BAC code, how far that dealer is.
 *
 * @throws DomainError ADR001 at `zipCode` when there is no such code or nobody knows where it is, SIS004 without an answer
 */
export const makeFindNearestDealers =
  (postalCodes: Partners['postalCodes']): UseCase<typeof endpoints.findNearestDealers, FlowContext> =>
  async ({ query }, context) => {
    const from = await coordinatesOf(query, postalCodes);
    const scope = recordScope(callerOf(context).viewer);
    for (const radiusKm of radiusesKm) {
      const box = boxAround(from, radiusKm);
      const found = await findLocatedDealers(context.db, scope, { from, box, bacCode: query.bacCode }, nearestCount);
      const items = found
        .map(({ dealer, place }) => ({
          dealer: describeDealerRow(dealer, context),
          distanceKm: Math.round(greatCircleKm(from, place) * 10) / 10,
        }))
        // the corners of the box are farther than dealers beyond its edges
        .filter(({ distanceKm }) => distanceKm <= radiusKm);
      const isEnough = items.length >= (query.bacCode ? 1 : nearestCount);
      if (isEnough || radiusKm === radiusesKm.at(-1)) return { items };
    }
    return { items: [] };
  };

async function coordinatesOf(
  { zipCode, latitude, longitude }: QueryOf<typeof endpoints.findNearestDealers>,
  postalCodes: Partners['postalCodes'],
): Promise<Coordinates> {
  if (zipCode === undefined) return { latitude: latitude ?? 0, longitude: longitude ?? 0 };
  const address = await postalCodes.find(zipCode);
  if (address?.latitude != null && address.longitude != null)
    return { latitude: address.latitude, longitude: address.longitude };
  throw new DomainError('ADR001', { fields: [{ path: 'zipCode', key: 'zip.notFound' }] });
}
