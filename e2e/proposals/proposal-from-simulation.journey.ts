import { productName } from '@estrada/domain/enumerations/index';
import { pickText } from '@estrada/domain/errors/index';
import { formatDocument, formatMoney } from '@estrada/domain/formats/index';
import { aCompany, aPerson, type Company, type Person } from '@estrada/testkit/index';
import { expectAccessible, expectNoSidewaysScroll, saveScreen } from '../support/checks.ts';
import { asAmount, field, pick, searchField } from '../support/fields.ts';
import { expectStatus, fillCompany, fillPerson, openTimeline, send, statusName } from '../support/proposal.ts';
import { address, openMenuItem, signIn, signOut } from '../support/session.ts';
import {
  centsIn,
  choosePurchase,
  expectStep,
  fillClient,
  goToFigures,
  goToFinancing,
  goToIdentification,
  instalmentOf,
  type Purchase,
  queryBureau,
} from '../support/simulator.ts';
import { type ScreenStrings, stringsIn } from '../support/strings.ts';
import { expect, type Page, type Route, test } from '../support/test.ts';

type Client = { person: Person } | { company: Company };
type Run = { language: 'pt-BR' | 'en'; width: 1440 | 360; client: Client; purchase: Purchase };

const username = 'DEMO.FI-MANAGER';
const heights = { 1440: 900, 360: 800 } as const;
const onix: Purchase = {
  kind: 'new',
  model: 'Onix',
  version: '1.0 Manual',
  plan: 'Regular FDU',
  entryValueCents: 4_500_000,
};
const usedOnix: Purchase = {
  ...onix,
  kind: 'used',
  manufacturerYear: '2024',
  mileageKm: 31_500,
  entryValueCents: 3_800_000,
};
const runs: Run[] = [
  { language: 'pt-BR', width: 1440, client: { person: aPerson(211) }, purchase: onix },
  {
    language: 'pt-BR',
    width: 360,
    client: { person: aPerson(212) },
    purchase: { ...onix, model: 'Tracker', version: 'LT', plan: 'Chevrolet Sempre', entryValueCents: 5_000_000 },
  },
  // every third made-up company has an alphanumeric CNPJ
  { language: 'en', width: 360, client: { company: aCompany(213) }, purchase: usedOnix },
];

