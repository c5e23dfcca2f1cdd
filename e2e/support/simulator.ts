import { financeTypes, planTitle } from '@estrada/domain/enumerations/index';
import type { Person } from '@estrada/testkit/index';
import { expect, type Locator, type Page } from '@playwright/test';
import { asAmount, asTyped, choose, field, pick } from './fields.ts';
import type { ScreenStrings } from './strings.ts';

/** A vehicle of the demo's table and its payment. */
export type Purchase = {
  kind: 'new' | 'used';
  model: string;
  version: string;
  /** required for a used vehicle; its model year is the only one in the demo */
  manufacturerYear?: string;
  mileageKm?: number;
  plan: 'Regular FDU' | 'Chevrolet Sempre' | 'Zero Plan';
  entryValueCents: number;
};

/** A step of the simulator is on the screen. */
export async function expectStep(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible();
}

/** From the financing step, where the simulator opens, to the client step. */
export async function goToIdentification(page: Page, words: ScreenStrings): Promise<void> {
  await expectStep(page, words.simulator('step.financing'));
  await page.getByRole('button', { name: words.simulator('client.data'), exact: true }).click();
  await expectStep(page, words.simulator('step.identification'));
}

/** Fills in what the simulator asks of a person, in the client step or its dialog. */
export async function fillClient(page: Page, words: ScreenStrings, person: Person): Promise<void> {
  const t = words.simulator;
  await field(page, t('cpf')).fill(person.cpf);
  await field(page, t('name')).fill(person.name);
  await field(page, t('birthDate')).fill(asTyped(person.birthDate));
  await field(page, t('phone')).fill(person.mobile);
  await field(page, t('email')).fill(person.email);
  await field(page, t('income')).fill(asAmount(person.monthlyIncomeCents));
}

/** From the client step back to the financing step. */
export async function goToFinancing(page: Page, words: ScreenStrings): Promise<void> {
  await page.getByRole('button', { name: words.simulator('next'), exact: true }).click();
  await expectStep(page, words.simulator('step.financing'));
}

/** Selects the vehicle level by level, the entry and the plan. */
export async function choosePurchase(page: Page, words: ScreenStrings, purchase: Purchase): Promise<void> {
  const t = words.simulator;
  const isEnglish = words.language === 'en';
  if (purchase.kind === 'used') await pick(page, t('assetType'), isEnglish ? 'Used' : 'Usado');
  const level = words.vehicleLevels;
  await choose(page, level('modelId'), purchase.model);
  await choose(page, level('versionId'), purchase.version);
  if (purchase.manufacturerYear) await choose(page, level('manufacturerYear'), purchase.manufacturerYear);
  if (purchase.mileageKm !== undefined) await field(page, t('mileage')).fill(String(purchase.mileageKm));
  await expect(field(page, t('price'))).not.toHaveValue('');
  await field(page, t('entry')).fill(asAmount(purchase.entryValueCents));
  const { id } = financeTypes.find(({ name }) => name === purchase.plan)!;
  await choose(page, t('plan'), planTitle(id, words.language));
}

/** The price in its field, in centavos. */
export const priceOf = async (page: Page, words: ScreenStrings): Promise<number> =>
  centsIn(`R$ ${await field(page, words.simulator('price')).inputValue()}`);

/** From the offers next to the fields to their details. */
export async function goToFigures(page: Page, words: ScreenStrings): Promise<Locator> {
  await expect(termCards(page, words).first()).toBeVisible();
  await page.getByRole('button', { name: words.simulator('details'), exact: true }).click();
  await expectStep(page, words.simulator('simulation.title'));
  const cards = termCards(page, words);
  await expect(cards.first()).toBeVisible();
  return cards;
}

/** Opens a tab below the instalments. */
export const openTool = (
  page: Page,
  words: ScreenStrings,
  tool: Parameters<ScreenStrings['simulatorTools']>[0],
): Promise<void> => page.getByRole('tab', { name: words.simulatorTools(tool), exact: true }).click();

/** The instalment cards, one per term. */
export const termCards = (page: Page, words: ScreenStrings): Locator =>
  page.getByRole('group', { name: words.simulator('cards.label') }).locator('label');

/** The instalment that a card shows, in centavos. */
export async function instalmentOf(card: Locator): Promise<number> {
  return centsIn((await card.locator('strong').textContent()) ?? '');
}

/** The first amount of a text in centavos: "+ R$ 1.234,56 por mês" is 123456. */
export function centsIn(text: string): number {
  const amount = /R\$\s*([\d.]+),(\d{2})/.exec(text);
  if (!amount) throw new Error(`No amount in "${text}"`);
  return Number(`${amount[1]?.replaceAll('.', '')}${amount[2]}`);
}

/** Confirms the client's authorisation on the last step and queries the bureau. */
export async function queryBureau(page: Page, words: ScreenStrings): Promise<void> {
  for (const consent of ['consent.creditRegistry', 'consent.privacyNotice'] as const)
    await page.getByRole('checkbox', { name: words.simulator(consent) }).check();
  await page.getByRole('button', { name: words.simulator('preApproval.ask') }).click();
}
