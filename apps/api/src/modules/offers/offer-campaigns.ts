import type { CalendarDate } from '@estrada/domain/calendar/index';
import type { FieldProblem } from '@estrada/domain/errors/index';
import {
  type CampaignStatus,
  campaignOffersProblem,
  campaignRun,
  type OfferCampaignForm,
  offerCampaignActs,
  offerCampaignForm,
  offerCampaignProblems,
  publishDayProblem,
} from '@estrada/domain/offers/index';
import { endpoints } from '@estrada/endpoints/index';
import { and, eq, gte, inArray, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { ReadContext, WriteContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { isAny } from '../../kernel/database/is-any.ts';
import { pageOfTable, sortedBy } from '../../kernel/database/page-of-table.ts';
import { nameContains, plainName } from '../../kernel/database/plain-name.ts';
import { makeId } from '../../kernel/ids.ts';
import { inReach } from '../../kernel/lock-at.ts';
import { type Route, read, write } from '../../kernel/route.ts';
import { branches } from '../organization/index.ts';
import { type CampaignPictures, campaignPictureRoutes } from './campaign-pictures.ts';
import {
  type CampaignRow,
  campaignNames,
  changeCampaign,
  describeCampaign,
  findCampaign,
  lockCampaign,
  refusalOf,
} from './campaign-rows.ts';
import { offerCampaigns, offers } from './offers.tables.ts';

/** How often offers were used by sales; injected, because sales depend on offers too. */
export type OfferUse = (
  db: Db,
  /** region: of the dealers; empty: every dealer */
  used: { offerIds: string[]; region: string; from: CalendarDate; until: CalendarDate },
) => Promise<{ simulations: number; proposals: number; contracts: number }>;

const sorts = {
  effectiveFrom: { by: offerCampaigns.effectiveFrom, type: 'date' },
  validUntil: { by: offerCampaigns.validUntil, type: 'date' },
  campaignName: { by: plainName(offerCampaigns.campaignName), type: 'text' },
} as const;

/** The statuses of a day, as `campaignStatusOn` has them. */
const inStatus: Record<CampaignStatus, (today: string) => SQL | undefined> = {
  draft: () => eq(offerCampaigns.status, 'draft'),
  published: (today) => and(eq(offerCampaigns.status, 'published'), gte(offerCampaigns.validUntil, today)),
  ended: (today) =>
    or(
      eq(offerCampaigns.status, 'ended'),
      and(eq(offerCampaigns.status, 'published'), lt(offerCampaigns.validUntil, today)),
    ),
};

/** Offers that a campaign names at once; its list of ids is not longer. */
const offersAtMost = 30;

/**
 * Refuses a campaign whose region is disabled, whose offers are not its region's or national ones, or that has a day
 * without a valid offer. A published one keeps its offers, of which some may be disabled by now.
 *
 * @throws DomainError OFF003, DOM002, GOFC002, each at its field
 */
async function ensureOffers(
  campaign: OfferCampaignForm,
  before: CampaignRow | null,
  { db }: WriteContext,
): Promise<void> {
  const problems: FieldProblem[] = [];
  const { region } = campaign;
  const isUsed = and(eq(branches.id, region), eq(branches.enabled, true));
  if (region !== '' && region !== before?.region && !(await isAny(db, branches, isUsed)))
    problems.push({ path: 'region', key: 'offer.regionUnknown' });
  const ids = campaign.offers.split(',');
  const found = await db
    .select()
    .from(offers)
    .where(and(inArray(offers.id, ids), inArray(offers.region, region === '' ? [''] : ['', region])))
    .limit(offersAtMost);
  const inUse = found.filter(({ enabled }) => enabled);
  const mayBeDisabled = before !== null && before.status !== 'draft';
  const uncovered = campaignOffersProblem(campaign, inUse);
  if ((mayBeDisabled ? found : inUse).length < ids.length)
    problems.push({ path: 'offers', key: 'offerCampaign.offerUnknown' });
  else if (uncovered) problems.push(uncovered);
  if (problems.length > 0) throw refusalOf(problems);
}

/**
 * Refuses a name that another campaign of the branch has on one of its days, unless that one was ended. Saves of one
 * branch wait for each other, so that two of one name are never both saved.
 *
 * @throws DomainError GOFC001
 */
async function ensureNameIsFree(campaign: OfferCampaignForm, id: string | null, { db }: WriteContext): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('offer-campaign'), hashtext(${campaign.region}))`);
  const [other] = await db
    .select({ name: offerCampaigns.campaignName })
    .from(offerCampaigns)
    .where(
      and(
        eq(offerCampaigns.region, campaign.region),
        eq(plainName(offerCampaigns.campaignName), plainName(sql`${campaign.campaignName}::text`)),
        ne(offerCampaigns.status, 'ended'),
        gte(offerCampaigns.validUntil, campaign.effectiveFrom),
        lte(offerCampaigns.effectiveFrom, campaign.validUntil),
        id === null ? undefined : ne(offerCampaigns.id, id),
      ),
    )
    .limit(1);
  if (other) throw refusalOf([{ path: 'campaignName', key: 'offerCampaign.nameTaken', params: { name: other.name } }]);
}

/** The values of a form that may be saved. @throws DomainError GOFC001, GOFC002, OFF003, DOM002, each at its field */
async function checkCampaign(typed: OfferCampaignForm, before: CampaignRow | null, context: WriteContext) {
  const campaign = offerCampaignForm.normalise(typed);
  const problems = offerCampaignProblems(campaign, before, context.today);
  if (problems.length > 0) throw refusalOf(problems);
  await ensureOffers(campaign, before, context);
  await ensureNameIsFree(campaign, before?.id ?? null, context);
  return campaign;
}

/** The audited values of a campaign. The trail masks names of people; a campaign's name is none, so it has another key. */
const trailOf = ({ campaignName: title, region, offers: named, effectiveFrom, validUntil, ...row }: CampaignRow) => ({
  title,
  region,
  offers: named,
  effectiveFrom,
  validUntil,
  contractGoal: row.contractGoal,
  description: row.description,
});

/** The campaigns of offers: drafts, their publication and end, their pictures and results. */
export function offerCampaignRoutes(pictures: CampaignPictures, countUse: OfferUse): Route[] {
  const { seal } = pictures;
  const answer = async (id: string, context: ReadContext) =>
    describeCampaign(inReach(await findCampaign(context.db, id)), seal, context);
  return [
    read(endpoints.listOfferCampaigns, async ({ query }, context) => {
      const { search, region, status, validOn } = query;
      const where = [
        search ? nameContains(offerCampaigns.campaignName, search) : undefined,
        region ? eq(offerCampaigns.region, region) : undefined,
        status ? inStatus[status](context.today) : undefined,
        validOn ? and(lte(offerCampaigns.effectiveFrom, validOn), gte(offerCampaigns.validUntil, validOn)) : undefined,
      ];
      const listed = {
        table: offerCampaigns,
        columns: campaignNames,
        where,
        order: sortedBy(sorts, query, offerCampaigns.id),
      };
      const { usualSize } = endpoints.listOfferCampaigns;
      const { rows, ...page } = await pageOfTable(context.db, listed, { ...query, usualSize });
      return { ...page, items: rows.map((row) => describeCampaign(row, seal, context)) };
    }),
    read(endpoints.readOfferCampaign, async ({ params }, context) => answer(params.id, context)),
    write(endpoints.registerOfferCampaign, async ({ body }, context) => {
      const campaign = await checkCampaign(body as OfferCampaignForm, null, context);
      const row: CampaignRow = {
        ...campaign,
        id: makeId(context.now),
        status: 'draft',
        publishFrom: null,
        endedOn: null,
        pictureId: null,
        version: 1,
        updatedAt: context.now,
      };
      await context.db.insert(offerCampaigns).values(row);
      context.audit({
        action: 'offerCampaign.register',
        entity: 'offerCampaign',
        entityId: row.id,
        after: trailOf(row),
      });
      return answer(row.id, context);
    }),
    write(endpoints.updateOfferCampaign, async ({ params, body: { version, ...typed } }, context) => {
      const before = await lockCampaign(params.id, version, context);
      offerCampaignActs.assert('edit', before, context.today);
      const after = await changeCampaign(
        before,
        await checkCampaign(typed as OfferCampaignForm, before, context),
        context,
      );
      context.audit({
        action: 'offerCampaign.update',
        entity: 'offerCampaign',
        entityId: before.id,
        before: trailOf(before),
        after: trailOf(after),
      });
      return answer(before.id, context);
    }),
    write(endpoints.publishOfferCampaign, async ({ params, body: { version, publishFrom } }, context) => {
      const before = await lockCampaign(params.id, version, context);
      offerCampaignActs.assert('publish', before, context.today);
      const problem = publishDayProblem(publishFrom, before, context.today);
      if (problem) throw refusalOf([problem]);
      // offers and names may have changed since it was saved
      await ensureOffers(before, null, context);
      await ensureNameIsFree(before, before.id, context);
      await changeCampaign(before, { status: 'published', publishFrom }, context);
      context.audit({
        action: 'offerCampaign.publish',
        entity: 'offerCampaign',
        entityId: before.id,
        before: { status: before.status },
        after: { status: 'published', publishFrom },
      });
      return answer(before.id, context);
    }),
    write(endpoints.endOfferCampaign, async ({ params, body }, context) => {
      const before = await lockCampaign(params.id, body.version, context);
      offerCampaignActs.assert('end', before, context.today);
      const endedOn = context.today;
      await changeCampaign(before, { status: 'ended', endedOn }, context);
      context.audit({
        action: 'offerCampaign.end',
        entity: 'offerCampaign',
        entityId: before.id,
        before: { status: before.status },
        after: { status: 'ended', endedOn },
      });
      return answer(before.id, context);
    }),
    ...campaignPictureRoutes(pictures),
    read(endpoints.readOfferCampaignResults, async ({ params }, { db }) => {
      const row = inReach(await findCampaign(db, params.id));
      const { contractGoal, region } = row;
      const days = campaignRun(row);
      const none = { simulations: 0, proposals: 0, contracts: 0 };
      const use = days ? await countUse(db, { offerIds: row.offers.split(','), region, ...days }) : none;
      return { days, contractGoal, ...use };
    }),
  ];
}
