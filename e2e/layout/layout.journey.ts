import { financeTypes, productName } from '@estrada/domain/enumerations/index';
import { pickText } from '@estrada/domain/errors/index';
import { aPerson } from '@estrada/testkit/index';
import { signInByApi } from '../support/api.ts';
import { expectAccessible, expectNoSidewaysScroll, saveScreen } from '../support/checks.ts';
import { list } from '../support/fields.ts';
import { openProposal, saveSimulation } from '../support/records.ts';
import { address, enter } from '../support/session.ts';
import { stringsIn } from '../support/strings.ts';
import { expect, type Page, test } from '../support/test.ts';

const username = 'DEMO.REPRESENTANTE';
const words = stringsIn('pt-BR');

/** A screen on a phone: the name of the picture, its address, and the heading that shows it has loaded. */
type Screen = [name: string, path: string, level: 1 | 2, heading: string | RegExp];

async function expectToFit(page: Page, screens: readonly Screen[]): Promise<void> {
  for (const [name, path, level, heading] of screens)
    await test.step(name, async () => {
      await page.goto(address(path));
      await expect(page.getByRole('heading', { level, name: heading })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectNoSidewaysScroll(page);
      await saveScreen(page, `pt-360-all-${name}`);
    });
}

test.describe('nothing is wider than a phone of 360 px', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('pages before and after sign-in, with a header of one row', async ({ page }) => {
    await page.goto(address('/login'));
    await expectNoSidewaysScroll(page);
    await enter(page, username, '/');
    const header = page.getByRole('banner');
    const greeting = words.shell('user.greeting', { name: 'Rafael' }).split(' ')[0] ?? '';
    await expect(header.getByText(greeting)).toBeVisible();
    expect((await header.boundingBox())?.height).toBe(52);
    await expectToFit(page, [
      ['home', '/', 1, words.home('title')],
      ['dealers', '/dealers', 1, words.page('/dealers').title],
      ['web-form', '/formweb', 1, words.webForm('title')],
      ['not-found', '/nao-existe', 1, words.shell('notFound.title')],
    ]);
  });

  test('the simulator', async ({ page }) => {
    const { items } = await (await signInByApi(username)).ok('listSavedSimulations', { body: { size: 1 } });
    const simulation = `/simulador?simulacao=${items[0]?.id}&etapa=`;
    await enter(page, username, '/');
    await expectToFit(page, [
      ['dealer-choice', '/simulador', 1, words.simulator('title')],
      ['identification', `${simulation}identificacao`, 2, words.simulator('step.identification')],
      ['financing', `${simulation}financiamento`, 2, words.simulator('step.financing')],
      ['figures', `${simulation}simulacao`, 2, words.simulator('simulation.title')],
      ['summary', `${simulation}resumo`, 2, words.simulator('step.resume')],
      ['pre-approval', `${simulation}pre-aprovacao`, 2, words.simulator('step.preApproval')],
      ['saved', '/simulacoes', 1, words.simulator('list.title')],
      ['proposals', '/consultarPropostas', 1, words.proposals('list.title')],
    ]);
  });

  for (const statuses of [
    ['WO', 'APC', 'DC', 'HLD'],
    ['RA', 'AF', 'NU'],
    ['AP', 'PU', 'WFA', 'OC'],
  ] as const)
    test(`the page of a proposal in ${statuses.join(', ')}`, async ({ page }) => {
      const { items } = await (await signInByApi(username)).ok('listProposals', { body: { size: 100 } });
      const oneIn = (status: string) => items.find((row) => row.status === status)?.id ?? '';
      await enter(page, username, '/');
      for (const status of statuses) {
        await expectToFit(page, [
          [`proposal-${status}`, `/consultarPropostas/${oneIn(status)}`, 2, words.form('title')],
        ]);
        await expectAccessible(page);
      }
    });
});

