// @vitest-environment jsdom
import { api } from '@estrada/web/calls/api.ts';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Page } from '../detail/proposal-detail.page.tsx';
import { aClosedProposal, aProposal, drawPage, pageAct, proposalId, unfold } from '../test-support.tsx';

vi.mock('@estrada/web/calls/api.ts', () => ({
  api: { readProposal: vi.fn(), blockProposal: vi.fn(), listCities: vi.fn() },
}));
const calls = vi.mocked(api);
beforeEach(() => {
  vi.resetAllMocks();
  calls.listCities.mockResolvedValue({ items: [] });
});
afterEach(cleanup);

const block = { at: '2026-11-20T14:05:00Z', actorName: 'Renata Falcão', reason: 'Suspeita de fraude' };
async function open(proposal = aProposal()) {
  calls.readProposal.mockResolvedValueOnce(proposal);
  drawPage(<Page />, `/consultarPropostas/${proposalId}`, '/consultarPropostas/:id');
  await screen.findByRole('heading', { level: 1, name: 'Proposta 000123' });
}
const dialog = async () => within(await screen.findByRole('dialog'));

it('requires a reason to block, and blocks the version that was read', async () => {
  const blocked = aClosedProposal('WO', { unblock: true });
  calls.blockProposal.mockResolvedValue({ ...blocked, version: 2, block });
  await open(aProposal({ can: { ...aProposal().can, block: true } }));
  await userEvent.click(await pageAct('Bloquear proposta'));
  const asked = await dialog();
  await userEvent.click(asked.getByRole('button', { name: 'Bloquear proposta' }));
  await asked.findByText('Informe o motivo');
  expect(calls.blockProposal).not.toHaveBeenCalled();
  await userEvent.type(asked.getByRole('textbox', { name: /^Motivo/ }), 'Suspeita de fraude');
  await userEvent.click(asked.getByRole('button', { name: 'Bloquear proposta' }));
  const panel = within(await screen.findByRole('region', { name: 'Proposta bloqueada' }));
  expect(calls.blockProposal.mock.calls[0]![0]).toMatchObject({
    params: { id: proposalId },
    body: { version: 1, blocked: true, reason: 'Suspeita de fraude' },
  });
  panel.getByText('Desde 20/11/2026 11:05, por Renata Falcão.');
  panel.getByText('Motivo: Suspeita de fraude');
  expect(screen.queryByRole('button', { name: 'Enviar proposta' })).toBeNull();
});

it('unblocks without a reason, and shows the form again', async () => {
  calls.blockProposal.mockResolvedValue(aProposal({ version: 3 }));
  await open(aProposal({ block, can: aClosedProposal('WO', { unblock: true }).can, version: 2 }));
  await userEvent.click(await pageAct('Desbloquear proposta'));
  await userEvent.click((await dialog()).getByRole('button', { name: 'Desbloquear proposta' }));
  await screen.findByRole('button', { name: 'Enviar proposta' });
  expect(calls.blockProposal.mock.calls[0]![0]).toMatchObject({ body: { version: 2, blocked: false } });
  expect(screen.queryByRole('region', { name: 'Proposta bloqueada' })).toBeNull();
});

it('retains the dialog and its text when another user saved first', async () => {
  calls.blockProposal.mockRejectedValue(new ApiError({ status: 409, code: 'PRS001', message: 'Alterado por Ana' }));
  await open(aProposal({ can: { ...aProposal().can, block: true } }));
  calls.readProposal.mockResolvedValueOnce(aProposal({ version: 2, can: { ...aProposal().can, block: true } }));
  await userEvent.click(await pageAct('Bloquear proposta'));
  const asked = await dialog();
  await userEvent.type(asked.getByRole('textbox', { name: /^Motivo/ }), 'Dúvida');
  await userEvent.click(asked.getByRole('button', { name: 'Bloquear proposta' }));
  await asked.findByRole('alert');
  expect((asked.getByRole('textbox', { name: /^Motivo/ }) as HTMLTextAreaElement).value).toBe('Dúvida');
});

it('lists every credit decision, newest first, with its reason and conditions', async () => {
  const plain = { isFirst: false, offer: null };
  const first = { ...plain, at: '2026-11-20T14:00:00Z', actorName: 'Motor de crédito', validUntil: '2026-12-20' };
  const second = { ...plain, at: '2026-11-21T14:00:00Z', actorName: 'Renata Falcão', validUntil: null };
  await open(
    aProposal({
      status: 'DC',
      can: aClosedProposal('DC').can,
      decisions: [
        { ...first, decision: 'APC', reason: null, conditions: ['Avalista'] },
        { ...second, decision: 'DC', reason: 'Sem avalista', conditions: [] },
      ],
    }),
  );
  const list = await unfold('Decisões de crédito');
  expect(list.getAllByText(/·/).map(({ textContent }) => textContent)).toEqual([
    '21/11/2026 11:00 · Renata Falcão',
    '20/11/2026 11:00 · Motor de crédito',
  ]);
  for (const text of ['Motivo: Sem avalista', 'Avalista', 'Válida até 20/12/2026']) list.getByText(text);
});
