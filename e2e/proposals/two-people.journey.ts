import { aPerson } from '@estrada/testkit/index';
import { signInByApi } from '../support/api.ts';
import { expectAccessible, saveScreen } from '../support/checks.ts';
import { choose, field, searchField } from '../support/fields.ts';
import { expectStatus, openTimeline, runAct, statusName, unfold } from '../support/proposal.ts';
import { openProposal, sendProposal } from '../support/records.ts';
import { openSecondBrowser } from '../support/second-person.ts';
import { address, openMenuItem } from '../support/session.ts';
import { stringsIn } from '../support/strings.ts';
import { expect, type Page, test } from '../support/test.ts';

const words = stringsIn('pt-BR');
const [seller, otherDealersSeller, manager] = ['DEMO.SELLER', 'DEMO2.SELLER', 'DEMO.SALES-MANAGER'] as const;

test('two sellers work at the same time, and each sees only their own records', async ({ browser }) => {
  const people = [aPerson(231), aPerson(232)] as const;
  const sellers = [seller, otherDealersSeller] as const;
  const proposals = await Promise.all(
    sellers.map(async (username, index) => openProposal(await signInByApi(username), people[index] ?? people[0])),
  );
  const pages = await Promise.all(sellers.map((username) => openSecondBrowser(browser, username, '/simulacoes')));

  await Promise.all(
    pages.map(async (page, index) => {
      const [own, other] = index === 0 ? people : [people[1], people[0]];
      await searchField(page, words.simulator('filters.search')).fill(other.cpf);
      await expect(page.getByText(words.simulator('list.noneFound'))).toBeVisible();
      await searchField(page, words.simulator('filters.search')).fill(own.cpf);
      await expect(page.getByRole('row').filter({ hasText: own.name }).first()).toBeVisible();

      await openMenuItem(page, words, '/consultarPropostas', words.proposals('list.title'));
      const search = searchField(page, words.proposals('filter.search'));
      await search.fill(own.cpf);
      await expect(page.getByRole('row').filter({ hasText: own.name }).first()).toBeVisible();
      await search.fill(other.cpf);
      await expect(page.getByText(words.proposals('list.noMatchTitle'))).toBeVisible();

      // the address of the other user's proposal is not accessible
      await page.goto(address(`/consultarPropostas/${proposals[1 - index]?.id}`));
      await expect(page.getByText(words.web('failure.title'))).toBeVisible();
      await expect(page.getByText(other.name)).toHaveCount(0);
    }),
  );
});

test('two users edit one proposal: the second sees who changed it, and loses no input', async ({ browser }) => {
  const person = aPerson(233);
  const { id } = await openProposal(await signInByApi(seller), person);
  const path = `/consultarPropostas/${id}`;
  const [first, second] = await Promise.all([
    openSecondBrowser(browser, manager, path),
    openSecondBrowser(browser, seller, path),
  ]);
  const mother = (page: Page) => field(page, words.form('client.identification.motherName'));
  const email = (page: Page) => field(page, words.form('client.contact.email'));
  const save = (page: Page) => page.getByRole('button', { name: words.proposals('action.save'), exact: true }).click();

  await expect(mother(second)).toBeVisible();
  const openContact = (page: Page) => unfold(page, words.form('section.contact'));
  await openContact(first);
  await email(first).fill('cliente@exemplo.com.br');
  await save(first);
  await expect(first.getByText(words.records('allSaved'))).toBeVisible();

  await mother(second).fill(person.motherName);
  await save(second);
  const panel = second.getByRole('alert').filter({ hasText: words.records('conflict.title') });
  await expect(panel).toContainText('Denise Couto');
  await expect(mother(second)).toHaveValue(person.motherName);

  await expect(panel.getByRole('row').filter({ hasText: person.motherName })).toBeVisible();
  // the other user's changes are not shown as if they had been typed here
  const otherRow = panel.getByRole('row').filter({ hasText: 'cliente@exemplo.com.br' });
  await expect(otherRow).toContainText(words.records('conflict.untouched'));
  const side = (name: 'conflict.current' | 'conflict.typed') =>
    panel.getByRole('radio', {
      name: `${words.form('client.identification.motherName')}, ${words.records(name)}`,
    });
  await expect(side('conflict.typed')).toBeChecked();
  await side('conflict.typed').press('ArrowUp');
  await expect(side('conflict.current')).toBeChecked();
  await side('conflict.current').press('ArrowDown');
  await expect(side('conflict.typed')).toBeChecked();
  await expectAccessible(second);
  await saveScreen(second, 'pt-conflict');
  await panel.getByRole('button', { name: words.records('conflict.keep') }).click();
  await expect(panel).toHaveCount(0);
  await expect(mother(second)).toHaveValue(person.motherName);
  await openContact(second);
  await expect(email(second)).toHaveValue('cliente@exemplo.com.br');
  await save(second);
  await expect(second.getByText(words.records('allSaved'))).toBeVisible();

  await first.reload();
  await expect(mother(first)).toHaveValue(person.motherName);
  await openContact(first);
  await expect(email(first)).toHaveValue('cliente@exemplo.com.br');
});

test('the administration returns a decided proposal manually, and the dealer sees the reason in its history', async ({
  browser,
}) => {
  const { id } = await sendProposal(await signInByApi(seller), aPerson(234));
  const path = `/consultarPropostas/${id}`;
  const page = await openSecondBrowser(browser, 'DEMO.ADMIN-INTERNAL', path);
  await expectStatus(page, words, 'AP');
  await runAct(page, words, words.proposals('action.changeStatus'));
  const dialog = page.getByRole('dialog', { name: words.proposals('change.title') });
  await choose(dialog, words.proposals('change.status'), statusName(words, 'RA'));
  await field(dialog, words.proposals('action.reason')).fill('Falta a assinatura do avalista');
  await expectAccessible(page);
  await saveScreen(page, 'pt-change-status');
  await dialog.getByRole('button', { name: words.proposals('action.changeStatus') }).click();
  await expectStatus(page, words, 'RA');

  const dealer = await openSecondBrowser(browser, seller, path);
  await expect(
    (await openTimeline(dealer, words)).getByText(words.proposalTimeline('event.changeStatus')),
  ).toBeVisible();
  await expect(await openTimeline(dealer, words)).toContainText('Falta a assinatura do avalista');
});
