// @vitest-environment jsdom
/** The queue of requests about personal data, one request with its data, and the answer. */
import type { DataRequestDetail, endpoints, ResponseOf } from '@estrada/endpoints/index';
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { bitUser, fakeServer } from '@estrada/web/test/fake-server.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderPortal } from '../../test/render-portal.tsx';

beforeEach(resetBrowser);

type Row = ResponseOf<typeof endpoints.listDataRequests>['items'][number];
const row: Row = {
  id: '01jd0000000000000000000009',
  number: '900017',
  kind: 'DELETE',
  status: 'RECEIVED',
  channel: 'CLIENT_PAGE',
  name: 'Marina Alves Souza',
  documentMasked: '***.982.247-**',
  receivedAt: '2026-11-20T13:00:00.000Z',
  dueOn: '2026-12-05',
  daysLeft: -1,
  claim: null,
  nextStep: 'CLAIM',
  can: { claim: true, release: false, answer: true },
};
const detail: DataRequestDetail = {
  ...row,
  email: '',
  message: '',
  corrections: [],
  consents: [],
  recordedByName: null,
  answer: null,
  answeredAt: null,
  answeredByName: null,
  erasedAt: null,
  found: { sections: [{ title: 'Cadastro', items: [{ title: null, rows: [{ label: 'Nome', value: 'Marina' }] }] }] },
  kept: [{ rule: 'CONTRACT', proposalNumber: '100017', until: '2037-12-02' }],
};
const page = (items: Row[]) => ({
  items,
  next: null,
  totalElements: items.length,
  totalCapped: false,
  pagination: { first: 0, last: 0, next: null, previous: null, size: 20, totalElements: items.length, totalPages: 1 },
});
function open(path: string) {
  signInAs({ ...bitUser, groups: [{ groupName: 'service-desk' }] });
  const calls = fakeServer({
    listDataRequests: () => page([row]),
    readDataRequest: () => detail,
    answerDataRequest: () => ({ answered: true }),
    claimDataRequest: () => ({ claimed: true }),
  });
  renderPortal(path);
  return (name: string) => calls.filter((call) => call.name === name);
}

it('lists requests with their deadline, what is overdue, and the next step', async () => {
  open('/privacy/requests');
  for (const text of ['Excluir os dados', '900017', 'Vencido', 'Assumir o pedido'])
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
});

it('shows what is held and what law keeps, and answers with the consequence stated', async () => {
  const named = open('/privacy/requests?pedido=01jd0000000000000000000009');
  expect(
    await screen.findByText(/Contrato, cadastro, documentos e pagamentos · 100017 · até 02\/12\/2037/),
  ).toBeTruthy();
  expect(screen.getByText('Nome: Marina')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Responder' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Responder ao pedido' }));
  expect(dialog.getByText(/Não dá para voltar atrás/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('combobox', { name: /Resultado/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Atendido' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /Resposta à pessoa/ }), 'Excluímos os dados.');
  await userEvent.click(dialog.getByRole('button', { name: 'Responder' }));
  expect(await screen.findByText('Pedido respondido.')).toBeTruthy();
  expect(named('answerDataRequest')[0]!.body).toEqual({ outcome: 'ANSWERED', answer: 'Excluímos os dados.' });
});

it('is claimed in the list, which says so', async () => {
  const named = open('/privacy/requests');
  await userEvent.click(await screen.findByRole('button', { name: 'Ações de 900017' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Assumir' }));
  expect(await screen.findByText('Pedido 900017 está com você.')).toBeTruthy();
  expect(named('claimDataRequest').map(({ url }) => url.pathname.includes(row.id))).toEqual([true]);
});
