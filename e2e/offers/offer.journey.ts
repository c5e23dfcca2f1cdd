import { addDays } from '@estrada/domain/calendar/index';
import { formatMoney } from '@estrada/domain/formats/index';
import { signInByApi } from '../support/api.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/checks.ts';
import { field } from '../support/fields.ts';
import { enter } from '../support/session.ts';
import { goToFigures, openTool } from '../support/simulator.ts';
import { stringsIn } from '../support/strings.ts';
import { expect, type Page, test } from '../support/test.ts';

const list = '/ofertas/consultarOfertas';
const words = stringsIn('pt-BR');
const t = words.simulator;

/** Opens the simulator with an offer of the list. @param name the name in the row */
async function simulate(page: Page, name: string) {
  await page.getByRole('button', { name: `Ações de ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: words.offers('simulate') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('offerSale.title') })).toBeVisible();
}

test('an offer of a branch is cloned to another branch after confirmation, and simulated at its price', async ({
  page,
}) => {
  const api = await signInByApi('DEMO.FEIRAO');
  const today = Temporal.Now.plainDateISO('America/Sao_Paulo').toString();
  const { items: regions } = await api.ok('listOfferRegions', {});
  const { items: models } = await api.ok('listModels', { query: { vehicleType: 1, manufacturerId: 12 } });
  const modelId = models.find(({ name }) => name === 'Onix')!.id;
  const { items: versions } = await api.ok('listVersions', { query: { vehicleType: 1, modelId } });
  const versionId = versions[0]!.id;
  const { items: years } = await api.ok('listVersionYears', { query: { vehicleType: 1, versionId } });
  const { items: tables } = await api.ok('listOfferTables', {});
  const { sourceTableCode } = tables.find((table) => table.financeTypeId === 1 && /NOVO/.test(table.sourceTableCode))!;
  const { manufacturerYear, modelYear } = years[0]!;
  const offerName = 'Onix da jornada';
  await api.ok('registerOffer', {
    body: {
      offerName,
      offerType: 'REGI',
      region: regions[0]!.id,
      effectiveFrom: today,
      validUntil: addDays(today, 9),
      vehicleType: '1',
      manufacturerId: 12,
      modelId,
      versionId,
      manufacturerYear,
      modelYear,
      colours: '',
      priceCents: 9_150_000,
      personType: 'PF',
      financeTypeId: 1,
      deferralUnit: '',
      sourceTableCode,
      description: '',
    },
  });

  await page.addInitScript(() => localStorage.setItem('estrada.language', 'pt-BR'));
  await enter(page, 'DEMO.FEIRAO', `${list}?busca=${encodeURIComponent(offerName)}`);
  await page.getByRole('button', { name: `Ações de ${offerName} · ${regions[0]!.name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: words.offers('clone') }).click();
  const dialog = page.getByRole('dialog', { name: words.offers('clone') });
  const confirm = dialog.getByRole('button', { name: words.offers('clone.confirm'), exact: true });
  await expect(confirm).toBeDisabled();
  await dialog.getByRole('checkbox', { name: regions[1]!.name }).check();
  await confirm.click();
  await expect(dialog).toHaveCount(0);

  await simulate(page, `${offerName} · ${regions[1]!.name}`);
  await expect(page.getByText(t('offerSale.region', { name: regions[1]!.name }))).toBeVisible();
  await expect(field(page, t('price'))).toBeDisabled();
  await field(page, t('entry')).fill('20000,00');
  const cards = await goToFigures(page, words);
  await expect(cards.first()).toBeVisible();
  await openTool(page, words, 'details');
  await expect(page.getByText(formatMoney(9_150_000)).first()).toBeVisible();
  await expect(page.getByRole('button', { name: t('save'), exact: true })).toHaveCount(0);
  await expectAccessible(page);
});

test('an offer that has ended shows why it cannot be simulated, and which offers can be', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.addInitScript(() => localStorage.setItem('estrada.language', 'pt-BR'));
  await enter(page, 'DEMO.OFERTAS', `${list}?vigencia=ended`);
  await simulate(page, 'Spin para a família');
  await expect(
    page.getByText(/^A oferta Spin para a família terminou em \d\d\/\d\d\/\d{4}: escolha outra/),
  ).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page
    .getByRole('button', { name: t('offerSale.leave'), exact: true })
    .first()
    .click();
  await field(page, t('entry')).fill('20000,00');
  await goToFigures(page, words);
});
