import { addDays, type CalendarDate } from '../calendar/index.ts';
import { DomainError, type FieldProblem } from '../errors/index.ts';
import { formatDate } from '../formats/index.ts';
import { count, date, type FormOf, form, text } from '../forms/index.ts';
import { actsOf, statesOf } from '../state-machines/acts.ts';

/** Bytes of a picture as it is sent. */
export const maxCampaignPictureBytes = 2 * 1024 * 1024;

/**
 * A campaign that advertises offers of one branch, or national ones. Only the server can check its offers, and whether
 * its name is free in the branch on these days. Not the campaign of `/campaign`, which groups vehicles.
 */
export const offerCampaignForm = form(
  {
    campaignName: text('Nome', 'Name', { clean: (name) => name.replace(/\s+/g, ' ') }),
    /** id of a branch; none for a campaign of national offers at every dealer */
    region: text('Regional', 'Branch', { isOptional: true, max: 26, test: /^[0-9a-hjkmnp-tv-z]{26}$/ }),
    /** ids, separated by commas: offers of the branch, or national ones */
    offers: text('Ofertas', 'Offers', {
      max: 809,
      test: /^[0-9a-z]{26}(,[0-9a-z]{26})*$/,
      clean: (list) => [...new Set(list.split(','))].sort().join(','),
    }),
    effectiveFrom: date('Início', 'Start'),
    validUntil: date('Fim', 'End'),
    contractGoal: count('Meta de contratos', 'Goal of contracts', 1, 100_000),
    description: text('Texto', 'Text', { max: 500, hasLines: true }),
  },
  ({ effectiveFrom, validUntil }) =>
    validUntil < effectiveFrom ? [{ path: 'validUntil', key: 'offerCampaign.endBeforeStart' }] : [],
);
export type OfferCampaignForm = FormOf<typeof offerCampaignForm>;

/** The input of publishing: the first day on which the simulator shows it. */
export const publishCampaignForm = form({ publishFrom: date('Publicar a partir de', 'Publish from') });

/** The status of a campaign: where each leads. One that is published also ends after its last day. */
const next = { draft: ['published', 'ended'], published: ['ended'], ended: [] } as const;
export type CampaignStatus = keyof typeof next;
const campaignStates = statesOf<CampaignStatus>(next);

/** The names of the statuses. */
export const campaignStatuses = {
  draft: { pt: 'Rascunho', en: 'Draft' },
  published: { pt: 'Publicada', en: 'Published' },
  ended: { pt: 'Encerrada', en: 'Ended' },
};

type Days = Pick<OfferCampaignForm, 'effectiveFrom' | 'validUntil'>;
type Stored = Days & { status: CampaignStatus };

/** The status on a day: a published campaign ends with its last day. */
export const campaignStatusOn = ({ status, validUntil }: Stored, today: CalendarDate): CampaignStatus =>
  status === 'published' && validUntil < today ? 'ended' : status;

type Facts = { status: CampaignStatus; isOver: boolean };
const at = (path: string, key: FieldProblem['key']) => () => new DomainError('DOM002', { fields: [{ path, key }] });
const isOpen = [
  at('status', 'offerCampaign.ended'),
  ({ status }: Facts) => campaignStates.open.includes(status),
] as const;

const acts = actsOf<Facts, 'editor'>()({
  edit: [isOpen],
  publish: [
    [at('status', 'offerCampaign.notDraft'), ({ status }) => status === 'draft'],
    [at('validUntil', 'promotion.endInPast'), ({ isOver }) => !isOver],
  ],
  end: [isOpen],
});

const factsOf = (campaign: Stored, today: CalendarDate): Facts => ({
  status: campaignStatusOn(campaign, today),
  isOver: campaign.validUntil < today,
});

/** What may be done with a campaign on a day, by users who may change campaigns. */
export const offerCampaignActs = {
  can: (campaign: Stored, mayChange: boolean, today: CalendarDate) =>
    acts.can(factsOf(campaign, today), mayChange ? 'editor' : null),
  /** @throws DomainError DOM002 at `status` or `validUntil` */
  assert: (act: 'edit' | 'publish' | 'end', campaign: Stored, today: CalendarDate) =>
    acts.assert(act, factsOf(campaign, today), 'editor'),
};

/** What a campaign may still change once it is published: what it advertises stays. */
const changedLater: readonly string[] = ['description', 'contractGoal', 'validUntil'];

/**
 * The problems of a valid form on a day: it ends today or later, a new start is not in the past, and a published one
 * keeps its name, branch, offers and start.
 *
 * @param before the campaign that changes; null registers one
 */
export function offerCampaignProblems(
  campaign: OfferCampaignForm,
  before: (OfferCampaignForm & Stored) | null,
  today: CalendarDate,
): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (before && before.status !== 'draft') {
    const names = Object.keys(offerCampaignForm.fields) as (keyof OfferCampaignForm)[];
    const fixed = names.filter((name) => !changedLater.includes(name) && campaign[name] !== before[name]);
    problems.push(...fixed.map((path): FieldProblem => ({ path, key: 'offerCampaign.published' })));
  } else if (campaign.effectiveFrom !== before?.effectiveFrom && campaign.effectiveFrom < today)
    problems.push({ path: 'effectiveFrom', key: 'promotion.startInPast' });
  if (campaign.validUntil < today) problems.push({ path: 'validUntil', key: 'promotion.endInPast' });
  return problems;
}

/** The first day of a campaign on which none of its offers is valid, as a problem of its offers; null where there is none. */
export function campaignOffersProblem(
  { effectiveFrom, validUntil }: Days,
  offers: readonly Days[],
): FieldProblem | null {
  let day = effectiveFrom;
  while (day <= validUntil) {
    const ends = offers.filter((offer) => offer.effectiveFrom <= day && offer.validUntil >= day);
    const last = ends
      .map((offer) => offer.validUntil)
      .sort()
      .at(-1);
    if (last === undefined) return { path: 'offers', key: 'offerCampaign.noOffer', params: { date: formatDate(day) } };
    day = addDays(last, 1);
  }
  return null;
}

/** The day from which a campaign is to be published: today or later, not after its end. */
export const publishDayProblem = (
  publishFrom: CalendarDate,
  { validUntil }: Days,
  today: CalendarDate,
): FieldProblem | null =>
  publishFrom < today || publishFrom > validUntil ? { path: 'publishFrom', key: 'offerCampaign.publishDay' } : null;

/** The days on which a campaign is or was shown; null for a draft, and one that ended before it was shown. */
export function campaignRun({
  effectiveFrom,
  validUntil,
  publishFrom,
  endedOn,
}: Days & { publishFrom: CalendarDate | null; endedOn: CalendarDate | null }): {
  from: CalendarDate;
  until: CalendarDate;
} | null {
  if (publishFrom === null) return null;
  const from = publishFrom > effectiveFrom ? publishFrom : effectiveFrom;
  const until = endedOn !== null && endedOn < validUntil ? endedOn : validUntil;
  return from <= until ? { from, until } : null;
}