for (const run of runs) {
  test(`a simulation becomes a decided proposal, in ${run.language} at ${run.width} px`, async ({ page }) => {
    // the whole path from the login to the decision, with a check of every screen
    await page.setViewportSize({ width: run.width, height: heights[run.width] });
    const words = stringsIn(run.language);
    const visit = async (step: string) => {
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await saveScreen(page, `${run.language === 'en' ? 'en' : 'pt'}-${run.width}-${step}`);
    };

    await test.step('signs in in two steps and lands on the simulator', async () => {
      await page.goto(address('/login'));
      if (run.language === 'en') await page.getByRole('button', { name: /English/ }).click();
      await expect(page.getByRole('heading', { level: 1, name: words.identity('login.title') })).toBeVisible();
      await visit('01-login');
      await field(page, words.identity('login.username')).fill(username);
      await page.getByRole('button', { name: words.identity('login.next'), exact: true }).click();
      await expect(field(page, words.identity('login.password'))).toBeFocused();
      await visit('02-password');
      await page.getByRole('button', { name: words.identity('login.changeUser') }).click();
      await signIn(page, words, username);
      await expect(page).toHaveURL(/\/simulador/);
    });

    await test.step('finds the simulator from the start page', async () => {
      await openMenuItem(page, words, '/', words.home('title'));
      await visit('03-home');
      await openMenuItem(page, words, '/simulador', words.simulator('title'));
    });

    await test.step('enters the client data', async () => {
      await goToIdentification(page, words);
      await identify(page, words, run.client);
      await visit('04-identification');
      await goToFinancing(page, words);
    });

    const cards = await test.step('chooses vehicle, entry and plan, and sees the instalments', async () => {
      await choosePurchase(page, words, run.purchase);
      await visit('05-financing');
      return goToFigures(page, words);
    });

    await test.step('sees the CET next to every instalment', async () => {
      // the balloon plan shows one term at a time
      await expect(cards).toHaveCount(run.purchase.plan === 'Chevrolet Sempre' ? 1 : 3);
      for (const card of await cards.all()) {
        await expect(card).toContainText(/R\$\s[\d.]+,\d{2}/);
        await expect(card).toContainText(/CET [\d.]+,\d{2}%/);
      }
      await visit('06-grid');
    });

    const { term, instalmentCents } =
      await test.step('adds the GAP, which shows its monthly cost and recalculates', async () => {
        const chosen = cards.filter({ has: page.getByRole('radio', { checked: true }) });
        const before = await instalmentOf(chosen);
        const products = page.getByRole('region', { name: words.simulator('products') });
        const gap = page.getByRole('switch', { name: pickText(productName('GAP'), run.language) });
        const row = products.getByRole('listitem').filter({ has: gap });
        const monthly = centsIn((await row.locator('strong').textContent()) ?? '');
        await gap.check();
        await expect.poll(() => instalmentOf(chosen)).toBe(before + monthly);
        await visit('07-grid-with-gap');
        return { term: Number(await chosen.getByRole('radio').inputValue()), instalmentCents: before + monthly };
      });

    const code = await test.step('saves the simulation', async () => {
      await page.getByRole('button', { name: words.simulator('save'), exact: true }).click();
      await expect(page.getByRole('button', { name: words.simulator('save.done'), exact: true })).toBeDisabled();
      const notice = await page.getByRole('status').filter({ hasText: /S\d+/ }).first().textContent();
      return /S\d+/.exec(notice ?? '')?.[0] ?? '';
    });

    await test.step('finds the saved simulation and reopens it', async () => {
      await openMenuItem(page, words, '/simulacoes', words.simulator('list.title'));
      await searchField(page, words.simulator('filters.search')).fill(documentOf(run.client));
      const row = page.getByRole('row').filter({ hasText: code });
      await expect(row).toContainText(formatMoney(instalmentCents));
      await expect(page.getByRole('row').filter({ hasNotText: nameOf(run.client) })).toHaveCount(1);
      await visit('08-saved');
      await row.getByRole('link', { name: code }).click();
      await expectStep(page, words.simulator('simulation.title'));
      await expect(page.getByText(words.simulator('saved.asShown', { code }))).toBeVisible();
    });

    await test.step('reads the summary and opens it as a PDF', async () => {
      await page.getByRole('button', { name: words.simulator('continueWith', { count: term }) }).click();
      await expectStep(page, words.simulator('step.resume'));
      await visit('09-summary');
      const file = await openPdf(page, () => page.getByRole('button', { name: words.simulator('print') }).click());
      expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    });

    const agreedCents =
      await test.step('requests the pre-approval of the bureau with the authorisation of the client', async () => {
        await page
          .getByRole('button', { name: words.simulator('step.preApproval') })
          .last()
          .click();
        await expectStep(page, words.simulator('step.preApproval'));
        await visit('10-authorisation');
        await queryBureau(page, words);
        await expect(page.getByText(words.simulator('answer.approved'), { exact: true })).toBeVisible();
        await visit('11-pre-approved');
        if (run.purchase !== onix) return instalmentCents;
        // the demo has separate tables for low-risk clients: the new instalment is shown with the old one
        const change = page.getByText(/faixa de risco \(tier\) TR1\. Parcela em \d+ meses: era/);
        await expect(change).toContainText(formatMoney(instalmentCents));
        return centsIn(/agora (.*)$/.exec((await change.textContent()) ?? '')?.[1] ?? '');
      });

    const number = await test.step('creates the proposal in one click', async () => {
      await page.getByRole('button', { name: words.simulator('propose') }).click();
      await expect(page).toHaveURL(/\/consultarPropostas\/\w+/);
      await expectStatus(page, words, 'WO');
      await visit('12-proposal');
      const heading = await page.getByRole('heading', { level: 1 }).textContent();
      return /\S+$/.exec(heading ?? '')?.[0] ?? '';
    });

    await test.step('completes the client form and sends', async () => {
      if ('person' in run.client) await fillPerson(page, words, run.client.person);
      else await fillCompany(page, words, run.client.company);
      await expect(page.getByText(words.form('consents.recorded'))).toBeVisible();
      await expect(page.getByText(words.proposals('missing.none'))).toBeVisible();
      await visit('13-proposal-complete');
      await send(page, words);
    });

    await test.step('sees the decision appear without a reload', async () => {
      await expectStatus(page, words, 'AP');
      const history = await openTimeline(page, words);
      for (const event of ['event.open', 'event.send', 'event.startAnalysis', 'event.decide.AP'] as const)
        await expect(history.getByText(words.proposalTimeline(event), { exact: true })).toHaveCount(1);
      await visit('14-decided');
    });

    await test.step('finds the decided proposal in the list', async () => {
      await openMenuItem(page, words, '/consultarPropostas', words.proposals('list.title'));
      await searchField(page, words.proposals('filter.search')).fill(number);
      await expect(page.getByText(words.proposals('list.count', { count: 1 }), { exact: true })).toBeVisible();
      const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: number }) });
      await expect(row).toContainText(statusName(words, 'AP'));
      await expect(row).toContainText(formatMoney(agreedCents));
      await expect(row).toContainText('CET');
      await visit('15-proposals');
      await signOut(page, words);
    });
  });
}

async function identify(page: Page, words: ScreenStrings, client: Client): Promise<void> {
  const t = words.simulator;
  if ('company' in client) {
    const { company } = client;
    await pick(page, t('personType'), words.language === 'en' ? 'Company' : 'Pessoa jurídica');
    await field(page, t('cnpj')).fill(company.cnpj);
    await expect(field(page, t('cnpj'))).toHaveValue(formatDocument(company.cnpj));
    await field(page, t('companyName')).fill(company.name);
    await field(page, t('contactName')).fill(company.administrator.name);
    await field(page, t('phone')).fill(company.mobile);
    await field(page, t('email')).fill(company.email);
    await field(page, t('revenue')).fill(asAmount(company.monthlyRevenueCents));
    return;
  }
  await fillClient(page, words, client.person);
}

const nameOf = (client: Client) => ('company' in client ? client.company.name : client.person.name);
const documentOf = (client: Client) => ('company' in client ? client.company.cnpj : client.person.cpf);

/** The file behind the PDF button. The browser itself shows it in a tab, where no test can read it. */
async function openPdf(page: Page, click: () => Promise<void>): Promise<Buffer> {
  const file = new Promise<Buffer>((resolve, reject) => {
    const pass = async (route: Route) => {
      const response = await route.fetch();
      expect(response.headers()['content-type']).toContain('application/pdf');
      await route.fulfill({ response });
      resolve(await response.body());
    };
    void page.route('**/document?*', (route) => pass(route).catch(reject), { times: 1 });
  });
  const tab = page.waitForEvent('popup');
  await click();
  await (await tab).close();
  return file;
}
