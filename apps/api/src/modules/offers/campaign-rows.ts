import { DomainError, type FieldProblem } from '@estrada/domain/errors/index';
import { campaignStatusOn, offerCampaignActs } from '@estrada/domain/offers/index';
import { earliestOfferEnd } from '@estrada/domain/simulation/index';
import { messages } from '@estrada/domain/validation/index';
import { buildPath, endpoints, type OfferCampaignRow } from '@estrada/endpoints/index';
import { and, asc, eq, exists, getTableColumns, gte, inArray, lte, sql } from 'drizzle-orm';
import type { ReadContext, WriteContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { isAny } from '../../kernel/database/is-any.ts';
import type { Seal } from '../../kernel/link-token.ts';
import { atVersion, inReach } from '../../kernel/lock-at.ts';
import { signAddress } from '../../kernel/signed-address.ts';
import { branches } from '../organization/index.ts';
import { offerCampaigns, offers } from './offers.tables.ts';
import { colourChoices } from './offers.ts';

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

/** A published campaign of every dealer or of one of these branches, whose days include today and of whose offers one is valid today. */
const isShown = (db: Db, regions: readonly string[], today: string) =>
  and(
    inArray(offerCampaigns.region, ['', ...regions]),
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
  );

type Shown = Pick<ReadContext, 'db' | 'today' | 'now'>;

const listShownRows = ({ db, today }: Shown, regions: readonly string[]) =>
  db
    .select()
    .from(offerCampaigns)
    .where(isShown(db, regions, today))
    .orderBy(asc(offerCampaigns.validUntil), asc(offerCampaigns.id))
    .limit(shownAtMost);

/** The part of a campaign that everybody may see. */
const describeShown = (
  { id, campaignName, description, validUntil, pictureId }: CampaignRow,
  seal: Seal,
  now: Date,
) => ({
  id,
  campaignName,
  description,
  validUntil,
  pictureUrl: pictureUrlOf({ pictureId }, seal, now),
});

/**
 * The campaigns that are shown today at the dealers of these branches; those that end first come first.
 *
 * @param regions none for a dealer without a branch: the campaigns of every dealer
 */
export const listShownCampaigns = async (context: Shown, regions: readonly string[], seal: Seal) =>
  (await listShownRows(context, regions)).map((row) => describeShown(row, seal, context.now));

/**
 * The campaigns that are shown today, each with its offers that a person without a login can simulate: of persons, for
 * the plan, and valid for long enough. A campaign without such an offer is left out.
 */
export async function listCampaignsForClients(
  context: Shown,
  { regions, financeTypeId }: { regions: readonly string[]; financeTypeId: number },
  seal: Seal,
) {
  const { db, today, now } = context;
  const rows = await listShownRows(context, regions);
  const ids = [...new Set(rows.flatMap((row) => row.offers.split(',')))];
  const found = await db
    .select({ ...getTableColumns(offers), colourChoices })
    .from(offers)
    .where(
      and(
        inArray(offers.id, ids),
        inArray(offers.region, ['', ...regions]),
        eq(offers.enabled, true),
        lte(offers.effectiveFrom, today),
        gte(offers.validUntil, earliestOfferEnd(today)),
        eq(offers.personType, 'PF'),
        eq(offers.financeTypeId, financeTypeId),
      ),
    )
    .orderBy(asc(offers.priceCents), asc(offers.id))
    .limit(ids.length);
  return rows
    .map((row) => ({
      ...describeShown(row, seal, now),
      offers: found.filter(({ id }) => row.offers.split(',').includes(id)),
    }))
    .filter((campaign) => campaign.offers.length > 0);
}

/** Whether a campaign that is shown today at the dealers of these branches advertises an offer that they sell. */
export const isAdvertised = async (
  { db, today }: Pick<ReadContext, 'db' | 'today'>,
  { id, region }: { id: string; region: string },
  regions: readonly string[],
): Promise<boolean> =>
  ['', ...regions].includes(region) &&
  isAny(
    db,
    offerCampaigns,
    and(isShown(db, regions, today), sql`${id} = any(string_to_array(${offerCampaigns.offers}, ','))`),
  );
