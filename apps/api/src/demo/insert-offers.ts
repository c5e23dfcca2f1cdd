import { addDays, businessDay } from '@estrada/domain/calendar/index';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../kernel/database/database.ts';
import { makeId } from '../kernel/ids.ts';
import { colours, offerCampaigns, offers } from '../modules/offers/offers.tables.ts';
import { branches } from '../modules/organization/organization.tables.ts';
import { priceTables } from '../modules/simulation/simulation.tables.ts';
import { vehicleModels, vehiclePrices, vehicleVersions } from '../modules/vehicles/vehicles.tables.ts';
import { demoCampaigns, demoColours, demoOffers } from './data/offers.ts';

/**
 * Colours, of which the last is disabled, and offers of new cars with their campaigns. Requires the branches, the
 * vehicles and the price tables.
 */
export async function insertOffers(db: Db, now: Date): Promise<void> {
  const rows = demoColours.map(([colourCode, colourName], index) => ({
    id: makeId(now),
    colourCode,
    colourName,
    updatedAt: now,
    enabled: index < demoColours.length - 1,
  }));
  await db.insert(colours).values(rows);
  const regions = await db.select({ id: branches.id }).from(branches).orderBy(asc(branches.gmfRegionCode));
  const [table] = await db.select().from(priceTables).where(eq(priceTables.financeTypeId, 1)).limit(1);
  const today = businessDay(now.toISOString());
  for (const { name, model, region, from, until, share } of demoOffers) {
    const [vehicle] = await db
      .select({
        manufacturerId: vehicleModels.manufacturerId,
        modelId: vehicleModels.id,
        versionId: vehicleVersions.id,
        manufacturerYear: vehiclePrices.manufacturerYear,
        modelYear: vehiclePrices.modelYear,
        priceCents: vehiclePrices.priceCents,
      })
      .from(vehiclePrices)
      .innerJoin(vehicleVersions, eq(vehicleVersions.id, vehiclePrices.versionId))
      .innerJoin(vehicleModels, eq(vehicleModels.id, vehicleVersions.modelId))
      .where(and(eq(vehicleModels.name, model), eq(vehiclePrices.assetType, 1)))
      .orderBy(asc(vehiclePrices.versionId), asc(vehiclePrices.modelYear))
      .limit(1);
    await db.insert(offers).values({
      ...vehicle!,
      id: makeId(now),
      offerName: name,
      updatedAt: now,
      vehicleType: '1' as const,
      personType: 'PF' as const,
      offerType: region === null ? ('NAC' as const) : ('REGI' as const),
      region: region === null ? '' : regions[region]!.id,
      effectiveFrom: addDays(today, from),
      validUntil: addDays(today, until),
      financeTypeId: 1,
      deferralUnit: '',
      sourceTableCode: table!.sourceTableCode,
      description: '',
      colours: rows
        .slice(0, 2)
        .map(({ id }) => id)
        .sort()
        .join(','),
      priceCents: Math.round((vehicle!.priceCents * share) / 10_000) * 10_000,
    });
  }
  const made = await db.select({ id: offers.id, name: offers.offerName, region: offers.region }).from(offers);
  for (const { name, region, offers: named, from, until, publishFrom, goal, text } of demoCampaigns) {
    const branch = region === null ? '' : regions[region]!.id;
    const advertised = made.filter((offer) => named.includes(offer.name) && ['', branch].includes(offer.region));
    await db.insert(offerCampaigns).values({
      id: makeId(now),
      campaignName: name,
      region: branch,
      offers: advertised
        .map(({ id }) => id)
        .sort()
        .join(','),
      effectiveFrom: addDays(today, from),
      validUntil: addDays(today, until),
      contractGoal: goal,
      description: text,
      status: publishFrom === null ? ('draft' as const) : ('published' as const),
      publishFrom: publishFrom === null ? null : addDays(today, publishFrom),
      version: 1,
      updatedAt: now,
    });
  }
}
