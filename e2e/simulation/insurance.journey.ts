/**
 * A seller quotes car insurance by keyboard, one insurer without a price delays nobody, and a combo changes the figures;
 * the saved simulation has the same products.
 */
import { productName } from '@estrada/domain/enumerations/index';
import { pickText } from '@estrada/domain/errors/index';
import { renderMessage } from '@estrada/domain/validation/index';
import { aPerson } from '@estrada/testkit/index';
import { signInByApi } from '../support/api.ts';
import { expectGoodScreen } from '../support/checks.ts';
import { choose, field } from '../support/fields.ts';
import { saveSimulation } from '../support/records.ts';
import { switchPartner } from '../support/sandbox.ts';
import { enter } from '../support/session.ts';
import { expectStep, instalmentOf, termCards } from '../support/simulator.ts';
import { stringsIn } from '../support/strings.ts';
import { expect, type Page, sandboxUrl, test } from '../support/test.ts';

test.afterEach(() => switchPartner(sandboxUrl(), 'cardif', 'normal'));

const words = stringsIn('pt-BR');
const t = words.simulator;
const c = words.carInsurance;
const named = (code: string) => pickText(productName(code), 'pt-BR');

/** Moves the focus forward until it is on an element, and fails where it never comes. */
async function tabTo(page: Page, wanted: ReturnType<Page['getByRole']>): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(wanted).toBeFocused();
}

