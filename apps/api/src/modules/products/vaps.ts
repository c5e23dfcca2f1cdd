import { type VapCode, vapForm } from '@estrada/domain/products/index';
import { endpoints } from '@estrada/endpoints/index';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../kernel/database/database.ts';
import { serveRecord } from '../../kernel/records/serve-record.ts';
import { vaps } from './products.tables.ts';

/** Value-added products: one of each insurer (ADD014). */
export const vapRecord = serveRecord(
  {
    list: endpoints.listVaps,
    read: endpoints.readVap,
    register: endpoints.registerVap,
    update: endpoints.updateVap,
    enable: endpoints.enableVap,
    disable: endpoints.disableVap,
  },
  {
    kind: {
      entity: 'vap',
      table: vaps,
      taken: [{ index: 'vaps_key', code: 'ADD014', field: 'provider', key: 'vap.taken' }],
      trail: vapForm.normalise,
    },
    changes: 'admin-plans-vaps',
    sorts: { code: { by: vaps.code, type: 'text' }, provider: { by: vaps.provider, type: 'text' } },
    where: ({ code }) => [code ? eq(vaps.code, code) : undefined],
    values: vapForm.normalise,
  },
);

/** The insurers with a registered and enabled product, by their names. */
export async function listInsurersOf(db: Db, code: VapCode): Promise<string[]> {
  const rows = await db
    .select({ provider: vaps.provider })
    .from(vaps)
    .where(and(eq(vaps.code, code), eq(vaps.enabled, true)))
    .orderBy(asc(vaps.provider))
    .limit(100);
  return rows.map(({ provider }) => provider);
}

/** Whom the clients of an insurer call about a product; null where no phone is registered. */
export async function findServicePhone(db: Db, code: VapCode, provider: string): Promise<string | null> {
  const [row] = await db
    .select({ phone: vaps.servicePhone })
    .from(vaps)
    .where(and(eq(vaps.code, code), eq(vaps.provider, provider)));
  return row?.phone || null;
}
