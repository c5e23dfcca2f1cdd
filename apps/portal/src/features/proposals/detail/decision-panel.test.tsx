// @vitest-environment jsdom
import { api } from '@estrada/web/calls/api.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aProposal, drawPage, proposalId } from '../test-support.tsx';
import { Page } from './proposal-detail.page.tsx';

vi.mock('@estrada/web/calls/api.ts', () => ({ api: { readProposal: vi.fn(), listCities: vi.fn() } }));
const calls = vi.mocked(api);
beforeEach(() => {
  vi.resetAllMocks();
  calls.listCities.mockResolvedValue({ items: [] });
});
afterEach(cleanup);

const returned = (event: string, recalculate = true) =>
  aProposal({
    status: 'RA',
    can: { ...aProposal().can, edit: true, recalculate },
    statusReason: 'A tabela de preços valia até 19/11/2026.',
    timeline: [{ at: '2026-11-20T03:00:00Z', event, from: 'AP', to: 'RA', actorName: 'Sistema', reason: null }],
  });
async function panelOf(proposal: ReturnType<typeof aProposal>) {
  calls.readProposal.mockResolvedValueOnce(proposal);
  drawPage(<Page />, `/consultarPropostas/${proposalId}`, '/consultarPropostas/:id');
  return within(await screen.findByRole('region', { name: 'Proposta devolvida' }));
}

it.each(['expire', 'expireTable'])(
  'prompts after %s to recalculate, and shows which validity is over',
  async (event) => {
    const panel = await panelOf(returned(event));
    panel.getByText(/Recalcule com as tabelas de hoje/);
    panel.getByText('Motivo: A tabela de preços valia até 19/11/2026.');
  },
);

it.each(['expire', 'expireTable'])(
  'prompts after %s to send again when the figures have not changed',
  async (event) => {
    const panel = await panelOf(returned(event, false));
    panel.getByText(/Confira os dados e envie de novo/);
    expect(panel.queryByText(/recalcule/i)).toBeNull();
  },
);

it('prompts for a correction when one was requested', async () => {
  const panel = await panelOf(returned('decide.RA'));
  panel.getByText(/Faça as correções pedidas/);
  expect(panel.queryByText(/recalcule/i)).toBeNull();
});
