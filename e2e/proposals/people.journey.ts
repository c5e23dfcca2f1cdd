import { renderMessage } from '@estrada/domain/validation/index';
import { aCompany, aPerson, aSpouse, type Person } from '@estrada/testkit/index';
import { signInByApi } from '../support/api.ts';
import { expectAccessible, saveScreen } from '../support/checks.ts';
import { asAmount, asTyped, choose, field } from '../support/fields.ts';
import { expectStatus, fillCompany, fillPerson, giveConsents, send, unfold } from '../support/proposal.ts';
import { openCompanyProposal, openProposal } from '../support/records.ts';
import { enter } from '../support/session.ts';
import { stringsIn } from '../support/strings.ts';
import { expect, type Locator, type Page, test } from '../support/test.ts';

const username = 'DEMO.SALES-MANAGER';
const words = stringsIn('pt-BR');
const t = words.form;

test('a client with a spouse and a married guarantor is registered completely, and the proposal is decided', async ({
  page,
}) => {
  const client = aPerson(531);
  const guarantor = aPerson(532);
  const { id } = await openProposal(await signInByApi(username), client);
  await enter(page, username, `/consultarPropostas/${id}`);
  await fillPerson(page, words, client);
  await giveConsents(page, words);

  await unfold(page, t('section.guarantors'));
  await page.getByRole('button', { name: t('guarantor.add') }).click();
  const part = page.getByRole('group', { name: t('guarantor.title', { position: 1 }) });
  await fillGuarantor(part, guarantor);
  // the spouse's fields are required once there is a spouse
  await expect(field(part, t('client.guarantors.partner.name'))).toHaveCount(0);
  await choose(part, t('client.guarantors.maritalStatusId'), 'Casado(a)');
  await send(page, words);
  const spouse = field(part, t('client.guarantors.partner.name'));
  await expect(spouse).toHaveAccessibleDescription(renderMessage('required', 'pt-BR'));
  await expect(spouse).toBeFocused();
  await expectAccessible(page);
  await saveScreen(page, 'pt-people-guarantor');

  const { name, cpf, birthDate } = aSpouse(533);
  await spouse.fill(name);
  await field(part, t('client.guarantors.partner.birthDate')).fill(asTyped(birthDate));
  // one person cannot have two roles in a proposal
  await field(part, t('client.guarantors.partner.cpf')).fill(guarantor.cpf);
  await send(page, words);
  const spouseCpf = field(part, t('client.guarantors.partner.cpf'));
  await expect(spouseCpf).toHaveAccessibleDescription(renderMessage('cpf.ofAnother', 'pt-BR'));
  await spouseCpf.fill(cpf);
  await send(page, words);
  await expectStatus(page, words, 'AP');
  await unfold(page, t('section.guarantors'));
  await expect(page.getByRole('definition').filter({ hasText: guarantor.name })).toBeVisible();
});

test('partner shares above 100% are refused at the last partner, and the remaining input is preserved', async ({
  page,
}) => {
  const company = aCompany(534);
  const { id } = await openCompanyProposal(await signInByApi(username), company);
  await enter(page, username, `/consultarPropostas/${id}`);
  await fillCompany(page, words, company);
  await giveConsents(page, words);
  await unfold(page, t('section.partners'));
  await addPartner(page, 1, aPerson(535), '70');
  await addPartner(page, 2, aPerson(536), '60');
  await send(page, words);

  const share = (position: number) => field(partner(page, position), t('client.partners.sharePercent'));
  await expect(share(2)).toHaveAccessibleDescription(renderMessage('share.moreThanAll', 'pt-BR'));
  await expect(share(2)).toBeFocused();
  await expect(share(1)).toHaveAccessibleDescription('');
  await expect(field(partner(page, 1), t('client.partners.name'))).toHaveValue(aPerson(535).name);
  await expectStatus(page, words, 'WO');
  await expectAccessible(page);
  await saveScreen(page, 'pt-people-partners');

  await share(2).fill('30');
  await send(page, words);
  await expectStatus(page, words, 'AP');
});

async function fillGuarantor(part: Locator, person: Person): Promise<void> {
  await field(part, t('client.guarantors.name')).fill(person.name);
  await field(part, t('client.guarantors.cpf')).fill(person.cpf);
  await field(part, t('client.guarantors.birthDate')).fill(asTyped(person.birthDate));
  await field(part, t('client.guarantors.cellNumber')).fill(person.mobile);
  await field(part, t('client.guarantors.email')).fill(person.email);
  await field(part, t('client.guarantors.monthlyIncomeCents')).fill(asAmount(person.monthlyIncomeCents));
}

const partner = (page: Page, position: number) => page.getByRole('group', { name: t('partner.title', { position }) });

async function addPartner(page: Page, position: number, person: Person, share: string): Promise<void> {
  await page.getByRole('button', { name: t('partner.add') }).click();
  await field(partner(page, position), t('client.partners.name')).fill(person.name);
  await field(partner(page, position), t('client.partners.documentNr')).fill(person.cpf);
  await field(partner(page, position), t('client.partners.sharePercent')).fill(share);
}
