// @vitest-environment jsdom

import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { bitUser, fakeServer, refuse } from '@estrada/web/test/fake-server.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderPortal } from '../../../test/render-portal.tsx';

const aClient = {
  id: '01hq3w7k9m2n4p6r8s0t2v4c01',
  document: '***.720.400-**',
  name: 'José Araújo',
  email: 'jose@exemplo.com.br',
  phone: '11987654321',
  createdAt: '2026-11-20T14:00:00Z',
};
const aPage = (...items: (typeof aClient)[]) => ({
  items,
  next: null,
  totalElements: items.length,
  totalCapped: false,
});

beforeEach(() => {
  resetBrowser();
  signInAs(bitUser);
});

it('lists the clients of the channel, searchable by name, without their whole document', async () => {
  const calls = fakeServer({ listClientNames: () => aPage(aClient) });
  renderPortal('/DGI?busca=araujo');
  const row = within(await screen.findByRole('row', { name: /José Araújo/ }));
  for (const text of ['•••.720.400-••', 'jose@exemplo.com.br', '(11) 98765-4321'])
    expect(row.getByText(text)).toBeTruthy();
  expect(Object.fromEntries(calls[0]!.url.searchParams)).toEqual({ size: '20', channelAccess: 'DGI', name: 'araujo' });
});

it('registers a client in a drawer, and refuses a duplicate at the field', async () => {
  let isTaken = true;
  const calls = fakeServer({
    listClientNames: () => aPage(),
    registerClient: () =>
      isTaken
        ? refuse(409, 'SET005', 'Já está', [
            {
              path: 'document',
              key: 'dgiClient.taken',
              message: 'Este cliente já está cadastrado: abra o cadastro existente',
            },
          ])
        : aClient,
  });
  renderPortal('/DGI');
  expect(await screen.findByText('Nenhum cliente ainda')).toBeTruthy();
  await userEvent.click(screen.getAllByRole('link', { name: 'Cadastrar cliente' })[0]!);
  const drawer = within(await screen.findByRole('dialog', { name: 'Cadastrar cliente' }));
  await userEvent.type(drawer.getByRole('textbox', { name: 'CPF ou CNPJ' }), '31572040092');
  await userEvent.type(drawer.getByRole('textbox', { name: 'Nome' }), 'José Araújo');
  await userEvent.click(drawer.getByRole('button', { name: 'Cadastrar' }));
  expect(await drawer.findByText('Campo obrigatório')).toBeTruthy();
  await userEvent.type(drawer.getByRole('textbox', { name: 'E-mail' }), 'jose@exemplo.com.br');
  await userEvent.click(drawer.getByRole('button', { name: 'Cadastrar' }));
  expect(await drawer.findByText('Este cliente já está cadastrado: abra o cadastro existente')).toBeTruthy();
  isTaken = false;
  await userEvent.click(drawer.getByRole('button', { name: 'Cadastrar' }));
  expect(await screen.findByText('Cliente cadastrado com sucesso.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const last = calls.filter(({ name }) => name === 'registerClient').at(-1)!;
  expect([last.url.searchParams.get('channelAccess'), last.body.document]).toEqual(['DGI', '31572040092']);
});

it('shows a loading state of its own', async () => {
  fakeServer({ listClientNames: () => new Promise(() => undefined) });
  renderPortal('/DGI');
  await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true'));
});

it('can be reloaded after a failure', async () => {
  let isBroken = true;
  fakeServer({ listClientNames: () => (isBroken ? refuse(422, 'DOM001', 'Algo deu errado.') : aPage(aClient)) });
  renderPortal('/DGI');
  await screen.findByText('Algo deu errado.');
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByRole('row', { name: /José Araújo/ })).toBeTruthy();
});

it('shows that no name matches, and does not search by two letters', async () => {
  const calls = fakeServer({
    listClientNames: ({ url }) => (url.searchParams.has('name') ? aPage() : aPage(aClient)),
  });
  renderPortal('/DGI');
  const search = await screen.findByRole('searchbox', { name: 'Buscar' });
  await userEvent.type(search, 'zz');
  expect(await screen.findByText('Digite pelo menos 3 caracteres')).toBeTruthy();
  expect(calls.some(({ url }) => url.searchParams.has('name'))).toBe(false);
  await userEvent.type(search, 'z');
  expect(await screen.findByRole('heading', { name: 'Nenhum cliente encontrado' })).toBeTruthy();
});

it('refuses each field with its own message before a request', async () => {
  const calls = fakeServer({ listClientNames: () => aPage() });
  renderPortal('/DGI?registro=');
  const drawer = within(await screen.findByRole('dialog', { name: 'Cadastrar cliente' }));
  await userEvent.type(drawer.getByRole('textbox', { name: 'CPF ou CNPJ' }), '11111111111');
  await userEvent.type(drawer.getByRole('textbox', { name: 'E-mail' }), 'jose');
  await userEvent.type(drawer.getByRole('textbox', { name: 'Telefone' }), '119');
  await userEvent.click(drawer.getByRole('button', { name: 'Cadastrar' }));
  await drawer.findByText('Campo obrigatório');
  for (const name of ['CPF ou CNPJ', 'Nome', 'E-mail', 'Telefone'])
    expect([name, drawer.getByRole('textbox', { name }).getAttribute('aria-invalid')]).toEqual([name, 'true']);
  expect(calls.some(({ name }) => name === 'registerClient')).toBe(false);
});

it('is hidden from roles outside the back office', async () => {
  signInAs({ ...bitUser, groups: [{ groupName: 'consulta' }] });
  fakeServer({});
  renderPortal('/DGI');
  await waitFor(() => expect(window.location.pathname).toBe('/'));
});
