// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { bitUser, fakeServer, refuse } from '../../../test/fake-server.ts';
import { renderPortal, resetPortal, signInAs } from '../../../test/render-portal.tsx';

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
  resetPortal();
  signInAs(bitUser);
});

it('lists the clients of the channel, found by name, without their whole document', async () => {
  const calls = fakeServer({ listClientNames: () => aPage(aClient) });
  renderPortal('/DGI?busca=araujo');
  const row = within(await screen.findByRole('row', { name: /José Araújo/ }));
  for (const text of ['•••.720.400-••', 'jose@exemplo.com.br', '(11) 98765-4321'])
    expect(row.getByText(text)).toBeTruthy();
  expect(Object.fromEntries(calls[0]!.url.searchParams)).toEqual({ size: '20', channelAccess: 'DGI', name: 'araujo' });
});

it('registers a client in a drawer, refused at the field while it is there already', async () => {
  let isTaken = true;
  const calls = fakeServer({
    listClientNames: () => aPage(),
    registerClient: () =>
      isTaken
        ? refuse(409, 'SET005', 'Já está', [
            { path: 'document', key: 'dgiClient.taken', message: 'Este cliente já está cadastrado' },
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
  expect(await drawer.findByText('Este cliente já está cadastrado')).toBeTruthy();
  isTaken = false;
  await userEvent.click(drawer.getByRole('button', { name: 'Cadastrar' }));
  expect(await screen.findByText('Cliente cadastrado com sucesso.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const last = calls.filter(({ name }) => name === 'registerClient').at(-1)!;
  expect([last.url.searchParams.get('channelAccess'), last.body.document]).toEqual(['DGI', '31572040092']);
});
