// @vitest-environment jsdom
/** The payment history on the screen: the cells of a row, the filters in the call, the export with the same filters. */
import { paymentKinds } from '@estrada/domain/settlement/index';
import type { endpoints, ResponseOf } from '@estrada/endpoints/index';
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { drawPage, proposalId } from '@estrada/web/test/draw-page.tsx';
import { fakeServer, fiManager } from '@estrada/web/test/fake-server.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { Page } from './payment-history.page.tsx';

const saved = vi.hoisted(() => vi.fn());
vi.mock('@estrada/web/files/open-file.ts', () => ({ saveFile: saved }));
beforeEach(() => {
  resetBrowser();
  saved.mockReset();
});

type Payment = ResponseOf<typeof endpoints.listPaymentHistory>['items'][number];
const aPayment = (part: Partial<Payment> = {}): Payment => ({
  id: '01jd00000000000000000000y1',
  proposalId,
  proposalNumber: '100061',
  contractNumber: '70000011',
  clientName: 'Marina Alves',
  dealerName: 'Autovia Paulista',
  sellerName: 'Denise Couto',
  kind: 'PAYMENT',
  amountCents: 7_209_300,
  status: 'CONFIRMED',
  requestedAt: '2026-11-20T14:00:00Z',
  settledOn: '2026-11-21',
  receipt: 'REC-1',
  reason: null,
  isByHand: false,
  ...part,
});

function open(items: Payment[], address = '/vendas/historico') {
  signInAs(fiManager);
  const pagination = { first: 0, last: 0, next: null, previous: null, size: 10, totalElements: 1, totalPages: 1 };
  const calls = fakeServer({
    listPaymentHistory: () => ({ items, next: null, totalElements: items.length, totalCapped: false, pagination }),
    exportPaymentHistory: () => new File(['a'], 'pagamentos.csv'),
  });
  drawPage(<Page />, address, '/vendas/historico');
  return (name: string) => calls.filter((call) => call.name === name);
}

it('shows payments per sale, returned ones with the reason, and links to the proposal', async () => {
  open([
    aPayment(),
    aPayment({ id: '2', proposalNumber: '100062', status: 'RETURNED', settledOn: null, reason: 'Conta encerrada' }),
    aPayment({ id: '3', proposalNumber: '100063', kind: 'COLLECTION' }),
  ]);
  const rowOf = async (number: string) => within((await screen.findByText(number)).closest('tr')!);
  const paid = await rowOf('100061');
  paid.getByText('R$ 72.093,00');
  expect(paid.getByRole('link', { name: /100061/ }).getAttribute('href')).toBe(`/consultarPropostas/${proposalId}`);
  (await rowOf('100062')).getByText('Conta encerrada');
  (await rowOf('100063')).getByText(paymentKinds.COLLECTION.pt);
});

it('requests payments with the filters of the address, and exports the same selection', async () => {
  const named = open([aPayment()], '/vendas/historico?situacao=RETURNED&concessionaria=Autovia');
  await screen.findByText('100061');
  const wanted = { status: ['RETURNED'], dealer: 'Autovia' };
  expect(named('listPaymentHistory')[0]?.body).toMatchObject(wanted);
  await userEvent.click(screen.getByRole('button', { name: 'Exportar CSV' }));
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(named('exportPaymentHistory')[0]?.body).toMatchObject(wanted);
});

it('shows that there is no payment', async () => {
  open([]);
  expect(await screen.findByText('Nenhum pagamento')).toBeTruthy();
});
