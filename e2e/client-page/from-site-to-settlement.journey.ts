/**
 * A client from the site of a dealer to the early settlement and the copy of their data: the figure in a frame on a
 * phone, the lead, its proposal, the paid contract, and the client's own page.
 */
import { readFile } from 'node:fs/promises';
import { customerConsent } from '@estrada/domain/leads/index';
import { aFilledForm, aPerson, aSellerInfo } from '@estrada/testkit/index';
import { signInByApi } from '../support/api.ts';
import { expectAccessible } from '../support/checks.ts';
import { makeContract, signOnPaperAndPay } from '../support/contract.ts';
import { dealerSites, serveDealerSites } from '../support/dealer-site.ts';
import { asAmount, asTyped, field } from '../support/fields.ts';
import { enterClientCode, mailSaying } from '../support/mailbox.ts';
import { expectStatus } from '../support/proposal.ts';
import { mailsTo } from '../support/sandbox.ts';
import { openPhone } from '../support/second-person.ts';
import { enter } from '../support/session.ts';
import { centsIn, goToFigures, goToFinancing, goToIdentification, instalmentOf } from '../support/simulator.ts';
import { stringsIn } from '../support/strings.ts';
import { type Browser, expect, type FrameLocator, type Page, sandboxUrl, test } from '../support/test.ts';

const words = stringsIn('pt-BR');
const { customerSimulator: t, customerFigure: shown, customerContact: ask, contactFields: reach } = words;
const person = aPerson(541);
const username = 'DEMO.FI-MANAGER';

/** On a phone, in the frame of a dealer's site: the figure and the request. @returns its number and the instalment */
async function requestInFrame(browser: Browser, dealerId: string): Promise<{ number: string; instalment: number }> {
  const phone = await (
    await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'pt-BR' })
  ).newPage();
  await serveDealerSites(phone, dealerId);
  await phone.goto(`${dealerSites.registered}/financiamento`);
  const frame = phone.frameLocator('iframe');
  await chooseCar(frame);
  const go = () => frame.getByRole('button', { name: t('goOn'), exact: true }).click();
  await go();
  await frame.getByRole('textbox', { name: t('entry') }).fill('45.000,00');
  await go();
  await frame.getByRole('textbox', { name: t('zipCode') }).fill('01310-100');
  await go();
  await frame.getByRole('radio', { name: t('term.months', { count: 36 }) }).check();
  await frame.getByRole('button', { name: t('finish'), exact: true }).click();
  const figure = frame.getByRole('region', { name: shown('figure') });
  const instalment = centsIn((await figure.getByText(/^36\s×\sR\$/).textContent()) ?? '');

  await frame.getByRole('button', { name: shown('request'), exact: true }).click();
  await frame.getByRole('textbox', { name: ask('name') }).fill(person.name);
  await frame.getByRole('textbox', { name: reach('phone') }).fill(person.mobile);
  await frame.getByRole('textbox', { name: reach('email') }).fill(person.email);
  await frame.getByRole('checkbox', { name: customerConsent.pt }).check();
  await frame.getByRole('button', { name: ask('send'), exact: true }).click();
  await expect(frame.getByRole('heading', { name: ask('sent'), exact: true })).toBeVisible();
  const line = await frame.getByText(ask('sent.number')).textContent();
  return { number: /\d{5,}/.exec(line ?? '')?.[0] ?? '', instalment };
}

/** A new Onix, of its first version and year. */
async function chooseCar(frame: FrameLocator): Promise<void> {
  const chooseIn = async (label: string, option: RegExp) => {
    const list = frame.getByRole('combobox', { name: label, exact: true });
    const value = await list.locator('option:not([value=""])', { hasText: option }).first().getAttribute('value');
    await list.selectOption(value);
  };
  await chooseIn(t('manufacturerId'), /^chevrolet$/i);
  await chooseIn(t('modelId'), /^onix$/i);
  for (const label of [t('versionId'), t('modelYear')]) await chooseIn(label, /./);
}

