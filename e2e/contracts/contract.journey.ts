import { aPerson } from '@estrada/testkit/index';
import { signInByApi } from '../support/api.ts';
import { expectAccessible } from '../support/checks.ts';
import { makeContract, signOnPaperAndPay } from '../support/contract.ts';
import { field } from '../support/fields.ts';
import { expectStatus, openSection, openTimeline, runAct } from '../support/proposal.ts';
import { sendProposal } from '../support/records.ts';
import { enter } from '../support/session.ts';
import { stringsIn } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';

const username = 'DEMO.SALES-MANAGER';
const words = stringsIn('pt-BR');
const t = words.papers;

test('an approved proposal gets its contract once nothing is missing, and a new contract voids the first', async ({
  page,
}) => {
  const { id } = await sendProposal(await signInByApi(username), aPerson(511));
  await enter(page, username, `/consultarPropostas/${id}`);
  await expectStatus(page, words, 'AP');
  const panel = page.getByRole('region', { name: t('title') });
  await runAct(page, words, t('act.requestDocuments'));
  await expectStatus(page, words, 'AF');

  await expect(page.getByRole('button', { name: t('act.generateContracts') })).toBeDisabled();
  await expectAccessible(page);
  // what is missing is a link to where it is done: the chassis of a sent proposal is rectified
  const chassis = page.getByRole('link', { name: 'Chassi do veículo' });
  await chassis.click();
  const dialog = page.getByRole('dialog');
  await field(dialog, words.form('vehicleAdditionalInfo.chassis')).fill('9BGKS48U0RG123456');
  await field(dialog, words.rectification('reason')).fill('Veículo no pátio');
  await dialog.getByRole('button', { name: words.rectification('submit') }).click();
  await expect(chassis).toHaveCount(0);
  const documents = await openSection(page, words.documents('title'));
  for (const index of [0, 1, 2]) {
    // any picture serves as a document here
    const scan = {
      name: `folha-${index}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await page.screenshot({ type: 'jpeg' }),
    };
    await documents.locator('input[type=file]').nth(index).setInputFiles(scan);
    // received: its name is only shown while it is on its way
    await expect(documents.getByRole('button', { name: new RegExp(`^${words.documents('pages.show')} `) })).toHaveCount(
      index + 1,
    );
  }
  // the last of them enables the next step without a reload
  await runAct(page, words, t('act.generateContracts'));
  await expectStatus(page, words, 'PU');

  await expect(panel.getByText(t('copy.nonNegotiable'))).toBeVisible();
  const opened = page.waitForEvent('popup');
  await panel
    .getByRole('button', { name: /Cédula de crédito bancário, Via negociável/ })
    .first()
    .click();
  await (await opened).close();
  await expectAccessible(page);

  await runAct(page, words, t('act.regenerateContracts'));
  await expect(dialog).toContainText(t('new.text'));
  await field(dialog, t('new.reason')).fill('Dados do avalista');
  await dialog.getByRole('button', { name: t('act.regenerateContracts') }).click();
  await expect(panel.getByText(t('earlier', { count: 1 }))).toBeVisible();
  await expect(panel.getByText(/2ª emissão/)).toBeVisible();
  await expect(await openTimeline(page, words)).toContainText('Dados do avalista');
});

test('a contract signed on paper is secured by a lien, activated, confirmed by finance and paid', async ({
  page,
  browser,
}) => {
  const { id } = await sendProposal(await signInByApi(username), aPerson(512), { chassis: '9BGKS48U0RG123458' });
  await enter(page, username, `/consultarPropostas/${id}`);
  await makeContract(page, words);
  // by the dealer's earlier sales, those of other journeys among them
  await expect(page.getByText(/^Costuma (levar até|ser pago no mesmo dia)/)).toBeVisible();
  await signOnPaperAndPay(page, browser, words);
});
