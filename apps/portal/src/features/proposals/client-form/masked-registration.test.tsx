// @vitest-environment jsdom
import { api } from '@estrada/web/calls/api.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Page } from '../detail/proposal-detail.page.tsx';
import { aClosedProposal, completePerson, drawPage, proposalDrawn, proposalId, unfold } from '../test-support.tsx';

vi.mock('@estrada/web/calls/api.ts', () => ({
  api: { readProposal: vi.fn(), revealRegistration: vi.fn(), listCities: vi.fn() },
}));
const calls = vi.mocked(api);
beforeEach(() => {
  vi.resetAllMocks();
  calls.listCities.mockResolvedValue({ items: [] });
});
afterEach(cleanup);

const {
  motherName: _mother,
  birthDate: _birth,
  documentNr: _number,
  ...identification
} = completePerson.identification;
const { monthlyIncomeCents: _income, ...occupation } = completePerson.occupation;
const masked = {
  ...aClosedProposal('SU'),
  client: { ...completePerson, document: '***.982.247-**', identification, occupation },
  maskedFields: [
    'client.document',
    'client.identification.motherName',
    'client.identification.birthDate',
    'client.identification.documentNr',
    'client.occupation.monthlyIncomeCents',
  ],
};
async function open(proposal = masked) {
  calls.readProposal.mockResolvedValue(proposal);
  drawPage(<Page />, `/consultarPropostas/${proposalId}`, '/consultarPropostas/:id');
  await proposalDrawn(proposal);
  await unfold('Ficha do cliente');
}
const shownAt = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
const showAll = 'Ver dados completos';

it('shows a masked registration with its marks, and says why', async () => {
  await open();
  expect(shownAt('CPF')).toBe('•••.982.247-••');
  for (const label of ['Nome da mãe', 'Data de nascimento', 'Renda mensal']) expect(shownAt(label)).toBe('•••');
  expect(shownAt('Nome completo')).toBe('Marina Alves Souza');
  screen.getByText(/Com o seu perfil, parte dos dados pessoais fica oculta/);
});

it('opens the whole registration only with a reason, and shows it for this view', async () => {
  calls.revealRegistration.mockResolvedValue({ client: completePerson, vehicleAdditionalInfo: {} });
  await open();
  await userEvent.click(screen.getByRole('button', { name: showAll }));
  const dialog = within(await screen.findByRole('dialog', { name: new RegExp(showAll) }));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Motivo/ }), 'curto');
  await userEvent.click(dialog.getByRole('button', { name: showAll }));
  await dialog.findByText('Explique o motivo, com pelo menos 10 caracteres');
  expect(calls.revealRegistration).not.toHaveBeenCalled();
  await userEvent.type(dialog.getByRole('textbox', { name: /^Motivo/ }), ': cliente pediu conferência');
  await userEvent.click(dialog.getByRole('button', { name: showAll }));
  await screen.findByText('Dados completos, abertos com motivo registrado.');
  expect(calls.revealRegistration.mock.calls[0]![0]).toMatchObject({
    params: { id: proposalId },
    body: { reason: 'curto: cliente pediu conferência' },
  });
  expect([shownAt('CPF'), shownAt('Nome da mãe')]).toEqual(['529.982.247-25', 'Helena Alves']);
  expect(screen.queryByRole('button', { name: showAll })).toBeNull();
});

it('has no button where the registration is whole', async () => {
  await open({ ...masked, client: completePerson, maskedFields: null } as never);
  expect(screen.queryByRole('button', { name: showAll })).toBeNull();
});
