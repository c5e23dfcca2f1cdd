import { addDays, businessDay, type CalendarDate } from '@estrada/domain/calendar/index';
import { usualService } from '@estrada/domain/organization/index';
import { makeCnpj } from '@estrada/domain/people/index';
import { feeRows as feeRowsFor, lenderRow } from '@estrada/testkit/index';
import { eq } from 'drizzle-orm';
import type { Db } from '../kernel/database/database.ts';
import { takeEffect } from '../kernel/database/tables-in-force.ts';
import { makeId } from '../kernel/ids.ts';
import { branches, dealerGroups, dealerServices, dealers } from '../modules/organization/organization.tables.ts';
import { feeRows, lenderRows, riskPriceRules } from '../modules/parameters/parameters.tables.ts';
import { pcdExemptions } from '../modules/pcd/pcd.tables.ts';
import { campaigns } from '../modules/vehicles/campaigns.tables.ts';
import { restartIds } from '../modules/vehicles/index.ts';
import { manufacturers, vehicleModels, vehiclePrices, vehicleVersions } from '../modules/vehicles/vehicles.tables.ts';
import { demoNames } from './data/account-names.ts';
import { demoBranches, demoDealers, demoGroups } from './data/organization.ts';
import { demoManufacturers } from './data/vehicles.ts';

/** The day from which the demo's tables are in force: before the first of its simulations. */
export const firstDay = (now: Date): CalendarDate => addDays(businessDay(now.toISOString()), -120);

/** Groups, branches and dealers. @returns their ids in the order of the data */
export async function insertOrganization(db: Db, now: Date): Promise<{ dealerIds: string[]; branchIds: string[] }> {
  const groups = demoGroups.map((groupName) => ({ id: makeId(now), groupName }));
  const regions = demoBranches.map(({ code, name }) => ({
    id: makeId(now),
    name,
    gmbRegionCode: `R${code}`,
    gmfRegionCode: code,
  }));
  const rows = demoDealers.map(({ group, branch, documentBase, ...dealer }) => ({
    ...dealer,
    id: makeId(now),
    document: makeCnpj(documentBase),
    dealerGroup: groups[group]!.id,
    region: regions[branch]!.id,
    createdAt: now,
    updatedAt: now,
  }));
  await db.insert(dealerGroups).values(groups);
  await db.insert(branches).values(regions);
  await db.insert(dealers).values(rows);
  await db.insert(dealerServices).values({
    dealerId: rows[0]!.id,
    version: 1,
    hours: usualService.hours,
    holidays: [{ day: `${now.getUTCFullYear() + 1}-01-25`, name: 'Aniversário da cidade' }],
    origins: ['https://www.autovia.example.com'],
    changedByName: demoNames['fi-manager'],
    updatedAt: now,
  });
  return { dealerIds: rows.map((row) => row.id), branchIds: regions.map((row) => row.id) };
}

/** Example rates of the exemptions that an installation has, and a confirmed exemption of one state. */
export async function insertPcdExemptions(db: Db, now: Date): Promise<void> {
  const rates = { IPI: '0.07', ICMS: '0.12', IBS_CBS: '0.16' } as const;
  for (const [tax, rate] of Object.entries(rates))
    await db
      .update(pcdExemptions)
      .set({ rate })
      .where(eq(pcdExemptions.tax, tax as keyof typeof rates));
  await db.insert(pcdExemptions).values({
    id: makeId(now),
    tax: 'ICMS',
    uf: 'SP',
    effectiveFrom: firstDay(now),
    validUntil: addDays(businessDay(now.toISOString()), 400),
    priceCeilingCents: 120_000_00,
    benefitCeilingCents: 70_000_00,
    rate: rates.ICMS,
    yearsBetween: 4,
    source: 'Exemplo da demonstração, sem valor legal',
    note: '',
    confirmedOn: firstDay(now),
    updatedAt: now,
  });
}

