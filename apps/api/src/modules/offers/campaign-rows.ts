import { DomainError, type FieldProblem } from '@estrada/domain/errors/index';
import { campaignStatusOn, offerCampaignActs } from '@estrada/domain/offers/index';
import { messages } from '@estrada/domain/validation/index';
import { buildPath, endpoints, type OfferCampaignRow } from '@estrada/endpoints/index';
import { and, asc, eq, exists, getTableColumns, gte, inArray, lte, sql } from 'drizzle-orm';
import type { ReadContext, WriteContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import type { Seal } from '../../kernel/link-token.ts';
import { atVersion, inReach } from '../../kernel/lock-at.ts';
import { signAddress } from '../../kernel/signed-address.ts';
import { branches } from '../organization/index.ts';
import { offerCampaigns, offers } from './offers.tables.ts';

export type CampaignRow = typeof offerCampaigns.$inferSelect;
type Found = CampaignRow & { regionName: string; offerNames: string };

export const signedPictures = { name: 'offer-campaign-picture', validMs: 3_600_000 };

/** The address of a campaign's picture for an hour; null without one. */
const pictureUrlOf = ({ pictureId }: Pick<CampaignRow, 'pictureId'>, seal: Seal, now: Date): string | null =>
  pictureId === null
    ? null
    : buildPath(
        endpoints.fetchOfferCampaignPicture,
        'public',
        { pictureId },
        signAddress(seal, signedPictures, pictureId, now),
      );

/** The names for the ids of a campaign. */
export const campaignNames = {
  regionName: sql<string>`coalesce((select ${branches.name} from ${branches}
    where ${branches.id} = ${offerCampaigns}.region), '')`,
  offerNames: sql<string>`coalesce((select string_agg(${offers.offerName}, ', ' order by ${offers.offerName})
    from ${offers} where ${offers.id} = any(string_to_array(${offerCampaigns}.offers, ','))), '')`,
};

/** A campaign by its id, with the names for its ids; null for an unknown one. */
export async function findCampaign(db: Db, id: string): Promise<Found | null> {
  const [row] = await db
    .select({ ...getTableColumns(offerCampaigns), ...campaignNames })
    .from(offerCampaigns)
    .where(eq(offerCampaigns.id, id));
  return row ?? null;
}

/** A campaign as every call returns it. */
export function describeCampaign({ pictureId, ...row }: Found, seal: Seal, context: ReadContext): OfferCampaignRow {
  const { today, now } = context;
  return {
    ...row,
    updatedAt: row.updatedAt.toISOString(),
    status: campaignStatusOn(row, today),
    pictureUrl: pictureUrlOf({ pictureId }, seal, now),
    can: offerCampaignActs.can(row, context.may('offers'), today),
  };
}

/** A campaign locked for this write, at the version that the user saw. @throws DomainError SEC004, SET001 */
export async function lockCampaign(id: string, version: number, { db }: WriteContext): Promise<CampaignRow> {
  const [row] = await db.select().from(offerCampaigns).where(eq(offerCampaigns.id, id)).for('update');
  return atVersion(version, inReach(row));
}

/** Writes a change of a campaign locked by this write. */
export async function changeCampaign(
  before: CampaignRow,
  values: Partial<CampaignRow>,
  { db, now }: WriteContext,
): Promise<CampaignRow> {
  const changes = { ...values, version: before.version + 1, updatedAt: now };
  await db.update(offerCampaigns).set(changes).where(eq(offerCampaigns.id, before.id));
  return { ...before, ...changes };
}

/** A refusal with the code of its first problem. */
export const refusalOf = (problems: readonly FieldProblem[]) =>
  new DomainError(messages[problems[0]!.key].code, { fields: [...problems] });

/** More campaigns than this at one dealer on one day would be a mistake. */
const shownAtMost = 5;

/**
 * The published campaigns of a dealer's branch, and those of every dealer, whose days include today and of whose offers
 * one is valid today; those that end first come first.
 *
 * @param region null for a dealer without a branch
 */
export async function listShownCampaigns(
  { db, today, now }: Pick<ReadContext, 'db' | 'today' | 'now'>,
  region: string | null,
  seal: Seal,
) {
  const rows = await db
    .select()
    .from(offerCampaigns)
    .where(
      and(
        inArray(offerCampaigns.region, region === null ? [''] : ['', region]),
        eq(offerCampaigns.status, 'published'),
        lte(offerCampaigns.publishFrom, today),
        lte(offerCampaigns.effectiveFrom, today),
        gte(offerCampaigns.validUntil, today),
        exists(
          db
            .select()
            .from(offers)
            .where(
              and(
                sql`${offers.id} = any(string_to_array(${offerCampaigns.offers}, ','))`,
                eq(offers.enabled, true),
                lte(offers.effectiveFrom, today),
                gte(offers.validUntil, today),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(offerCampaigns.validUntil), asc(offerCampaigns.id))
    .limit(shownAtMost);
  return rows.map(({ id, campaignName, description, validUntil, pictureId }) => ({
    id,
    campaignName,
    description,
    validUntil,
    pictureUrl: pictureUrlOf({ pictureId }, seal, now),
  }));
}