test('car insurance by keyboard, an insurer without a price, a combo, and the same products after saving', async ({
  page,
}) => {
  const { id } = await saveSimulation(await signInByApi('DEMO2.SELLER'), aPerson(1_240));
  await page.addInitScript(() => localStorage.setItem('estrada.language', 'pt-BR'));
  await page.setViewportSize({ width: 1440, height: 900 });
  const address = `/simulador?simulacao=${id}&etapa=simulacao`;
  await enter(page, 'DEMO2.SELLER', address);
  await expectStep(page, t('simulation.title'));
  const chosen = termCards(page, words).filter({ has: page.getByRole('radio', { checked: true }) });
  const before = await instalmentOf(chosen);
  const insurers = page.getByRole('region', { name: t('insurers') });
  const form = page.getByRole('group', { name: c('form') });
  const wide = page.getByRole('region', { name: /^Cobertura A/ });

  await test.step('the form is filled in and quoted by keyboard alone', async () => {
    await insurers.getByRole('button', { name: t('car.open', { name: named('SEGURO_AUTO') }) }).focus();
    await page.keyboard.press('Enter');
    await expect(form.getByText(c('prefilled'))).toBeVisible();
    for (const label of [c('gender'), c('maritalStatus')]) {
      const choice = form.getByRole('combobox', { name: label });
      await tabTo(page, choice);
      await page.keyboard.press('Enter');
      await expect(choice).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(choice).not.toHaveValue('');
    }
    await tabTo(page, form.getByRole('textbox', { name: c('zipCode') }));
    await page.keyboard.type('30110010');
    await tabTo(page, form.getByRole('switch', { name: c('hasOnStar') }));
    await page.keyboard.press('Space');
    // an expired coupon first: its reason is at its field, and one press quotes without it
    await tabTo(page, form.getByRole('textbox', { name: c('coupon') }));
    await page.keyboard.type('X9B1GR7TD3KWM');
    await page.keyboard.press('Enter');
    const coupon = form.getByRole('textbox', { name: c('coupon') });
    await expect(form.getByRole('alert')).toHaveText(renderMessage('promotionalCoupon.ended', 'pt-BR'));
    await expect(coupon).toBeFocused();
    await expectGoodScreen(page, 'insurance-coupon-refused');
    await tabTo(page, form.getByRole('button', { name: c('coupon.without') }));
    await page.keyboard.press('Enter');
    await expect(wide).toBeVisible();
    await expect(coupon).toHaveValue('');
    await tabTo(page, coupon);
    await page.keyboard.type('7K2M9QXWTB4HN');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Cupom 7K2M9QXWTB4HN aplicado/)).toBeVisible();
    await expectGoodScreen(page, 'insurance-car-offers');
    await tabTo(page, page.getByRole('button', { name: new RegExp(`^${c('add')}`) }));
    await page.keyboard.press('Enter');
    await expect(page.getByText(c('taken'))).toBeVisible();
    await expect.poll(() => instalmentOf(chosen)).toBeGreaterThan(before);
  });
  const withCar = await instalmentOf(chosen);

  await test.step('an insurer without a price blocks neither the other one nor saving, and is asked again', async () => {
    await switchPartner(sandboxUrl(), 'cardif', 'failing');
    const ask = (provider: string) =>
      insurers
        .getByRole('button', { name: t('insurers.quote', { name: named('PMC'), provider }), exact: true })
        .click();
    await ask('CARDIF');
    await ask('LIBERTY');
    await expect(
      insurers.getByRole('radiogroup', { name: t('insurers.offers', { name: named('PMC'), provider: 'LIBERTY' }) }),
    ).toBeVisible();
    await expect(insurers.getByText(t('insurers.none')).first()).toBeVisible();
    const retry = insurers.getByRole('button', {
      name: t('insurers.retryName', { name: named('PMC'), provider: 'CARDIF' }),
    });
    await expect(retry).toBeVisible();
    await expectGoodScreen(page, 'insurance-without-a-price');
    await page.getByRole('button', { name: t('save'), exact: true }).click();
    await expect(page.getByText(/salva$/).first()).toBeVisible();
    await switchPartner(sandboxUrl(), 'cardif', 'normal');
    await retry.click();
    await expect(
      insurers.getByRole('radiogroup', { name: t('insurers.offers', { name: named('PMC'), provider: 'CARDIF' }) }),
    ).toBeVisible();
  });

  await test.step('a combo changes the figures', async () => {
    const combo = page.getByRole('list', { name: t('combos') }).getByRole('switch', { name: /^Essencial/ });
    await combo.check();
    await expect.poll(() => instalmentOf(chosen)).toBeGreaterThan(withCar);
  });

  await test.step('protection after the sale has its price before it is added', async () => {
    const name = t('protection.choices', { name: named('PMC_DAY_2') });
    await page.getByRole('button', { name }).click();
    const choices = page.getByRole('group', { name });
    await choose(choices, t('protection.coverage'), t('insurers.coverage.COMPLETE'));
    const end = Temporal.Now.plainDateISO('America/Sao_Paulo').add({ months: 8 });
    await field(choices, t('insurers.warrantyEnd')).fill(end.toString().split('-').reverse().join('/'));
    await page.getByRole('switch', { name: named('PMC_DAY_2') }).check();
    await expectGoodScreen(page, 'insurance-products');
  });

  await test.step('saved and opened again, it has the same products and figures', async () => {
    const figures = await page.getByRole('radio', { checked: true }).first().isChecked();
    expect(figures).toBe(true);
    await expect(chosen).not.toHaveAttribute('aria-busy', 'true');
    const total = await instalmentOf(chosen);
    await page.getByRole('button', { name: t('save'), exact: true }).click();
    await expect(page.getByText(/como na tela|salva/).first()).toBeVisible();
    await page.goto('about:blank');
    await enter(page, 'DEMO2.SELLER', address);
    await expectStep(page, t('simulation.title'));
    await expect.poll(() => instalmentOf(chosen)).toBe(total);
    await expect(page.getByRole('switch', { name: /^Essencial/ })).toBeChecked();
    await expect(page.getByRole('switch', { name: named('PMC_DAY_2') })).toBeChecked();
    await expect(page.getByRole('button', { name: t('product.remove', { name: named('SEGURO_AUTO') }) })).toBeVisible();
  });
});
