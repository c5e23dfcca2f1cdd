// @vitest-environment jsdom
import { api } from '@estrada/web/calls/api.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aClosedProposal, aProposal, drawPage, proposalId, unfold } from '../test-support.tsx';
import { Page } from './proposal-detail.page.tsx';

vi.mock('@estrada/web/calls/api.ts', () => ({
  api: { readProposal: vi.fn(), updateProposal: vi.fn(), listCities: vi.fn() },
}));
const calls = vi.mocked(api);
beforeEach(() => {
  calls.updateProposal.mockReset();
  calls.listCities.mockResolvedValue({ items: [] });
});
afterEach(cleanup);

async function open(proposal = aProposal()) {
  calls.readProposal.mockResolvedValueOnce(proposal);
  drawPage(<Page />, `/consultarPropostas/${proposalId}`, '/consultarPropostas/:id');
  await unfold('Ficha do cliente');
  const region = await screen.findByRole('region', { name: 'Veículo' });
  // optional, so initially folded
  const summary = region.querySelector('details:not([open]) > summary');
  if (summary) await userEvent.click(summary);
  return within(region);
}

it('shows an invalid plate, chassis number or Renavam at its field before a request', async () => {
  const vehicle = await open();
  await userEvent.type(vehicle.getByRole('textbox', { name: 'Placa' }), 'ABC12');
  await userEvent.type(vehicle.getByRole('textbox', { name: 'Chassi' }), '9BGKS48U0RG12345O');
  await userEvent.type(vehicle.getByRole('textbox', { name: 'Renavam' }), '00639884963');
  await userEvent.tab();
  await vehicle.findByText('Renavam inválido');
  vehicle.getByText('Placa inválida');
  vehicle.getByText('Chassi inválido');
  screen.getByText(/^Faltam 3 campos para enviar/);
});

it('sends the identification of the vehicle with the form', async () => {
  calls.updateProposal.mockResolvedValue(aProposal({ version: 2 }));
  const vehicle = await open();
  await userEvent.type(vehicle.getByRole('textbox', { name: 'Placa' }), 'abc-1d23');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(calls.updateProposal).toHaveBeenCalledTimes(1));
  expect(calls.updateProposal.mock.calls[0]![0].body.vehicleAdditionalInfo).toMatchObject({ plate: 'ABC1D23' });
});

it('shows the vehicle of a read-only proposal, with its pick-up day in local format', async () => {
  const info = { plate: 'ABC1D23', chassis: '9BGKS48U0RG123456', vehiclePickUpDate: '2026-12-15' };
  const vehicle = await open({ ...aClosedProposal('AP'), vehicleAdditionalInfo: info });
  for (const text of ['ABC1D23', '9BGKS48U0RG123456', '15/12/2026']) vehicle.getByText(text);
  // neither Renavam nor colour
  expect(vehicle.getAllByText('Não informado')).toHaveLength(2);
});
