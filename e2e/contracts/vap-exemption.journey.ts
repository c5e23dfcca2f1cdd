/** The client exempts the products of a sale from the electronic signature, on a phone, by the link that the F&I manager makes. */
import { aPerson } from '@estrada/testkit/index';
import { signInByApi } from '../support/api.ts';
import { expectGoodScreen } from '../support/checks.ts';
import { makeContract } from '../support/contract.ts';
import { runAct } from '../support/proposal.ts';
import { sendProposal } from '../support/records.ts';
import { openPhone } from '../support/second-person.ts';
import { enter } from '../support/session.ts';
import { stringsIn } from '../support/strings.ts';
import { expect, type Page, test } from '../support/test.ts';

const username = 'DEMO.FI-MANAGER';
const words = stringsIn('pt-BR');
const t = words.vapExemption;
const own = words.vapExemptionPage;
const panelOf = (page: Page) => page.getByRole('region', { name: words.settlement('title') });

test('the F&I manager creates the link, the client confirms on a phone, and the panel shows it', async ({
  page,
  browser,
}) => {
  const marks = { chassis: '9BGKS48U0RG125310' };
  const { id } = await sendProposal(await signInByApi(username), aPerson(531), marks, { products: ['GAP'] });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter(page, username, `/consultarPropostas/${id}`);
  await makeContract(page, words);
  const panel = panelOf(page);
  const part = panel.locator('.estrada-part').filter({ has: page.getByRole('heading', { name: t('title') }) });
  await expect(part.getByText(t('NONE'), { exact: true })).toBeVisible();
  await runAct(page, words, t('link'));
  const dialog = page.getByRole('dialog', { name: t('link.title') });
  await dialog.getByRole('button', { name: words.links('copyLink') }).click();
  await expectGoodScreen(page, 'pt-1440-vap-exemption-link');
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  await page.keyboard.press('Escape');
  await expect(panel.getByText(t('ASKED'), { exact: true })).toBeVisible();

  const phone = await openPhone(browser, link.pathname + link.hash);
  await expect(phone.getByRole('list', { name: own('products') })).toContainText('R$');
  await expectGoodScreen(phone, 'pt-360-vap-exemption');
  await phone.getByRole('button', { name: own('confirm') }).click();
  await expect(phone.getByRole('heading', { name: own('done') })).toBeVisible();
  await expectGoodScreen(phone, 'pt-360-vap-exemption-done');
  await phone.reload();
  await expect(phone.getByRole('heading', { name: own('gone') })).toBeVisible();
  await phone.context().close();

  // the panel polls while it waits for the client
  await expect(panel.getByText(t('CONFIRMED'), { exact: true })).toBeVisible();
  await expectGoodScreen(page, 'pt-1440-vap-exemption-confirmed');
});
