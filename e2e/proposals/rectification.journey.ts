import { aPerson } from '@estrada/testkit/index';
import { signInByApi } from '../support/api.ts';
import { expectAccessible } from '../support/checks.ts';
import { field } from '../support/fields.ts';
import { expectStatus, openSection, openTimeline, runAct, statusName } from '../support/proposal.ts';
import { openProposal, sendProposal } from '../support/records.ts';
import { enter } from '../support/session.ts';
import { stringsIn } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';

const username = 'DEMO.SALES-MANAGER';
const words = stringsIn('pt-BR');
const t = words.rectification;

test('a proposal is blocked with a reason, shows it, and continues once it is unblocked', async ({ page }) => {
  const { id } = await openProposal(await signInByApi(username), aPerson(261));
  await enter(page, username, `/consultarPropostas/${id}`);
  await runAct(page, words, words.moves('block.action'));
  const dialog = page.getByRole('dialog');
  await field(dialog, words.moves('reason')).fill('Cliente aguarda o veículo');
  await dialog.getByRole('button', { name: words.moves('block.action') }).click();
  const panel = page.getByRole('region', { name: words.moves('panel.title') });
  await expect(panel).toContainText('Cliente aguarda o veículo');
  await expect(page.getByRole('button', { name: words.proposals('action.save') })).toHaveCount(0);
  await expectAccessible(page);
  await runAct(page, words, words.moves('unblock.action'));
  await dialog.getByRole('button', { name: words.moves('unblock.action') }).click();
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('button', { name: words.proposals('action.save') })).toBeVisible();
  await expect(await openTimeline(page, words)).toContainText(words.proposalTimeline('event.unblock'));
});

test('vehicle and amounts of an approved proposal are rectified after a preview of what that undoes', async ({
  page,
}) => {
  const { id } = await sendProposal(await signInByApi(username), aPerson(502));
  await enter(page, username, `/consultarPropostas/${id}`);
  await expectStatus(page, words, 'AP');
  await runAct(page, words, t('data.action'));
  const dialog = page.getByRole('dialog');
  const approved = statusName(words, 'AP');
  await expect(dialog).toContainText(t('what.stays', { status: approved }));
  await expectAccessible(page);
  await field(dialog, words.form('vehicleAdditionalInfo.plate')).fill('abc-1d23');
  await field(dialog, t('reason')).fill('Emplacado');
  await dialog.getByRole('button', { name: t('submit') }).click();
  await expect(dialog).toHaveCount(0);
  await openSection(page, words.form('title'));
  const vehicle = page.getByRole('region', { name: words.form('section.vehicle'), exact: true });
  await expect(vehicle).toContainText('ABC1D23');

  await runAct(page, words, t('values.action'));
  await expect(dialog).toContainText(t('what.goes', { from: approved, to: statusName(words, 'RA') }));
  await field(dialog, t('entryValueCents')).fill('45000,00');
  await field(dialog, t('reason')).fill('Entrada maior');
  await dialog.getByRole('button', { name: t('submit') }).click();
  await expectStatus(page, words, 'RA');
  await expect(await openSection(page, words.moves('decisions.title'))).toContainText(approved);
  await page.getByRole('button', { name: words.proposals('action.send') }).click();
  await expectStatus(page, words, 'AP');
});
