import { endpoints, type ResponseOf } from '@estrada/endpoints/index';
import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ReadContext } from '../../kernel/context.ts';
import { type Route, read } from '../../kernel/route.ts';
import { branches, dealers } from '../organization/index.ts';
import { manufacturers, vehicleModels, vehicleVersions } from '../vehicles/index.ts';
import { peopleRoutes } from './people.ts';
import { couponRecord, voucherRecord } from './rules.ts';
import { validateDiscount } from './validate-discount.ts';

export const promotionRoutes: Route[] = [
  ...couponRecord.routes,
  ...voucherRecord.routes,
  ...peopleRoutes,
  read(endpoints.listDiscountScope, (_request, context) => listDiscountScope(context)),
  read(endpoints.validateVoucher, validateDiscount),
];

/** Lists that a search narrows on the screen; a catalogue of one manufacturer has a few hundred versions. */
const listedAtMost = 3_000;

/** What a rule can be restricted to, by name. */
async function listDiscountScope({ db }: ReadContext): Promise<ResponseOf<typeof endpoints.listDiscountScope>> {
  const named = (table: PgTable, value: PgColumn, name: PgColumn, where?: SQL) =>
    db
      .select({ value: sql<string>`${value}::text`, name: sql<string>`${name}` })
      .from(table)
      .where(where)
      .orderBy(asc(name))
      .limit(listedAtMost);
  const versions = db
    .select({
      value: sql<string>`${vehicleVersions.id}::text`,
      name: sql<string>`concat_ws(' ', ${vehicleModels.name}, ${vehicleVersions.description})`,
    })
    .from(vehicleVersions)
    .innerJoin(vehicleModels, eq(vehicleModels.id, vehicleVersions.modelId))
    .orderBy(asc(vehicleModels.name), asc(vehicleVersions.description))
    .limit(listedAtMost);
  return {
    manufacturers: await named(manufacturers, manufacturers.id, manufacturers.name),
    models: await named(vehicleModels, vehicleModels.id, vehicleModels.name),
    versions: await versions,
    dealers: await named(dealers, dealers.GMFcode, dealers.tradingName, eq(dealers.enabled, true)),
    regions: await named(branches, branches.id, branches.name, eq(branches.enabled, true)),
  };
}
