import { decisionExamples, preApprovalExamples } from '@estrada/sandbox/index';
import { aPerson, type Person } from '@estrada/testkit/index';
import { type ApiSession, signInByApi } from '../support/api.ts';
import { expectAccessible, saveScreen } from '../support/checks.ts';
import { choose, field, list } from '../support/fields.ts';
import { type Product, startProduct } from '../support/product.ts';
import { expectStatus, openTimeline, send, statusName, unfold } from '../support/proposal.ts';
import { fillProposal, openProposal, saveSimulation, sendProposal } from '../support/records.ts';
import { type PartnerMode, switchPartner } from '../support/sandbox.ts';
import { enter } from '../support/session.ts';
import { expectStep, queryBureau } from '../support/simulator.ts';
import { stringsIn } from '../support/strings.ts';
import { expect, type Page, test } from '../support/test.ts';

const username = 'DEMO.SELLER';
const words = stringsIn('pt-BR');
const t = words.simulator;
let product: Product;

// failing partners would affect all journeys: these have a separate product
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(async () => product.stop());
test.afterEach(async () => {
  for (const partner of ['credit-bureau', 'credit-engine', 'postal-codes'] as const)
    await switchPartner(product.sandboxUrl, partner, 'normal');
});

const signIn = (): Promise<ApiSession> => signInByApi(username, product.portalUrl);
const open = (page: Page, path: string): Promise<void> => enter(page, username, path, product.portalUrl);
const bureauStep = (simulationId: string) => `/simulador?etapa=pre-aprovacao&simulacao=${simulationId}`;
/** Earns enough for any instalment, so that only the document decides. */
const withDocument = (seed: number, cpf: string): Person => ({ ...aPerson(seed), cpf, monthlyIncomeCents: 2_500_000 });

test('every result of the credit bureau is shown with the next step', async ({ page }) => {
  const answers = { 1: 'approved', 2: 'moreNeeded', 3: 'moreNeeded', 4: 'noOptions', 5: 'notPossible' } as const;
  const api = await signIn();
  const cases: { result: keyof typeof answers; id: string }[] = [];
  for (const { result, cpf } of preApprovalExamples())
    cases.push({ result, id: (await saveSimulation(api, withDocument(240 + result, cpf))).id });

  await open(page, '/simulador');
  for (const { result, id } of cases) {
    await test.step(`result ${result}`, async () => {
      await page.goto(product.portalUrl + bureauStep(id));
      await queryBureau(page, words);
      const answer = page
        .getByRole('alert')
        .or(page.getByRole('status'))
        .filter({ hasText: t(`answer.${answers[result]}`) });
      await expect(answer.first()).toContainText(t(`answer.${answers[result]}.next`));
      await expect(page.getByRole('button', { name: t('propose') })).toBeEnabled();
    });
  }
});

test('every decision of the credit engine reaches the page, and a pendency can be answered there', async ({ page }) => {
  const api = await signIn();
  const cases: { decision: ReturnType<typeof decisionExamples>[number]; id: string }[] = [];
  for (const [index, decision] of decisionExamples().entries())
    cases.push({ decision, id: (await sendProposal(api, withDocument(250 + index, decision.cpf))).id });

  await open(page, '/consultarPropostas');
  for (const { decision, id } of cases) {
    const { decision: first, afterAnswer } = decision;
    await test.step(`${first}${afterAnswer ? `, then ${afterAnswer}` : ''}`, async () => {
      await page.goto(`${product.portalUrl}/consultarPropostas/${id}`);
      await expectStatus(page, words, first);
      await expect(page.getByRole('heading', { name: words.proposals(`decision.${first}.title`) })).toBeVisible();
      await expectAccessible(page);
      await saveScreen(page, `pt-decision-${first}${afterAnswer ?? ''}`);
      if (!afterAnswer) return;
      await field(page, words.proposals('answer.label')).fill('O vínculo foi confirmado por telefone.');
      await page.getByRole('button', { name: words.proposals('answer.submit') }).click();
      await expectStatus(page, words, afterAnswer);
      await expect(
        (await openTimeline(page, words)).getByText(words.proposalTimeline('event.answerPendency'), { exact: true }),
      ).toHaveCount(1);
    });
  }
});

for (const mode of ['slow', 'failing', 'garbage', 'refused'] as const satisfies readonly PartnerMode[]) {
  test(`with the credit bureau ${mode} the simulation shows it and continues without the pre-approval`, async ({
    page,
  }) => {
    const { id } = await saveSimulation(await signIn(), aPerson(260 + mode.length));
    await switchPartner(product.sandboxUrl, 'credit-bureau', mode);
    await open(page, bureauStep(id));
    await queryBureau(page, words);
    await expect(page.getByText(t('answer.noAnswer'), { exact: true })).toBeVisible();
    await expect(page.getByText(t('answer.noAnswer.next'))).toBeVisible();
    await expectAccessible(page);
    await saveScreen(page, `pt-bureau-${mode}`);
    await page.getByRole('button', { name: t('propose') }).click();
    await expectStatus(page, words, 'WO');
    await expect(page.getByText(words.form('consents.recorded'))).toBeVisible();
  });
}

test('an address is typed manually and saved while postal codes are unavailable', async ({ page }) => {
  const { id } = await openProposal(await signIn(), aPerson(271));
  await switchPartner(product.sandboxUrl, 'postal-codes', 'failing');
  await open(page, `/consultarPropostas/${id}`);
  await unfold(page, words.form('section.address'));
  await field(page, words.form('client.address.zipCode')).fill('04538133');
  await expect(page.getByText(words.rows('zip.unavailable'))).toBeVisible();
  await field(page, words.form('client.address.street')).fill('Avenida Brigadeiro Faria Lima');
  await field(page, words.form('client.address.neighborhood')).fill('Itaim Bibi');
  await field(page, words.form('client.address.number')).fill('3477');
  await list(page, words.form('client.address.cityId')).fill('São Paulo');
  await choose(page, words.form('client.address.cityId'), 'São Paulo');
  await page.getByRole('button', { name: words.proposals('action.save'), exact: true }).click();
  await expect(page.getByText(words.records('allSaved'))).toBeVisible();
  await page.reload();
  await unfold(page, words.form('section.address'));
  await expect(field(page, words.form('client.address.zipCode'))).toHaveValue('04538-133');
  await expect(field(page, words.form('client.address.street'))).toHaveValue('Avenida Brigadeiro Faria Lima');
  await expect(list(page, words.form('client.address.cityId'))).toHaveValue('São Paulo');
});

test('the decision arrives after the credit engine fails at first, and the list shows it without a reload', async ({
  page,
}) => {
  const { id, number } = await fillProposal(await signIn(), aPerson(272));
  await switchPartner(product.sandboxUrl, 'credit-engine', 'failing');
  await open(page, `/consultarPropostas/${id}`);
  await send(page, words);
  await page.getByRole('link', { name: words.proposals('page.back') }).click();
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: number }) });
  await expect(row).toContainText(statusName(words, 'PD'));
  // only a retry of the job can bring the decision, and only after the list has shown that it is awaited
  await switchPartner(product.sandboxUrl, 'credit-engine', 'normal');
  await expect(row).toContainText(statusName(words, 'AP'), { timeout: 240_000 });
});

test('a simulation opened by its URL shows the requested step', async ({ page }) => {
  const { id } = await saveSimulation(await signIn(), aPerson(273));
  await open(page, bureauStep(id));
  await expectStep(page, t('step.preApproval'));
});
