import { addDays, businessDay } from '@estrada/domain/calendar/index';
import { captureAccesses } from '@estrada/domain/documents/index';
import {
  combinations,
  matrixOf,
  type ProfileFlag,
  rightsOf,
  type SimulationProfile,
  setSelection,
} from '@estrada/domain/parameters/index';
import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../kernel/database/database.ts';
import { waitForTurn } from '../kernel/database/wait-for-turn.ts';
import type { FileStore } from '../kernel/files.ts';
import { makeId } from '../kernel/ids.ts';
import { settings } from '../kernel/kernel.tables.ts';
import type { Logger } from '../kernel/logger.ts';
import type { PipelineParts } from '../kernel/run-route.ts';
import { generalScope, insertAccesses } from '../modules/documents/readings/readings.repository.ts';
import { apiKeys, users } from '../modules/identity/identity.tables.ts';
import { writeProfileRights } from '../modules/identity/index.ts';
import { notifyOfLeads, notifyOfTables, notifyPeople } from '../modules/notifications/index.ts';
import { leadNotifications, notifications } from '../modules/notifications/notifications.tables.ts';
import { addProfileVersion, writeRows } from '../modules/parameters/index.ts';
import { vehicleModels, vehicleOptions, vehicleVersions } from '../modules/vehicles/vehicles.tables.ts';
import { demoNames } from './data/account-names.ts';
import { demoVehicleOptions } from './data/vehicle-options.ts';
import { type DemoAccount, insertAccounts } from './insert-accounts.ts';
import { insertActivity } from './insert-activity.ts';
import { insertContracts } from './insert-contract.ts';
import { insertDataRequests } from './insert-data-requests.ts';
import { insertDecisions } from './insert-decisions.ts';
import { insertDiscounts } from './insert-discounts.ts';
import { insertDocuments } from './insert-documents.ts';
import { insertEmailTemplates } from './insert-email-templates.ts';
import { insertExemptions, insertTccManagers } from './insert-exemptions.ts';
import { insertInsuranceTables } from './insert-insurance-tables.ts';
import { insertInsurances } from './insert-insurances.ts';
import { insertInsurerStatement } from './insert-insurer-statement.ts';
import { insertConsortiumLeads, insertLeads } from './insert-leads.ts';
import { insertOffers } from './insert-offers.ts';
import { insertPriceTables, insertProductMenu, insertProducts } from './insert-price-tables.ts';
import { insertProductSales } from './insert-product-sales.ts';
import {
  firstDay,
  insertCampaigns,
  insertOrganization,
  insertParameters,
  insertPcdExemptions,
  insertVehicles,
} from './insert-reference-data.ts';
import { insertStock } from './insert-stock.ts';
import { insertThreads } from './insert-threads.ts';
import { insertUpload } from './insert-upload.ts';

/** The table of vehicle options, for every version of some models. Comes after the vehicle table. */
async function insertVehicleOptions(db: Db, accounts: readonly DemoAccount[], now: Date): Promise<void> {
  const tableId = makeId(now);
  const versions = await db
    .select({ code: vehicleVersions.code, model: vehicleModels.name })
    .from(vehicleVersions)
    .innerJoin(vehicleModels, eq(vehicleModels.id, vehicleVersions.modelId))
    .where(inArray(vehicleModels.name, Object.keys(demoVehicleOptions)));
  const [effectiveFrom, validUntil] = [firstDay(now), addDays(firstDay(now), 485)];
  const rows = versions.flatMap(({ code, model }) =>
    demoVehicleOptions[model]!.map(([optionCode, name, priceReais]) => ({
      tableId,
      code,
      optionCode,
      name,
      effectiveFrom,
      validUntil,
      priceCents: priceReais * 100,
    })),
  );
  await db.insert(vehicleOptions).values(rows);
  const file = { fileName: 'opcionais-de-veiculos.xlsx', sizeBytes: 11_264 };
  await insertUpload(
    db,
    { kind: 'vehicle-options', by: 'admin-internal', tableId, ...file, lineCount: rows.length },
    accounts,
    now,
  );
}

/** The rights of each profile besides the common ones, and the parts hidden from a seller. */
const flagsOf: readonly { profile: SimulationProfile; flags: readonly ProfileFlag[]; isOn: boolean }[] = [
  { profile: 'fi-manager', flags: ['createPropose', 'viewPaymentReport'], isOn: true },
  { profile: 'sales-manager', flags: ['createPropose', 'viewPaymentReport'], isOn: true },
  { profile: 'seller', flags: ['createPropose'], isOn: true },
];

