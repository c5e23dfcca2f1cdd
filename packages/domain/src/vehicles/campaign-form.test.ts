import { expect, it } from 'vitest';
import { type CampaignForm, campaignForm, campaignFormIn } from './index.ts';

const good: CampaignForm = {
  campaignName: 'Linha 2027',
  campaignCode: 'LINHA-27',
  modelYear: 2027,
  manufacturerYear: 2026,
};
const saidOf = (changes: Partial<CampaignForm>) =>
  campaignFormIn(2026)
    .problems({ ...good, ...changes })
    .map(({ path, key }) => `${path} ${key}`);

it('normalises the code to capitals and the name to single spaces', () => {
  expect(campaignForm.normalise({ ...good, campaignName: ' Linha  2027 ', campaignCode: 'linha-27' })).toEqual(good);
});

it.each([
  [{ campaignName: ' ' }, 'campaignName required'],
  [{ campaignName: 'A'.repeat(101) }, 'campaignName campaignName.tooLong'],
  [{ campaignCode: 'L' }, 'campaignCode campaignCode.invalid'],
  [{ campaignCode: 'VERÃO' }, 'campaignCode campaignCode.invalid'],
  [{ modelYear: null }, 'modelYear required'],
  [{ modelYear: 2025 }, 'modelYear years.inconsistent'],
  [{ modelYear: 2028 }, 'modelYear years.inconsistent'],
  [{ manufacturerYear: 2028, modelYear: 2028 }, 'manufacturerYear manufacturerYear.tooLate'],
])('refuses %j', (changes, problem) => {
  expect(saidOf(changes)).toEqual([problem]);
});

it('accepts a name of 100 characters, equal years, and those of next year', () => {
  expect(saidOf({ campaignName: 'A'.repeat(100) })).toEqual([]);
  expect(saidOf({ modelYear: 2026 })).toEqual([]);
  expect(saidOf({ manufacturerYear: 2027, modelYear: 2028 })).toEqual([]);
});
