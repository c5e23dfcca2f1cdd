import { aPerson } from '@estrada/testkit/index';
import { confirmPendingNotices, signInByApi } from '../support/api.ts';
import { expectGoodScreen } from '../support/checks.ts';
import { field } from '../support/fields.ts';
import { openSection, runAct } from '../support/proposal.ts';
import { openProposal } from '../support/records.ts';
import { enter } from '../support/session.ts';
import { stringsIn } from '../support/strings.ts';
import { expect, type Page, test } from '../support/test.ts';

const words = stringsIn('pt-BR');
const t = words.exemptions;
const seller = 'DEMO.SELLER';
const reason = 'Cliente já paga a tarifa em outro contrato.';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const figures = (page: Page) => page.getByRole('region', { name: words.proposals('figures.title') });

test('an exemption from the registration fee is requested, approved in the queue, and removes the fee from the figures', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  // other journeys notify finance, too
  await confirmPendingNotices(await signInByApi('DEMO.FINANCE'));
  const { id, number } = await openProposal(await signInByApi(seller), aPerson(241));
  await enter(page, seller, `/consultarPropostas/${id}`);
  await expect(figures(page)).toContainText('(TCC)');
  await runAct(page, words, t('request'));
  await field(page, t('request.reason')).fill(reason);
  await expectGoodScreen(page, 'pt-360-exemption-request');
  await dialog(page, t('request'))
    .getByRole('button', { name: t('request') })
    .click();
  await expect(await openSection(page, t('title'))).toContainText(t('meaning.PENDING'));

  const manager = await (await browser.newContext({ locale: 'pt-BR' })).newPage();
  await manager.setViewportSize({ width: 1440, height: 900 });
  await enter(manager, 'DEMO.FINANCE', '/tccExemptions');
  // the manager is notified on any page
  await manager.getByRole('button', { name: words.notices('bell.unread', { count: 1 }) }).click();
  const notices = dialog(manager, words.notices('bell'));
  await expect(notices).toContainText(number);
  await expectGoodScreen(manager, 'pt-1440-notices');
  await notices.getByRole('button', { name: words.notices('bell.read'), exact: true }).click();
  await manager.keyboard.press('Escape');
  const row = manager.getByRole('row').filter({ hasText: number });
  await row.getByRole('button').click();
  await manager.getByRole('menuitem', { name: t('approve') }).click();
  await expect(dialog(manager, t('approve.title'))).toContainText(reason);
  await expectGoodScreen(manager, 'pt-1440-exemption-approval');
  await dialog(manager, t('approve.title'))
    .getByRole('button', { name: t('approve') })
    .click();
  await expect(manager.getByText(t('approve.done', { number }))).toBeVisible();
  await expect(row).toHaveCount(0);
  await manager.context().close();

  await page.reload();
  await runAct(page, words, t('redo'));
  await page.getByRole('button', { name: words.proposals('recalculate.submit') }).click();
  await page.getByRole('button', { name: words.proposals('recalculate.close') }).click();
  await expect(await openSection(page, t('title'))).toContainText(t('meaning.APPROVED'));
  await expect(figures(page)).not.toContainText('(TCC)');
  await expectGoodScreen(page, 'pt-360-exemption-approved');
});
