// @vitest-environment jsdom

import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { bitUser, fakeServer, refuse } from '@estrada/web/test/fake-server.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderPortal } from '../../../test/render-portal.tsx';
import { aDealer, aPage, branchId, choices, dealerId } from '../test-support.ts';

beforeEach(() => {
  resetBrowser();
  signInAs(bitUser);
});
const queries = (calls: ReturnType<typeof fakeServer>) =>
  calls.filter(({ name }) => name === 'listDealers').map(({ url }) => Object.fromEntries(url.searchParams));
const row = () => screen.findByRole('row', { name: /Autovia Paulista/ });
const openMenu = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Ações de 101 · Autovia Paulista' }));
};

describe('the list of dealers', () => {
  it('shows codes, location and status, and links to the form', async () => {
    fakeServer({ ...choices, listDealers: () => aPage([aDealer()]) });
    renderPortal('/dealers');
    const cells = within(await row());
    for (const text of ['101', '210101', '17.919.133/0001-69', 'São Paulo · SP', 'Habilitada'])
      expect(cells.getByText(text)).toBeTruthy();
    expect(cells.getByRole('link', { name: 'Autovia Paulista' }).getAttribute('href')).toBe(
      `/dealers/register?id=${dealerId}`,
    );
    expect(screen.getByText('1 concessionária')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Cadastrar concessionária' })).toBeTruthy();
  });

  it('shows no action that the server does not allow', async () => {
    signInAs({ ...bitUser, groups: [{ groupName: 'consulta' }] });
    const can = { edit: false, enable: false, disable: false };
    fakeServer({ ...choices, listDealers: () => aPage([aDealer({ can })]) });
    renderPortal('/dealers');
    const cells = within(await row());
    expect(cells.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Cadastrar concessionária' })).toBeNull();
    // only to read
    await openMenu();
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Atendimento']);
    expect(screen.getByRole('menuitem', { name: 'Atendimento' }).getAttribute('href')).toBe(`/dealers/${dealerId}`);
  });

  it('requests dealers with the filters and order of the address, and marks the sorted column', async () => {
    const calls = fakeServer({ ...choices, listDealers: () => aPage([aDealer()]) });
    renderPortal(`/dealers?busca=autovia&uf=SP&regional=${branchId}&situacao=enabled&ordem=city.desc`);
    await row();
    expect(queries(calls)[0]).toEqual({
      size: '20',
      sort: 'city',
      direction: 'desc',
      search: 'autovia',
      state: 'SP',
      branchId,
      status: 'enabled',
    });
    expect(screen.getByRole('columnheader', { name: 'Cidade' }).getAttribute('aria-sort')).toBe('descending');
    expect(screen.getByRole('columnheader', { name: 'BAC' }).getAttribute('aria-sort')).toBe('none');
  });

  it('ignores invalid values of the address', async () => {
    const calls = fakeServer({ ...choices, listDealers: () => aPage([aDealer()]) });
    renderPortal('/dealers?uf=XX&situacao=asleep&ordem=document.up');
    await row();
    expect(queries(calls)[0]).toEqual({ size: '20', sort: 'tradingName', direction: 'asc' });
  });

  it('sorts by the header, also by keyboard, and reverses on the second press', async () => {
    const calls = fakeServer({ ...choices, listDealers: () => aPage([aDealer()]) });
    renderPortal('/dealers');
    await row();
    const header = screen.getByRole('button', { name: 'BAC' });
    await userEvent.click(header);
    await waitFor(() => expect(queries(calls).at(-1)).toMatchObject({ sort: 'bacCode', direction: 'asc' }));
    header.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(queries(calls).at(-1)).toMatchObject({ sort: 'bacCode', direction: 'desc' }));
  });

  it('does not search by two letters, shows why, and searches by three', async () => {
    const calls = fakeServer({ ...choices, listDealers: () => aPage([aDealer()]) });
    renderPortal('/dealers');
    await row();
    const search = screen.getByRole('searchbox', { name: 'Buscar' });
    await userEvent.type(search, 'au');
    expect(await screen.findByText('Digite pelo menos 3 caracteres')).toBeTruthy();
    await userEvent.type(search, 't');
    await waitFor(() => expect(queries(calls).at(-1)?.search).toBe('aut'));
    expect(queries(calls).filter((query) => query.search === 'au')).toEqual([]);
    expect(screen.queryByText('Digite pelo menos 3 caracteres')).toBeNull();
  });

  it('shows that there are more rows than counted, and pages by cursor', async () => {
    const second = aDealer({
      id: dealerId.replace('d01', 'd02'),
      tradingName: 'Baía Veículos',
      companyName: 'Baía S.A.',
    });
    const calls = fakeServer({
      ...choices,
      listDealers: ({ url }) =>
        url.searchParams.get('cursor') === 'k1'
          ? aPage([second])
          : aPage([aDealer()], { next: 'k1', totalElements: 10_000, totalCapped: true }),
    });
    renderPortal('/dealers');
    expect(await screen.findByText('mais de 10.000 concessionárias')).toBeTruthy();
    expect(screen.getByText('1 de mais de 10.000 na tela')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Carregar mais' }));
    expect(await screen.findByRole('row', { name: /Baía Veículos/ })).toBeTruthy();
    expect(await row()).toBeTruthy();
    expect(queries(calls)).toHaveLength(2);
  });

  it('shows that the filters match nothing and clears them', async () => {
    fakeServer({
      ...choices,
      listDealers: ({ url }) => aPage(url.searchParams.has('search') ? [] : [aDealer()]),
    });
    renderPortal('/dealers?busca=zzz');
    expect(await screen.findByText('Nenhuma concessionária encontrada')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    expect(await row()).toBeTruthy();
    expect((screen.getByRole('searchbox', { name: 'Buscar' }) as HTMLInputElement).value).toBe('');
  });

  it('can be reloaded after a failure', async () => {
    let isBroken = true;
    fakeServer({
      ...choices,
      listDealers: () => (isBroken ? refuse(500, 'SIS001', 'Falhou') : aPage([aDealer()])),
    });
    renderPortal('/dealers');
    await screen.findByText('Falhou');
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await row()).toBeTruthy();
  });
});

describe('disabling and enabling', () => {
  it('prompts, disables at the version that is shown, confirms, and shows the new status', async () => {
    let enabled = true;
    const calls = fakeServer({
      ...choices,
      listDealers: () => aPage([aDealer({ enabled, can: { edit: true, enable: !enabled, disable: enabled } })]),
      disableDealer: () => {
        enabled = false;
        return aDealer({ enabled });
      },
    });
    renderPortal('/dealers');
    await openMenu();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Desabilitar' }));
    const question = within(await screen.findByRole('dialog', { name: 'Desabilitar esta concessionária?' }));
    expect(question.getByText('101 · Autovia Paulista')).toBeTruthy();
    await userEvent.click(question.getByRole('button', { name: 'Desabilitar' }));
    expect(await screen.findByText('Concessionária desabilitada com sucesso.')).toBeTruthy();
    await waitFor(async () => expect(within(await row()).getByText('Desabilitada')).toBeTruthy());
    expect(calls.find(({ name }) => name === 'disableDealer')?.body).toEqual({ version: 3 });
  });

  it('changes nothing when the user cancels', async () => {
    const calls = fakeServer({ ...choices, listDealers: () => aPage([aDealer()]) });
    renderPortal('/dealers');
    await openMenu();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Desabilitar' }));
    const question = within(await screen.findByRole('dialog'));
    await userEvent.click(question.getAllByRole('button', { name: 'Cancelar' }).at(-1)!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.map(({ name }) => name)).not.toContain('disableDealer');
  });

  it('shows why a dealer without phone cannot be disabled', async () => {
    const text = 'Concessionária sem telefone só pode ser desabilitada depois de atualizada.';
    fakeServer({
      ...choices,
      listDealers: () => aPage([aDealer({ phone: null })]),
      disableDealer: () => refuse(409, 'SET095', text),
    });
    renderPortal('/dealers');
    await openMenu();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Desabilitar' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Desabilitar' }));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(within(await row()).getByText('Habilitada')).toBeTruthy();
  });
});
