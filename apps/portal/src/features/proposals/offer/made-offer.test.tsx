// @vitest-environment jsdom
import type { ProposalDetail } from '@estrada/endpoints/index';
import { api } from '@estrada/web/calls/api.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Page } from '../detail/proposal-detail.page.tsx';
import { aClosedProposal, drawPage, pageAct, proposalId, unfold } from '../test-support.tsx';

vi.mock('@estrada/web/calls/api.ts', () => ({
  api: { readProposal: vi.fn(), changeProposalStatus: vi.fn(), listCities: vi.fn() },
}));
const calls = vi.mocked(api);
beforeEach(() => {
  vi.resetAllMocks();
  calls.listCities.mockResolvedValue({ items: [] });
  calls.changeProposalStatus.mockResolvedValue(aClosedProposal('APC'));
});
afterEach(cleanup);

const offer = { entryValueCents: 3_500_000, termMonths: 24, financeValueCents: 6_300_000 };
async function open(part: Partial<ProposalDetail> = {}) {
  calls.readProposal.mockResolvedValue({ ...aClosedProposal('PD', { decide: true }), ...part });
  drawPage(<Page />, `/consultarPropostas/${proposalId}`, '/consultarPropostas/:id');
  await screen.findByRole('heading', { level: 1, name: 'Proposta 000123' });
}
const dialog = async () => within(await screen.findByRole('dialog'));

it('is made with a conditional approval, complete, after which written conditions are optional', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Decidir crédito' }));
  const asked = await dialog();
  expect(asked.queryByRole('group', { name: /Contraproposta/ })).toBeNull();
  await userEvent.click(asked.getByRole('radio', { name: /condições/ }));
  const fields = within(asked.getByRole('group', { name: 'Contraproposta (opcional)' }));
  const conditions = asked.getByLabelText(/^Condições/);
  expect(conditions.hasAttribute('required')).toBe(true);
  await userEvent.type(fields.getByLabelText('Entrada'), '35000');
  expect(conditions.hasAttribute('required')).toBe(false);
  await userEvent.click(asked.getByRole('button', { name: 'Registrar decisão' }));
  expect(calls.changeProposalStatus).not.toHaveBeenCalled();
  await waitFor(() => expect(fields.getByLabelText('Prazo em meses').getAttribute('aria-invalid')).toBe('true'));
  await userEvent.type(fields.getByLabelText('Prazo em meses'), '24');
  await userEvent.type(fields.getByLabelText('Valor financiado máximo, sem produtos'), '63000');
  await userEvent.click(asked.getByRole('button', { name: 'Registrar decisão' }));
  await waitFor(() => expect(calls.changeProposalStatus).toHaveBeenCalled());
  expect(calls.changeProposalStatus.mock.calls[0]![0]).toMatchObject({
    params: { status: 'APC' },
    body: { conditions: [], offer },
  });
});

it('is shown to the second approver, who confirms the same offer', async () => {
  const authority = { needs: 'two', aloneUpToCents: 1, fourEyesAboveCents: 1 } as const;
  const first = { decision: 'APC', conditions: [], offer, reason: 'Comitê', actorName: 'Renata Falcão' } as const;
  await open({ authority, firstDecision: { ...first, conditions: [], at: '2026-11-20T14:05:00Z', isOwn: false } });
  const panel = within(screen.getByRole('region', { name: 'Primeira decisão: aprovar com condições' }));
  panel.getByText(/Entrada de R\$\s35\.000,00, 24 meses, até R\$\s63\.000,00 financiados/);
  await userEvent.click(await pageAct('Confirmar decisão'));
  await userEvent.click((await dialog()).getByRole('button', { name: 'Confirmar decisão' }));
  await waitFor(() => expect(calls.changeProposalStatus).toHaveBeenCalled());
  expect(calls.changeProposalStatus.mock.calls[0]![0]).toMatchObject({ params: { status: 'APC' }, body: { offer } });
});

it('can be made when the status is changed by hand', async () => {
  await open({ can: aClosedProposal('PD', { changeStatus: true }).can, manualTargets: ['APC', 'RA'] });
  await userEvent.click(await pageAct('Mudar status'));
  const asked = await dialog();
  expect(asked.queryByRole('group', { name: /Contraproposta/ })).toBeNull();
  await userEvent.click(asked.getByRole('combobox', { name: 'Novo status' }));
  await userEvent.click(await screen.findByRole('option', { name: /condições/i }));
  const fields = within(asked.getByRole('group', { name: 'Contraproposta (opcional)' }));
  await userEvent.type(fields.getByLabelText('Entrada'), '35000');
  await userEvent.type(fields.getByLabelText('Prazo em meses'), '24');
  await userEvent.type(fields.getByLabelText('Valor financiado máximo, sem produtos'), '63000');
  await userEvent.type(asked.getByLabelText(/^Motivo/), 'Comitê');
  await userEvent.click(asked.getByRole('button', { name: 'Mudar status' }));
  await waitFor(() => expect(calls.changeProposalStatus).toHaveBeenCalled());
  expect(calls.changeProposalStatus.mock.calls[0]![0]).toMatchObject({
    params: { status: 'APC' },
    body: { conditions: [], reason: 'Comitê', offer },
  });
});

it('is listed among the decisions with the requested values and its outcome', async () => {
  const given = { decision: 'APC', isFirst: false, actorName: 'Renata Falcão', reason: 'Comitê', validUntil: null };
  const requested = { entryValueCents: 2_800_000, termMonths: 36, financeValueCents: 7_000_000 };
  await open({
    decisions: [
      {
        ...given,
        at: '2026-11-18T14:00:00Z',
        conditions: [],
        offer: { offered: offer, requested: null, outcome: 'not-applied' },
      },
      {
        ...given,
        at: '2026-11-19T14:00:00Z',
        conditions: [],
        offer: { offered: offer, requested, outcome: 'applied' },
      },
    ],
  });
  const said = (await unfold('Decisões de crédito'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent!.replace(/\s/g, ' '));
  expect(said).toEqual([
    expect.stringMatching(
      /Solicitado: entrada de R\$ 28\.000,00, 36 meses, R\$ 70\.000,00 .*Contraproposta: entrada de R\$ 35\.000,00, 24 meses, até R\$ 63\.000,00 .*aplicou a contraproposta/,
    ),
    expect.stringMatching(/Contraproposta: entrada .*não foi aplicada/),
  ]);
  expect(said[1]).not.toContain('Pedido:');
});
