import { describe, expect, it } from 'vitest';
import {
  type CampaignStatus,
  campaignOffersProblem,
  campaignRun,
  campaignStatusOn,
  type OfferCampaignForm,
  offerCampaignActs,
  offerCampaignForm,
  offerCampaignProblems,
  publishDayProblem,
} from './offer-campaign.ts';

const today = '2026-11-24';
const offers = '01jd0000000000000000000001,01jd0000000000000000000002';
const campaign: OfferCampaignForm = {
  campaignName: 'Fim de ano',
  region: '',
  offers,
  effectiveFrom: '2026-12-01',
  validUntil: '2026-12-31',
  contractGoal: 20,
  description: 'Parcelas menores até o fim do ano.',
};
const stored = (status: CampaignStatus, part: Partial<OfferCampaignForm> = {}) => ({ ...campaign, status, ...part });

describe('the form of a campaign of offers', () => {
  it('stores each offer once, in a fixed order', () => {
    const [first, second] = offers.split(',');
    expect(offerCampaignForm.normalise({ ...campaign, offers: `${second},${first},${second}` }).offers).toBe(offers);
  });

  it.each([
    [{ campaignName: 'x'.repeat(101) }, 'campaignName text.tooLong'],
    [{ offers: '' }, 'offers required'],
    [{ description: '' }, 'description required'],
    [{ contractGoal: 0 }, 'contractGoal number.between'],
    [{ validUntil: '2026-11-30' }, 'validUntil offerCampaign.endBeforeStart'],
  ])('refuses %j at its field', (changes, problem) => {
    const problems = offerCampaignForm.problems({ ...campaign, ...changes });
    expect(problems.map(({ path, key }) => `${path} ${key}`)).toEqual([problem]);
  });
});

describe('a campaign of offers', () => {
  const problemsOf = (changes: Partial<OfferCampaignForm>, before: ReturnType<typeof stored> | null = null) =>
    offerCampaignProblems({ ...(before ?? campaign), ...changes }, before, today).map(
      ({ path, key }) => `${path} ${key}`,
    );

  it('starts and ends today or later, and a draft keeps a start that has passed', () => {
    expect(problemsOf({ effectiveFrom: today, validUntil: today })).toEqual([]);
    const past = { effectiveFrom: '2026-11-01', validUntil: '2026-11-23' };
    expect(problemsOf(past)).toEqual(['effectiveFrom promotion.startInPast', 'validUntil promotion.endInPast']);
    expect(problemsOf({ contractGoal: 5 }, stored('draft', { effectiveFrom: '2026-11-01' }))).toEqual([]);
  });

  it('changes only text, goal and end once it is published', () => {
    const published = stored('published', { effectiveFrom: '2026-11-01' });
    expect(problemsOf({ description: 'Outro', contractGoal: 5, validUntil: '2027-01-15' }, published)).toEqual([]);
    const others = { campaignName: 'Outra', region: '01jd0000000000000000000009', offers: offers.slice(0, 26) };
    expect(problemsOf({ ...others, effectiveFrom: '2026-12-01' }, published)).toEqual([
      'campaignName offerCampaign.published',
      'region offerCampaign.published',
      'offers offerCampaign.published',
      'effectiveFrom offerCampaign.published',
    ]);
  });

  it.each([
    ['draft', '2026-12-31', { edit: true, publish: true, end: true }],
    ['draft', '2026-11-23', { edit: true, publish: false, end: true }],
    ['published', '2026-12-31', { edit: true, publish: false, end: true }],
    ['published', '2026-11-23', { edit: false, publish: false, end: false }],
    ['ended', '2026-12-31', { edit: false, publish: false, end: false }],
  ] as const)('as %s until %s allows %j', (status, validUntil, can) => {
    const one = stored(status, { effectiveFrom: '2026-11-01', validUntil });
    expect(offerCampaignActs.can(one, true, today)).toEqual(can);
    expect(offerCampaignActs.can(one, false, today)).toEqual({ edit: false, publish: false, end: false });
    for (const [act, may] of Object.entries(can)) {
      const tried = () => offerCampaignActs.assert(act as keyof typeof can, one, today);
      if (may) expect(tried).not.toThrow();
      else expect(tried).toThrow('DOM002');
    }
  });

  it('has ended after its last day', () => {
    expect(campaignStatusOn(stored('published'), '2026-12-31')).toBe('published');
    expect(campaignStatusOn(stored('published'), '2027-01-01')).toBe('ended');
    expect(campaignStatusOn(stored('draft'), '2027-01-01')).toBe('draft');
  });

  it('has a valid offer on each of its days', () => {
    const problemOf = (...days: [string, string][]) =>
      campaignOffersProblem(
        campaign,
        days.map(([effectiveFrom, validUntil]) => ({ effectiveFrom, validUntil })),
      )?.params?.date ?? null;
    expect(problemOf(['2026-11-01', '2027-01-31'])).toBeNull();
    expect(problemOf(['2026-12-16', '2026-12-31'], ['2026-12-01', '2026-12-15'])).toBeNull();
    expect(problemOf(['2026-12-17', '2026-12-31'], ['2026-12-01', '2026-12-15'])).toBe('16/12/2026');
    expect(problemOf(['2026-12-01', '2026-12-30'])).toBe('31/12/2026');
    expect(problemOf()).toBe('01/12/2026');
  });

  it('is published from a day between today and its end', () => {
    const isRefused = (day: string) => publishDayProblem(day, campaign, today) !== null;
    expect(['2026-11-23', today, '2026-12-31', '2027-01-01'].map(isRefused)).toEqual([true, false, false, true]);
  });

  it('is measured on the days on which it is shown', () => {
    const runOf = (publishFrom: string | null, endedOn: string | null = null) =>
      campaignRun({ ...campaign, publishFrom, endedOn });
    expect(runOf(null)).toBeNull();
    expect(runOf(today)).toEqual({ from: '2026-12-01', until: '2026-12-31' });
    expect(runOf('2026-12-05', '2026-12-20')).toEqual({ from: '2026-12-05', until: '2026-12-20' });
    expect(runOf('2026-12-05', '2027-01-20')).toEqual({ from: '2026-12-05', until: '2026-12-31' });
    expect(runOf('2026-12-05', '2026-12-01')).toBeNull();
  });
});
