import { renderMessage } from '@estrada/domain/validation/index';
import { aPerson } from '@estrada/testkit/index';
import { signInByApi } from '../support/api.ts';
import { expectAccessible, saveScreen } from '../support/checks.ts';
import { choose, field } from '../support/fields.ts';
import { expectStatus, giveConsents, openTimeline, send, statusStrip } from '../support/proposal.ts';
import { fillProposal, openProposal } from '../support/records.ts';
import { enter } from '../support/session.ts';
import {
  choosePurchase,
  expectStep,
  goToFigures,
  goToFinancing,
  goToIdentification,
  type Purchase,
} from '../support/simulator.ts';
import { stringsIn } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';

const username = 'DEMO2.FI-MANAGER';
const words = stringsIn('pt-BR');
const onix: Purchase = {
  kind: 'new',
  model: 'Onix',
  version: '1.0 Manual',
  plan: 'Regular FDU',
  entryValueCents: 3_000_000,
};

const language = 'pt-BR';
const t = words.simulator;
test(`an invalid CPF is refused at its field and no input is lost`, async ({ page }) => {
  await enter(page, username, '/simulador');
  await goToIdentification(page, words);
  await field(page, t('cpf')).fill('12345678900');
  await field(page, t('name')).fill('Marina Alves Pereira');
  await page.getByRole('button', { name: t('next'), exact: true }).click();

  await expect(field(page, t('cpf'))).toHaveAccessibleDescription(renderMessage('cpf.invalid', language));
  await expect(field(page, t('cpf'))).toBeFocused();
  await expect(field(page, t('cpf'))).toHaveValue('123.456.789-00');
  await expect(field(page, t('name'))).toHaveValue('Marina Alves Pereira');
  await expectStep(page, t('step.identification'));

  await field(page, t('cpf')).fill(aPerson(221).cpf);
  await goToFinancing(page, words);
});

test(`an entry above the price is refused at its field while it is typed`, async ({ page }) => {
  await enter(page, username, '/simulador');
  await choosePurchase(page, words, { ...onix, entryValueCents: 50_000_000 });

  const problem = renderMessage('entry.abovePrice', language);
  await expect(field(page, t('entry'))).toHaveAccessibleDescription(problem);
  await page.getByRole('button', { name: t('simulate'), exact: true }).click();
  await expect(field(page, t('entry'))).toBeFocused();
  await expectStep(page, t('step.financing'));

  await field(page, t('entry')).fill('30000');
  await goToFigures(page, words);
});

test('a client under 18 is refused at the birth date', async ({ page }) => {
  await enter(page, username, '/simulador');
  await goToIdentification(page, words);
  const birthDate = Temporal.Now.plainDateISO('America/Sao_Paulo').subtract({ years: 18 }).add({ days: 1 });
  await field(page, t('birthDate')).fill(birthDate.toString().split('-').reverse().join('/'));
  await page.getByRole('button', { name: t('next'), exact: true }).click();
  await expect(field(page, t('birthDate'))).toHaveAccessibleDescription(renderMessage('birthDate.underage', 'pt-BR'));
  await expect(field(page, t('birthDate'))).toBeFocused();
});

test('an incomplete proposal is not sent: every gap is shown at its field, and the first is focused', async ({
  page,
}) => {
  const person = aPerson(222);
  const { id } = await openProposal(await signInByApi(username), person);
  await enter(page, username, `/consultarPropostas/${id}`);
  await field(page, words.form('client.identification.motherName')).fill(person.motherName);
  await send(page, words);

  const gender = page.getByRole('combobox', { name: words.form('client.identification.gender') });
  await expect(gender).toBeFocused();
  await expect(gender).toHaveAccessibleDescription(renderMessage('required', 'pt-BR'));
  await expect(page.getByText(words.records('review'))).toBeVisible();
  const zip = field(page, words.form('client.address.zipCode'));
  await expect(zip).toHaveAccessibleDescription(renderMessage('required', 'pt-BR'));
  await expect(field(page, words.form('client.identification.motherName'))).toHaveValue(person.motherName);
  await expectStatus(page, words, 'WO');

  await expectAccessible(page);
  await saveScreen(page, 'pt-gaps');
  await choose(page, words.form('client.identification.gender'), 'Feminino');
  await expect(gender).toHaveAccessibleDescription('');
  await giveConsents(page, words);
  await page.getByRole('button', { name: words.proposals('action.save'), exact: true }).click();
  await expect(page.getByText(words.form('consents.recorded'))).toBeVisible();
});

test('a reload preserves the input in the simulator', async ({ page }) => {
  await enter(page, username, '/simulador');
  await goToIdentification(page, words);
  await field(page, words.simulator('name')).fill('Otávio Brandão Neto');
  await goToFinancing(page, words);
  await choosePurchase(page, words, onix);
  await page.reload();
  await expectStep(page, words.simulator('step.financing'));
  await expect(field(page, words.simulator('entry'))).toHaveValue('30.000,00');
  await expect(page.getByRole('combobox', { name: words.vehicleLevels('versionId') })).toHaveValue(/^1\.0 Manual/);
  await goToFigures(page, words);
  await page.getByRole('button', { name: words.simulator('step.identification') }).click();
  await expect(field(page, words.simulator('name'))).toHaveValue('Otávio Brandão Neto');
});

test('a reload preserves the input in the client form', async ({ page }) => {
  const { id } = await openProposal(await signInByApi(username), aPerson(223));
  await enter(page, username, `/consultarPropostas/${id}`);
  await field(page, words.form('client.identification.motherName')).fill('Iracema Fontes Lima');
  await expect(page.getByText(words.records('kept'))).toBeVisible();
  await page.reload();
  await expect(page.getByText(words.records('restored'))).toBeVisible();
  await expect(field(page, words.form('client.identification.motherName'))).toHaveValue('Iracema Fontes Lima');
});

test('a double click on the send button sends once', async ({ page }) => {
  const { id } = await fillProposal(await signInByApi(username), aPerson(224));
  await enter(page, username, `/consultarPropostas/${id}`);
  await page.getByRole('button', { name: words.proposals('action.send') }).dblclick();
  await expect(statusStrip(page, words)).not.toContainText('Em preenchimento');
  await expectStatus(page, words, 'AP');
  for (const event of ['event.open', 'event.send', 'event.startAnalysis', 'event.decide.AP'] as const)
    await expect(
      (await openTimeline(page, words)).getByText(words.proposalTimeline(event), { exact: true }),
    ).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
