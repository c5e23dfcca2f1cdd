import { aPerson } from '@estrada/testkit/index';
import { capturePath } from '../../apps/portal/src/features/documents/capture-path.ts';
import { signInByApi } from '../support/api.ts';
import { expectAccessible, saveScreen } from '../support/checks.ts';
import { field } from '../support/fields.ts';
import { aPhoto } from '../support/papers.ts';
import { expectStatus, fillSale, giveConsents, send, unfold } from '../support/proposal.ts';
import { openProposal, sendProposal } from '../support/records.ts';
import { openPhone } from '../support/second-person.ts';
import { enter } from '../support/session.ts';
import { goToIdentification } from '../support/simulator.ts';
import { stringsIn } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';

const username = 'DEMO.SELLER';
const words = stringsIn('pt-BR');

test('a phone photographs an identity document, and the simulation is prefilled from it', async ({ page, browser }) => {
  const t = words.documentReadings;
  await enter(page, username, '/watchdoc/access');
  const made = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().includes('/watchDocs/integrations/'),
  );
  await page.getByRole('button', { name: t('begin') }).click();
  const { token } = (await (await made).json()) as { token: string };
  await expect(page.getByRole('img', { name: t('code.label') })).toBeVisible();
  await expectAccessible(page);

  const phone = await openPhone(browser, `${capturePath}#${token}`);
  await phone.getByTestId('camera').setInputFiles(await aPhoto(phone, 'cnh.jpg'));
  await expect(phone.getByText(words.capturePhoto('sent', { count: 1 }))).toBeVisible();
  await phone.context().close();

  // the reader takes some seconds, and is queried every ten
  await expect(page.getByText(t('status.READ'))).toBeVisible();
  const fact = (name: 'read.name' | 'read.cpf') =>
    page
      .getByRole('main')
      .locator('dl div')
      .filter({ hasText: t(name) })
      .locator('dd');
  const [name, cpf] = [(await fact('read.name').textContent()) ?? '', (await fact('read.cpf').textContent()) ?? ''];
  expect(cpf).toMatch(/^\d{3}\.\d{3}\.\d{3}-\d{2}$/);
  await expectAccessible(page);
  await saveScreen(page, 'pt-document-read');

  await page.getByRole('button', { name: t('simulate') }).click();
  await expect(page.getByText(words.simulator('captured'))).toBeVisible();
  await goToIdentification(page, words);
  await expect(field(page, words.simulator('cpf'))).toHaveValue(cpf);
  await expect(field(page, words.simulator('name'))).toHaveValue(name);
});

test('the last registration of a returning client is prefilled, and the proposal is decided', async ({ page }) => {
  const t = words.takeOver;
  const person = aPerson(541);
  const api = await signInByApi(username);
  const earlier = await sendProposal(api, person);
  const { id } = await openProposal(api, person);
  await enter(page, username, `/consultarPropostas/${id}`);
  const offer = page.getByRole('region', { name: t('registration.title') });
  await expect(offer).toContainText(earlier.number);
  await offer.getByRole('button', { name: t('look') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('row').filter({ hasText: person.motherName })).toBeVisible();
  await expectAccessible(page);
  await saveScreen(page, 'pt-last-registration');
  await dialog.getByRole('button', { name: /^Usar \d+ campos$/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect(offer).toHaveCount(0);
  await expect(field(page, words.form('client.identification.motherName'))).toHaveValue(person.motherName);
  await unfold(page, words.form('section.address'));
  await expect(field(page, words.form('client.address.street'))).toHaveValue('Avenida Paulista');
  await expectAccessible(page);
  // the sale's data is not the client's
  await fillSale(page, words);
  await giveConsents(page, words);
  await send(page, words);
  await expectStatus(page, words, 'AP');
});