/** The vehicle table: new cars of this and the next model year, used ones of the ten years before, each year worth less. */
export async function insertVehicles(db: Db, now: Date): Promise<void> {
  const thisYear = now.getUTCFullYear();
  const tableId = makeId(now);
  const tables = {
    models: [] as (typeof vehicleModels.$inferInsert)[],
    versions: [] as (typeof vehicleVersions.$inferInsert)[],
    prices: [] as (typeof vehiclePrices.$inferInsert)[],
  };
  for (const manufacturer of demoManufacturers)
    for (const model of manufacturer.models) {
      const modelId = tables.models.length + 1;
      tables.models.push({ id: modelId, manufacturerId: manufacturer.id, name: model.name });
      for (const [description, optionCode, priceReais] of model.versions) {
        const versionId = tables.versions.length + 1;
        tables.versions.push({
          id: versionId,
          modelId,
          code: `${manufacturer.id}${String(versionId).padStart(4, '0')}`,
          optionCode,
          description,
        });
        const prices = pricesOf(versionId, priceReais, thisYear, manufacturer.sellsNew);
        tables.prices.push(...prices.map((row) => ({ ...row, tableId })));
      }
    }
  await db.insert(manufacturers).values(demoManufacturers.map(({ id, name }) => ({ id, name })));
  await db.insert(vehicleModels).values(tables.models);
  await db.insert(vehicleVersions).values(tables.versions);
  for (let start = 0; start < tables.prices.length; start += 500)
    await db.insert(vehiclePrices).values(tables.prices.slice(start, start + 500));
  await restartIds(db);
  await takeEffect(db, 'vehicles', tableId, {
    now,
    by: demoNames['admin-internal'],
    from: firstDay(now),
  });
}

/** Campaigns of the new cars' years, and one of the year before that is over. */
export async function insertCampaigns(db: Db, now: Date): Promise<void> {
  const year = now.getUTCFullYear();
  const group = (campaignName: string, campaignCode: string, manufacturerYear: number, modelYear: number) => ({
    id: makeId(now),
    campaignName,
    campaignCode,
    manufacturerYear,
    modelYear,
    enabled: modelYear >= year,
    updatedAt: now,
  });
  await db
    .insert(campaigns)
    .values([
      group(`Linha ${year + 1}`, `LINHA-${year + 1}`, year, year + 1),
      group(`Fecha estoque ${year}`, `ESTOQUE-${year}`, year, year),
      group(`Fecha estoque ${year - 1}`, `ESTOQUE-${year - 1}`, year - 1, year - 1),
    ]);
}

function pricesOf(versionId: number, priceReais: number, thisYear: number, sellsNew: boolean) {
  const at = (share: number) => Math.round(priceReais * share) * 100;
  const fresh = sellsNew
    ? [
        { versionId, assetType: 1, manufacturerYear: thisYear, modelYear: thisYear, priceCents: at(1) },
        { versionId, assetType: 1, manufacturerYear: thisYear, modelYear: thisYear + 1, priceCents: at(1.03) },
      ]
    : [];
  const used = Array.from({ length: 10 }, (_, age) => ({
    versionId,
    assetType: 2,
    manufacturerYear: thisYear - 1 - age,
    modelYear: thisYear - 1 - age,
    priceCents: at(0.86 * 0.93 ** age),
  }));
  return [...fresh, ...used];
}

/** The lender, fees of every state and the risk-price rule of the year, in force around `today`. */
export async function insertParameters(db: Db, today: string, now: Date): Promise<void> {
  await db.insert(feeRows).values(feeRowsFor(today).map((row) => ({ ...row, id: makeId(now) })));
  await db.insert(lenderRows).values({ ...lenderRow, id: makeId(now), changedByName: 'Demonstração' });
  const year = today.slice(0, 4);
  await db.insert(riskPriceRules).values({
    id: makeId(now),
    ruleName: `Faixas de risco ${year}`,
    ruleCode: `RP-${year}`,
    effectiveFrom: `${year}-01-01`,
    validUntil: `${year}-12-31`,
    updatedAt: now,
  });
}
