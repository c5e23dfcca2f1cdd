import { additions, labelOf, salesChannels } from '@estrada/domain/enumerations/index';
import { makeCnpj, makeCpf } from '@estrada/domain/people/index';
import { renderMessage } from '@estrada/domain/validation/index';
import { signInByApi } from '../support/api.ts';
import { expectAccessible, expectGoodScreen, expectNoSidewaysScroll } from '../support/checks.ts';
import { choose, field, searchField } from '../support/fields.ts';
import { enter, openMenuItem } from '../support/session.ts';
import { stringsIn } from '../support/strings.ts';
import { expect, type Page, portalUrl, test } from '../support/test.ts';

const username = 'DEMO.FINANCE';
const wide = { width: 1440, height: 900 };
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });

/** Dealers of a journey, registered by another user through the API. */
async function registerDealers(codes: readonly string[], group: string, branch: string): Promise<string[]> {
  const { ok } = await signInByApi('DEMO.BIT');
  const groups = (await ok('listDealerGroups')).items;
  const regions = (await ok('listDealerRegions')).items;
  const names: string[] = [];
  for (const baccode of codes) {
    const tradingName = `Viagem ${baccode}`;
    names.push(tradingName);
    await ok('registerDealer', {
      body: {
        companyName: `${tradingName} Ltda.`,
        tradingName,
        document: makeCnpj(`90${baccode}0001`),
        dealerGroup: groups.find(({ name }) => name === group)?.id,
        region: regions.find(({ name }) => name === branch)?.id,
        GMFcode: baccode.slice(3),
        baccode,
        phone: '1132871578',
        zipCode: '01310100',
        street: 'Avenida Paulista',
        number: '1578',
        neighbourhood: 'Bela Vista',
        city: 'São Paulo',
        state: 'SP',
      },
    });
  }
  return names;
}

const [language, code] = ['pt-BR', '71'] as const;
const words = stringsIn(language);
const t = words.units;
const branch = words.record({
  pt: { one: 'regional', many: 'regionais', gender: 'f' },
  en: { one: 'branch', many: 'branches' },
});
const group = words.record({
  pt: { one: 'grupo', many: 'grupos', gender: 'm' },
  en: { one: 'group', many: 'groups' },
});
const message = (key: Parameters<typeof renderMessage>[0]) => renderMessage(key, language);