/** The rights of the demo's profiles: dealer staff write proposals, managers see the payments. */
async function insertProfileParameters(db: Db, financeId: string, now: Date): Promise<void> {
  for (const [index, { profile, flags, isOn }] of flagsOf.entries()) {
    const matrix = setSelection(matrixOf([]), profile, { combinations, flags }, isOn);
    const version = index + 1;
    await addProfileVersion(db, {
      version,
      profile,
      changedBy: financeId,
      changedByName: demoNames.finance,
      changedAt: now,
    });
    await writeRows(db, profile, matrix, combinations);
    await writeProfileRights(db, profile, rightsOf(matrix));
  }
}

/** Notices to show, for users and a dealer that no other part of the demo needs. */
async function insertNotices(
  db: Db,
  accounts: readonly DemoAccount[],
  dealerIds: readonly string[],
  now: Date,
): Promise<void> {
  // the notices of the stories are read: the first page of the demo must not begin with an old dialog
  await db.delete(notifications);
  await db.delete(leadNotifications);
  const audience = { userIds: accounts.filter(({ role }) => role === 'consorcio').map(({ id }) => id) };
  await notifyPeople('Estes são os avisos do portal: cada um fica aqui até você confirmar.', audience, { db, now });
  await notifyOfTables('NOT003', { db, now }, audience);
  // the F&I manager's second dealer
  await notifyOfLeads(dealerIds[2]!, 3, { db, now });
}

/** Sellers may have documents read, at every dealer. */
async function insertCaptureAccesses(db: Db, accounts: readonly DemoAccount[], now: Date): Promise<void> {
  const { allowed } = captureAccesses;
  await insertAccesses(db, {
    scope: generalScope,
    version: 1,
    changedAt: now,
    accesses: { seller: allowed, 'fi-manager': allowed, 'sales-manager': allowed, representante: allowed },
    changedByName: accounts.find(({ role }) => role === 'admin-internal')!.name,
  });
}

/**
 * Loads the demo data once, in one transaction: a second call finds the mark and does nothing, an interrupted load
 * leaves nothing. Of several processes that start at once one loads, the others wait until it has.
 *
 * @param files the store for the pages of its documents; without one it has none
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
    const db = tx as Db;
    await waitForTurn(db, 'demo');
    const [mark] = await db.select().from(settings).where(eq(settings.name, 'demo'));
    if (mark) return false;
    const organization = await insertOrganization(db, now);
    await insertVehicles(db, now);
    await insertCampaigns(db, now);
    await insertParameters(db, today, now);
    const accounts = await insertAccounts(db, organization, today, now);
    await insertVehicleOptions(db, accounts, now);
    await insertStock(db, organization.dealerIds[0]!, accounts, now);
    await insertPriceTables(db, accounts, now);
    await insertProducts(db, accounts, now);
    await insertProductMenu(db, organization.dealerIds[0]!, accounts, now);
    await insertInsuranceTables(db, accounts, now);
    await insertTccManagers(db, accounts, now);
    await insertPcdExemptions(db, now);
    await insertOffers(db, now);
    await insertDiscounts(db, now);
    await insertProfileParameters(db, accounts.find(({ role }) => role === 'finance')!.id, now);
    await insertCaptureAccesses(db, accounts, now);
    await insertEmailTemplates(db, accounts.find(({ role }) => role === 'crm')!.id, now);
    await insertActivity({ ...parts, db }, accounts, organization.dealerIds, now, logger);
    await insertDecisions({ ...parts, db }, accounts, organization.dealerIds, now, logger);
    await insertExemptions(db, accounts, now);
    await insertThreads(db, accounts, now);
    if (files) await insertDocuments(db, files, now);
    if (files) await insertContracts({ ...parts, db }, files, now, logger);
    if (files)
      await insertProductSales({ ...parts, db }, accounts, { dealerIds: organization.dealerIds, files, now, logger });
    await insertInsurances({ ...parts, db }, accounts, { dealerIds: organization.dealerIds, now, logger });
    await insertInsurerStatement(db, accounts, now);
    await insertLeads({ ...parts, db }, accounts, { dealerIds: organization.dealerIds, now, logger });
    await insertConsortiumLeads(db, organization.dealerIds, now);
    await insertDataRequests(db, accounts, now);
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
