import { captureAccesses } from '@estrada/domain/documents/index';
import type { Db } from '../kernel/database/database.ts';
import { generalScope, insertAccesses } from '../modules/documents/readings/readings.repository.ts';
import type { DemoAccount } from './insert-accounts.ts';

/** Who sells may have documents read, at every dealer. */
export async function insertCaptureAccesses(db: Db, accounts: readonly DemoAccount[], now: Date): Promise<void> {
  const { allowed } = captureAccesses;
  await insertAccesses(db, {
    scope: generalScope,
    version: 1,
    changedAt: now,
    accesses: { seller: allowed, 'fi-manager': allowed, 'sales-manager': allowed, representante: allowed },
    changedByName: accounts.find(({ role }) => role === 'admin-internal')!.name,
  });
}
