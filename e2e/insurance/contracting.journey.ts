/**
 * An F&I manager contracts car insurance for a sale by its steps, with the keyboard where fields are typed, authorises the
 * card on the insurer's page, and finds the proposal in both lists.
 */
import { type Language, pickText } from '@estrada/domain/errors/index';
import { findRow } from '@estrada/domain/forms/rows';
import { insuranceConsentForm, insuranceProposalStatuses, insuranceRows } from '@estrada/domain/insurance/index';
import { aPerson } from '@estrada/testkit/index';
import { signInByApi } from '../support/api.ts';
import { expectGoodScreen } from '../support/checks.ts';
import { choose, field } from '../support/fields.ts';
import { runAct } from '../support/proposal.ts';
import { fillProposal } from '../support/records.ts';
import { address, enter } from '../support/session.ts';
import { stringsIn } from '../support/strings.ts';
import { expect, type Page, test } from '../support/test.ts';

const username = 'DEMO.FI-MANAGER';
const product = 'SEGURO_AUTO';
const rows = insuranceRows(product);
/** Their insurer does not decide: nothing interrupts the journey. */
const clients = { 'pt-BR': 962, en: 972 } as const;

function screenIn(page: Page, language: Language) {
  const words = stringsIn(language);
  const label = (path: string) => pickText(findRow(rows, path)!.ui, language);
  const option = (path: string, id: string | number) =>
    pickText(findRow(rows, path)!.ui.options!.find((one) => one.id === id)!, language);
  const [yes, no] = [words.recordPage('yes'), words.recordPage('no')];
  return {
    words,
    label,
    press: (name: string) => page.getByRole('button', { name, exact: true }).click(),
    step: (name: string) => expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible(),
    section: (name: string) => pickText(rows.find((row) => row.name === name)!.ui, language),
    answer: (path: string, isYes: boolean) =>
      page
        .getByRole('radiogroup', { name: label(path) })
        .getByRole('radio', { name: isYes ? yes : no, exact: true })
        .check(),
    select: (path: string, id: string | number) => choose(page, label(path), option(path, id)),
  };
}

for (const language of ['pt-BR', 'en'] as const)
  test(`car insurance of a sale is contracted by its steps and paid at the insurer, in ${language}`, async ({
    page,
  }) => {
    const { words, label, press, step, section, answer, select } = screenIn(page, language);
    const t = words.insurance;
    const shot = (name: string) => expectGoodScreen(page, `${language}-insurance-${name}`);
    const { id } = await fillProposal(await signInByApi(username), aPerson(clients[language]));
    await page.addInitScript((chosen) => localStorage.setItem('estrada.language', chosen), language);
    await page.setViewportSize({ width: 1440, height: 900 });

    await enter(page, username, `/consultarPropostas/${id}`);
    await runAct(page, words, t('list.begin'));
    await page
      .getByRole('radio', { name: /Liberty$/ })
      .first()
      .check();
    await page
      .getByRole('radiogroup', { name: t('start.product') })
      .getByRole('radio', { name: new RegExp(pickText({ pt: '^Seguro auto', en: '^Car insurance|^Auto' }, language)) })
      .check();
    await press(t('start.submit'));

    await step(section('assured'));
    await shot('assured');
    await answer('assured.isMainDriver', true);
    await answer('assured.isOwner', true);
    await page.keyboard.press('Enter');
    await step(section('vehicle'));
    await field(page, label('vehicle.vin')).fill('9BGEB48A0RG123456');
    await select('vehicle.fuelType', 3);
    await press(words.steps('saveNext'));

    await step(section('details'));
    await select('details.coverage', 'A');
    await select('details.deductible', 100);
    await select('details.commercialCategory', 1);
    await select('details.trackingDevice', 'NONE');
    for (const name of ['useTheVehicleForBusinessPurposes', 'hasYoungDriver', 'hasExtendInsurance', 'sinister'])
      await answer(`details.${name}`, false);
    for (const name of ['hasPreviousInsurance', 'taxIsent', 'blindagem', 'gas']) await answer(`details.${name}`, false);
    await shot('details');
    await press(words.steps('saveNext'));

    await expect(page.getByRole('radiogroup', { name: t('quote.offers', { provider: 'Liberty' }) })).toBeVisible();
    await shot('quote');
    await press(words.steps('next'));
    await step(section('payment'));
    await select('payment.paymentTypeCode', 'BROKER_PAGE');
    await field(page, label('payment.installmentNumber')).fill('4');
    await page.keyboard.press('Enter');
    await step(words.steps('summary'));
    await shot('summary');
    await press(t('wizard.send'));
    // without the client's agreement nothing is sent
    await press(words.insuranceActs('send.submit'));
    const consent = page.getByRole('checkbox', { name: pickText(insuranceConsentForm.fields.consent, language) });
    await expect(consent).toHaveAttribute('aria-invalid', 'true');
    await consent.check();
    await press(words.insuranceActs('send.submit'));

    const status = page.getByRole('region', { name: words.insuranceDetail('status.label') });
    await expect(status).toContainText(pickText(insuranceProposalStatuses.sent, language));
    // the document was loaded at another address, whose policy allows no frame: the page is loaded again
    await press(t('frame.open'));
    const frame = page.frameLocator('iframe.insurance-frame');
    // the page of the insurer is in the language of its own address
    await frame.getByRole('button', { name: 'Autorizar o cartão' }).click();
    await expect(page.getByText(t('frame.reported'))).toBeVisible();
    // the page of the insurer is not ours to check
    await press(t('frame.close'));
    await shot('sent');

    const number = (await page.getByRole('heading', { level: 1 }).textContent())!.replace(/\D/g, '');
    for (const list of ['/contratarSeguro', '/consultarSeguros']) {
      await page.goto(address(list));
      await expect(page.getByRole('link', { name: number, exact: true })).toBeVisible();
    }
    await shot('list');
  });
