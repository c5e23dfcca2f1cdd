import { formatMoney } from '@estrada/domain/formats/index';
import type { endpoints, ResponseOf } from '@estrada/endpoints/index';
import { aPerson } from '@estrada/testkit/index';
import { signInByApi } from '../support/api.ts';
import { expectAccessible, saveScreen } from '../support/checks.ts';
import { asAmount, field } from '../support/fields.ts';
import { expectStatus, openTimeline } from '../support/proposal.ts';
import { sendProposal } from '../support/records.ts';
import { openSecondBrowser } from '../support/second-person.ts';
import { enter } from '../support/session.ts';
import { stringsIn } from '../support/strings.ts';
import { expect, type Page, test } from '../support/test.ts';

const [seller, finance] = ['DEMO.SELLER', 'DEMO.FINANCE'] as const;
const words = stringsIn('pt-BR');
const t = words.counterOffer;
const p = words.proposals;

test('finance approves for less, the seller applies it with one click, and finance confirms', async ({
  page,
  browser,
}) => {
  // the engine requests more, so that users decide; 30% of the income is less than the instalment
  const client = { ...aPerson(541, { decision: 8 }), monthlyIncomeCents: 600_000 };
  const sent = await sendProposal(await signInByApi(seller), client);
  const path = `/consultarPropostas/${sent.id}`;
  const entryValueCents = sent.entryValueCents + 1_000_000;
  const atMostCents = sent.financeValueCents - 900_000;

  await enter(page, seller, path);
  await expectStatus(page, words, 'HLD');
  const back = await openSecondBrowser(browser, finance, path);

  const passing = page.waitForResponse((response) => response.url().includes('/passingTerms') && response.ok());

  await test.step('finance approves with a larger down payment, two years, and a lower amount', async () => {
    await back.getByRole('button', { name: p('action.decide'), exact: true }).click();
    const dialog = back.getByRole('dialog');
    await dialog.getByRole('radio', { name: p('decide.APC'), exact: true }).check();
    const offer = dialog.getByRole('group', { name: t('fields.title') });
    await field(offer, t('entryValueCents')).fill(asAmount(entryValueCents));
    await field(offer, t('fields.termMonths')).fill('24');
    await field(offer, t('fields.financeValueCents')).fill(asAmount(atMostCents));
    await expectAccessible(back);
    await dialog.getByRole('button', { name: p('decide.submit') }).click();
    await expectStatus(back, words, 'APC');
  });

  await test.step('one click copies the proposal with exactly an entry and term that are within the rules', async () => {
    const [first] = ((await (await passing).json()) as ResponseOf<typeof endpoints.readPassingTerms>).items;
    const { entryValueCents: least, termMonths: term, installmentCents } = first!;
    const answered = page.waitForResponse((response) => response.url().includes('clone=true'));
    const entry = formatMoney(least);
    await page.getByRole('button', { name: t('passing.copy.of', { count: term, entry }) }).click();
    expect(await (await answered).json()).toMatchObject({ entryValueCents: least, term, installmentCents });
    await expectStatus(page, words, 'WO');
    await expect(page.getByRole('region', { name: p('figures.title') })).toContainText(entry);
    await page.goBack();
  });

  await test.step('the seller compares the counter-offer with the request, and applies it', async () => {
    const table = page.getByRole('table', { name: t('title') });
    const row = (name: 'entryValueCents' | 'termMonths' | 'payments') => table.getByRole('row', { name: t(name) });
    await expect(row('entryValueCents')).toContainText(formatMoney(sent.entryValueCents));
    await expect(row('entryValueCents')).toContainText(formatMoney(entryValueCents));
    await expect(row('termMonths')).toContainText(t('differs'));
    await expect(row('payments')).toContainText(formatMoney(sent.installmentCents));
    await expectAccessible(page);
    await saveScreen(page, 'pt-counter-offer');
    const offered = await newInstalment(page);
    await page.getByRole('button', { name: t('submit') }).click();
    await expect(page.getByText(t('applied'))).toBeVisible();
    const financing = page.getByRole('region', { name: p('figures.title') });
    await expect(financing).toContainText(offered);
    await expect(await openTimeline(page, words)).toContainText(words.proposalTimeline('event.applyOffer'));
  });

  await test.step('finance confirms on the updated page, and the credit shows as approved for both', async () => {
    await expect(back.getByText(t('applied'))).toBeVisible();
    await back.getByRole('button', { name: p('action.decideConditions') }).click();
    await back
      .getByRole('dialog')
      .getByRole('button', { name: p('decide.submit') })
      .click();
    await expectStatus(back, words, 'AP');
    await expectStatus(page, words, 'AP');
  });
});

/** The instalment of the offer, as shown in the last column before it is applied. */
async function newInstalment(page: Page): Promise<string> {
  const paid = page.getByRole('table', { name: t('title') }).getByRole('row', { name: t('payments') });
  const [amount = 'none'] = (await paid.getByRole('cell').last().textContent())?.match(/R\$\s[\d.,]+/) ?? [];
  return amount;
}
