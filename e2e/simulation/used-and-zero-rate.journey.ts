import { formatMoney } from '@estrada/domain/formats/index';
import { toCents } from '@estrada/domain/money/index';
import { preselectTerms } from '@estrada/domain/simulation/index';
import { aPerson, feeRows, priceRows } from '@estrada/testkit/index';
import { expectAccessible, expectNoSidewaysScroll } from '../support/checks.ts';
import { choose, field, list, pick } from '../support/fields.ts';
import { type AuditedLoan, auditLoans } from '../support/loan-audit.ts';
import { expectCard, expectDetails, lineOf } from '../support/plan-figures.ts';
import { withoutFlag } from '../support/profile-flags.ts';
import { expectStatus, unfold } from '../support/proposal.ts';
import { switchPartner } from '../support/sandbox.ts';
import { enter } from '../support/session.ts';
import { choosePurchase, goToFigures, type Purchase, priceOf, termCards } from '../support/simulator.ts';
import { stringsIn } from '../support/strings.ts';
import { expect, type Page, sandboxUrl, test } from '../support/test.ts';

const words = stringsIn('pt-BR');
const t = words.simulator;
const seller = 'DEMO2.FI-MANAGER';
const reais = (cents: number) => (cents / 100).toFixed(2);
const today = () => Temporal.Now.plainDateISO('America/Sao_Paulo').toString();

/** The figures of a purchase in SP; returns the vehicle's price. */
async function figuresOf(page: Page, username: string, purchase: Purchase): Promise<number> {
  await page.addInitScript(() => localStorage.setItem('estrada.language', 'pt-BR'));
  await enter(page, username, '/simulador');
  await choosePurchase(page, words, purchase);
  const vehicleValueCents = await priceOf(page, words);
  await choose(page, t('state'), 'SP · São Paulo');
  await goToFigures(page, words);
  return vehicleValueCents;
}

test('a used vehicle is appraised: the fee is shown, and the figures match the audit command', async ({ page }) => {
  const used: Purchase = {
    kind: 'used',
    model: 'Onix',
    version: '1.0 Manual',
    manufacturerYear: '2024',
    mileageKm: 31_500,
    plan: 'Regular FDU',
    entryValueCents: 3_000_000,
  };
  const vehicleValueCents = await figuresOf(page, seller, used);
  const release = today();
  const ofUsed = priceRows(release).filter(({ financeTypeId, assetType }) => financeTypeId === 1 && assetType === 2);
  const terms = preselectTerms(
    1,
    ofUsed.map(({ termMonths }) => termMonths),
  );
  const rows = terms.map((term) => ({ ...ofUsed.find(({ termMonths }) => termMonths === term)!, id: String(term) }));
  const fees = feeRows(release).filter(({ state }) => state === 'SP');
  const loans = auditLoans(
    rows.map(({ rateMonthly, termMonths }) => ({
      kind: 'loan',
      vehiclePrice: reais(vehicleValueCents),
      downPayment: '30000.00',
      monthlyRate: rateMonthly,
      installments: termMonths,
      release,
      taxpayer: 'pf',
      feesFinanced: fees.map(({ kind, clientCents }) => ({ name: kind, amount: reais(clientCents) })),
    })),
  );
  for (const [index, loan] of loans.entries()) await expectCard(page, words, index, rows[index]!, loan);
  await expectDetails(page, words, 0, rows[0]!, loans[0]!);
  const appraisal = fees.find(({ kind }) => kind === 'TU')!;
  const composition = page.getByRole('region', { name: t('composition', { count: terms[0]! }) });
  await expect(lineOf(composition, 'Avaliação de veículo usado (TU)')).toHaveText(formatMoney(appraisal.clientCents));
});

