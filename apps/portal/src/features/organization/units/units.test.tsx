// @vitest-environment jsdom

import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { bitUser, refuse } from '@estrada/web/test/fake-server.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { aDealer, aPage, branchId } from '../test-support.ts';
import { aBranch, aGroup, openUnits as open, otherBranchId } from './test-support.ts';

const sent = (calls: ReturnType<typeof open>, name: string) => calls.filter((call) => call.name === name);

beforeEach(() => {
  resetBrowser();
  signInAs({ ...bitUser, groups: [{ groupName: 'finance' }] });
});

describe('the list of branches', () => {
  it('shows codes and the number of enabled dealers, and links to the branch', async () => {
    open('/branches');
    const row = within(await screen.findByRole('row', { name: /Sudeste/ }));
    for (const text of ['01', 'R01', '2 de 3', 'Habilitada']) expect(row.getByText(text)).toBeTruthy();
    expect(row.getByRole('link', { name: 'Sudeste' }).getAttribute('href')).toBe(`/branches/${branchId}`);
    expect(screen.getByText('1 regional')).toBeTruthy();
  });

  it('requests branches with the filters and order of the address', async () => {
    const calls = open('/branches?busca=sud&situacao=enabled&ordem=gmfRegionCode.desc');
    await screen.findByRole('row', { name: /Sudeste/ });
    expect(Object.fromEntries(sent(calls, 'listBranches')[0]!.url.searchParams)).toEqual({
      size: '20',
      sort: 'gmfRegionCode',
      direction: 'desc',
      search: 'sud',
      status: 'enabled',
    });
  });

  it('shows that a branch with dealers cannot be disabled, before and after the attempt', async () => {
    const text =
      'Esta regional ainda tem concessionárias. Transfira as concessionárias antes de desabilitar a regional.';
    open('/branches', { disableBranch: () => refuse(409, 'SET012', text) });
    await userEvent.click(await screen.findByRole('button', { name: 'Ações de Sudeste' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Desabilitar' }));
    const question = within(await screen.findByRole('dialog', { name: 'Desabilitar esta regional?' }));
    expect(question.getByText(/Esta regional tem 3 concessionárias/)).toBeTruthy();
    await userEvent.click(question.getByRole('button', { name: 'Desabilitar' }));
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('registers a branch in a drawer: refused first by the rules, then by the server, each at its field', async () => {
    let isTaken = true;
    const calls = open('/branches', {
      registerBranch: () =>
        isTaken
          ? refuse(409, 'SET003', 'Já existe', [
              {
                path: 'gmfRegionCode',
                key: 'gmfBranch.taken',
                message: 'Já existe uma regional com este código GMF: confira o código',
              },
            ])
          : aBranch({ name: 'Planalto' }),
    });
    await userEvent.click(await screen.findByRole('link', { name: 'Cadastrar regional' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Cadastrar regional' }));
    await userEvent.type(drawer.getByRole('textbox', { name: 'Nome' }), 'Planalto');
    await userEvent.type(drawer.getByRole('textbox', { name: 'Regional GMF' }), '1');
    await userEvent.click(drawer.getByRole('button', { name: 'Cadastrar' }));
    expect(await drawer.findByText('Informe exatamente 2 dígitos')).toBeTruthy();
    expect(drawer.getByText('Campo obrigatório')).toBeTruthy();
    expect(sent(calls, 'registerBranch')).toEqual([]);
    await userEvent.type(drawer.getByRole('textbox', { name: 'Região GMB' }), 'r10');
    await userEvent.type(drawer.getByRole('textbox', { name: 'Regional GMF' }), '0');
    await userEvent.click(drawer.getByRole('button', { name: 'Cadastrar' }));
    expect(await drawer.findByText('Já existe uma regional com este código GMF: confira o código')).toBeTruthy();
    isTaken = false;
    await userEvent.click(drawer.getByRole('button', { name: 'Cadastrar' }));
    expect(await screen.findByText('Regional cadastrada com sucesso.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(calls, 'registerBranch').at(-1)?.body).toEqual({
      name: 'Planalto',
      gmbRegionCode: 'r10',
      gmfRegionCode: '10',
    });
  });

  it('reopens the form of the address after a reload, and handles a conflict with another user', async () => {
    let version = 4;
    open(`/branches?registro=${branchId}`, {
      readBranch: () => aBranch({ version, name: version === 4 ? 'Sudeste' : 'Sudeste Novo' }),
      updateBranch: () => {
        version = 5;
        return refuse(409, 'SET001', 'Este registro foi alterado');
      },
    });
    const drawer = within(await screen.findByRole('dialog', { name: 'Editar regional' }));
    const code = await drawer.findByRole('textbox', { name: 'Região GMB' });
    await userEvent.clear(code);
    await userEvent.type(code, 'R09');
    await userEvent.click(drawer.getByRole('button', { name: 'Salvar' }));
    expect(await drawer.findByRole('heading', { name: 'Outra pessoa alterou este registro' })).toBeTruthy();
    expect(drawer.getByText('Sudeste Novo')).toBeTruthy();
  });
});

describe('a branch', () => {
  it('moves the selected dealers to another branch after a prompt for it, and shows the result', async () => {
    const calls = open(`/branches/${branchId}`, {
      listDealerRegions: () => ({
        items: [
          { id: branchId, name: 'Sudeste' },
          { id: otherBranchId, name: 'Sul' },
        ],
      }),
      moveBranchDealers: () => aBranch({ dealerCount: 1 }),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Sudeste' })).toBeTruthy();
    const move = screen.getByRole('button', { name: 'Transferir' }) as HTMLButtonElement;
    expect(move.disabled).toBe(true);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Selecionar todas as que estão na tela' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Selecionar Nova Serra' }));
    expect(screen.getByText('1 selecionada')).toBeTruthy();
    await userEvent.click(move);
    const question = within(await screen.findByRole('dialog', { name: 'Transferir concessionárias?' }));
    expect(question.getByText('Autovia Paulista')).toBeTruthy();
    await userEvent.click(question.getByRole('button', { name: 'Transferir' }));
    expect(await question.findByText('Campo obrigatório')).toBeTruthy();
    expect(sent(calls, 'moveBranchDealers')).toEqual([]);
    await userEvent.click(question.getByRole('combobox', { name: /Regional de destino/ }));
    expect(screen.queryByRole('option', { name: 'Sudeste', hidden: true })).toBeNull();
    await userEvent.click(await screen.findByRole('option', { name: 'Sul', hidden: true }));
    await userEvent.click(question.getByRole('button', { name: 'Transferir' }));
    expect(await screen.findByText('1 concessionária transferida para Sul.')).toBeTruthy();
    expect(sent(calls, 'moveBranchDealers')[0]?.body).toEqual({
      toId: otherBranchId,
      dealerIds: [aDealer().id],
    });
    await waitFor(() => expect(screen.getByText('Selecione as concessionárias a transferir')).toBeTruthy());
    expect(sent(calls, 'listDealers').length).toBeGreaterThan(1);
    expect(sent(calls, 'listDealers')[0]!.url.searchParams.get('branchId')).toBe(branchId);
  });

  it('shows who changed it', async () => {
    open(`/branches/${branchId}`, {
      readHistory: ({ url }) =>
        url.searchParams.has('before')
          ? {
              items: [{ seq: 1, at: '2026-11-01T12:00:00Z', actor: 'ANA', action: 'branch.register', changes: [] }],
              next: null,
            }
          : {
              items: [
                {
                  seq: 9,
                  at: '2026-11-20T14:00:00Z',
                  actor: 'BIT.1',
                  action: 'branch.update',
                  changes: [
                    { field: 'title', before: 'Leste', after: 'Sudeste' },
                    { field: 'DGI', before: 'true', after: 'false' },
                    { field: 'secret', before: 'a', after: 'b' },
                  ],
                },
              ],
              next: 9,
            },
    });
    const history = within(await screen.findByRole('region', { name: 'Histórico de alterações' }));
    expect(await history.findByText('Nome: de Leste para Sudeste')).toBeTruthy();
    expect(history.getByText('Canal digital (DGI): de sim para não')).toBeTruthy();
    expect(history.queryByText(/secret/)).toBeNull();
    await userEvent.click(history.getByRole('button', { name: 'Ver alterações anteriores' }));
    expect(await history.findByText('Cadastrou')).toBeTruthy();
    expect(history.queryByRole('button', { name: 'Ver alterações anteriores' })).toBeNull();
  });

  it('that does not exist shows an error', async () => {
    open(`/branches/${branchId}`, { readBranch: () => refuse(404, 'SEC004', 'Registro não encontrado.') });
    expect(await screen.findByText('Registro não encontrado.')).toBeTruthy();
  });
});

describe('a group', () => {
  it('shows before it is disabled how many dealers are disabled with it', async () => {
    const calls = open('/groups/Grupo%20Serra%20Azul', { disableGroup: () => aGroup({ enabled: false }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Desabilitar' }));
    const question = within(await screen.findByRole('dialog', { name: 'Desabilitar este grupo?' }));
    expect(question.getByText(/2 concessionárias habilitadas deste grupo serão desabilitadas/)).toBeTruthy();
    await userEvent.click(question.getByRole('button', { name: 'Desabilitar' }));
    expect(await screen.findByText('Grupo desabilitado com sucesso.')).toBeTruthy();
    expect(sent(calls, 'disableGroup')[0]?.body).toEqual({ version: 4 });
  });

  it('shows when it is enabled that its dealers stay disabled, and offers to enable selected ones', async () => {
    const can = { edit: true, enable: true, disable: false };
    const calls = open('/groups/Grupo%20Serra%20Azul', {
      readGroup: () => aGroup({ enabled: false, can }),
      listDealers: () => aPage([aDealer({ enabled: false, can })]),
      enableDealer: () => aDealer(),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Habilitar' }));
    const question = within(await screen.findByRole('dialog', { name: 'Habilitar este grupo?' }));
    expect(question.getByText(/não mudam/)).toBeTruthy();
    await userEvent.click(question.getAllByRole('button', { name: 'Cancelar' }).at(-1)!);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Selecionar Autovia Paulista' }));
    await userEvent.click(screen.getByRole('button', { name: 'Habilitar selecionadas' }));
    const enable = within(await screen.findByRole('dialog', { name: 'Habilitar as concessionárias selecionadas?' }));
    await userEvent.click(enable.getByRole('button', { name: 'Habilitar' }));
    expect(await screen.findByText('1 concessionária habilitada.')).toBeTruthy();
    expect(sent(calls, 'enableDealer')[0]?.body).toEqual({ version: 3 });
  });

  it('can be changed whatever its name', async () => {
    open('/groups/novo?registro=novo', { readGroup: () => aGroup({ groupName: 'novo' }) });
    const drawer = within(await screen.findByRole('dialog', { name: 'Editar grupo' }));
    expect(await drawer.findByRole('textbox', { name: 'Nome do grupo' })).toHaveProperty('value', 'novo');
  });

  it('redirects to its new address when its name changes', async () => {
    const calls = open('/groups/Grupo%20Serra%20Azul?registro=Grupo+Serra+Azul', {
      updateGroup: () => aGroup({ groupName: 'Serra/Mar' }),
      readGroup: ({ url }) => aGroup({ groupName: decodeURIComponent(url.pathname.split('/').at(-1) ?? '') }),
    });
    const drawer = within(await screen.findByRole('dialog', { name: 'Editar grupo' }));
    const name = await drawer.findByRole('textbox', { name: 'Nome do grupo' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Serra/Mar');
    await userEvent.click(drawer.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Serra/Mar' })).toBeTruthy();
    expect(sent(calls, 'readGroup').at(-1)?.url.pathname).toContain('Serra%2FMar');
  });
});
