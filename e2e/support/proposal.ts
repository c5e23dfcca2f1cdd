import type { ProposalStatus } from '@estrada/domain/proposals/index';
import { proposalStatuses } from '@estrada/domain/proposals/index';
import { aSellerInfo, aSpouse, type Company, type Person } from '@estrada/testkit/index';
import { expect, type Locator, type Page } from '@playwright/test';
import { asTyped, choose, field, list } from './fields.ts';
import type { ScreenStrings } from './strings.ts';

/** The name of a status on the screen. */
export function statusName(words: ScreenStrings, status: ProposalStatus): string {
  return proposalStatuses[status][words.language === 'en' ? 'en' : 'pt'];
}

/** The status of the proposal, at the top of its page. */
export const statusStrip = (page: Page, words: ScreenStrings): Locator =>
  page.getByRole('region', { name: words.proposals('status.label') });

/** Opens a section of the page of a proposal, if it is folded. */
export async function openSection(page: Page, title: string): Promise<Locator> {
  const section = page.getByRole('region', { name: title, exact: true });
  await openDetails(section.locator(':scope > details'));
  return section;
}

/** Opens what is folded; it may open by itself meanwhile. */
async function openDetails(details: Locator): Promise<void> {
  await expect(async () => {
    if ((await details.getAttribute('open')) === null) await details.locator(':scope > summary').click();
    await expect(details).toHaveAttribute('open', { timeout: 1_000 });
  }).toPass();
}

/** Opens the history of the proposal on its page. */
export const openTimeline = (page: Page, words: ScreenStrings): Promise<Locator> =>
  openSection(page, words.proposalTimeline('timeline.title'));

/** Runs an action of the page of a proposal: its primary one, or one of the menu. */
export async function runAct(page: Page, words: ScreenStrings, name: string): Promise<void> {
  const bar = page.getByRole('group', { name: words.pageActs('label'), exact: true });
  const primary = bar.getByRole('button', { name, exact: true });
  const item = page.getByRole('menuitem', { name, exact: true });
  // which one is the primary one changes while the page loads
  await expect(async () => {
    if (await primary.isVisible()) return primary.click({ timeout: 5_000 });
    if (!(await item.isVisible()))
      await bar.getByRole('button', { name: words.pageActs('others'), exact: true }).click({ timeout: 5_000 });
    await item.click({ timeout: 5_000 });
  }).toPass();
}

/** The status changes without a reload. */
export async function expectStatus(page: Page, words: ScreenStrings, status: ProposalStatus): Promise<void> {
  await expect(statusStrip(page, words)).toContainText(statusName(words, status));
}

/** Fills in the fields that the simulation of a person did not have, and those about the sale. */
export async function fillPerson(page: Page, words: ScreenStrings, person: Person): Promise<void> {
  await fillRequired(page, words, person);
  await fillSale(page, words);
}

/** Fills in what a married person's proposal requires. The address comes from the postal code. */
export async function fillRequired(page: Page, words: ScreenStrings, person: Person): Promise<void> {
  const t = words.form;
  const isEnglish = words.language === 'en';
  await unfold(page, t('section.identification'));
  await choose(page, t('client.identification.gender'), isEnglish ? 'Female' : 'Feminino');
  await field(page, t('client.identification.motherName')).fill(person.motherName);
  await choose(page, t('client.identification.documentType'), 'RG');
  await field(page, t('client.identification.documentNr')).fill('251234567');
  await choose(page, t('client.identification.documentIssuer'), 'SSP');
  await field(page, t('client.identification.documentIssuedDate')).fill('10/03/2015');
  await fillSpouse(page, words);
  await fillAddress(page, words);
  await unfold(page, t('section.occupation'));
  await choose(page, t('client.occupation.occupationId'), isEnglish ? 'Lawyer' : 'Advogado');
  for (const question of ['client.occupation.isPep', 'client.occupation.hasPepRelatives'] as const)
    await page
      .getByRole('radiogroup', { name: t(question) })
      .getByRole('radio', { name: isEnglish ? 'No' : 'Não' })
      .check();
}