/** At the desk of the dealer: the lead by its number, the client's figure in the simulator, and the proposal. */
async function proposeFromLead(page: Page, number: string, instalment: number): Promise<string> {
  await enter(page, username, `/leads?busca=${number}`);
  await page.getByRole('link', { name: person.name }).click();
  await page.getByRole('button', { name: words.leads('claim.named', { name: person.name }) }).click();
  await page.getByRole('link', { name: words.leads('act.simulate') }).click();
  await goToIdentification(page, words);
  await field(page, words.simulator('cpf')).fill(person.cpf);
  await field(page, words.simulator('birthDate')).fill(asTyped(person.birthDate));
  await field(page, words.simulator('income')).fill(asAmount(person.monthlyIncomeCents));
  await goToFinancing(page, words);
  const cards = await goToFigures(page, words);
  const chosen = cards.filter({ has: page.getByRole('radio', { checked: true }) });
  await expect(chosen).toContainText('36');
  expect(await instalmentOf(chosen)).toBe(instalment);
  await page.getByRole('button', { name: words.simulator('save'), exact: true }).click();
  await page.getByRole('button', { name: words.simulator('continueWith', { count: 36 }) }).click();
  await page.getByRole('button', { name: words.simulator('propose') }).click();
  await expect(page).toHaveURL(/\/consultarPropostas\/\w+/);
  await expectStatus(page, words, 'WO');
  return new URL(page.url()).pathname.split('/').at(-1)!;
}

/** On the page of the client, on a phone: the instalments, and the whole debt paid early. */
async function settleEarly(phone: Page): Promise<void> {
  const say = words.clientLoan;
  await expect(phone.getByRole('heading', { name: say('title'), exact: true })).toBeVisible();
  await phone.getByRole('button', { name: say('slip.of', { number: '1' }) }).click();
  await expect(phone.getByText(say('slip.line'), { exact: true })).toBeVisible();
  await phone.getByRole('button', { name: say('settle'), exact: true }).click();
  const on = Temporal.Now.plainDateISO('America/Sao_Paulo').add({ days: 5 }).toString();
  await field(phone, say('settle.on')).fill(asTyped(on));
  await phone.getByRole('button', { name: say('settle.compute'), exact: true }).click();
  await expect(phone.getByText(say('settle.leftNone'), { exact: true })).toBeVisible();
  await expectAccessible(phone);
  await phone.getByRole('button', { name: say('settle.request'), exact: true }).click();
  await phone
    .getByRole('dialog')
    .getByRole('button', { name: say('settle.request'), exact: true })
    .click();
  await expect(phone.getByRole('heading', { name: say('requests'), exact: true })).toBeVisible();
}

/** The copy of the client's own data, after another code. */
async function exportData(phone: Page): Promise<void> {
  const say = words.clientData;
  await phone.getByRole('button', { name: words.clientPage('data.open'), exact: true }).click();
  await phone.getByRole('button', { name: say('export'), exact: true }).click();
  const known = (await mailsTo(sandboxUrl(), person.email)).length;
  await phone.getByRole('button', { name: say('code.send'), exact: true }).click();
  const [, code] = await mailSaying(person.email, /\b(\d{6})\b/, known);
  await field(phone, say('code')).fill(code!);
  await phone.getByRole('button', { name: say('export.send'), exact: true }).click();
  const [download] = await Promise.all([
    phone.waitForEvent('download'),
    phone.getByRole('button', { name: say('export.json'), exact: true }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toContain(person.cpf);
  await expectAccessible(phone);
}

test('a client comes from a dealer’s site to a paid contract, settles it early and exports their own data', async ({
  page,
  browser,
}) => {
  // another user of the dealer: a second login of the first one would end the session of the page
  const api = await signInByApi('DEMO.SALES-MANAGER');
  const { number, instalment } = await requestInFrame(browser, api.dealerId);
  // journeys after this one are not interrupted by its lead
  await api.ok('clearLeadNotifications', { query: { dealerId: api.dealerId } });
  const id = await proposeFromLead(page, number, instalment);

  const { version } = await api.ok('readProposal', { params: { id } });
  const registration = {
    version,
    client: aFilledForm(person),
    vehicleAdditionalInfo: { ...aSellerInfo(), chassis: '9BGKS48U0RG125410' },
    authorization: { creditRegistry: true, privacyNotice: true, textVersion: '2026-11' },
  };
  const filled = await api.ok('updateProposal', { params: { id }, body: registration });
  await api.ok('submitProposal', { query: { send: 'true' }, body: { id, version: filled.version } });
  await makeContract(page, words);
  await signOnPaperAndPay(page, browser, words);

  const [, link] = await mailSaying(person.email, /acompanharProposta#([\w.-]+)/);
  const phone = await openPhone(browser, `/acompanharProposta#${link}`);
  await enterClientCode(phone, person.email);
  await expectAccessible(phone);
  await settleEarly(phone);
  await exportData(phone);
});
