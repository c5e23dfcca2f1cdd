// @vitest-environment jsdom
import type { ProposalDetail } from '@estrada/endpoints/index';
import { readAlerts } from '@estrada/web/alerts/alerts.ts';
import { api } from '@estrada/web/calls/api.ts';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import type { RowOf } from '@estrada/web/calls/use-paged-call.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Page } from '../detail/proposal-detail.page.tsx';
import { aClosedProposal, aProposal, drawPage, levelPayments, pageAct, proposalId } from '../test-support.tsx';
import type { RelationPreview } from './compare-simulation.tsx';

vi.mock('@estrada/web/calls/api.ts', () => ({
  api: {
    readProposal: vi.fn(),
    listFittingSimulations: vi.fn(),
    previewProposalRelation: vi.fn(),
    relateProposalToSimulation: vi.fn(),
    listCities: vi.fn(),
  },
}));
const calls = vi.mocked(api);
const simulationId = '01jd0000000000000000000009';
const row: RowOf<'listFittingSimulations'> = {
  id: simulationId,
  code: 'S-88',
  updatedAt: '2026-11-19T14:00:00Z',
  vehicleLabel: 'Tracker 1.2 2026',
  financeTypeId: 1,
  selectedTerm: 48,
  payments: levelPayments(48, 300_000),
  cetAnnualPct: '24.10',
  hasExpired: true,
  sellerName: 'João Lima',
};
const seen: RelationPreview = {
  terms: [36, 48],
  term: 48,
  vehicleLabel: 'Tracker 1.2 2026',
  financeTypeId: 1,
  vehicleValueCents: 12_000_000,
  entryValueCents: 2_800_000,
  financeValueCents: 9_400_000,
  installmentCents: 305_511,
  payments: levelPayments(48, 305_511),
  cetAnnualPct: '24.90',
};
const pageOf = (items: (typeof row)[]) =>
  ({ items, next: null, totalElements: items.length, totalCapped: false }) as Awaited<
    ReturnType<typeof api.listFittingSimulations>
  >;
const refusal = (status: number, code: string, words = code) =>
  new ApiError({ status, code, message: words, fields: [] });

beforeEach(() => {
  vi.resetAllMocks();
  calls.listCities.mockResolvedValue({ items: [] });
  calls.listFittingSimulations.mockResolvedValue(pageOf([row]));
  calls.previewProposalRelation.mockResolvedValue(seen);
});
afterEach(cleanup);

async function open(proposal: ProposalDetail = aProposal()) {
  calls.readProposal.mockResolvedValue(proposal);
  drawPage(<Page />, `/consultarPropostas/${proposalId}`, '/consultarPropostas/:id');
  await screen.findByRole('heading', { level: 1, name: 'Proposta 000123' });
}
const action = { name: 'Usar outra simulação' };
const submit = { name: 'Usar esta simulação' };
async function openList() {
  await open();
  await userEvent.click(await pageAct(action.name));
  return within(await screen.findByRole('dialog', action));
}
async function compare() {
  const list = await openList();
  await userEvent.click(await list.findByRole('button', { name: 'Comparar com a simulação S-88' }));
  return within(await screen.findByRole('dialog', { name: 'Conferir a simulação S-88' }));
}
const rowOf = (dialog: Awaited<ReturnType<typeof compare>>, name: string) =>
  dialog.getByRole('rowheader', { name }).closest('tr')!.textContent!.replace(/\s/g, ' ');

it('is offered only when the data can change', async () => {
  await open(aClosedProposal('SU'));
  expect(screen.queryByRole('button', action)).toBeNull();
});

it('lists matching simulations, and shows when none matches', async () => {
  const list = await openList();
  await list.findByText('valores vencidos');
  list.getByText(/A atual é a S-77/);
  cleanup();
  calls.listFittingSimulations.mockResolvedValue(pageOf([]));
  (await openList()).getByRole('link', { name: 'Nova simulação' });
});

it('compares the figures side by side, also for another term, and accepts those that are shown', async () => {
  const dialog = await compare();
  await dialog.findByRole('button', submit);
  const names = ['Veículo', 'Entrada', 'Valor financiado', 'Prazo', 'Parcelas', 'CET'];
  expect(names.map((name) => rowOf(dialog, name))).toEqual([
    'VeículoOnix 1.0 Turbo 2026Tracker 1.2 2026 diferente',
    'EntradaR$ 28.000,00R$ 28.000,00',
    'Valor financiadoR$ 70.000,00R$ 94.000,00 diferente',
    'Prazo36 meses48 meses diferente',
    'Parcelas36 × R$ 2.670,2048 × R$ 3.055,11 diferente',
    expect.stringMatching(/^CET.*25,78.*24,90.*diferente$/),
  ]);
  const shorter = { ...seen, term: 36, installmentCents: 371_000, payments: levelPayments(36, 371_000) };
  calls.previewProposalRelation.mockResolvedValue(shorter);
  await userEvent.click(dialog.getByRole('combobox', { name: 'Prazo' }));
  await userEvent.click(await screen.findByRole('option', { name: '36 meses' }));
  await dialog.findByText('36 × R$ 3.710,00');
  const fresh = aProposal({ version: 2, simulationId, simulationCode: 'S-88', vehicleLabel: 'Tracker 1.2 2026' });
  calls.relateProposalToSimulation.mockResolvedValue(fresh);
  await userEvent.click(dialog.getByRole('button', submit));
  expect(calls.relateProposalToSimulation.mock.calls[0]![0]).toMatchObject({
    params: { id: proposalId, simulationId },
    body: { version: 1, term: 36, installmentCents: 371_000 },
  });
  await screen.findAllByText('Tracker 1.2 2026');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(readAlerts().map(({ text }) => text)).toContain('A proposta 000123 agora usa a simulação S-88.');
});

it.each([
  [409, 'PRS004', /Outra proposta já foi criada/],
  [403, 'SEC004', /O seu perfil não permite/],
  [404, 'SEC004', /não tem mais acesso/],
  [422, 'GSIM002', /Nenhuma tabela em vigor/],
  [409, 'PRS006', /palavras do servidor/],
])('shows why %i %s prevents the link, and returns to the list', async (status, code, words) => {
  calls.previewProposalRelation.mockRejectedValue(refusal(status, code, 'palavras do servidor'));
  const dialog = await compare();
  expect((await dialog.findByRole('alert')).textContent).toMatch(words);
  expect(dialog.queryByRole('button', submit)).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Escolher outra' }));
  await screen.findByRole('dialog', action);
});

it('shows a changed instalment, and accepts nothing that was not shown', async () => {
  const dialog = await compare();
  await dialog.findByRole('button', submit);
  calls.relateProposalToSimulation.mockRejectedValue(refusal(409, 'GSIM014'));
  const changed = { ...seen, installmentCents: 306_000, payments: levelPayments(48, 306_000) };
  calls.previewProposalRelation.mockResolvedValue(changed);
  await userEvent.click(dialog.getByRole('button', submit));
  expect((await dialog.findByRole('alert')).textContent).toMatch(/A parcela mudou/);
  await dialog.findByText('48 × R$ 3.060,00');
});
