/**
 * A person at the web form of a dealer, on a phone: begins, leaves, goes on by the mailed link, sends a document and the
 * registration, which the dealer reads at the lead.
 */
import { lastWebFormSteps, webFormConsent } from '@estrada/domain/web-form/index';
import { buildPath, endpoints } from '@estrada/endpoints/index';
import { aFilledForm, aPerson } from '@estrada/testkit/index';
import { signInByApi } from '../support/api.ts';
import { expectAccessible, expectNoSidewaysScroll, saveScreen } from '../support/checks.ts';
import { field } from '../support/fields.ts';
import { mailSaying } from '../support/mailbox.ts';
import { aPhoto } from '../support/papers.ts';
import { openPhone } from '../support/second-person.ts';
import { address } from '../support/session.ts';
import { stringsIn } from '../support/strings.ts';
import { expect, type Page, test } from '../support/test.ts';

const { webForm: t, contactFields: reach } = stringsIn('pt-BR');
const person = aPerson(571);

/** Begins a form at the page. @returns the session of its browser */
async function begin(phone: Page): Promise<string> {
  await field(phone, t('start.name.PF')).fill(person.name);
  await field(phone, 'CPF').fill(person.cpf);
  await field(phone, reach('email')).fill(person.email);
  await phone.getByRole('checkbox', { name: webFormConsent.pt }).check();
  const start = address(buildPath(endpoints.startWebForm, 'public'));
  const [answer] = await Promise.all([
    phone.waitForResponse((response) => response.url() === start && response.request().method() === 'POST'),
    phone.getByRole('button', { name: t('begin'), exact: true }).click(),
  ]);
  await expect(phone.getByRole('heading', { name: 'Seus dados', exact: true })).toBeVisible();
  return ((await answer.json()) as { session: string }).session;
}

/** Saves every step with fields, which the tests of the component fill in on screen, and leaves. */
async function fillAndLeave(phone: Page, session: string): Promise<void> {
  const modules = await phone.request.get(address(buildPath(endpoints.readActiveModules, 'public')));
  const { apiKey } = (await modules.json()) as { apiKey: string };
  const saved = await phone.request.put(address(buildPath(endpoints.saveWebForm, 'public')), {
    headers: { 'x-api-key': apiKey, captureToken: session },
    data: { version: 1, step: 'documents', client: aFilledForm(person) },
  });
  expect(saved.status()).toBe(200);
  await phone.context().close();
}

test('a person goes on with a registration by the mailed link and sends it, and the dealer has it at the lead', async ({
  browser,
}) => {
  const { dealerId, ok } = await signInByApi('DEMO.FI-MANAGER');
  const first = await openPhone(browser, `/formweb?dealer=${dealerId}`);
  await fillAndLeave(first, await begin(first));

  const [link] = await mailSaying(person.email, /\/formweb#[\w.-]+/);
  const phone = await openPhone(browser, link!);
  const [documents, review] = lastWebFormSteps;
  await expect(phone.getByRole('heading', { name: documents.pt, exact: true })).toBeVisible();
  await phone.getByTestId('file-IDENTITY').setInputFiles(await aPhoto(phone, 'identidade.jpg'));
  await expect(phone.getByText('identidade.jpg', { exact: true })).toBeVisible();
  await phone.getByRole('button', { name: t('next'), exact: true }).click();
  await expect(phone.getByRole('heading', { name: review.pt, exact: true })).toBeVisible();
  await expectNoSidewaysScroll(phone);
  await expectAccessible(phone);
  await saveScreen(phone, 'pt-360-web-form-review');
  await phone.getByRole('button', { name: t('send'), exact: true }).click();
  await expect(phone.getByRole('heading', { name: t('sent.title'), exact: true })).toBeVisible();
  const number = (await phone.getByRole('definition').first().textContent()) ?? '';

  const { items } = await ok('listLeads', { query: { search: number } });
  expect(items.map(({ name, channel }) => [name, channel])).toEqual([[person.name, 'FORMWEB']]);
  const registration = await ok('readLeadRegistration', { params: { id: items[0]!.id } });
  expect(registration).toMatchObject({ number, client: { document: person.cpf } });
  const identity = registration.documents.find(({ kind }) => kind === 'IDENTITY');
  expect(identity?.files.map(({ fileName }) => fileName)).toEqual(['identidade.jpg']);
  // journeys after this one are not interrupted by its lead
  await ok('clearLeadNotifications', { query: { dealerId } });
});
