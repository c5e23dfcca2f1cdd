import { offerStrings } from '@estrada/domain/simulation/offer/offer-strings';
import { aPerson } from '@estrada/testkit/index';
import { signInByApi } from '../support/api.ts';
import { expectGoodScreen, expectNamesBeginAsShown } from '../support/checks.ts';
import { choose } from '../support/fields.ts';
import { saveSimulation } from '../support/records.ts';
import { enter } from '../support/session.ts';
import { expectStep, openTool, termCards } from '../support/simulator.ts';
import { stringsIn } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';

const words = stringsIn('pt-BR');
const t = words.simulator;

test('a seller compares the plans, applies one, pins two scenarios, and opens the client presentation', async ({
  page,
}) => {
  const client = aPerson(951);
  const { id } = await saveSimulation(await signInByApi('DEMO2.SELLER'), client);
  await page.addInitScript(() => {
    localStorage.setItem('estrada.language', 'pt-BR');
    // a full-screen browser cannot be resized: as on an iPhone, only the dialog fills the window
    Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('not here'));
  });
  await enter(page, 'DEMO2.SELLER', `/simulador?simulacao=${id}&etapa=simulacao`);
  await expectStep(page, t('simulation.title'));

  const plans = page.getByRole('region', { name: t('plans'), exact: true });
  const scenarios = page.getByRole('region', { name: t('scenarios'), exact: true });
  const pin = scenarios.getByRole('button', { name: t('scenarios.pin'), exact: true });

  await test.step('each plan shows its figures or why it is unavailable', async () => {
    await openTool(page, words, 'plans');
    const table = plans.getByRole('table', { name: t('plans') });
    await expect(table.getByRole('row')).not.toHaveCount(0);
    await expect(table.getByRole('button', { name: /^Atual: Parcelas fixas \(Regular FDU\)/ })).toBeVisible();
    // 30 % down: the zero rate of the demo requires half
    await expect(plans.getByText('Taxa zero (Zero Plan)', { exact: true })).toBeVisible();
    await choose(plans, t('plans.order'), t('plans.order.total'));
  });

  await openTool(page, words, 'scenarios');
  await pin.click();
  await openTool(page, words, 'plans');
  await test.step('one click applies a plan, and another undoes it', async () => {
    const apply = plans.getByRole('button', { name: /^Aplicar Chevrolet Sempre/ });
    await apply.click();
    await expect(
      plans.getByText(/^Plano Parcelas fixas \(Regular FDU\) → Chevrolet Sempre · parcela de/),
    ).toBeVisible();
    await plans.getByRole('button', { name: t('change.undo'), exact: true }).click();
    await expect(termCards(page, words)).toHaveCount(3);
    await apply.click();
    await expect(plans.getByRole('button', { name: /^Atual: Chevrolet Sempre/ })).toBeVisible();
  });

  await test.step('two scenarios survive a reload, and one is reopened', async () => {
    await openTool(page, words, 'scenarios');
    await expect(pin).toBeEnabled();
    await pin.click();
    await expectGoodScreen(page, 'desk-plans-and-scenarios');
    await expectNamesBeginAsShown(page);
    await page.reload();
    await openTool(page, words, 'scenarios');
    await expect(scenarios.getByRole('listitem')).toHaveCount(2);
    await scenarios.getByRole('button', { name: t('scenarios.openOne', { number: 1 }) }).click();
    await expect(termCards(page, words)).toHaveCount(3);
  });

  await test.step('keyboard shortcuts change the term and open the presentation', async () => {
    await expect(pin).toBeDisabled();
    await page.getByRole('heading', { level: 2, name: t('simulation.title') }).click();
    await page.keyboard.press('p');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('radio', { name: /^48 meses/ })).toBeChecked();
    for (const name of Object.values(offerStrings['pt-BR'].facts))
      await expect(dialog.getByText(name, { exact: true })).toBeVisible();
    const shown = (await dialog.textContent()) ?? '';
    for (const secret of [client.name, client.cpf, 'REG-NOVO', 'Regular FDU', 'omissão'])
      expect(shown).not.toContain(secret);
    await expectGoodScreen(page, 'desk-presentation');
    await dialog.getByRole('button', { name: t('present.close') }).press('Escape');
    await expect(dialog).toBeHidden();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: t('keys') })).toBeVisible();
    await expectGoodScreen(page, 'desk-keys');
  });
});
