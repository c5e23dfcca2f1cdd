// @vitest-environment jsdom
/** The views of the list: counts, links, and a user's own views. */
import { paginationOf } from '@estrada/domain/lists/index';
import type { SavedView } from '@estrada/endpoints/index';
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { type Answers, fakeServer, fiManager, refuse } from '@estrada/web/test/fake-server.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Page } from '../list/proposal-list.page.tsx';
import { aRow, drawPage, proposalId } from '../test-support.tsx';

const mine: SavedView = { id: proposalId, name: 'Souza aprovadas', filters: { search: 'souza', status: ['AP'] } };
const path = '/consultarPropostas';

function open(address = path, saved: SavedView[] = [], answers: Answers = {}) {
  const calls = fakeServer({
    listProposals: () => ({
      items: [aRow({ unread: 2 })],
      next: null,
      totalElements: 1,
      totalCapped: false,
      pagination: paginationOf({ start: 0, goesOn: false, totalElements: 1 }, 20),
    }),
    readProposalViews: () => ({
      views: [
        { view: 'waiting', count: 12, isCapped: false },
        { view: 'returned', count: 1_000, isCapped: true },
      ],
      statuses: [{ status: 'AP', count: 3, isCapped: false }],
      saved,
    }),
    ...answers,
  });
  const { router } = drawPage(<Page />, address, path);
  const lastList = () => calls.findLast(({ name }) => name === 'listProposals')?.body;
  return { calls, lastList, search: () => decodeURIComponent(router.state.location.search) };
}
const views = async () => within(await screen.findByRole('navigation', { name: 'Filtros prontos e salvos' }));

beforeEach(() => {
  resetBrowser();
  signInAs(fiManager);
});
afterEach(cleanup);

describe('views of the proposal list', () => {
  it('show the number of proposals in each, and that there are more than counted', async () => {
    open();
    const bar = await views();
    bar.getByRole('button', { name: 'Aguardando minha ação 12' });
    bar.getByRole('button', { name: 'Devolvidas 1.000+' });
    expect(bar.getByRole('button', { name: 'Todas' }).getAttribute('aria-current')).toBe('true');
  });

  it('filter the list and are stored in the address, from which they are restored', async () => {
    const { lastList, search } = open();
    await userEvent.click((await views()).getByRole('button', { name: /^Aguardando minha ação/ }));
    await waitFor(() => expect(search()).toBe('?vista=waiting'));
    await waitFor(() => expect(lastList()).toMatchObject({ view: 'waiting' }));
    cleanup();
    const again = open(`${path}?vista=returned`);
    expect((await views()).getByRole('button', { name: /^Devolvidas/ }).getAttribute('aria-current')).toBe('true');
    expect(again.lastList()).toMatchObject({ view: 'returned' });
  });

  it('count each status in its filter, and unread messages in the row', async () => {
    open();
    await views();
    await userEvent.click(screen.getByRole('combobox', { name: 'Status' }));
    await screen.findByRole('option', { name: 'Aprovada (3)' });
    screen.getByText('2 mensagens não lidas');
  });
});

describe('a personal view', () => {
  it('is opened from the menu by keyboard', async () => {
    const { search } = open(path, [mine]);
    (await views()).getByRole('button', { name: 'Meus filtros salvos' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Souza aprovadas' }));
    await waitFor(() => expect(search()).toBe('?busca=souza&status=AP'));
    await screen.findByRole('button', { name: 'Souza aprovadas' });
  });

  it('saves the current filters under a name; a duplicate name is refused at the field', async () => {
    let tries = 0;
    const { calls } = open(`${path}?vista=waiting&proximo=dealer`, [], {
      saveProposalView: () => {
        tries++;
        return tries === 1
          ? refuse(422, 'DOM002', 'Confira', [
              {
                path: 'name',
                key: 'viewName.taken',
                message: 'Você já tem um filtro salvo com este nome: escolha outro nome',
              },
            ])
          : { ...mine, name: 'Para hoje' };
      },
    });
    await userEvent.click((await views()).getByRole('button', { name: 'Meus filtros salvos' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Salvar estes filtros' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Salvar filtro' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nome do filtro' }), 'Para hoje');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar filtro' }));
    await dialog.findByText('Você já tem um filtro salvo com este nome: escolha outro nome');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar filtro' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.findLast(({ name }) => name === 'saveProposalView')?.body).toEqual({
      name: 'Para hoje',
      filters: { view: 'waiting', waitingFor: 'dealer' },
    });
  });

  it('is deleted by name while it is shown, after confirmation', async () => {
    const { calls } = open(`${path}?busca=souza&status=AP`, [mine], { removeProposalView: () => ({ removed: 1 }) });
    await userEvent.click((await views()).getByRole('button', { name: 'Souza aprovadas' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Excluir "Souza aprovadas"' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Excluir filtro/ }));
    dialog.getByText(/Souza aprovadas/);
    expect(calls.some(({ name }) => name === 'removeProposalView')).toBe(false);
    await userEvent.click(dialog.getByRole('button', { name: 'Excluir filtro' }));
    await waitFor(() => expect(calls.some(({ name }) => name === 'removeProposalView')).toBe(true));
  });
});
