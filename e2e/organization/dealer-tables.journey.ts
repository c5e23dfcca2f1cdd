import { labelOf, salesChannels } from '@estrada/domain/enumerations/index';
import { makeCpf } from '@estrada/domain/people/index';
import { renderUploadMessage } from '@estrada/domain/uploads/index';
import { renderMessage } from '@estrada/domain/validation/index';
import { expectAccessible, expectNoSidewaysScroll, saveScreen } from '../support/checks.ts';
import { enter, openMenuItem } from '../support/session.ts';
import { type ScreenStrings, stringsIn } from '../support/strings.ts';
import { expect, type Page, portalUrl, test } from '../support/test.ts';

type Sent = { name: string; lines: string[] };

async function send(page: Page, t: ScreenStrings['upload'], { name, lines }: Sent, effect: 'change' | 'replace') {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: t('send.choose'), exact: true }).click();
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) };
  await (await chooser).setFiles(file);
  await page.getByRole('button', { name: t('send.act'), exact: true }).click();
  const [title, act] =
    effect === 'change'
      ? (['change.confirm.title', 'change.confirm.act'] as const)
      : (['confirm.title', 'confirm.act'] as const);
  const question = page.getByRole('dialog', { name: t(title) });
  await expect(question).toContainText(name);
  await question.getByRole('button', { name: t(act), exact: true }).click();
  await expect(question).toHaveCount(0);
}

const sentRow = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name }).first();

const language = 'pt-BR';
const [width, bacCode, dealer] = [360, '210105', '105 · Araucária Veículos'] as const;
const words = stringsIn(language);
const { upload: t, channels: c } = words;
const check = async (page: Page, name: string) => {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await saveScreen(page, `${language}-${width}-${name}`);
};
const begin = async (page: Page, username: string, path: string) => {
  await page.setViewportSize({ width, height: 900 });
  await enter(page, username, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

test(`a table switches the channels of dealers, all rows or none`, async ({ page }) => {
  const dgi = labelOf(salesChannels, 'DGI', language) ?? '';
  const heading = 'codigo_bac;canal;habilitado';
  await begin(page, 'DEMO.FINANCE', '/');
  await openMenuItem(page, words, '/uploadDealerChannel');
  await expect(page.getByText(t('change.text'))).toBeVisible();
  await check(page, 'dealer-channel-table');

  await send(page, t, { name: 'ruim.csv', lines: [heading, `${bacCode};DGI;N`, '999999;DGI;N'] }, 'change');
  await expect(sentRow(page, 'ruim.csv')).toContainText(words.fileWork('state.ERROR'));
  await page
    .getByRole('button', { name: t('problems.show') })
    .first()
    .click();
  const problems = page.getByRole('dialog', { name: t('problems.title', { name: 'ruim.csv' }) });
  await expect(problems).toContainText(renderMessage('bacCode.unknown', language));
  await check(page, 'dealer-channel-problems');
  await problems
    .getByRole('button', { name: t('problems.close'), exact: true })
    .first()
    .click();

  await send(page, t, { name: 'bom.csv', lines: [heading, `${bacCode};DGI;N`] }, 'change');
  await expect(sentRow(page, 'bom.csv')).toContainText(renderUploadMessage('changedOne', language));

  await page.goto(`${portalUrl()}/dealers?busca=${bacCode}`);
  await page.getByRole('button', { name: words.dealer('actionsOf', { name: dealer }) }).click();
  await page.getByRole('menuitem', { name: words.dealers('actions.channels') }).click();
  await expect(page.getByRole('row', { name: /DGI/ })).toContainText(c('status.off'));
  const history = page.getByRole('region', { name: words.history('title') });
  await expect(history).toContainText(words.actName('dealer.channel'));
  await expect(history).toContainText(`${c('trail.sentBy')}: Renata Falcão`);
  await expect(history).toContainText(dgi);
});

test(`a table of DGI users is imported, and the electronic signature of a dealer is switched off`, async ({ page }) => {
  await begin(page, 'DEMO.ADMIN-INTERNAL', '/');
  await openMenuItem(page, words, '/vendas/uploadDgiUsers');
  await check(page, 'dgi-user-table');
  const heading = 'codigo_bac;cpf;nome;email';
  const cpf = makeCpf('315720400');
  const lines = [heading, `${bacCode};${cpf};Ana Lima;ana@exemplo.com.br`];
  await send(page, t, { name: 'usuarios.csv', lines }, 'replace');
  const done = renderUploadMessage('appliedOne', language, { count: 1 });
  await expect(sentRow(page, 'usuarios.csv')).toContainText(done);
  await check(page, 'dgi-user-table-sent');

  await page.goto(`${portalUrl()}/dealers?busca=${bacCode}`);
  await page.getByRole('button', { name: words.dealer('actionsOf', { name: dealer }) }).click();
  await page.getByRole('menuitem', { name: words.dealers('actions.channels') }).click();
  const esign = page.getByRole('switch', { name: c('esign.switch') });
  await expect(esign).toBeChecked();
  await esign.click();
  const question = page.getByRole('dialog', { name: c('esign.offTitle') });
  await check(page, 'dealer-esign');
  await question.getByRole('button', { name: c('esign.off'), exact: true }).click();
  await expect(page.getByText(words.success('esign'))).toBeVisible();
  await page.reload();
  await expect(esign).not.toBeChecked();
  await expect(page.getByText(words.actName('dealer.esign')).first()).toBeVisible();
});
