// @vitest-environment jsdom

import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { bitUser, fakeServer, fiManager, refuse } from '@estrada/web/test/fake-server.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderPortal } from '../../../test/render-portal.tsx';
import { aDealer, aPage, branchId } from '../test-support.ts';
import { aBranch, aGroup, openUnits, otherBranchId, pageOf } from './test-support.ts';

const group = '/groups/Grupo%20Serra%20Azul';
const branch = `/branches/${branchId}`;
const never = () => new Promise(() => undefined);

beforeEach(() => {
  resetBrowser();
  signInAs({ ...bitUser, groups: [{ groupName: 'finance' }] });
});

describe('while loading', () => {
  it.each([
    [branch, 'Carregando a regional', { readBranch: never }],
    [group, 'Carregando o grupo', { readGroup: never }],
    [`/branches?registro=${branchId}`, 'Carregando o formulário', { readBranch: never }],
  ])('%s shows it', async (address, label, answers) => {
    openUnits(address, answers);
    expect(await screen.findByRole('status', { name: label })).toBeTruthy();
  });

  it.each([
    ['/branches', 'Regionais', { listBranches: never }],
    ['/groups', 'Grupos de concessionárias', { listGroups: never }],
  ])('the list %s shows a placeholder for its rows', async (address, label, answers) => {
    openUnits(address, answers);
    await waitFor(() => expect(screen.getByRole('table', { name: label }).getAttribute('aria-busy')).toBe('true'));
  });
});

describe('without entries', () => {
  it.each([
    ['/branches', 'Nenhuma regional ainda', 'Cadastrar regional'],
    ['/groups', 'Nenhum grupo ainda', 'Cadastrar grupo'],
  ])('the list %s offers to register the first', async (address, title, act) => {
    openUnits(address, { listBranches: () => pageOf(), listGroups: () => pageOf() });
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getAllByRole('link', { name: act })).toHaveLength(2);
  });

  it.each([
    ['/branches?busca=zzz', 'Nenhuma regional encontrada'],
    ['/groups?situacao=disabled', 'Nenhum grupo encontrado'],
  ])('%s names the filters as the cause and clears them', async (address, title) => {
    openUnits(address, {
      listBranches: ({ url }) => (url.searchParams.has('search') ? pageOf() : pageOf(aBranch())),
      listGroups: ({ url }) => (url.searchParams.has('status') ? pageOf() : pageOf(aGroup())),
    });
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    expect(await screen.findByRole('rowheader')).toBeTruthy();
  });

  it.each([
    [branch, 'Nenhuma concessionária nesta regional'],
    [group, 'Nenhuma concessionária neste grupo'],
  ])('%s shows that it has no dealers, and that nothing has changed', async (address, title) => {
    openUnits(address, { listDealers: () => aPage([]) });
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(await screen.findByText('Nenhuma alteração registrada.')).toBeTruthy();
  });
});

