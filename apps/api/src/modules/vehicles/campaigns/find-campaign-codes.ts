import { eq } from 'drizzle-orm';
import type { Db } from '../../../kernel/database/database.ts';
import { campaigns } from '../campaigns.tables.ts';

/** The codes of the campaigns in use, for a file whose lines name them. */
export async function findCampaignCodes(db: Db): Promise<Set<string>> {
  const rows = await db.select({ code: campaigns.campaignCode }).from(campaigns).where(eq(campaigns.enabled, true));
  return new Set(rows.map(({ code }) => code));
}
