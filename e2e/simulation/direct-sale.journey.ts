import type { PriceTableRow } from '@estrada/domain/simulation/index';
import { feeRows, priceRows } from '@estrada/testkit/index';
import { expectAccessible, expectNoSidewaysScroll } from '../support/checks.ts';
import { choose, field, list, pick } from '../support/fields.ts';
import { auditLoans } from '../support/loan-audit.ts';
import { expectCard } from '../support/plan-figures.ts';
import { enter } from '../support/session.ts';
import { choosePurchase, priceOf, termCards } from '../support/simulator.ts';
import { type ScreenStrings, stringsIn } from '../support/strings.ts';
import { expect, type Page, test } from '../support/test.ts';

/** A seller whose dealer is in another state than the client. */
const seller = 'DEMO2.SELLER';
const reais = (cents: number) => (cents / 100).toFixed(2);

test('a taxi driver buys from the maker: other tables, no IOF, and the figures match the audit command', async ({
  page,
}) => {
  const words = stringsIn('pt-BR');
  const t = words.simulator;
  await page.addInitScript(() => localStorage.setItem('estrada.language', 'pt-BR'));
  await enter(page, seller, '/simulador');
  await choosePurchase(page, words, {
    kind: 'new',
    model: 'Onix',
    version: '1.0 Manual',
    plan: 'Regular FDU',
    entryValueCents: 3_000_000,
  });
  const vehicleValueCents = await priceOf(page, words);
  await choose(page, t('state'), 'SP · São Paulo');
  await expect(termCards(page, words)).toHaveCount(3);

  await pick(page, t('saleType'), 'Venda direta');
  await expect(page.getByText(t('saleType.changed'))).toBeVisible();
  await expect(field(page, t('entry'))).toHaveValue('30.000,00');
  await choose(page, t('directSaleType'), 'Taxista');
  await expect(page.getByRole('checkbox', { name: t('iofExemption') })).toBeChecked();
  await choose(page, t('plateState'), 'MG · Minas Gerais');

  await expectCards(page, words, { vehicleValueCents, plateState: 'MG', taxpayer: 'exempt' });
  await expectAccessible(page);

  await page.getByRole('button', { name: t('details'), exact: true }).click();
  await page
    .getByRole('button', { name: t('step.resume'), exact: true })
    .or(page.getByText(t('step.resume')))
    .first()
    .click();
  await expect(page.getByText('Venda direta · Taxista')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.getByText(t('composition', { count: 48 })).click();
  await expect(page.getByText(t('line.iofExempt'), { exact: true })).toBeVisible();
  await expect(page.getByText(/Lei 8\.383\/1991, art\. 72/).first()).toBeVisible();

  await page.goBack();
  await page.goBack();
  await expect(list(page, t('directSaleType'))).toBeVisible();
  await expect(page.getByText('Taxista', { exact: true }).filter({ visible: true })).toHaveCount(1);
});

test('a taxi cooperative buys as a company without IOF, and pays it when the conditions are not met', async ({
  page,
}) => {
  const words = stringsIn('pt-BR');
  const t = words.simulator;
  await page.setViewportSize({ width: 360, height: 800 });
  await page.addInitScript(() => localStorage.setItem('estrada.language', 'pt-BR'));
  await enter(page, seller, '/simulador');
  await choosePurchase(page, words, {
    kind: 'new',
    model: 'Onix',
    version: '1.0 Manual',
    plan: 'Regular FDU',
    entryValueCents: 3_000_000,
  });
  const vehicleValueCents = await priceOf(page, words);
  await choose(page, t('state'), 'SP · São Paulo');
  await pick(page, t('personType'), 'Pessoa jurídica');
  await pick(page, t('saleType'), 'Venda direta');
  await choose(page, t('directSaleType'), 'Cooperativa de táxi');
  const exemption = page.getByRole('checkbox', { name: t('iofExemption') });
  await expect(exemption).toBeChecked();
  await expect(page.getByText(/Lei 8\.383\/1991, art\. 72, III/)).toBeVisible();
  await expectCards(page, words, { vehicleValueCents, plateState: 'SP', taxpayer: 'exempt' });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await exemption.uncheck();
  await expectCards(page, words, { vehicleValueCents, plateState: 'SP', taxpayer: 'pj' });
});

type TaxiSale = { vehicleValueCents: number; plateState: string; taxpayer: 'exempt' | 'pj' };

/** The three cards of the direct sale show the audit command's figures. */
async function expectCards(page: Page, words: ScreenStrings, sale: TaxiSale): Promise<void> {
  const today = Temporal.Now.plainDateISO('America/Sao_Paulo').toString();
  const isShown = ({ saleType, financeTypeId, termMonths }: Omit<PriceTableRow, 'id'>) =>
    saleType === 'VD' && financeTypeId === 1 && termMonths >= 36;
  const rows = priceRows(today).filter(isShown);
  const loans = auditLoans(rows.map((row) => taxiCase(row, sale, today)));
  for (const [index, loan] of loans.entries())
    await expectCard(page, words, index, { ...rows[index]!, id: String(index) }, loan);
}

/** A term of the direct sale as a case of the audit command: the client in SP, the plate in its own state. */
function taxiCase(row: Omit<PriceTableRow, 'id'>, sale: TaxiSale, today: string) {
  const fee = (kind: string, state: string) => {
    const { clientCents } = feeRows(today).find((one) => one.kind === kind && one.state === state)!;
    return { name: kind, amount: reais(clientCents) };
  };
  return {
    kind: 'loan',
    vehiclePrice: reais(sale.vehicleValueCents),
    downPayment: '30000.00',
    monthlyRate: row.rateMonthly,
    installments: row.termMonths,
    release: today,
    taxpayer: sale.taxpayer,
    feesFinanced: [fee('TCC', 'SP'), fee('CONTRACT', sale.plateState)],
  };
}
