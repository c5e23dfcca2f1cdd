import { formatMoney } from '@estrada/domain/formats/index';
import { toCents } from '@estrada/domain/money/index';
import { feeRows } from '@estrada/testkit/index';
import { expectAccessible, expectNoSidewaysScroll } from '../support/checks.ts';
import { choose, field } from '../support/fields.ts';
import { auditLoans } from '../support/loan-audit.ts';
import { withoutFlag } from '../support/profile-flags.ts';
import { enter } from '../support/session.ts';
import { choosePurchase, goToFigures, instalmentOf, openTool, type Purchase, priceOf } from '../support/simulator.ts';
import { type ScreenStrings, stringsIn } from '../support/strings.ts';
import { expect, type Page, test } from '../support/test.ts';

const onix: Purchase = {
  kind: 'new',
  model: 'Onix',
  version: '1.0 Manual',
  plan: 'Regular FDU',
  entryValueCents: 3_000_000,
};
const reais = (cents: number) => (cents / 100).toFixed(2);

/** The figures of an Onix in SP with three terms, the one of 36 months chosen; returns its price. */
async function figuresOf(page: Page, words: ScreenStrings, username: string) {
  await page.addInitScript(() => localStorage.setItem('estrada.language', 'pt-BR'));
  await enter(page, username, '/simulador');
  await choosePurchase(page, words, onix);
  const vehicleValueCents = await priceOf(page, words);
  await choose(page, words.simulator('state'), 'SP · São Paulo');
  const cards = await goToFigures(page, words);
  return { cards, vehicleValueCents };
}

test('a manual rate is refused outside its limits, previewed before it is applied, and saved as shown', async ({
  page,
}) => {
  const words = stringsIn('pt-BR');
  const t = words.simulator;
  await page.setViewportSize({ width: 360, height: 800 });
  const { cards, vehicleValueCents } = await figuresOf(page, words, 'DEMO2.FI-MANAGER');
  await openTool(page, words, 'rate');
  const panel = page.getByRole('region', { name: t('rate'), exact: true });
  const rate = field(panel, t('rate.monthly', { term: 36 }));

  await rate.fill('0,5000');
  await expect(panel.getByRole('alert')).toContainText('Informe uma taxa entre');
  await expect(panel.getByRole('button', { name: t('rate.apply'), exact: true })).toBeDisabled();

  await rate.fill('1,4900');
  const table = panel.getByRole('table', { name: t('rate.table') });
  await expect(table.getByRole('row', { name: t('rate.commission') })).toBeVisible();
  await expect(panel.getByRole('button', { name: t('rate.apply'), exact: true })).toBeEnabled();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await rate.press('Enter');

  const today = Temporal.Now.plainDateISO('America/Sao_Paulo').toString();
  const fees = feeRows(today).filter(({ state, kind }) => state === 'SP' && kind !== 'TU');
  const [loan] = auditLoans([
    {
      kind: 'loan',
      vehiclePrice: reais(vehicleValueCents),
      downPayment: '30000.00',
      monthlyRate: '0.0149',
      installments: 36,
      release: today,
      taxpayer: 'pf',
      feesFinanced: fees.map(({ kind, clientCents }) => ({ name: kind, amount: reais(clientCents) })),
    },
  ]);
  const card = cards.filter({ has: page.getByRole('radio', { checked: true }) });
  await expect(card.locator('strong')).toContainText(formatMoney(toCents(loan!.installment)));
  await expect(card).toContainText('1,4900%');

  await page.getByRole('button', { name: t('save'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await field(dialog, t('cpf')).fill('529.982.247-25');
  await field(dialog, t('name')).fill('Marina Alves Souza');
  await dialog.getByRole('button', { name: t('client.go.save'), exact: true }).click();
  await expect(page).toHaveURL(/simulacao=[0-9a-z]{26}/);
  await page.reload();
  await openTool(page, words, 'rate');
  await expect(page.getByText(/^Taxa ajustada de 1,5300% para 1,4900%/)).toBeVisible();
  expect(await instalmentOf(card)).toBe(toCents(loan!.installment));
  await page.getByRole('button', { name: t('rate.back'), exact: true }).click();
  await expect(card).toContainText('1,5300%');
});

test('a manual rate is not offered to a profile without that right', async ({ page }) => {
  const words = stringsIn('pt-BR');
  const right = { flag: 'viewPricingRateComprada', taxType: 'NOT_SUBSIDIZED', financeTypeId: 1 } as const;
  await withoutFlag({ profile: 'sales-manager', ...right }, async () => {
    await figuresOf(page, words, 'DEMO.SALES-MANAGER');
    await expect(page.getByRole('tab', { name: words.simulatorTools('goal') })).toBeVisible();
    await expect(page.getByRole('tab', { name: words.simulatorTools('rate'), exact: true })).toHaveCount(0);
  });
});
