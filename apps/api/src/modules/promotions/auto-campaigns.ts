import { DomainError, type FieldProblem } from '@estrada/domain/errors/index';
import { formatFraction } from '@estrada/domain/formats/index';
import {
  type AutoCampaignForm,
  autoCampaignForm,
  autoCampaignProblems,
  campaignPhase,
  campaignsOverlap,
  discountLimitProblems,
  itemsOf,
} from '@estrada/domain/promotions/index';
import { autoCampaignLimits } from '@estrada/domain/settings/index';
import { messages } from '@estrada/domain/validation/index';
import { endpoints } from '@estrada/endpoints/index';
import { and, asc, eq, gte, inArray, lte, ne, or, sql } from 'drizzle-orm';
import type { ReadContext, WriteContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { nameContains, plainName } from '../../kernel/database/plain-name.ts';
import type { RecordKind } from '../../kernel/records/record-kind.ts';
import { serveRecord } from '../../kernel/records/serve-record.ts';
import { type Route, read } from '../../kernel/route.ts';
import { standings } from '../../kernel/standings.ts';
import { dealers } from '../organization/index.ts';
import { readSettings } from '../parameters/index.ts';
import { listInsurersOf } from '../products/index.ts';
import { autoCampaigns } from './auto-campaigns.tables.ts';

type Row = typeof autoCampaigns.$inferSelect;

const campaignKind: RecordKind<Row> = {
  entity: 'autoCampaign',
  table: autoCampaigns,
  taken: [
    { index: 'auto_campaigns_name', code: 'InsCampaign-001', field: 'campaignName', key: 'autoCampaign.nameTaken' },
    { index: 'auto_campaigns_code', code: 'InsCampaign-001', field: 'campaignCode', key: 'autoCampaign.codeTaken' },
  ],
  // the trail masks names of people; a campaign's name is none, so it has another key
  trail: ({ campaignName, campaignCode, provider, dealerCodes, effectiveFrom, validUntil, discountShare }) => ({
    title: campaignName,
    campaignCode,
    provider,
    dealerCodes,
    effectiveFrom,
    validUntil,
    discountShare: formatFraction(discountShare),
  }),
};

/** Campaigns of one insurer that may overlap with a new one; far more than there are on any day. */
const comparedAtMost = 1_000;

/**
 * Refuses a campaign that overlaps with another enabled one of its insurer. Saves of one insurer's campaigns wait for
 * each other, so that two that overlap are never both saved.
 *
 * @throws DomainError InsCampaign-002
 */
async function refuseOverlap(campaign: AutoCampaignForm, id: string | null, { db }: WriteContext): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('auto-campaign'), hashtext(${campaign.provider}))`);
  const others = await db
    .select()
    .from(autoCampaigns)
    .where(
      and(
        eq(autoCampaigns.provider, campaign.provider),
        eq(autoCampaigns.enabled, true),
        gte(autoCampaigns.validUntil, campaign.effectiveFrom),
        lte(autoCampaigns.effectiveFrom, campaign.validUntil),
        id === null ? undefined : ne(autoCampaigns.id, id),
      ),
    )
    .orderBy(asc(autoCampaigns.validUntil))
    .limit(comparedAtMost);
  const other = others.find((row) => campaignsOverlap(row, campaign));
  if (!other) return;
  const path = itemsOf(campaign.dealerCodes).length > 0 ? 'dealerCodes' : 'effectiveFrom';
  throw refusalOf([{ path, key: 'autoCampaign.overlap', params: { name: other.campaignName } }])!;
}

const refusalOf = ([first, ...more]: readonly FieldProblem[]): DomainError | null =>
  first ? new DomainError(messages[first.key].code, { fields: [first, ...more] }) : null;

export function refuse(problems: readonly FieldProblem[]): void {
  const refusal = refusalOf(problems);
  if (refusal) throw refusal;
}

/** The records that a campaign names and that no longer exist; it may retain what it already has. */
async function findUnknown(campaign: AutoCampaignForm, before: Row | null, db: Db): Promise<FieldProblem[]> {
  const problems: FieldProblem[] = [];
  if (campaign.provider !== before?.provider && !(await listInsurersOf(db, 'SEGURO_AUTO')).includes(campaign.provider))
    problems.push({ path: 'provider', key: 'autoCampaign.insurerUnknown' });
  const known = itemsOf(before?.dealerCodes ?? '');
  const added = itemsOf(campaign.dealerCodes).filter((code) => !known.includes(code));
  if (added.length === 0) return problems;
  const found = await db.selectDistinct({ code: dealers.GMFcode }).from(dealers).where(inArray(dealers.GMFcode, added));
  if (found.length < added.length) problems.push({ path: 'dealerCodes', key: 'autoCampaign.dealerUnknown' });
  return problems;
}

const readHighestDiscount = async (db: Db) => (await readSettings(db, autoCampaignLimits)).values.maxDiscountPercent;

/**
 * One that was disabled is checked like a new one.
 *
 * @throws DomainError InsCampaign-004 for one that has ended; 002 and 003
 */
async function enabling(row: Row, context: WriteContext): Promise<void> {
  if (campaignPhase(row, context.today) === 'ended') refuse([{ path: 'validUntil', key: 'autoCampaign.ended' }]);
  refuse(discountLimitProblems(row, await readHighestDiscount(context.db)));
  await refuseOverlap(row, row.id, context);
}

/** Discount campaigns of car insurance. */
export const autoCampaignRecord = serveRecord(
  {
    list: endpoints.listAutoCampaigns,
    read: endpoints.readAutoCampaign,
    register: endpoints.registerAutoCampaign,
    update: endpoints.updateAutoCampaign,
    enable: endpoints.enableAutoCampaign,
    disable: endpoints.disableAutoCampaign,
  },
  {
    kind: campaignKind,
    changes: 'insurance-admin-auto',
    sorts: {
      effectiveFrom: { by: autoCampaigns.effectiveFrom, type: 'date' },
      validUntil: { by: autoCampaigns.validUntil, type: 'date' },
      campaignName: { by: plainName(autoCampaigns.campaignName), type: 'text' },
    },
    where: ({ search, provider, dealerCode, standing }, { today }) => [
      search
        ? or(nameContains(autoCampaigns.campaignName, search), eq(autoCampaigns.campaignCode, search.toUpperCase()))
        : undefined,
      provider ? eq(autoCampaigns.provider, provider) : undefined,
      dealerCode
        ? sql`(${autoCampaigns.dealerCodes} = '' or ${dealerCode} = any(string_to_array(${autoCampaigns.dealerCodes}, ',')))`
        : undefined,
      standing ? standings[standing](autoCampaigns, today) : undefined,
    ],
    values: async (typed: AutoCampaignForm, context, before) => {
      const campaign = autoCampaignForm.normalise(typed);
      const { db, today } = context;
      refuse(autoCampaignProblems(campaign, before, { today, maxDiscountPercent: await readHighestDiscount(db) }));
      refuse(await findUnknown(campaign, before, db));
      if (before?.enabled ?? true) await refuseOverlap(campaign, before?.id ?? null, context);
      return campaign;
    },
    enabling,
  },
);

/** Dealers in a list that a search narrows on the screen. */
const dealersAtMost = 3_000;

/** Campaigns in a list, those that end first at its beginning. */
const campaignsAtMost = 500;

const listOptions = async ({ db, today }: ReadContext) => ({
  providers: await listInsurersOf(db, 'SEGURO_AUTO'),
  dealers: await db
    .select({ value: dealers.GMFcode, name: dealers.tradingName })
    .from(dealers)
    .where(eq(dealers.enabled, true))
    .orderBy(asc(dealers.tradingName))
    .limit(dealersAtMost),
  campaigns: await db
    .select({ value: autoCampaigns.id, name: autoCampaigns.campaignName })
    .from(autoCampaigns)
    .where(gte(autoCampaigns.validUntil, today))
    .orderBy(asc(autoCampaigns.validUntil), asc(autoCampaigns.id))
    .limit(campaignsAtMost),
});

export const autoCampaignRoutes: Route[] = [
  ...autoCampaignRecord.routes,
  read(endpoints.listAutoCampaignOptions, (_request, context) => listOptions(context)),
];
