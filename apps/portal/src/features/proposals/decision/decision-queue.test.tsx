// @vitest-environment jsdom
import { api } from '@estrada/web/calls/api.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawPage, proposalId } from '../test-support.tsx';
import type { WaitingProposal } from './decision-queue.page.tsx';
import { Page } from './decision-queue.page.tsx';

vi.mock('@estrada/web/calls/api.ts', () => ({ api: { listDecisionQueue: vi.fn() } }));
const calls = vi.mocked(api);
beforeEach(() => void calls.listDecisionQueue.mockReset());
afterEach(cleanup);

const aWaiting = (part: Partial<WaitingProposal> = {}): WaitingProposal => ({
  id: proposalId,
  number: '000123',
  status: 'PD',
  clientName: 'Marina Alves Souza',
  clientDocumentMasked: '***.982.247-**',
  dealerName: 'Serra Veículos',
  vehicleLabel: 'Onix 1.0 Turbo 2026',
  creditValueCents: 40_000_000,
  waitingSince: '2026-11-18T13:00:00Z',
  waitingMinutes: 2 * 24 * 60 + 5,
  areConditionsPresented: false,
  needs: 'two',
  first: null,
  ...part,
});
async function open(items: WaitingProposal[], address = '/creditDecisions') {
  const pagination = { first: 0, last: 0, next: null, previous: null, size: 20, totalElements: 1, totalPages: 1 };
  calls.listDecisionQueue.mockResolvedValue({
    items,
    next: null,
    totalElements: items.length,
    totalCapped: false,
    pagination,
  });
  const drawn = drawPage(<Page />, address, '/creditDecisions');
  await screen.findByRole('heading', { level: 1, name: 'Decisões de crédito' });
  return drawn;
}

it('shows the waiting time, the required decision and who acts next, and links to the proposal', async () => {
  await open([
    aWaiting(),
    aWaiting({
      id: '1',
      number: '1',
      waitingMinutes: 25 * 60,
      first: { decision: 'AP', actorName: 'Ana', isOwn: false },
    }),
    aWaiting({ id: '2', number: '2', waitingMinutes: 59, first: { decision: 'DC', actorName: 'Bia', isOwn: true } }),
    aWaiting({
      id: '3',
      number: '3',
      waitingMinutes: 61,
      status: 'APC',
      needs: 'reasoned',
      areConditionsPresented: true,
    }),
    aWaiting({ id: '4', number: '4', status: 'HLD', needs: 'one' }),
  ]);
  const rowOf = async (number: string) => within((await screen.findByText(number)).closest('tr')!);
  const oldest = await rowOf('000123');
  oldest.getByText('2 dias');
  oldest.getByText('Duas pessoas');
  oldest.getByText('Ninguém decidiu ainda');
  expect(oldest.getByRole('link', { name: '000123' }).getAttribute('href')).toBe(`/consultarPropostas/${proposalId}`);
  const mine = await rowOf('1');
  mine.getByText('1 dia');
  mine.getByText('Aprovar: falta a sua confirmação');
  mine.getByText('Primeira decisão de Ana');
  (await rowOf('2')).getByText('Aguardando a confirmação de outra pessoa');
  const conditions = await rowOf('3');
  conditions.getByText('1 h');
  conditions.getByText('Uma pessoa, com motivo');
  conditions.getByText('Condições a conferir');
  (await rowOf('4')).getByText('Aguardando a concessionária');
});

it('requests the queue with the filters of the address, and a selected range as its amounts', async () => {
  await open([aWaiting()], '/creditDecisions?status=PD&valor=middle&alcada=two&confirmacao=me');
  await screen.findByText('000123');
  expect(calls.listDecisionQueue.mock.calls[0]![0]).toMatchObject({
    query: { turn: 'mine', status: 'PD', needs: 'two', confirmation: 'me', fromCents: 5_000_001, toCents: 15_000_000 },
  });
});

it('shows what the user may decide, and apart from it what waits for the dealer', async () => {
  const { router } = await open([aWaiting()]);
  await screen.findByText('000123');
  await userEvent.click(screen.getByRole('radio', { name: 'Aguardando a concessionária' }));
  await vi.waitFor(() =>
    expect(calls.listDecisionQueue.mock.lastCall![0]).toMatchObject({ query: { turn: 'dealer' } }),
  );
  expect(router.state.location.search).toBe('?vez=dealer');
  await userEvent.click(screen.getByRole('radio', { name: 'Todas' }));
  await vi.waitFor(() => expect(calls.listDecisionQueue.mock.lastCall![0]).not.toHaveProperty('query.turn'));
});

it('shows that nothing waits, and clears filters that match nothing', async () => {
  await open([], '/creditDecisions?alcada=two');
  await userEvent.click((await screen.findAllByRole('button', { name: /Limpar/ }))[0]!);
  await screen.findByText('Nenhuma proposta aguarda decisão');
});
