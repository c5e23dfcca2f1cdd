import { type RecordScope, recordScope } from '@estrada/domain/access/index';
import { DomainError } from '@estrada/domain/errors/index';
import { boxAround, type Coordinates, greatCircleKm } from '@estrada/domain/organization/index';
import type { endpoints, QueryOf } from '@estrada/endpoints/index';
import { and, between, eq, sql } from 'drizzle-orm';
import { callerOf, type FlowContext } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/database/database.ts';
import type { UseCase } from '../../../kernel/route.ts';
import type { Partners } from '../../../partners/index.ts';
import { branches, dealerGroups, dealers } from '../organization.tables.ts';
import type { DealerRecord } from './dealer-register.repository.ts';
import { dealerScope } from './dealers.repository.ts';
import { describeDealerRow } from './describe-dealer.ts';

const nearestCount = 20;
/** The search radius, step by step: most searches end at the first, the last covers the whole earth. */
const radiusesKm = [100, 500, 2_500, 20_100];

export type PostalCodes = Pick<Partners['postalCodes'], 'find'>;
export type Place = QueryOf<typeof endpoints.findNearestDealers>;

/**
 * The enabled dealers nearest to a postal code or a position, at most twenty; with a BAC code, the distance of that
 * dealer.
 *
 * @throws DomainError ADR001 at `zipCode` for an unknown code or one without coordinates, SIS004 without an answer
 */
export const makeFindNearestDealers =
  (postalCodes: PostalCodes): UseCase<typeof endpoints.findNearestDealers, FlowContext> =>
  async ({ query }, context) => {
    const found = await findNearest(query, { scope: recordScope(callerOf(context).viewer), postalCodes }, context.db);
    return {
      items: found.map(({ dealer, distanceKm }) => ({ dealer: describeDealerRow(dealer, context), distanceKm })),
    };
  };

/** The same within a scope, as records. @throws DomainError as `makeFindNearestDealers` */
export async function findNearest(
  place: Place,
  { scope, postalCodes }: { scope: RecordScope; postalCodes: PostalCodes },
  db: Db,
): Promise<{ dealer: DealerRecord; distanceKm: number }[]> {
  const from = await coordinatesOf(place, postalCodes);
  for (const radiusKm of radiusesKm) {
    const box = boxAround(from, radiusKm);
    const found = await findLocatedDealers(db, scope, { from, box, bacCode: place.bacCode }, nearestCount);
    const items = found
      .map(({ dealer, place: at }) => ({ dealer, distanceKm: Math.round(greatCircleKm(from, at) * 10) / 10 }))
      // the corners of the box are farther away than dealers beyond its edges
      .filter(({ distanceKm }) => distanceKm <= radiusKm);
    const isEnough = items.length >= (place.bacCode ? 1 : nearestCount);
    if (isEnough || radiusKm === radiusesKm.at(-1)) return items;
  }
  return [];
}

async function coordinatesOf({ zipCode, latitude, longitude }: Place, postalCodes: PostalCodes): Promise<Coordinates> {
  if (zipCode === undefined) return { latitude: latitude ?? 0, longitude: longitude ?? 0 };
  const address = await postalCodes.find(zipCode);
  if (address?.latitude != null && address.longitude != null)
    return { latitude: address.latitude, longitude: address.longitude };
  throw new DomainError('ADR001', { fields: [{ path: 'zipCode', key: 'zip.notFound' }] });
}

interface Search {
  from: Coordinates;
  /** degrees, from and to: the condition for the index */
  box: { latitude: readonly [number, number]; longitude: readonly [number, number] };
  bacCode?: string | undefined;
}

/** Enabled dealers within reach in a box of degrees, nearest first, with their positions. */
export async function findLocatedDealers(
  db: Db,
  scope: RecordScope,
  { from, box, bacCode }: Search,
  limit: number,
): Promise<{ dealer: DealerRecord; place: Coordinates }[]> {
  const scoped = dealerScope(scope);
  if (scoped === null) return [];
  // the haversine before its root and arc, which do not change the order
  const nearness = sql`
    power(sin(radians(${dealers.latitude} - ${from.latitude}::float8) / 2), 2)
    + cos(radians(${from.latitude}::float8)) * cos(radians(${dealers.latitude}))
    * power(sin(radians(${dealers.longitude} - ${from.longitude}::float8) / 2), 2)`;
  const rows = await db
    .select({ row: dealers, groupName: dealerGroups.groupName, branchName: branches.name })
    .from(dealers)
    .innerJoin(dealerGroups, eq(dealerGroups.id, dealers.dealerGroup))
    .innerJoin(branches, eq(branches.id, dealers.region))
    .where(
      and(
        between(dealers.latitude, ...box.latitude),
        between(dealers.longitude, ...box.longitude),
        eq(dealers.enabled, true),
        bacCode ? eq(dealers.baccode, bacCode) : undefined,
        scoped,
      ),
    )
    .orderBy(nearness, dealers.id)
    .limit(limit);
  return rows.flatMap(({ row, ...names }) =>
    row.latitude === null || row.longitude === null
      ? []
      : [{ dealer: { ...row, ...names }, place: { latitude: row.latitude, longitude: row.longitude } }],
  );
}
