// @vitest-environment jsdom
import type { ProposalDetail } from '@estrada/endpoints/index';
import { readAlerts } from '@estrada/web/alerts/alerts.ts';
import { api } from '@estrada/web/calls/api.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Page } from '../detail/proposal-detail.page.tsx';
import { aClosedProposal, drawPage, pageAct, proposalId } from '../test-support.tsx';

vi.mock('@estrada/web/calls/api.ts', () => ({
  api: { readProposal: vi.fn(), changeProposalStatus: vi.fn(), listCities: vi.fn() },
}));
const calls = vi.mocked(api);
beforeEach(() => {
  vi.resetAllMocks();
  calls.listCities.mockResolvedValue({ items: [] });
});
afterEach(cleanup);

const first: NonNullable<ProposalDetail['firstDecision']> = {
  decision: 'APC',
  conditions: ['Avalista', 'Seguro'],
  offer: null,
  reason: 'Comitê',
  actorName: 'Renata Falcão',
  at: '2026-11-20T14:05:00Z',
  isOwn: false,
};
const authority = { needs: 'two', aloneUpToCents: 15_000_000, fourEyesAboveCents: 15_000_000 } as const;
const underAnalysis = (part: Partial<ProposalDetail> = {}): ProposalDetail => ({
  ...aClosedProposal('PD', { decide: true }),
  authority,
  ...part,
});
async function open(proposal: ProposalDetail) {
  calls.readProposal.mockResolvedValue(proposal);
  drawPage(<Page />, `/consultarPropostas/${proposalId}`, '/consultarPropostas/:id');
  await screen.findByRole('heading', { level: 1, name: 'Proposta 000123' });
}
const panel = () => within(screen.getByRole('region', { name: 'Primeira decisão: aprovar com condições' }));
const says = (words: string) => waitFor(() => expect(readAlerts().map(({ text }) => text)).toContain(words));
const dialog = async () => within(await screen.findByRole('dialog'));

it('shows the first decision with author and reason, and confirms it with the same conditions', async () => {
  calls.changeProposalStatus.mockResolvedValue(aClosedProposal('APC'));
  await open(underAnalysis({ firstDecision: first }));
  panel().getByText('Renata Falcão, em 20/11/2026 11:05.');
  panel().getByText('Motivo: Comitê');
  panel().getByText('Seguro');
  panel().getByText(/duas pessoas decidem: confirme/);
  await userEvent.click(await pageAct('Confirmar decisão'));
  await userEvent.click((await dialog()).getByRole('button', { name: 'Confirmar decisão' }));
  await says('Decisão confirmada na proposta 000123.');
  expect(calls.changeProposalStatus.mock.calls[0]![0]).toMatchObject({
    params: { id: proposalId, status: 'APC' },
    body: { version: 1, reason: 'Comitê', conditions: ['Avalista', 'Seguro'] },
  });
});

it('shows no running analysis while a finance user decides', async () => {
  await open(underAnalysis({ firstDecision: first, nextActor: 'finance' }));
  const strip = within(screen.getByRole('region', { name: 'Status da proposta' }));
  expect(strip.queryByText(/durante a análise/)).toBeNull();
});

it('shows the first decider that another user must confirm, without a button for it', async () => {
  await open(underAnalysis({ firstDecision: { ...first, isOwn: true } }));
  panel().getByText(/outra pessoa precisa confirmar/);
  expect(panel().queryByRole('button')).toBeNull();
});

it('shows before the decision that two users are needed, and after it that one is missing', async () => {
  calls.changeProposalStatus.mockResolvedValue(
    underAnalysis({ firstDecision: { ...first, decision: 'AP', conditions: [], isOwn: true } }),
  );
  await open(underAnalysis());
  await userEvent.click(screen.getByRole('button', { name: 'Decidir crédito' }));
  const asked = await dialog();
  asked.getByText(/ultrapassa R\$\s150\.000,00: aprovar ou recusar exige dupla alçada/);
  await userEvent.click(asked.getByRole('button', { name: 'Registrar decisão' }));
  await says('Primeira decisão registrada na proposta 000123: falta a confirmação de outra pessoa.');
});

it('requires the reason of an approval between the limits before a request', async () => {
  await open(underAnalysis({ authority: { ...authority, needs: 'reasoned', fourEyesAboveCents: 30_000_000 } }));
  await userEvent.click(screen.getByRole('button', { name: 'Decidir crédito' }));
  const asked = await dialog();
  asked.getByText(/ultrapassa R\$\s150\.000,00: a decisão individual exige justificativa/);
  await userEvent.click(asked.getByRole('button', { name: 'Registrar decisão' }));
  await asked.findByText('Informe o motivo');
  expect(calls.changeProposalStatus).not.toHaveBeenCalled();
});
