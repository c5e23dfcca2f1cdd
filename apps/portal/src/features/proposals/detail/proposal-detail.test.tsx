// @vitest-environment jsdom
import { readAlerts } from '@estrada/web/alerts/alerts.ts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aClosedProposal, aProposal, pageAct } from '../test-support.tsx';
import { button, calls, open, prepareProposal } from './proposal-detail.test-support.tsx';

vi.mock('@estrada/web/calls/api.ts', () => import('./mocked-api.test-support.ts'));

beforeEach(prepareProposal);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('shows since when an analysis waits for an unavailable engine, and that it continues by itself', async () => {
  await open(aProposal({ status: 'PD', nextActor: 'credit-engine', engineAwaySince: '2026-11-20T13:05:00.000Z' }));
  screen.getByText(
    /^O motor de crédito está sem resposta válida desde 20\/11\/2026 10:05\. .*continua automaticamente/,
  );
});

it.each([
  ['PD', 'failed', 'support', 'A análise de crédito parou por uma falha em 20/11/2026 10:05', 'o Service Desk'],
  ['PD', 'given-up', 'finance', 'O Service Desk encerrou a análise de crédito em', 'a mesa de crédito'],
  ['APC', 'failed', 'support', 'A conferência das condições parou por uma falha', 'o Service Desk'],
  ['AVF', 'given-up', 'finance', 'O Service Desk encerrou a validação da tabela', 'a mesa de crédito'],
] as const)('shows that work in %s %s, and who acts next', async (status, how, nextActor, text, actor) => {
  await open(aProposal({ status, nextActor, stop: { how, at: '2026-11-20T13:05:00.000Z' } }));
  const strip = within(screen.getByRole('region', { name: 'Status da proposta' }));
  strip.getByText(new RegExp(`^${text}`));
  strip.getByText(`Agora: ${actor}`);
});

it('asks for a call to a person whom no message has reached about something that is missing', async () => {
  const message = {
    id: '01jd00000000000000000000m1',
    purpose: 'signature' as const,
    name: 'Rosana Prado',
    phoneMasked: '*******0010',
    channel: 'SMS' as const,
    status: 'FAILED' as const,
    dueAt: '2026-11-20T13:40:00Z',
    sentAt: null,
    deliveredAt: null,
    readAt: null,
    endedAt: '2026-11-20T13:42:00Z',
    isUnresolved: true,
  };
  const earlier = { ...message, id: '01jd00000000000000000000m0', name: 'Ivo Lima', isUnresolved: false };
  calls.readClientMessages.mockResolvedValue({ items: [message, earlier] });
  await open(aProposal({ status: 'WS' }));
  const notice = within(await screen.findByRole('region', { name: 'A mensagem não chegou' }));
  notice.getByText(/não chegou a Rosana Prado \(SMS •+0010, 20\/11\/2026 10:42\)/);
  notice.getByText(/^Ligue para a pessoa ou confira o celular no cadastro/);
  expect(notice.queryByText(/Ivo Lima/)).toBeNull();
});

it('offers to send the link to the page of the client only where the server allows it', async () => {
  await open(aClosedProposal('OC', { sendClientPage: true }));
  expect(await pageAct('Enviar o link ao cliente')).toBeTruthy();
  cleanup();
  await open(aClosedProposal('NU'));
  expect(screen.queryByRole('region', { name: 'Página do cliente' })).toBeNull();
});

it('shows which part of the down payment is a vehicle, and which one', async () => {
  const tradeIn = { description: 'Fiat Argo', plate: 'ABC1D23', valueCents: 4_500_000, debtsCents: 2_700_000 };
  const words = { labelPt: 'Padrão', labelEn: 'Standard', saleType: 'TD', directSaleTypeId: null } as const;
  const kind = { isEmployee: false, isAssignmentOfRights: false, plateState: 'SP', iofExemption: null };
  await open(aProposal({ sale: { ...words, ...kind, tradeIn: { ...tradeIn, cashCents: 1_000_000 } } }));
  const figures = within(screen.getByRole('region', { name: 'Financiamento' }));
  figures.getByText('R$ 28.000,00, sendo R$ 18.000,00 do veículo na troca');
  figures.getByText('Fiat Argo · ABC1D23 · R$ 45.000,00 menos R$ 27.000,00 de dívidas');
});

describe('a decision on a proposal', () => {
  it('comes first with the next step, and its status is in the title of the window', async () => {
    const proposal = aClosedProposal('AP', { clone: true });
    const { container } = await open(proposal);
    const first = container.querySelector('.proposal-lead')?.firstElementChild;
    expect(first?.textContent).toMatch(/^Próximo passoCrédito aprovadoAvise o cliente/);
    expect(document.title).toBe(`${proposal.number} · Aprovada · Estrada`);
  });

  it('removes alerts about the previous status', async () => {
    const sent = aClosedProposal('PD');
    calls.submitProposal.mockResolvedValue(sent);
    const { client } = await open(aProposal());
    await userEvent.click(button('Enviar proposta'));
    await waitFor(() => expect(readAlerts().some(({ text }) => /enviada para análise/.test(text))).toBe(true));
    calls.readProposal.mockResolvedValue(aClosedProposal('AP'));
    await act(() => client.invalidateQueries());
    await screen.findByRole('heading', { name: 'Crédito aprovado' });
    expect(readAlerts().filter(({ text }) => /enviada para análise/.test(text))).toEqual([]);
  });
});

describe('while the analysis runs', () => {
  it('follows the check of the conditions too', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await open({ ...aClosedProposal('APC'), conditionsAnswer: 'Avalista assinou', nextActor: 'credit-engine' });
    calls.readProposal.mockResolvedValue({ ...aClosedProposal('AP'), version: 2 });
    await act(() => vi.advanceTimersByTimeAsync(2_100));
    expect(await screen.findByText('Status da proposta: Aprovada')).toBeTruthy();
  });

  it('updates by itself, announces the new status, and stops', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await open(aClosedProposal('PD'));
    calls.readProposal.mockResolvedValue({ ...aClosedProposal('APC'), conditions: ['Entrada de 30%'], version: 2 });
    await act(() => vi.advanceTimersByTimeAsync(2_100));
    expect(await screen.findByText('Status da proposta: Aprovada com condições')).toBeTruthy();
    expect(screen.getByText('Entrada de 30%')).toBeTruthy();
    const reads = calls.readProposal.mock.calls.length;
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(calls.readProposal).toHaveBeenCalledTimes(reads);
  });
});
