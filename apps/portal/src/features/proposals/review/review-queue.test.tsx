// @vitest-environment jsdom
/** The queue of reviews: what clients want reviewed, who works on it, and the answer. */
import type { endpoints, ResponseOf } from '@estrada/endpoints/index';
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { bitUser, fakeServer, refuse } from '@estrada/web/test/fake-server.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderPortal } from '../../../test/render-portal.tsx';

beforeEach(resetBrowser);

type Row = ResponseOf<typeof endpoints.listCreditReviews>['items'][number];
const aRow = (more: Partial<Row> = {}): Row => ({
  id: '01jd0000000000000000000009',
  proposalId: '01jd0000000000000000000008',
  number: '100017',
  clientName: 'Marina Alves Souza',
  clientDocumentMasked: '***.982.247-**',
  dealerName: 'Concessionária Centro',
  reasons: ['INCOME'],
  message: 'Tenho outra renda',
  requestedAt: '2026-11-20T13:00:00.000Z',
  dueOn: '2026-12-05',
  daysLeft: 15,
  claim: null,
  outcome: null,
  answer: null,
  answeredAt: null,
  answeredByName: null,
  can: { claim: true, release: false, answer: true },
  ...more,
});
const page = (items: Row[]) => ({
  items,
  next: null,
  totalElements: items.length,
  totalCapped: false,
  pagination: { first: 0, last: 0, next: null, previous: null, size: 20, totalElements: items.length, totalPages: 1 },
});
function open(rows: Row[], answers: Parameters<typeof fakeServer>[0] = {}) {
  signInAs({ ...bitUser, groups: [{ groupName: 'finance' }] });
  const calls = fakeServer({ listCreditReviews: () => page(rows), ...answers });
  renderPortal('/creditReviews');
  return (name: string) => calls.filter((call) => call.name === name);
}
async function choose(item: string) {
  await userEvent.click(await screen.findByRole('button', { name: /^Ações.*100017/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

it('shows the reasons that the client was given, their words, the deadline, and who works on it', async () => {
  open([aRow({ daysLeft: -1, claim: { byName: 'Bruno Reis', at: '2026-11-20T13:00:00.000Z', isOwn: false } })]);
  for (const text of [
    /A parcela é alta para a renda/,
    'Tenho outra renda',
    /05\/12\/2026/,
    'Vencido',
    'Com Bruno Reis',
  ])
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
});

it('answers with an outcome and a text, which the client reads', async () => {
  const named = open([aRow()], { answerCreditReview: () => ({ answered: true }) });
  await choose('Responder');
  const dialog = within(await screen.findByRole('dialog', { name: 'Responder à revisão' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Responder' }));
  expect(named('answerCreditReview')).toHaveLength(0);
  await userEvent.click(dialog.getByRole('combobox', { name: /Resultado/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Recusa mantida' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /Resposta ao cliente/ }), 'A renda não cobre.');
  await userEvent.click(dialog.getByRole('button', { name: 'Responder' }));
  expect(await screen.findByText('Revisão respondida.')).toBeTruthy();
  expect(named('answerCreditReview')[0]!.body).toEqual({ outcome: 'KEPT', answer: 'A renda não cobre.' });
});

it('claims a review, and says who was first where it is taken', async () => {
  const named = open([aRow()], {
    claimCreditReview: () => refuse(409, 'PRS001', 'Este registro foi alterado por Bruno Reis depois.'),
  });
  await choose('Assumir');
  expect(await screen.findByText(/alterado por Bruno Reis/)).toBeTruthy();
  expect(named('claimCreditReview')).toHaveLength(1);
});

it('offers nothing to a user who has decided before, and states that nothing waits', async () => {
  open([aRow({ can: { claim: false, release: false, answer: false } })]);
  await screen.findByText('Tenho outra renda');
  expect(screen.queryByRole('button', { name: /^Ações/ })).toBeNull();
});

it('warns in the days of the notices, marks what is late, and stops once it was answered', async () => {
  const rows = [4, 3, 1, 0, -1].map((daysLeft) => aRow({ id: `of-${daysLeft}`, number: `day ${daysLeft}`, daysLeft }));
  open([...rows, aRow({ id: 'done', number: 'done', daysLeft: -9, outcome: 'KEPT' })]);
  await screen.findByText('done');
  const dueOf = (number: string) =>
    within(screen.getByText(number).closest('tr')!).getByText(/05\/12\/2026/).textContent;
  expect(['day 4', 'day 3', 'day 1', 'day 0', 'day -1', 'done'].map(dueOf)).toEqual([
    '05/12/2026',
    '05/12/2026Faltam 3 dias',
    '05/12/2026Falta 1 dia',
    '05/12/2026Vence hoje',
    '05/12/2026Vencido',
    '05/12/2026',
  ]);
});
