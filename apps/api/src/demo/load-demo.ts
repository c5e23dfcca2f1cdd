import { businessDay } from '@estrada/domain/calendar/index';
import { eq } from 'drizzle-orm';
import type { Db } from '../kernel/database/database.ts';
import { waitForTurn } from '../kernel/database/wait-for-turn.ts';
import type { FileStore } from '../kernel/files.ts';
import { settings } from '../kernel/kernel.tables.ts';
import type { Logger } from '../kernel/logger.ts';
import type { PipelineParts } from '../kernel/run-route.ts';
import { apiKeys, users } from '../modules/identity/identity.tables.ts';
import { insertAccounts } from './insert-accounts.ts';
import { insertActivity } from './insert-activity.ts';
import { insertCaptureAccesses } from './insert-capture-accesses.ts';
import { insertContracts } from './insert-contract.ts';
import { insertDecisions } from './insert-decisions.ts';
import { insertDocuments } from './insert-documents.ts';
import { insertEmailTemplates } from './insert-email-templates.ts';
import { insertExemptions, insertTccManagers } from './insert-exemptions.ts';
import { insertNotices } from './insert-notices.ts';
import { insertOffers } from './insert-offers.ts';
import { insertPriceTables, insertProducts } from './insert-price-tables.ts';
import { insertProfileParameters } from './insert-profile-parameters.ts';
import { insertCampaigns, insertOrganization, insertParameters, insertVehicles } from './insert-reference-data.ts';
import { insertThreads } from './insert-threads.ts';
import { insertVehicleOptions } from './insert-vehicle-options.ts';

/**
 * Loads the demo data once, all of it in one transaction: a second call finds the mark and does nothing, a load that was
 * cut off leaves no trace. Of several processes that start at once one loads, the others wait until it has.
 *
 * @param files where the pages of its documents go; without a place it has none
 * @returns true when it loaded
 */
export async function loadDemo(
  parts: PipelineParts,
  now: Date,
  logger: Logger,
  files: FileStore | null = null,
): Promise<boolean> {
  const today = businessDay(now.toISOString());
  return parts.db.transaction(async (tx) => {
    const db = tx as unknown as Db;
    await waitForTurn(db, 'demo');
    const [mark] = await db.select().from(settings).where(eq(settings.name, 'demo'));
    if (mark) return false;
    const organization = await insertOrganization(db, now);
    await insertVehicles(db, now);
    await insertCampaigns(db, now);
    await insertParameters(db, today, now);
    const accounts = await insertAccounts(db, organization, today, now);
    await insertVehicleOptions(db, accounts, now);
    await insertPriceTables(db, accounts, now);
    await insertProducts(db, accounts, now);
    await insertTccManagers(db, accounts, now);
    await insertOffers(db, now);
    await insertProfileParameters(db, accounts.find(({ role }) => role === 'finance')!.id, now);
    await insertCaptureAccesses(db, accounts, now);
    await insertEmailTemplates(db, accounts.find(({ role }) => role === 'crm')!.id, now);
    await insertActivity({ ...parts, db }, accounts, organization.dealerIds, now, logger);
    await insertDecisions({ ...parts, db }, accounts, organization.dealerIds, now, logger);
    await insertExemptions(db, accounts, now);
    await insertThreads(db, accounts, now);
    if (files) await insertDocuments(db, files, now);
    if (files) await insertContracts({ ...parts, db }, files, now, logger);
    await insertNotices(db, accounts, organization.dealerIds, now);
    await db.insert(settings).values({ name: 'demo', value: { loadedAt: now.toISOString() } });
    return true;
  });
}

/** True while the database holds demo accounts or keys, whose passwords are public. */
export async function hasDemoAccounts(db: Db): Promise<boolean> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.isDemo, true)).limit(1);
  const [key] = await db.select({ id: apiKeys.id }).from(apiKeys).where(eq(apiKeys.isDemo, true)).limit(1);
  return user !== undefined || key !== undefined;
}