describe('after a failure', () => {
  it.each([
    ['/branches', 'listBranches'],
    ['/groups', 'listGroups'],
    [branch, 'readBranch'],
    [group, 'readGroup'],
    [branch, 'listDealers'],
    [branch, 'readHistory'],
  ] as const)('%s can be reloaded (%s)', async (address, failing) => {
    let hasFailed = false;
    const answers = {
      listBranches: () => pageOf(aBranch()),
      listGroups: () => pageOf(aGroup()),
      readBranch: () => aBranch(),
      readGroup: () => aGroup(),
      listDealers: () => aPage([aDealer()]),
      readHistory: () => ({ items: [], next: null }),
    };
    openUnits(address, {
      [failing]: () => {
        if (hasFailed) return answers[failing]();
        hasFailed = true;
        return refuse(422, 'DOM001', 'Algo deu errado.');
      },
    });
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Algo deu errado.')).toBeTruthy();
    await userEvent.click(alert.getByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() => expect(screen.queryByText('Algo deu errado.')).toBeNull());
  });

  it('retains the selected dealers and their destination when a move was refused', async () => {
    let isRefused = true;
    openUnits(branch, {
      listDealerRegions: () => ({ items: [{ id: otherBranchId, name: 'Sul' }] }),
      moveBranchDealers: () => {
        if (!isRefused) return aBranch({ dealerCount: 1 });
        isRefused = false;
        return refuse(422, 'DOM001', 'Algo deu errado.');
      },
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Selecionar Nova Serra' }));
    await userEvent.click(screen.getByRole('button', { name: 'Transferir' }));
    const question = within(await screen.findByRole('dialog', { name: 'Transferir concessionárias?' }));
    await userEvent.click(question.getByRole('combobox', { name: /Regional de destino/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Sul', hidden: true }));
    await userEvent.click(question.getByRole('button', { name: 'Transferir' }));
    expect(await screen.findByText('Algo deu errado.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('1 selecionada')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Transferir' }));
    const again = within(await screen.findByRole('dialog', { name: 'Transferir concessionárias?' }));
    await userEvent.click(again.getByRole('button', { name: 'Transferir' }));
    expect(await screen.findByText('1 concessionária transferida para Sul.')).toBeTruthy();
  });

  it('offers a retry when the units to move to could not be loaded', async () => {
    openUnits(branch, { listDealerRegions: () => refuse(422, 'DOM001', 'Algo deu errado.') });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Selecionar Nova Serra' }));
    await userEvent.click(screen.getByRole('button', { name: 'Transferir' }));
    const question = within(await screen.findByRole('dialog', { name: 'Transferir concessionárias?' }));
    expect(question.getByText(/Uma das listas não carregou/)).toBeTruthy();
    expect(question.getByRole('button', { name: 'Tentar de novo' })).toBeTruthy();
  });
});

describe('permissions of the user', () => {
  it.each(['/branches', '/groups', branch, group, `${branch}/channels`])(
    'hides %s from roles outside the back office',
    async (address) => {
      signInAs(fiManager);
      fakeServer({});
      renderPortal(address);
      await waitFor(() => expect(window.location.pathname).toBe('/'));
    },
  );

  it('shows only actions that the server allows', async () => {
    const can = { edit: false, enable: false, disable: false };
    openUnits(branch, { readBranch: () => aBranch({ can }) });
    await screen.findByRole('heading', { level: 1, name: 'Sudeste' });
    expect(screen.queryByRole('link', { name: 'Editar' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Desabilitar' })).toBeNull();
  });

  it('mentions the dealers only when there are any', async () => {
    openUnits(branch, { readBranch: () => aBranch({ dealerCount: 0, enabledDealerCount: 0 }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Desabilitar' }));
    const question = within(await screen.findByRole('dialog', { name: 'Desabilitar esta regional?' }));
    expect(question.getByText('A regional deixa de aparecer nas listas.')).toBeTruthy();
  });

  it('names a few of many moved dealers, and counts the rest', async () => {
    const many = Array.from({ length: 8 }, (_, index) =>
      aDealer({ id: `01hq3w7k9m2n4p6r8s0t2v4d1${index}`, tradingName: `Loja ${index + 1}` }),
    );
    openUnits(branch, { listDealers: () => aPage(many) });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Selecionar todas as que estão na tela' }));
    await userEvent.click(screen.getByRole('button', { name: 'Transferir' }));
    const question = within(await screen.findByRole('dialog', { name: 'Transferir concessionárias?' }));
    expect(question.getByText('Loja 1, Loja 2, Loja 3, Loja 4, Loja 5 e mais 3')).toBeTruthy();
  });
});

it('registers a group: its name is refused first by the rules, then by the server, at the field', async () => {
  let isTaken = true;
  const calls = openUnits('/groups?registro=', {
    registerGroup: () =>
      isTaken
        ? refuse(409, 'SET004', 'Já existe', [
            {
              path: 'groupName',
              key: 'groupName.taken',
              message: 'Já existe um grupo com este nome: escolha outro nome',
            },
          ])
        : aGroup({ groupName: 'Grupo Novo' }),
  });
  const drawer = within(await screen.findByRole('dialog', { name: 'Cadastrar grupo' }));
  const name = drawer.getByRole('textbox', { name: 'Nome do grupo' });
  await userEvent.type(name, '..');
  await userEvent.click(drawer.getByRole('button', { name: 'Cadastrar' }));
  expect(await drawer.findByText(/comece por letra ou número/)).toBeTruthy();
  expect(calls.some((call) => call.name === 'registerGroup')).toBe(false);
  await userEvent.clear(name);
  await userEvent.type(name, 'Grupo Novo');
  await userEvent.click(drawer.getByRole('button', { name: 'Cadastrar' }));
  expect(await drawer.findByText('Já existe um grupo com este nome: escolha outro nome')).toBeTruthy();
  isTaken = false;
  await userEvent.click(drawer.getByRole('button', { name: 'Cadastrar' }));
  expect(await screen.findByText('Grupo cadastrado com sucesso.')).toBeTruthy();
});
