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
  api: Object.fromEntries(
    'readProposal previewProposalOffer applyProposalOffer listCities readPassingTerms submitProposal'
      .split(' ')
      .map((name) => [name, vi.fn()]),
  ),
}));
const calls = vi.mocked(api);
beforeEach(() => {
  vi.resetAllMocks();
  calls.listCities.mockResolvedValue({ items: [] });
  calls.readPassingTerms.mockResolvedValue({ limitCents: null, isWithin: false, items: [] });
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
  panel.getByText(/A concessionária confere a contraproposta/);
  expect(rowOf(panel, 'Entrada')).toContain('diferente');
  expect(calls.previewProposalOffer).not.toHaveBeenCalled();
});

const passing = {
  termMonths: 48,
  entryValueCents: 3_900_000,
  installmentCents: 180_000,
  cetAnnualPct: '25.40',
  payments: { runs: [{ count: 48, fromCents: 180_000, toCents: 180_000 }], isInTurn: true, finalCents: 0 },
};

it('names entry and term within the rules, and copies the proposal with them in one click', async () => {
  calls.previewProposalOffer.mockResolvedValue(seen);
  calls.readPassingTerms.mockResolvedValue({ limitCents: 180_000, isWithin: false, items: [passing] });
  calls.submitProposal.mockReturnValue(new Promise(() => {}));
  const panel = await open(approved({ can: { ...approved().can, clone: true } }));
  expect(await panel.findByText(/^Parcela de até R\$\s1\.800,00 por mês \(30% da renda\)/)).toBeTruthy();
  expect(panel.getByText(/^Entrada de R\$\s39\.000,00, R\$\s11\.000,00 a mais · CET/)).toBeTruthy();
  await userEvent.click(panel.getByRole('button', { name: /^Copiar com estes valores: 48 meses/ }));
  expect(calls.submitProposal.mock.calls[0]![0]).toMatchObject({
    query: { clone: 'true' },
    body: { id: proposalId, entryValueCents: 3_900_000, term: 48 },
  });
});

it('says that the decision has another reason where the instalment is within the rules', async () => {
  calls.readPassingTerms.mockResolvedValue({ limitCents: 900_000, isWithin: true, items: [passing] });
  const panel = await open(approved({ offer: null, can: { ...approved().can, clone: true } }));
  expect(await panel.findByText(/a decisão tem outro motivo/)).toBeTruthy();
  expect(panel.queryByRole('button', { name: /^Copiar com estes valores/ })).toBeNull();
});

const passingPanel = async () =>
  within((await screen.findByRole('heading', { name: 'O que cabe nas regras' })).parentElement!);
const copyable = () => open(approved({ offer: null, can: { ...approved().can, clone: true } }));

it('announces that the terms within the rules are being calculated', async () => {
  calls.readPassingTerms.mockReturnValue(new Promise(() => {}));
  await copyable();
  (await passingPanel()).getByRole('status', { name: 'Calculando o que cabe nas regras' });
});

it('calculates the terms within the rules again after a failure, but not after a refusal', async () => {
  const fails = (status: number) => new ApiError({ status, code: 'X', message: 'Nenhuma tabela em vigor', fields: [] });
  calls.readPassingTerms
    .mockRejectedValueOnce(fails(500))
    .mockResolvedValueOnce({ limitCents: 180_000, isWithin: false, items: [passing] });
  await copyable();
  await userEvent.click(await (await passingPanel()).findByRole('button', { name: 'Tentar de novo' }));
  await (await passingPanel()).findByRole('button', { name: /^Copiar com estes valores/ });
  cleanup();
  calls.readPassingTerms.mockRejectedValue(fails(422));
  await copyable();
  await (await passingPanel()).findByText('Não é possível calcular: Nenhuma tabela em vigor');
  expect((await passingPanel()).queryByRole('button')).toBeNull();
});

it.each([
  ['no income', { limitCents: null, isWithin: false, items: [] }, 'a ficha do cliente não informa a renda'],
  ['no entry that is enough', { limitCents: 50_000, isWithin: false, items: [] }, 'nenhuma entrada deixa a parcela'],
])('says why there is nothing to copy: %s', async (_, answer, words) => {
  calls.readPassingTerms.mockResolvedValue(answer);
  await copyable();
  await (await passingPanel()).findByText(new RegExp(words));
});