/** A married person has a spouse. */
async function fillSpouse(page: Page, words: ScreenStrings): Promise<void> {
  const t = words.form;
  const { name, cpf, birthDate } = aSpouse();
  await unfold(page, t('section.relationship'));
  await choose(page, t('client.relationship.maritalStatusId'), words.language === 'en' ? 'Married' : 'Casado');
  const section = page.getByRole('region', { name: t('section.relationship') });
  await field(section, t('client.relationship.partner.name')).fill(name);
  await field(section, t('client.relationship.partner.cpf')).fill(cpf);
  await field(section, t('client.relationship.partner.birthDate')).fill(asTyped(birthDate));
}

/** The same for a company, with the one who answers for it. */
export async function fillCompany(page: Page, words: ScreenStrings, company: Company): Promise<void> {
  const t = words.form;
  await unfold(page, t('section.company'));
  await field(page, t('client.foundationOn')).fill('20/05/2010');
  await choose(
    page,
    t('client.businessNatureId'),
    words.language === 'en' ? 'Limited liability' : 'Sociedade empresária',
  );
  await choose(page, t('client.businessTypeId'), 'LTDA');
  await fillAddress(page, words);
  await unfold(page, t('section.responsibles'));
  await page.getByRole('button', { name: t('responsible.add') }).click();
  const responsible = page.getByRole('group', { name: t('responsible.title', { position: 1 }) });
  await field(responsible, t('client.responsibles.name')).fill(company.administrator.name);
  await field(responsible, t('client.responsibles.documentNr')).fill(company.administrator.cpf);
  await fillSale(page, words);
}

/** The postal code fills street, neighbourhood, state and city; only the number is typed. */
async function fillAddress(page: Page, words: ScreenStrings): Promise<void> {
  const t = words.form;
  await unfold(page, t('section.address'));
  await field(page, t('client.address.zipCode')).fill('01310100');
  await expect(field(page, t('client.address.street'))).toHaveValue('Avenida Paulista');
  await expect(field(page, t('client.address.neighborhood'))).toHaveValue('Bela Vista');
  await expect(list(page, t('client.address.cityId'))).toHaveValue('São Paulo');
  await field(page, t('client.address.number')).fill('1578');
}

/** The seller of the vehicle, and the pick-up day. */
export async function fillSale(page: Page, words: ScreenStrings): Promise<void> {
  const t = words.form;
  await unfold(page, t('section.seller'));
  const { sellerName = '', sellerDocument = '', vehiclePickUpDate = '' } = aSellerInfo();
  await field(page, t('vehicleAdditionalInfo.sellerName')).fill(sellerName);
  await field(page, t('vehicleAdditionalInfo.sellerDocument')).fill(sellerDocument);
  await unfold(page, t('section.vehicle'));
  await field(page, t('vehicleAdditionalInfo.vehiclePickUpDate')).fill(asTyped(vehiclePickUpDate));
}

/** Opens a section of the registration, if it is folded, and the group around it. */
export async function unfold(page: Page, title: string): Promise<void> {
  const section = page.getByRole('region', { name: title, exact: true, includeHidden: true });
  await section.waitFor({ state: 'attached' });
  const group = section.locator('xpath=ancestor::section[contains(@class, "row-section")]/details');
  for (const details of [...(await group.all()), section.locator(':scope > details')]) await openDetails(details);
}

/** Ticks both texts that the client agrees to. */
export async function giveConsents(page: Page, words: ScreenStrings): Promise<void> {
  await unfold(page, words.form('section.consents'));
  for (const consent of ['authorization.creditRegistry', 'authorization.privacyNotice'] as const)
    await page.getByRole('checkbox', { name: words.form(consent) }).check();
}

/** Sends the proposal from the bar at the end of the form. */
export async function send(page: Page, words: ScreenStrings): Promise<void> {
  await page.getByRole('button', { name: words.proposals('action.send') }).click();
}
