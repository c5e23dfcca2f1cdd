import { financeTypes, type PlanType } from '@estrada/domain/enumerations/index';
import { expectAccessible, expectNoSidewaysScroll, saveScreen } from '../support/checks.ts';
import { choose } from '../support/fields.ts';
import { auditCaseOf, auditLoans, type Sale } from '../support/loan-audit.ts';
import { examplePlan, type PlanExample } from '../support/plan-examples.ts';
import { choosePlan } from '../support/plan-fields.ts';
import { expectCard, expectDetails } from '../support/plan-figures.ts';
import { enter } from '../support/session.ts';
import { choosePurchase, goToFigures, priceOf } from '../support/simulator.ts';
import { type ScreenStrings, stringsIn } from '../support/strings.ts';
import { expect, type Page, test } from '../support/test.ts';

/** Users who log in nowhere else, one for each test: both may run at once. */
const [auditor, traveller] = ['DEMO.CONSULTA', 'DEMO.FEIRAO'];
const state = 'SP';

/** Logs in, selects a dealer of the state and a new vehicle, and continues to the figures. */
async function reachFigures(page: Page, words: ScreenStrings, username: string): Promise<Sale> {
  await page.addInitScript((chosen) => localStorage.setItem('estrada.language', chosen), words.language);
  await enter(page, username, '/simulador');
  await choose(page, words.simulator('dealer.label'), '101 · Autovia Paulista');
  const purchase = {
    kind: 'new',
    model: 'Onix',
    version: '1.0 Manual',
    plan: 'Regular FDU',
    entryValueCents: 3_000_000,
  };
  await choosePurchase(page, words, purchase as Parameters<typeof choosePurchase>[2]);
  const vehicleValueCents = await priceOf(page, words);
  await goToFigures(page, words);
  const today = Temporal.Now.plainDateISO('America/Sao_Paulo').toString();
  return { vehicleValueCents, state, today };
}

/** Selects a plan; its cards and all their details show the audit command's figures. */
async function expectAudited(page: Page, words: ScreenStrings, example: PlanExample, sale: Sale): Promise<void> {
  await choosePlan(page, words, example);
  const loans = auditLoans(example.rows.map((row) => auditCaseOf(example, row, sale)));
  for (const [index, loan] of loans.entries()) await expectCard(page, words, index, example.rows[index]!, loan);
  const last = loans.length - 1;
  await expectDetails(page, words, last, example.rows[last]!, loans[last]!);
}

test('the figures of every plan match the audit command to the centavo', async ({ page }) => {
  const words = stringsIn('pt-BR');
  await page.setViewportSize({ width: 1440, height: 900 });
  const sale = await reachFigures(page, words, auditor);
  for (const type of financeTypes)
    await test.step(type.name, () =>
      expectAudited(page, words, examplePlan(type, sale.vehicleValueCents, sale.today), sale),
    );
});

test('plans with many choices fit a phone of 360 px, and are accessible to assistive technology', async ({ page }) => {
  const words = stringsIn('pt-BR');
  const wanted: readonly PlanType[] = ['MULTI_BALLOON', 'LEASING', 'SPECIAL'];
  await page.setViewportSize({ width: 360, height: 800 });
  const sale = await reachFigures(page, words, traveller);
  for (const type of financeTypes.filter(({ planType }) => wanted.includes(planType)))
    await test.step(type.name, async () => {
      await expectAudited(page, words, examplePlan(type, sale.vehicleValueCents, sale.today), sale);
      await expect(page.getByRole('group', { name: words.simulator('choices') })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await saveScreen(page, `pt-360-plan-${type.id}`);
    });
});
