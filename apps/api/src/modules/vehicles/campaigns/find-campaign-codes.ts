import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../../kernel/database/database.ts';
import { campaigns } from '../campaigns.tables.ts';

/** The codes of the campaigns in use, for a file whose lines name them. */
export async function findCampaignCodes(db: Db): Promise<Set<string>> {
  const rows = await db.select({ code: campaigns.campaignCode }).from(campaigns).where(eq(campaigns.enabled, true));
  return new Set(rows.map(({ code }) => code));
}

/** The years of a vehicle, which are what its campaigns go by. */
export type VehicleYears = { manufacturerYear: number; modelYear: number };

/** The codes of the campaigns in use that vehicles of such years belong to: none, one or several. */
export const campaignCodesOf = (db: Db, { manufacturerYear, modelYear }: VehicleYears) =>
  db
    .select({ code: campaigns.campaignCode })
    .from(campaigns)
    .where(
      and(
        eq(campaigns.modelYear, modelYear),
        eq(campaigns.manufacturerYear, manufacturerYear),
        eq(campaigns.enabled, true),
      ),
    )
    .orderBy(asc(campaigns.campaignCode));
