// @vitest-environment jsdom

import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { bitUser, fakeServer, fiManager, refuse } from '@estrada/web/test/fake-server.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderPortal } from '../../test/render-portal.tsx';

beforeEach(resetBrowser);

const proposal = {
  id: '01jd0000000000000000000001',
  number: '12345',
  status: 'APR',
  clientName: 'Rosana Teles',
  clientDocumentMasked: '***.456.789-**',
  personType: 'PF',
  vehicleLabel: 'Onix LT',
  financeValueCents: 5_000_000,
};
const simulation = {
  id: '01jd0000000000000000000002',
  code: 'S-77',
  updatedAt: '2026-01-31T17:05:00Z',
  clientName: null,
  vehicleLabel: 'Spin Premier',
  vehicleValueCents: 9_000_000,
};
const page = (items: unknown[]) => ({ items, next: null, totalElements: items.length, totalCapped: false });
const section = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the start page', () => {
  it('shows name, username, e-mail and profile', async () => {
    signInAs(bitUser);
    renderPortal('/');
    const account = await section('Sua conta');
    const values = ['Bruno Teles', 'BIT.1', bitUser.email, 'BIT'];
    expect(values.map((value) => account.getByText(value).textContent)).toEqual(values);
  });

  it.each(['provisioning', 'consulta', 'seller'] as const)(
    'describes each page to %s, a role with few pages, in the order of the menu',
    async (role) => {
      fakeServer({ listProposals: () => page([]), listSavedSimulations: () => page([]) });
      signInAs({ ...bitUser, groups: [{ groupName: role }] });
      renderPortal('/');
      const cards = (await section('Atalhos')).getAllByRole('link');
      const menu = within(screen.getByRole('navigation', { name: 'Menu principal' })).getAllByRole('link');
      const isPage = (address: string | null) => address !== '/' && !address?.startsWith('/menu/');
      expect(cards.map((card) => card.getAttribute('href'))).toEqual(
        menu.map((link) => link.getAttribute('href')).filter(isPage),
      );
      for (const card of cards) expect(card.children, card.textContent).toHaveLength(2);
    },
  );

  it('links a role with many pages to the first group and to a hub for each other group', async () => {
    fakeServer({ listProposals: () => page([]) });
    signInAs({ ...bitUser, groups: [{ groupName: 'admin-internal' }] });
    renderPortal('/');
    const shortcuts = await section('Atalhos');
    expect(shortcuts.getByRole('link', { name: /Propostas/ })).toBeTruthy();
    await userEvent.setup().click(shortcuts.getByRole('link', { name: /Cadastros/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Cadastros' })).toBeTruthy();
  });

  it('links to the latest proposals and simulations, requesting five of each', async () => {
    signInAs(fiManager);
    const calls = fakeServer({
      listProposals: () => page([proposal]),
      listSavedSimulations: () => page([simulation]),
    });
    renderPortal('/');
    const ofProposal = await (await section('Últimas propostas')).findByRole('link', { name: /Rosana Teles/ });
    expect(ofProposal.getAttribute('href')).toBe(`/consultarPropostas/${proposal.id}`);
    const ofSimulation = await (await section('Últimas simulações')).findByRole('link', { name: /Spin Premier/ });
    expect(ofSimulation.getAttribute('href')).toBe(`/simulador?simulacao=${simulation.id}`);
    expect(ofSimulation.textContent).toContain('31/01/2026 14:05');
    expect(calls.map(({ name, body }) => [name, body.size]).toSorted()).toEqual([
      ['listProposals', 5],
      ['listSavedSimulations', 5],
    ]);
  });

  it('requests nothing that the role may not see', async () => {
    signInAs(bitUser);
    const calls = fakeServer({});
    renderPortal('/');
    await section('Sua conta');
    expect(screen.queryByRole('region', { name: /Últimas/ })).toBeNull();
    expect(calls).toEqual([]);
  });

  it('shows only proposals to a role that may not simulate', async () => {
    signInAs({ ...fiManager, groups: [{ groupName: 'insurance' }] });
    fakeServer({ listProposals: () => page([]) });
    renderPortal('/');
    const proposals = await section('Últimas propostas');
    expect(await proposals.findByText(/Nenhuma proposta ainda/)).toBeTruthy();
    expect(proposals.queryByRole('link', { name: 'Fazer uma simulação' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Últimas simulações' })).toBeNull();
  });

  it('explains an empty list, and retries a failed one', async () => {
    signInAs(fiManager);
    let isDown = true;
    fakeServer({
      listProposals: () => (isDown ? refuse(422, 'PRS001', 'Filtro recusado.') : page([proposal])),
      listSavedSimulations: () => page([]),
    });
    renderPortal('/');
    const simulations = await section('Últimas simulações');
    expect(await simulations.findByText(/Nenhuma simulação salva ainda/)).toBeTruthy();
    expect(simulations.getByRole('link', { name: 'Fazer uma simulação' })).toBeTruthy();
    const proposals = await section('Últimas propostas');
    expect(await proposals.findByText('Filtro recusado.')).toBeTruthy();
    isDown = false;
    await userEvent.setup().click(proposals.getByRole('button', { name: 'Tentar de novo' }));
    expect(await proposals.findByRole('link', { name: /Rosana Teles/ })).toBeTruthy();
  });
});

describe('a hub', () => {
  const cards = () =>
    within(screen.getByRole('main'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));

  it('lists every page of its group that the user may open, and finds one by its description', async () => {
    signInAs(bitUser);
    fakeServer({});
    renderPortal('/menu/cadastros');
    await screen.findByRole('heading', { level: 1, name: 'Cadastros' });
    expect(cards()).toEqual(['/dealers', '/branches', '/groups', '/DGI']);
    await userEvent.setup().type(screen.getByRole('textbox', { name: 'Buscar nestas telas' }), 'economico');
    expect(cards()).toEqual(['/groups']);
  });

  it('shows that nothing was found', async () => {
    signInAs(bitUser);
    fakeServer({});
    renderPortal('/menu/cadastros');
    await userEvent.setup().type(await screen.findByRole('textbox', { name: 'Buscar nestas telas' }), 'xyz');
    expect(screen.getByText('Nenhuma tela encontrada')).toBeTruthy();
  });

  it('redirects home when it has no page for the user', async () => {
    signInAs(bitUser);
    fakeServer({});
    renderPortal('/menu/seguros');
    expect(await screen.findByRole('heading', { level: 1, name: 'Por onde vamos começar?' })).toBeTruthy();
  });

  it('is not found for a group that does not exist', async () => {
    signInAs(bitUser);
    fakeServer({});
    renderPortal('/menu/nada');
    expect(await screen.findByRole('heading', { level: 1, name: 'Não encontramos esta página' })).toBeTruthy();
  });

  it('expands only its own group in a long menu', async () => {
    signInAs({ ...bitUser, groups: [{ groupName: 'admin-internal' }] });
    fakeServer({});
    renderPortal('/menu/parametros');
    await screen.findByRole('heading', { level: 1, name: 'Parâmetros' });
    const menu = within(screen.getByRole('navigation', { name: 'Menu principal' }));
    expect(menu.getByRole('link', { name: 'Tarifa de cadastro (TCC)' })).toBeTruthy();
    expect(menu.queryByRole('link', { name: 'Concessionárias' })).toBeNull();
  });
});