test(`a branch is registered, gets dealers, and can be disabled once they are moved away`, async ({ page }) => {
  const name = `Planalto ${code}`;
  await page.setViewportSize(wide);
  await enter(page, username, '/');
  await openMenuItem(page, words, '/branches');
  await expect(row(page, 'Sudeste')).toBeVisible();
  await expectGoodScreen(page, `${language}-branches`);

  await page.getByRole('link', { name: branch('register') }).click();
  const drawer = page.getByRole('dialog', { name: branch('register') });
  await field(drawer, 'Nome').fill(name);
  await field(drawer, t('field.gmfRegionCode')).fill('1');
  await drawer.getByRole('button', { name: branch('submit'), exact: true }).click();
  await expect(field(drawer, t('field.gmbRegionCode'))).toHaveAccessibleDescription(message('required'));
  await expect(field(drawer, t('field.gmfRegionCode'))).toHaveAccessibleDescription(message('gmfBranch.invalid'));
  await expectGoodScreen(page, `${language}-branch-refused`);
  await field(drawer, t('field.gmbRegionCode')).fill(`p${code}`);
  await field(drawer, t('field.gmfRegionCode')).fill('01');
  await drawer.getByRole('button', { name: branch('submit'), exact: true }).click();
  // the code of another branch: only the server knows
  await expect(field(drawer, t('field.gmfRegionCode'))).toHaveAccessibleDescription(message('gmfBranch.taken'));
  // a reload keeps the drawer and the input
  await page.reload();
  await expect(field(drawer, 'Nome')).toHaveValue(name);
  await field(drawer, t('field.gmfRegionCode')).fill(code);
  await drawer.getByRole('button', { name: branch('submit'), exact: true }).click();
  await expect(page.getByText(words.success('region.registered'))).toBeVisible();
  await expect(row(page, name)).toContainText(`P${code}`);

  // its dealers come from another branch, moved manually
  const [first = '', second = ''] = await registerDealers([`4${code}001`, `4${code}002`], 'Grupo Litoral', 'Nordeste');
  await enter(page, username, '/branches');
  await page.getByRole('link', { name: 'Nordeste', exact: true }).click();
  await page.getByRole('checkbox', { name: t('dealers.chooseOne', { name: first }) }).check();
  await page.getByRole('checkbox', { name: t('dealers.chooseOne', { name: second }) }).check();
  await expectGoodScreen(page, `${language}-branch`);
  await page.getByRole('button', { name: t('dealers.move'), exact: true }).click();
  const question = page.getByRole('dialog', { name: t('dealers.moveTitle') });
  await expect(question).toContainText(`${first}, ${second}`);
  await choose(question, t('branch.moveTo'), name);
  await expectAccessible(page);
  await question.getByRole('button', { name: t('dealers.move'), exact: true }).click();
  await expect(page.getByText(t('dealers.moved', { count: 2, name }))).toBeVisible();
  await expect(row(page, first)).toHaveCount(0);
  await expect(page.getByText(words.actName('branch.give')).first()).toBeVisible();

  await page.getByRole('link', { name: branch('back') }).click();
  await page.getByRole('link', { name, exact: true }).click();
  await expect(row(page, first)).toBeVisible();
  await page.getByRole('button', { name: branch('disable'), exact: true }).click();
  const disable = page.getByRole('dialog', { name: branch('disableTitle') });
  await expect(disable).toContainText(t('branch.disableText', { count: 2 }));
  await disable.getByRole('button', { name: branch('disable'), exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByText(branch('enabled')).first()).toBeVisible();

  await page.getByRole('checkbox', { name: t('dealers.chooseAll') }).check();
  await page.getByRole('button', { name: t('dealers.move'), exact: true }).click();
  await choose(question, t('branch.moveTo'), 'Sul');
  await question.getByRole('button', { name: t('dealers.move'), exact: true }).click();
  await expect(page.getByText(t('branch.noDealers'), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: branch('disable'), exact: true }).click();
  await disable.getByRole('button', { name: branch('disable'), exact: true }).click();
  await expect(page.getByText(words.success('region.disabled'))).toBeVisible();
  await expect(page.getByRole('button', { name: branch('enable'), exact: true })).toBeVisible();
});

test(`disabling a group disables its dealers, and enabling it does not enable them`, async ({ page }) => {
  const name = `Grupo Águas ${code}`;
  await page.setViewportSize(wide);
  await enter(page, username, '/groups');
  await page.getByRole('link', { name: group('register') }).click();
  const drawer = page.getByRole('dialog', { name: group('register') });
  await field(drawer, 'Nome do grupo').fill('GRUPO LITORAL');
  await drawer.getByRole('button', { name: branch('submit'), exact: true }).click();
  await expect(field(drawer, 'Nome do grupo')).toHaveAccessibleDescription(message('groupName.taken'));
  await field(drawer, 'Nome do grupo').fill(name);
  await drawer.getByRole('button', { name: branch('submit'), exact: true }).click();
  await expect(page.getByText(words.success('group.registered'))).toBeVisible();
  await expectGoodScreen(page, `${language}-groups`);

  const [dealer = ''] = await registerDealers([`4${code}003`], name, 'Sul');
  await enter(page, username, '/groups');
  await searchField(page, branch('search')).fill(`aguas ${code}`);
  await expect(page).toHaveURL(/busca=/);
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('button', { name: branch('disable'), exact: true }).click();
  const question = page.getByRole('dialog', { name: group('disableTitle') });
  await expect(question).toContainText(t('group.disableText', { count: 1 }));
  await expectAccessible(page);
  await question.getByRole('button', { name: branch('disable'), exact: true }).click();
  await expect(page.getByText(words.success('group.disabled'))).toBeVisible();
  await expect(row(page, dealer)).toContainText(words.dealer('disabled'));

  await page.getByRole('button', { name: branch('enable'), exact: true }).click();
  const enable = page.getByRole('dialog', { name: group('enableTitle') });
  await enable.getByRole('button', { name: branch('enable'), exact: true }).click();
  await expect(page.getByText(words.success('group.enabled'))).toBeVisible();
  await expect(row(page, dealer)).toContainText(words.dealer('disabled'));
  await expectGoodScreen(page, `${language}-group`);
});

test(`channels are switched at the branch and at the dealer, and products are chosen`, async ({ page }) => {
  const c = words.channels;
  const channel = labelOf(salesChannels, 'DGI', language) ?? '';
  const onStar = labelOf(additions, 'ON_STAR', language) ?? '';
  await page.setViewportSize(wide);
  // a separate dealer: other journeys sell the products of the demo's dealers at the same time
  const [dealer = ''] = await registerDealers([`4${code}004`], 'Grupo Litoral', 'Sudeste');
  await enter(page, username, '/branches');
  await page.getByRole('link', { name: 'Sudeste', exact: true }).click();
  await page.getByRole('link', { name: t('branch.channels'), exact: true }).click();
  const flip = async (act: 'enable' | 'disable') => {
    await page.getByRole('button', { name: c(`act.${act}Of`, { name: channel }) }).click();
    const question = page.getByRole('dialog', { name: c(`${act}.title`) });
    await question.getByRole('button', { name: c(`act.${act}`), exact: true }).click();
    await expect(page.getByText(words.success(`channel.${act}d`))).toBeVisible();
  };
  await flip('disable');
  await expect(row(page, 'DGI')).toContainText(c('status.off'));
  await expectGoodScreen(page, `${language}-branch-channels`);

  await page.goto(`${portalUrl()}/dealers?busca=4${code}004`);
  await page.getByRole('button', { name: words.dealer('actionsOf', { name: `004 · ${dealer}` }) }).click();
  await page.getByRole('menuitem', { name: words.dealers('actions.channels') }).click();
  await expect(row(page, 'DGI')).toContainText(c('status.offAtBranch'));
  const product1 = page.getByRole('checkbox', { name: onStar, exact: true });
  const wasSold = await product1.isChecked();
  await product1.click();
  await page.getByRole('button', { name: c('products.save') }).click();
  await expect(page.getByText(words.success('dealer.products'))).toBeVisible();
  await page.reload();
  await expect(product1).toBeChecked({ checked: !wasSold });
  await expect(page.getByText(words.actName('dealer.products')).first()).toBeVisible();
  await expect(page.getByRole('switch')).toBeDisabled();
  await expectGoodScreen(page, `${language}-dealer-channels`);

  await page.goto(`${portalUrl()}/branches`);
  await page.getByRole('link', { name: 'Sudeste', exact: true }).click();
  await page.getByRole('link', { name: t('branch.channels'), exact: true }).click();
  await flip('enable');
});

test(`a client of the digital channel is registered once and found by name`, async ({ page }) => {
  const d = words.dgi;
  const client = words.record({
    pt: { one: 'cliente', many: 'clientes', gender: 'm' },
    en: { one: 'client', many: 'clients' },
  });
  const name = `Cliente Digital ${code}`;
  await page.setViewportSize(wide);
  await enter(page, username, '/DGI');
  for (const attempt of ['first', 'second']) {
    await page
      .getByRole('link', { name: client('register') })
      .first()
      .click();
    const drawer = page.getByRole('dialog', { name: client('register') });
    await field(drawer, d('field.document')).fill(makeCpf(`9000000${code}`));
    await field(drawer, d('field.name')).fill(name);
    await field(drawer, d('field.email')).fill('cliente@exemplo.com.br');
    await drawer.getByRole('button', { name: client('submit'), exact: true }).click();
    if (attempt === 'first') {
      await expect(page.getByText(words.success('client.registered'))).toBeVisible();
      await expect(drawer).toHaveCount(0);
    } else await expect(field(drawer, d('field.document'))).toHaveAccessibleDescription(message('dgiClient.taken'));
  }
  await expectAccessible(page);
  await page
    .getByRole('dialog')
    .getByRole('link', { name: words.records('cancel') })
    .click();
  await searchField(page, client('search')).fill(`digital ${code}`);
  await expect(page).toHaveURL(/busca=/);
  await expect(page.getByText('1 cliente', { exact: true })).toBeVisible();
  await expect(row(page, name)).toContainText('•••.');
  await expect(page.locator('[data-outdated]')).toHaveCount(0);
  await expectGoodScreen(page, `${language}-dgi`);
});

test('branches, groups and a branch never scroll sideways at any width', async ({ page }) => {
  await enter(page, username, '/branches');
  const branch = await page.getByRole('rowheader').getByRole('link').first().getAttribute('href');
  for (const path of ['/branches', '/groups', branch ?? '']) {
    await page.goto(portalUrl() + path);
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    for (const width of [360, 480, 640, 768, 900, 1100, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
      const frame = page.locator('.estrada-table-frame');
      const excess = await frame.evaluate((element) => element.scrollWidth - element.clientWidth);
      expect.soft(excess, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});
