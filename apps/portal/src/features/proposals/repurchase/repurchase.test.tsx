// @vitest-environment jsdom
import { api } from '@estrada/web/calls/api.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Page } from '../detail/proposal-detail.page.tsx';
import { aClosedProposal, drawPage, pageAct, proposalId, unfold } from '../test-support.tsx';

vi.mock('@estrada/web/calls/api.ts', () => ({
  api: { readProposal: vi.fn(), updateRepurchase: vi.fn(), listCities: vi.fn() },
}));
const calls = vi.mocked(api);
beforeEach(() => {
  vi.resetAllMocks();
});
afterEach(cleanup);

const open = { guaranteedCents: 3_000_000, mileageLimit: null, returnOn: null, notes: null, mayUpdate: true };
async function draw(repurchase: typeof open | null) {
  calls.readProposal.mockResolvedValueOnce({ ...aClosedProposal('AP'), repurchase });
  drawPage(<Page />, `/consultarPropostas/${proposalId}`, '/consultarPropostas/:id');
  await screen.findByRole('heading', { level: 1, name: 'Proposta 000123' });
}
const panel = () => unfold('Recompra garantida');

it('shows what is guaranteed, and saves complete terms', async () => {
  const said = { ...open, mileageLimit: 45_000, returnOn: '2029-11-20' };
  calls.updateRepurchase.mockResolvedValue({ ...aClosedProposal('AP'), version: 2, repurchase: said });
  await draw(open);
  (await panel()).getByText('R$ 30.000,00');
  expect((await panel()).getAllByText('a combinar')).toHaveLength(2);
  await userEvent.click(await pageAct('Atualizar recompra'));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Quilometragem/ }), '45000');
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(calls.updateRepurchase).not.toHaveBeenCalled();
  await userEvent.type(dialog.getByRole('textbox', { name: /^Devolução/ }), '20112029');
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.updateRepurchase.mock.calls[0]![0]).toMatchObject({
    params: { id: proposalId },
    body: { version: 1, mileageLimit: 45_000, returnOn: '2029-11-20' },
  });
  (await panel()).getByText('45.000 km');
  (await panel()).getByText('20/11/2029');
});

it('is hidden for a plan without it, and read-only without write access', async () => {
  await draw(null);
  expect(screen.queryByRole('region', { name: 'Recompra garantida' })).toBeNull();
  cleanup();
  await draw({ ...open, mayUpdate: false });
  await panel();
  expect(screen.queryByText('Atualizar recompra')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Outras ações' })).toBeNull();
});
