import { findFinanceType } from '@estrada/domain/enumerations/index';
import { formatDate, formatMoney, formatPercent } from '@estrada/domain/formats/index';
import { toCents } from '@estrada/domain/money/index';
import type { PriceTableRow } from '@estrada/domain/simulation/index';
import { offerStrings } from '@estrada/domain/simulation/offer/offer-strings';
import { expect, type Locator, type Page } from '@playwright/test';
import type { AuditedLoan } from './loan-audit.ts';
import { openTool, termCards } from './simulator.ts';
import type { ScreenStrings } from './strings.ts';

const money = (reais: string) => formatMoney(toCents(reais));
const bare = (reais: string) => money(reais).replace('R$ ', '');
const annualCet = (loan: AuditedLoan) => formatPercent(Number(loan.cetAnnualPct) / 100);

/** Expects on a card the instalment, CET, rate and total of the audit command for its term. */
export async function expectCard(
  page: Page,
  words: ScreenStrings,
  index: number,
  row: PriceTableRow,
  loan: AuditedLoan,
): Promise<void> {
  const t = words.simulator;
  const card = termCards(page, words).nth(index);
  await expectInstalments(card.locator('strong'), loan);
  for (const text of [
    t('cet.annual', { cet: annualCet(loan) }),
    t('card.rate', { rate: formatPercent(Number(row.rateMonthly), 4) }),
    t('card.total', { amount: money(loan.totalCost) }),
  ])
    await expect(card.getByText(text, { exact: true })).toBeVisible();
}

/** Selects a card; all its details (composition, every row of the schedule) are those of the audit command. */
export async function expectDetails(
  page: Page,
  words: ScreenStrings,
  index: number,
  row: PriceTableRow,
  loan: AuditedLoan,
): Promise<void> {
  const t = words.simulator;
  await termCards(page, words).nth(index).click();
  const count = instalmentsOf(row, loan);
  await expect(page.getByRole('button', { name: t('continueWith', { count }), exact: true })).toBeVisible();
  await openTool(page, words, 'details');
  const composition = page.getByRole('region', { name: t('composition', { count }) });
  await expect(lineOf(composition, t('line.iof'))).toHaveText(money(loan.iofTotal));
  await expect(lineOf(composition, t('line.financed'))).toHaveText(money(loan.financedTotal));
  await expect(lineOf(composition, t('line.interest'))).toHaveText(money(loan.totalInterest));
  const offer = offerStrings[words.language];
  await expect(lineOf(composition, offer.facts.totalWith)).toHaveText(money(loan.totalCost));
  const monthly = formatPercent(Number(loan.cetMonthly), 4);
  await expect(lineOf(composition, offer.facts.cet)).toHaveText(offer.rates(monthly, annualCet(loan)));
  await page
    .getByRole('radiogroup', { name: t('schedule.view') })
    .getByText(t('schedule.table'), { exact: true })
    .click();
  const table = page.getByRole('table', { name: t('schedule.tableLabel') });
  await expect(table.getByRole('row')).toHaveCount(loan.rows.length + 1);
  expect(await cellsOf(table)).toEqual(
    loan.rows.map(({ k, date, payment, amortization, balance }) => [
      String(k),
      formatDate(date),
      bare(payment),
      bare(amortization),
      bare(balance),
    ]),
  );
}

/** The amount of the instalment, and an exact form whose parts add up to the total paid; without one all payments are equal. */
async function expectInstalments(shown: Locator, { rows, installment }: AuditedLoan): Promise<void> {
  await expect(shown).toContainText(money(installment));
  const cents = rows.map(({ payment }) => toCents(payment));
  const exact = shown.locator('[title]');
  const text = (await exact.count()) > 0 ? await exact.getAttribute('title') : await shown.textContent();
  const amountOf = (part: string) => Number(part.replace(/\D/g, ''));
  const parts = (text ?? '').split(/\s\+\s|, depois\s|, then\s/).map((part) => {
    const amounts = part.match(/R\$\s[\d.]+,\d\d/g) ?? [];
    const count = /^(\d+)\s×\s/.exec(part)?.[1];
    return Number(count ?? 1) * amountOf(amounts.at(-1) ?? '');
  });
  const isOneAmount = !/\s×\s|final\s/.test(text ?? '');
  const stated = parts.reduce((sum, amount) => sum + amount, 0) * (isOneAmount ? cents.length : 1);
  expect(stated, text ?? '').toBe(cents.reduce((sum, amount) => sum + amount, 0));
}

/** The number of instalments: the final payment of these two plans does not count. */
function instalmentsOf({ financeTypeId }: PriceTableRow, { rows }: AuditedLoan): number {
  const endsWithOwnPayment = ['LEASING', 'SMART_BUY'].includes(findFinanceType(financeTypeId)?.planType ?? '');
  return endsWithOwnPayment ? rows.length - 1 : rows.length;
}

/** The text of a line of the composition. */
export const lineOf = (composition: Locator, name: string): Locator =>
  composition
    .locator('dl > div')
    .filter({ has: composition.page().getByText(name, { exact: true }) })
    .locator('dd');

/** The schedule as it is read: number, due date, payment, principal, balance. */
async function cellsOf(table: Locator): Promise<string[][]> {
  const rows = await table
    .locator('tbody tr')
    .evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll('td')].map((cell) => (cell.textContent ?? '').replace(/\u00a0/g, ' '))),
    );
  return rows.map(([number, date, payment, principal, , balance]) => [number!, date!, payment!, principal!, balance!]);
}
