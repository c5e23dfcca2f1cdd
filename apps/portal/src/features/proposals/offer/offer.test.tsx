// @vitest-environment jsdom
import type { ProposalDetail } from '@estrada/endpoints/index';
import { readAlerts } from '@estrada/web/alerts/alerts.ts';
import { api } from '@estrada/web/calls/api.ts';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Page } from '../detail/proposal-detail.page.tsx';
import { aClosedProposal, drawPage, proposalId } from '../test-support.tsx';
import type { Offer, Preview } from './offer-table.tsx';

vi.mock('@estrada/web/calls/api.ts', () => ({
  api: { readProposal: vi.fn(), previewProposalOffer: vi.fn(), applyProposalOffer: vi.fn(), listCities: vi.fn() },
}));
const calls = vi.mocked(api);
beforeEach(() => {
  vi.resetAllMocks();
  calls.listCities.mockResolvedValue({ items: [] });
});
afterEach(cleanup);

const offered = { entryValueCents: 3_500_000, termMonths: 36, financeValueCents: 6_300_000 };
const offer: Offer = {
  requested: { entryValueCents: 2_800_000, termMonths: 36, financeValueCents: 7_000_000 },
  offered,
  differs: ['entryValueCents', 'financeValueCents'],
  isApplied: false,
  mayApply: true,
};
const seen: Preview = {
  ...offered,
  financeValueCents: 6_210_000,
  installmentCents: 240_318,
  rateMonthly: '0.0149',
  cetAnnualPct: '25.12',
  iofCents: 200_000,
  payments: { runs: [{ count: 36, fromCents: 240_318, toCents: 240_318 }], isInTurn: true, finalCents: 0 },
};
const approved = (part: Partial<ProposalDetail> = {}): ProposalDetail => ({
  ...aClosedProposal('APC'),
  offer,
  ...part,
});
async function open(proposal = approved()) {
  calls.readProposal.mockResolvedValue(proposal);
  drawPage(<Page />, `/consultarPropostas/${proposalId}`, '/consultarPropostas/:id');
  return within(await screen.findByRole('region', { name: 'Crédito aprovado com condições' }));
}
const take = { name: 'Aplicar contraproposta' };
const rowOf = (panel: Awaited<ReturnType<typeof open>>, name: string) =>
  panel.getByRole('rowheader', { name }).closest('tr')!.textContent!.replace(/\s/g, ' ');

it('shows the requested next to the offered values, and names the differences', async () => {
  calls.previewProposalOffer.mockResolvedValue(seen);
  const panel = await open();
  await panel.findByRole('button', take);
  expect(['Entrada', 'Prazo', 'Valor financiado', 'Parcelas', 'CET'].map((name) => rowOf(panel, name))).toEqual([
    'EntradaR$ 28.000,00R$ 35.000,00 diferente',
    'Prazo36 meses36 meses',
    'Valor financiadoR$ 70.000,00R$ 62.100,00, de até R$ 63.000,00 diferente',
    'Parcelas36 × R$ 2.670,2036 × R$ 2.403,18 diferente',
    expect.stringMatching(/^CET.*25,78.*25,12.*diferente$/),
  ]);
});

it('is accepted with one click, at the instalment that is shown', async () => {
  calls.previewProposalOffer.mockResolvedValue(seen);
  const applied = { ...offer, isApplied: true, mayApply: false, differs: [] };
  calls.applyProposalOffer.mockResolvedValue(approved({ version: 2, offer: applied, nextActor: 'credit-engine' }));
  const panel = await open();
  await userEvent.click(await panel.findByRole('button', take));
  await waitFor(() => expect(calls.applyProposalOffer).toHaveBeenCalled());
  expect(calls.applyProposalOffer.mock.calls[0]![0]).toMatchObject({
    params: { id: proposalId },
    body: { version: 1, installmentCents: 240_318 },
  });
  await panel.findByText(/a proposta já tem as condições aprovadas/);
  expect(panel.queryByRole('button', take)).toBeNull();
  expect(readAlerts().map(({ text }) => text)).toContain(
    'Contraproposta aplicada: falta a confirmação da mesa de crédito.',
  );
});

it('shows a changed instalment, and waits for another click', async () => {
  const message = 'A parcela da contraproposta mudou';
  const fields = [{ path: 'installmentCents', key: 'counterOffer.changed', message }];
  calls.applyProposalOffer.mockRejectedValue(new ApiError({ status: 409, code: 'GSIM014', message: 'x', fields }));
  calls.previewProposalOffer.mockResolvedValueOnce(seen).mockResolvedValue({
    ...seen,
    installmentCents: 241_000,
    payments: { runs: [{ count: 36, fromCents: 241_000, toCents: 241_000 }], isInTurn: true, finalCents: 0 },
  });
  const panel = await open();
  await userEvent.click(await panel.findByRole('button', take));
  expect((await panel.findByRole('alert')).textContent).toBe(message);
  await waitFor(() => expect(rowOf(panel, 'Parcelas')).toContain('36 × R$ 2.410,00'));
});

it('requires an answer to written conditions before a request', async () => {
  calls.previewProposalOffer.mockResolvedValue(seen);
  const panel = await open(approved({ conditions: ['Comprovante de renda'] }));
  await userEvent.click(await panel.findByRole('button', take));
  await panel.findByText('Descreva como as condições foram cumpridas');
  expect(calls.applyProposalOffer).not.toHaveBeenCalled();
});

it('shows no button when the tables of today do not reach it, and what to do instead', async () => {
  const message = 'Com as tabelas de hoje, o valor financiado ultrapassaria o oferecido: é preciso aumentar a entrada';
  const fields = [{ path: 'offer.financeValueCents', key: 'counterOffer.outOfReach', message }];
  calls.previewProposalOffer.mockRejectedValue(new ApiError({ status: 422, code: 'DOM002', message: 'x', fields }));
  const panel = await open();
  const told = within(await panel.findByRole('alert'));
  told.getByText(message);
  told.getByText(/retifique a proposta/);
  expect(panel.queryByRole('button', take)).toBeNull();
});

it('shows it with read access, and computes nothing', async () => {
  const panel = await open(approved({ offer: { ...offer, mayApply: false } }));
  panel.getByText(/a concessionária confere a contraproposta/);
  expect(rowOf(panel, 'Entrada')).toContain('diferente');
  expect(calls.previewProposalOffer).not.toHaveBeenCalled();
});