for (const [name, path] of [
  ['dealers', '/dealers'],
  ['users', '/users?tipo=DEALER'],
  ['proposals', '/consultarPropostas'],
  ['saved', '/simulacoes'],
] as const)
  test(`the list of ${name} never scrolls sideways: columns are hidden, then rows become cards`, async ({ page }) => {
    await enter(page, username, path);
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    for (const width of [360, 480, 640, 720, 768, 800, 900, 1000, 1100, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
      const frame = page.locator('.estrada-table-frame');
      const excess = await frame.evaluate((element) => element.scrollWidth - element.clientWidth);
      expect.soft(excess, `${path} at ${width} px`).toBeLessThanOrEqual(0);
      await saveScreen(page, `pt-list-${name}-${width}`);
    }
  });

for (const [name, path, client] of [
  ['saved simulations', '/simulacoes', 1_591],
  ['proposals', '/consultarPropostas', 1_592],
] as const)
  test(`payments with a final instalment take two lines of the list of ${name} on a tablet`, async ({ page }) => {
    // the newest of the list, whatever other journeys have left there
    const seller = 'DEMO2.SELLER';
    const { id: financeTypeId } = financeTypes.find(({ name: plan }) => plan === 'Chevrolet Sempre')!;
    await openProposal(await signInByApi(seller), aPerson(client), { financeTypeId, terms: [36] });
    await page.setViewportSize({ width: 768, height: 1024 });
    await enter(page, seller, path);
    const irregular = page.locator('.payments-cell[data-irregular]');
    await expect(irregular.first()).toBeVisible();
    const heights = await irregular.evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().height));
    // a line has 17 px
    expect(Math.max(...heights)).toBeLessThan(40);
  });

test('instalments, tools, all products and what they cost are one screen of a desktop', async ({ page }) => {
  const seller = 'DEMO2.SELLER';
  const { id } = await saveSimulation(await signInByApi(seller), aPerson(1_590));
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, seller, `/simulador?simulacao=${id}&etapa=simulacao`);
  const insurers = page.getByRole('region', { name: words.simulator('insurers') });
  await expect(insurers).toBeVisible();
  const heightOfPage = () => page.evaluate(() => document.documentElement.scrollHeight);
  expect(await heightOfPage()).toBe(900);
  for (const code of ['GAP', 'PPI'])
    await page.getByRole('switch', { name: pickText(productName(code), 'pt-BR') }).check();
  await page.getByRole('switch', { name: /^Essencial/ }).check();
  await page.getByRole('textbox', { name: /^Acessórios/ }).fill('1.500,00');
  await expect(page.getByRole('table', { name: words.simulator('withProducts') })).toBeVisible();
  await expect(page.getByText(/^\+ .* por mês$/)).toHaveCount(5);
  expect(await heightOfPage()).toBe(900);
  await saveScreen(page, 'pt-1440-results-one-screen');
});

test('the side menu is next to the page above 768 px and becomes a drawer below', async ({ page }) => {
  await enter(page, username, '/');
  const menu = page.getByRole('navigation', { name: words.shell('menu.label') });
  const burger = page.getByRole('button', { name: words.shell('menu.open') });
  for (const width of [1440, 1024, 769]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(menu).toBeVisible();
    await expect(burger).toBeHidden();
    await expectNoSidewaysScroll(page);
  }
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(menu).toBeHidden();
  await burger.click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('link', { name: words.page('/consultarPropostas').title }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.proposals('list.title') })).toBeVisible();
  await expect(drawer).toHaveCount(0);
});

test('a user without a dealer chooses one, and simulates for it', async ({ page }) => {
  await enter(page, username, '/simulador');
  await list(page, words.simulator('dealer.label')).fill('Autovia');
  await page.getByRole('option', { name: /Autovia Paulista/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: words.simulator('step.financing') })).toBeVisible();
  await expect(page.getByText('101 · Autovia Paulista')).toBeVisible();
});
