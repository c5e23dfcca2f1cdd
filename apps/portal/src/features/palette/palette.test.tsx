// @vitest-environment jsdom
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { bitUser, fakeServer, fiManager, refuse } from '@estrada/web/test/fake-server.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderPortal } from '../../test/render-portal.tsx';

const page = (items: unknown[]) => ({ items, next: null, totalElements: items.length, totalCapped: false });
const proposal = {
  id: '01jd0000000000000000000001',
  number: '12345',
  status: 'AP',
  clientName: 'Rosana Teles',
  clientDocumentMasked: '***.456.789-**',
  vehicleLabel: 'Onix LT',
  financeValueCents: 5_000_000,
};

beforeEach(resetBrowser);

async function openPalette(who = fiManager, can: object = {}) {
  signInAs(who);
  const calls = fakeServer({
    listProposals: ({ body }) => page(['rosana', '12345'].includes(String(body.search)) ? [proposal] : []),
    readProposal: () => ({ ...proposal, can }),
    listSavedSimulations: () => page([]),
    listUsers: () => page([]),
    listDealers: () => page([]),
  });
  renderPortal('/');
  await screen.findByRole('heading', { level: 1 });
  await userEvent.keyboard('{Control>}k{/Control}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Buscar em todo o portal' }));
  return { calls, dialog, input: dialog.getByRole('textbox', { name: 'Buscar em todo o portal' }) };
}
const options = () => screen.queryAllByRole('option').map((option) => option.firstChild?.textContent);

it('opens by keyboard and finds a page by part of its name, ignoring accents', async () => {
  const { input } = await openPalette();
  expect(document.activeElement).toBe(input);
  await userEvent.type(input, 'simulacoes');
  expect(options()).toEqual(['Simulações salvas', 'Extração de simulações']);
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Simulações salvas' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('finds the glossary by a term that it explains', async () => {
  const { input } = await openPalette();
  await userEvent.type(input, 'gravame');
  expect(options()).toContain('Glossário');
});

it('finds records from three characters on', async () => {
  const { calls, input } = await openPalette();
  const searches = () => calls.filter(({ body }) => body.search !== undefined).map(({ body }) => body.search);
  await userEvent.type(input, 'ro');
  await userEvent.type(input, 'sana');
  await waitFor(() => expect(options()).toContain('12345 · Rosana Teles'));
  expect(new Set(searches())).toEqual(new Set(['rosana']));
});

it('requests nothing that the user may not see', async () => {
  const { calls, input, dialog } = await openPalette(bitUser);
  await userEvent.type(input, 'zzzzz');
  expect(await dialog.findByText(/Nada encontrado/)).toBeTruthy();
  expect(new Set(calls.map(({ name }) => name))).toEqual(new Set(['listDealers']));
});

it('shows that not everything could be searched', async () => {
  const { input, dialog } = await openPalette(bitUser);
  fakeServer({ listDealers: () => refuse(409, 'DOM001', 'Algo deu errado.') });
  await userEvent.type(input, 'serra');
  expect(await dialog.findByText(/A busca ficou incompleta/)).toBeTruthy();
});

it('offers the acts of a proposal that the server allows, and opens their confirmation', async () => {
  const { input } = await openPalette(fiManager, { block: true, unblock: false });
  await userEvent.type(input, 'proposta 12345');
  await waitFor(() => expect(options()).toContain('Bloquear proposta 12345'));
  expect(options()).not.toContain('Desbloquear proposta 12345');
  await userEvent.clear(input);
  await userEvent.type(input, '12345 bloquear');
  await waitFor(() => expect(options()[0]).toBe('Bloquear proposta 12345'));
});

it('finds actions by words in any order, and only those that the user may do', async () => {
  const { input } = await openPalette();
  await userEvent.type(input, 'simulacao nova');
  expect(options()).toEqual(['Nova simulação']);
  cleanup();
  const other = await openPalette(bitUser);
  await userEvent.type(other.input, 'simulacao nova');
  expect(options()).not.toContain('Nova simulação');
});

it('offers what was opened last before anything is typed', async () => {
  const { input } = await openPalette();
  await userEvent.type(input, 'simulacoes salvas{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'Simulações salvas' });
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Buscar em todo o portal' }), 'glossario{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'Glossário' });
  await userEvent.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Buscar em todo o portal' });
  expect(options()[0]).toBe('Simulações salvas');
  await userEvent.click(screen.getByRole('button', { name: 'Fechar a busca' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
