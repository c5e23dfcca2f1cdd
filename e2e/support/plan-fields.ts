import { planTitle } from '@estrada/domain/enumerations/index';
import type { ChoiceSpec, PlanChoices } from '@estrada/domain/simulation/index';
import { expect, type Locator, type Page } from '@playwright/test';
import { asAmount, choose, field } from './fields.ts';
import type { PlanExample } from './plan-examples.ts';
import type { ScreenStrings } from './strings.ts';

/** Selects a plan next to its figures: enters the entry where possible, and makes every choice. */
export async function choosePlan(page: Page, words: ScreenStrings, example: PlanExample): Promise<void> {
  const t = words.simulator;
  await choose(page, t('plan'), planTitle(example.type.id, words.language));
  const entry = field(page, t('entry'));
  if (example.isEntryFixed) await expect(entry).toBeDisabled();
  else await entry.fill(asAmount(example.entryValueCents));
  if (example.specs.length === 0) return;
  const group = page.getByRole('group', { name: t('choices') });
  await expect(group).toBeVisible();
  for (const spec of example.specs) await makeChoice(group, words, spec, example.choices);
}

/** A share as a percentage for typing: 0.125 becomes "12,50". */
const asPercent = (share: number) => asAmount(Math.round(share * 10_000));

async function makeChoice(group: Locator, words: ScreenStrings, spec: ChoiceSpec, choices: PlanChoices): Promise<void> {
  const t = words.simulator;
  switch (spec.kind) {
    case 'days':
    case 'unit':
      return choose(group, t(`choice.${spec.key}`), t(`choice.${spec.key}.option`, { count: choices[spec.key]! }));
    case 'timing':
      return choose(group, t('choice.leaseTiming'), t(`choice.leaseTiming.${choices.leaseTiming!}`));
    case 'share':
      return field(group, t(`choice.${spec.key}`)).fill(asPercent(choices[spec.key]!));
    case 'months':
      for (const which of ['first', 'second'] as const)
        await field(group, t(`choice.shareMonths.${which}`)).fill(String(choices.shareMonths![which]));
      return;
    case 'balloons': {
      const { count, share, startMonth, intervalMonths } = choices.balloons!;
      await field(group, t('choice.balloons.count')).fill(String(count));
      await field(group, t('choice.balloons.share')).fill(asPercent(share));
      await field(group, t('choice.balloons.startMonth')).fill(String(startMonth));
      return choose(group, t('choice.balloons.intervalMonths'), t('choice.months', { count: intervalMonths }));
    }
    case 'fixedAmounts':
      for (const [index, { month, amountCents }] of choices.fixedAmounts!.entries()) {
        await group.getByRole('button', { name: t('choice.fixedAmounts.add') }).click();
        await field(group, t('choice.fixedAmounts.month')).nth(index).fill(String(month));
        await field(group, t('choice.fixedAmounts.amount')).nth(index).fill(asAmount(amountCents));
      }
  }
}
