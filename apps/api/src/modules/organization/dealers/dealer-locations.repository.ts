import type { RecordScope } from '@estrada/domain/access/index';
import type { Coordinates } from '@estrada/domain/organization/index';
import { and, between, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/database/database.ts';
import { branches, dealerGroups, dealers } from '../organization.tables.ts';
import type { DealerRecord } from './dealer-register.repository.ts';
import { dealerScope } from './dealers.repository.ts';

interface Search {
  from: Coordinates;
  /** degrees, from and to: what the index narrows by */
  box: { latitude: readonly [number, number]; longitude: readonly [number, number] };
  bacCode?: string | undefined;
}

/** Enabled dealers in reach within a box of degrees, nearest first, with the place where each is. */
export async function findLocatedDealers(
  db: Db,
  scope: RecordScope,
  { from, box, bacCode }: Search,
  limit: number,
): Promise<{ dealer: DealerRecord; place: Coordinates }[]> {
  const scoped = dealerScope(scope);
  if (scoped === null) return [];
  // the haversine before its root and arc: these keep the order
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

/** Where a dealer's address stands, for the job that finds it on the map. */
export async function findDealerZip(db: Db, id: string): Promise<string | null> {
  const [row] = await db.select({ zipCode: dealers.zipCode }).from(dealers).where(eq(dealers.id, id));
  return row?.zipCode ?? null;
}

/** Keeps where a dealer is, unless it has moved meanwhile. No change of the register: version and day stay. */
export const saveDealerLocation = (db: Db, id: string, zipCode: string, place: Coordinates | null) =>
  db
    .update(dealers)
    .set({ latitude: place?.latitude ?? null, longitude: place?.longitude ?? null })
    .where(and(eq(dealers.id, id), eq(dealers.zipCode, zipCode)));
