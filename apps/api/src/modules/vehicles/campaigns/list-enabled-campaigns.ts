import type { endpoints } from '@estrada/endpoints/index';
import { asc, eq } from 'drizzle-orm';
import type { ReadContext } from '../../../kernel/context.ts';
import { plainName } from '../../../kernel/database/plain-name.ts';
import type { UseCase } from '../../../kernel/route.ts';
import { campaigns } from '../campaigns.tables.ts';

// a list to choose from: longer ones are not readable
const listLimit = 500;

/** The campaigns in use by their names. */
export const listEnabledCampaigns: UseCase<typeof endpoints.listEnabledCampaigns, ReadContext> = async (
  _request,
  { db },
) => ({
  items: await db
    .select({
      id: campaigns.id,
      campaignCode: campaigns.campaignCode,
      campaignName: campaigns.campaignName,
      modelYear: campaigns.modelYear,
      manufacturerYear: campaigns.manufacturerYear,
    })
    .from(campaigns)
    .where(eq(campaigns.enabled, true))
    .orderBy(asc(plainName(campaigns.campaignName)))
    .limit(listLimit),
});