test('a plate, a mileage and a down payment lead to the instalments of a used vehicle, and an outage leaves the fields', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.addInitScript(() => localStorage.setItem('estrada.language', 'pt-BR'));
  await enter(page, 'DEMO.SELLER', '/simulador');
  await pick(page, t('assetType'), 'Usado');
  const search = list(page, words.vehicleSearch('label'));
  await search.fill('EST1D11');
  await expect(page.getByText(/^Onix 1\.0 Manual · \d{4}\/\d{4} preenchido/)).toBeVisible();
  await expect(list(page, words.vehicleLevels('modelId'))).toHaveValue('Onix');
  await field(page, t('mileage')).fill('42000');
  await field(page, t('entry')).fill('30000,00');
  await expect(termCards(page, words).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await switchPartner(sandboxUrl(), 'vehicle-registry', 'failing');
  await search.fill('EST2D22');
  await expect(page.getByText(words.vehicleSearch('failed'))).toBeVisible();
  await switchPartner(sandboxUrl(), 'vehicle-registry', 'normal');
  await expect(list(page, words.vehicleLevels('versionId'))).toBeEnabled();
  await expect(termCards(page, words).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('the plate that a used vehicle was searched by is in the registration of its proposal, as taken from the simulator', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('estrada.language', 'pt-BR'));
  await enter(page, 'DEMO.SELLER', '/simulador');
  await pick(page, t('assetType'), 'Usado');
  await list(page, words.vehicleSearch('label')).fill('EST1D11');
  await expect(list(page, words.vehicleLevels('modelId'))).toHaveValue('Onix');
  await field(page, t('mileage')).fill('42000');
  await field(page, t('entry')).fill('30000,00');
  await expect(termCards(page, words).first()).toBeVisible();
  await page.getByRole('button', { name: t('propose') }).click();
  const dialog = page.getByRole('dialog');
  const { cpf, name } = aPerson(281);
  await field(dialog, t('cpf')).fill(cpf);
  await field(dialog, t('name')).fill(name);
  await dialog.getByRole('button', { name: t('client.go.proposal') }).click();
  await expectStatus(page, words, 'WO');
  await unfold(page, words.form('section.vehicle'));
  const section = page.getByRole('region', { name: words.form('section.vehicle'), exact: true });
  await expect(field(section, 'Placa')).toHaveValue('EST1D11');
  await expect(section.getByText('Do simulador').first()).toBeVisible();
});

test('a zero rate costs the client only fees and IOF, and shows the maker subsidy only to profiles that may see it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const zero: Purchase = {
    kind: 'new',
    model: 'Onix',
    version: '1.0 Manual',
    plan: 'Zero Plan',
    entryValueCents: 6_000_000,
  };
  const vehicleValueCents = await figuresOf(page, seller, zero);
  const release = today();
  const rows = priceRows(release)
    .filter(({ financeTypeId, saleType }) => financeTypeId === 10 && saleType === 'TD')
    .map((row) => ({ ...row, id: row.tableCode }));
  const fees = feeRows(release).filter(({ state, kind }) => state === 'SP' && kind !== 'TU');
  const loans = auditLoans(
    rows.map(({ termMonths }) => ({
      kind: 'loan',
      vehiclePrice: reais(vehicleValueCents),
      downPayment: '60000.00',
      monthlyRate: '0',
      installments: termMonths,
      release,
      taxpayer: 'pf',
      feesFinanced: fees.map(({ kind, clientCents }) => ({ name: kind, amount: reais(clientCents) })),
    })),
  );
  for (const [index, loan] of loans.entries()) await expectCard(page, words, index, rows[index]!, loan);
  const last = loans.length - 1;
  await expectDetails(page, words, last, rows[last]!, loans[last]!);
  const subsidy = formatMoney(subsidyOf(loans[last]!, Number(rows[last]!.targetRateMonthly)));
  await expect(page.getByText(t('zero.paid', { amount: subsidy }), { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  const right = { flag: 'viewPricingRateSpecial', taxType: 'TAX_ZERO', financeTypeId: 10 } as const;
  await withoutFlag({ profile: 'fi-manager', ...right }, async () => {
    await page.reload();
    await expect(page.getByText(t('zero.hidden'), { exact: true })).toBeVisible();
    await expect(page.getByText(t('line.subsidy'), { exact: true })).toHaveCount(0);
    await expect(page.getByText(subsidy)).toHaveCount(0);
  });
});

/**
 * The present-value loss of the audit command's schedule at the lender's rate, by the formula of
 * docs/loan-mathematics.md.
 */
function subsidyOf({ financedTotal, rows }: AuditedLoan, target: number): number {
  const worth = rows.reduce((sum, { payment }, index) => sum + toCents(payment) / (1 + target) ** (index + 1), 0);
  return Math.round(toCents(financedTotal) - worth);
}
