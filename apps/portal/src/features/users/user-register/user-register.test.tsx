// @vitest-environment jsdom

import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { type Answers, fakeServer, refuse } from '@estrada/web/test/fake-server.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderPortal } from '../../../test/render-portal.tsx';
import { aPage, aUser, autovia, provisioner, serra } from '../test-support.ts';

beforeEach(() => {
  resetBrowser();
  signInAs(provisioner);
});

const serve = (answers: Answers = {}) =>
  fakeServer({
    listGrantableGroups: ({ url }) => ({
      items: (url.pathname.includes('/GMF/') ? ['finance', 'representante'] : ['fi-manager', 'seller']).map(
        (groupName) => ({
          groupName,
        }),
      ),
    }),
    listUserRegions: () => ({ items: [{ id: 'r1', name: 'Sul' }] }),
    listUserDealers: ({ url }) => ({
      items: [autovia, serra].filter(({ gmfCode }) => gmfCode === url.searchParams.get('gmfCode')),
    }),
    listUsers: () => aPage([]),
    readHistory: () => ({ items: [], next: null }),
    ...answers,
  });
const choose = async (label: string, option: RegExp) => {
  // the options are at the end of the page, hidden until the list has opened
  await userEvent.click(await screen.findByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option, hidden: true }));
};
const type = (label: string, text: string) => userEvent.type(screen.getByRole('textbox', { name: label }), text);
const addDealer = async (code: string) => {
  await type('Código GMF da concessionária', `${code}{Enter}`);
};
const save = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const fillSeller = async () => {
  await choose('Perfil', /^Vendedor/);
  await type('Usuário (ID GMF)', 'ana.prado');
  await type('Nome', 'Ana Prado');
  await type('E-mail', 'ana.prado@autovia.example');
};

describe('registering a user', () => {
  it('of a dealer requires dealers by GMF code with one default, and has no permissions beyond those of the profile', async () => {
    const calls = serve({ registerUser: () => aUser() });
    renderPortal('/users/register');
    await fillSeller();
    await addDealer('101');
    await screen.findByRole('radio', { name: /101 · Autovia Paulista/ });
    await addDealer('102');
    await userEvent.click(await screen.findByRole('radio', { name: /102 · Nova Serra/ }));
    await save('Cadastrar');
    expect(await screen.findByText(/cadastrado com sucesso.*código.*e-mail/)).toBeTruthy();
    const call = calls.find(({ name }) => name === 'registerUser')!;
    expect(call.url.pathname).toContain('/userTypes/DEALER/users');
    expect(call.body).toEqual({
      groupName: 'seller',
      username: 'ANA.PRADO',
      name: 'Ana Prado',
      email: 'ana.prado@autovia.example',
      document: '',
      dealers: [autovia.id, serra.id],
      dealerDefault: serra.id,
      redirectURL: '',
      regions: [],
      permissions: { insuranceContracting: false },
    });
  });

  it('with the customer profile requires a document', async () => {
    const calls = serve({
      listGrantableGroups: ({ url }) => ({
        items: url.pathname.includes('/GMF/') ? [] : [{ groupName: 'customer' }, { groupName: 'seller' }],
      }),
      registerUser: () => aUser(),
    });
    renderPortal('/users/register');
    await fillSeller();
    expect(screen.queryByRole('textbox', { name: 'CPF ou CNPJ' })).toBeNull();
    await choose('Perfil', /^Cliente/);
    await addDealer('101');
    await screen.findByRole('radio', { name: /Autovia/ });
    await save('Cadastrar');
    expect(await screen.findByText('Informe o CPF ou CNPJ do cliente')).toBeTruthy();
    await type('CPF ou CNPJ', '52998224725');
    await save('Cadastrar');
    await screen.findByText(/cadastrado com sucesso/);
    expect(calls.find(({ name }) => name === 'registerUser')!.body.document).toBe('52998224725');
  });

  it('with insurance contracting gets that permission by default, and can be saved without it', async () => {
    signInAs(provisioner);
    const calls = serve({
      listGrantableGroups: ({ url }) => ({
        items: url.pathname.includes('/GMF/') ? [] : [{ groupName: 'insurance-operator' }, { groupName: 'seller' }],
      }),
      registerUser: () => aUser(),
    });
    renderPortal('/users/register');
    await choose('Perfil', /^Vendedor/);
    expect(screen.queryByRole('checkbox')).toBeNull();
    await choose('Perfil', /^Operador de seguros/);
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Contratar seguros' });
    expect([box.checked, box.disabled]).toEqual([true, false]);
    await userEvent.click(box);
    await type('Usuário (ID GMF)', 'ana.prado');
    await type('Nome', 'Ana Prado');
    await type('E-mail', 'ana.prado@autovia.example');
    await addDealer('101');
    await screen.findByRole('radio', { name: /101 · Autovia Paulista/ });
    await save('Cadastrar');
    await screen.findByText(/cadastrado com sucesso/);
    expect(calls.find(({ name }) => name === 'registerUser')!.body.permissions).toEqual({
      insuranceContracting: false,
    });
  });

  it('of the provider submits no dealers, even when some were chosen before', async () => {
    const calls = serve({ registerUser: () => aUser({ userType: 'GMF' }) });
    renderPortal('/users/register');
    await fillSeller();
    await addDealer('101');
    await screen.findByRole('radio', { name: /101 · Autovia Paulista/ });
    await choose('Perfil', /^Crédito e pagamentos/);
    expect(screen.queryByRole('radio')).toBeNull();
    await type('Endereço de redirecionamento', 'https://sso.example/entrar');
    await save('Cadastrar');
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain('registerUser'));
    const call = calls.find(({ name }) => name === 'registerUser')!;
    expect([call.url.pathname.includes('/GMF/'), call.body.dealers]).toEqual([true, []]);
    expect(call.body.redirectURL).toBe('https://sso.example/entrar');
  });

  it('prompts for the dealer when two share a GMF code', async () => {
    const twin = { ...serra, gmfCode: '101' };
    serve({ listUserDealers: () => ({ items: [autovia, twin] }) });
    renderPortal('/users/register');
    await choose('Perfil', /^Vendedor/);
    await addDealer('101');
    expect(await screen.findByText('Mais de uma concessionária tem o código GMF 101. Qual delas?')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Nova Serra · BAC 210102 · São Paulo/SP: adicionar' }));
    expect(await screen.findByRole('radio', { name: /Nova Serra/ })).toBeTruthy();
    expect(screen.getByText('BAC 210102 · São Paulo/SP')).toBeTruthy();
  });

  it('shows a field error when a code does not have three digits', async () => {
    serve();
    renderPortal('/users/register');
    await fillSeller();
    await type('Código GMF da concessionária', '10');
    await userEvent.click(screen.getByRole('button', { name: 'Adicionar' }));
    expect(await screen.findByText('Informe os três dígitos do código GMF')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Código GMF da concessionária' })).toHaveProperty('value', '10');
  });

  it('shows an error when a code matches no dealer or the dealer is already added', async () => {
    serve();
    renderPortal('/users/register');
    await choose('Perfil', /^Vendedor/);
    await addDealer('999');
    expect(
      await screen.findByText('Nenhuma concessionária a que você tem acesso tem este código GMF: confira o código'),
    ).toBeTruthy();
    await userEvent.clear(screen.getByRole('textbox', { name: 'Código GMF da concessionária' }));
    await addDealer('101');
    await screen.findByRole('radio', { name: /Autovia/ });
    await addDealer('101');
    expect(await screen.findByText('Esta concessionária já está na lista')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Remover 101 · Autovia Paulista' }));
    expect(screen.getByText('Nenhuma concessionária ainda.')).toBeTruthy();
  });

  it('names every missing field with the server messages', async () => {
    const calls = serve();
    renderPortal('/users/register');
    await choose('Perfil', /^Vendedor/);
    await type('E-mail', 'ana@');
    await save('Cadastrar');
    for (const text of [
      'É preciso informar o usuário',
      'E-mail inválido',
      'Informe pelo menos uma concessionária pelo código GMF',
    ])
      expect(await screen.findByText(text)).toBeTruthy();
    await choose('Perfil', /^Representante/);
    await save('Cadastrar');
    expect(await screen.findByText('Escolha pelo menos uma regional')).toBeTruthy();
    expect(calls.map(({ name }) => name)).not.toContain('registerUser');
  });

  it('shows at the username field that the username is taken', async () => {
    serve({
      registerUser: () =>
        refuse(409, 'USE016', 'Já existe', [
          { path: 'username', key: 'username.taken', message: 'Já existe um usuário com este nome' },
        ]),
    });
    renderPortal('/users/register');
    await fillSeller();
    await addDealer('101');
    await screen.findByRole('radio', { name: /Autovia/ });
    await save('Cadastrar');
    expect(await screen.findByText('Já existe um usuário com este nome')).toBeTruthy();
  });
});

describe('an existing user', () => {
  const address = '/users/register?tipo=DEALER&usuario=ANA.PRADO';

  it('is updated at the version that was read; type and username are read-only', async () => {
    const calls = serve({ readUser: () => aUser(), updateUser: () => aUser({ version: 4 }) });
    renderPortal(address);
    const name = await screen.findByRole('textbox', { name: 'Nome' });
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Usuário (ID GMF)' }).disabled).toBe(true);
    await userEvent.click(screen.getByRole('combobox', { name: 'Perfil' }));
    expect((await screen.findAllByRole('option', { hidden: true })).map((option) => option.textContent)).toEqual([
      'Gerente de F&I · Concessionárias',
      'Vendedor · Concessionárias',
    ]);
    await userEvent.type(name, ' Lima');
    await save('Salvar');
    expect(await screen.findByText('Usuário atualizado com sucesso.')).toBeTruthy();
    expect(calls.find(({ name: call }) => call === 'updateUser')?.body).toMatchObject({
      version: 3,
      username: 'ANA.PRADO',
      name: 'Ana Prado Lima',
      dealers: [autovia.id],
    });
  });

  it('shows who changed which field', async () => {
    const entry = {
      seq: 1,
      at: '2026-11-20T14:00:00Z',
      actor: 'PRO.1',
      action: 'user.disable',
      changes: [
        { field: 'enabled', before: 'true', after: 'false' },
        { field: 'role', before: 'seller', after: 'fi-manager' },
        { field: 'language', before: null, after: 'en' },
        { field: 'status', before: 'CONFIRMED', after: 'NEW_PASSWORD_REQUIRED' },
      ],
    };
    const calls = serve({ readUser: () => aUser(), readHistory: () => ({ items: [entry], next: null }) });
    renderPortal(address);
    const history = within(await screen.findByRole('region', { name: 'Histórico de alterações' }));
    expect(await history.findByText('Desabilitou')).toBeTruthy();
    for (const text of ['Habilitado: de sim para não', 'Perfil: de Vendedor para Gerente de F&I', 'Idioma: English'])
      expect(history.getByText(text)).toBeTruthy();
    expect(history.queryByText(/NEW_PASSWORD_REQUIRED/)).toBeNull();
    expect(calls.find(({ name }) => name === 'readHistory')?.url.searchParams.get('entityId')).toBe(aUser().id);
  });

  it('that the viewer may not change is shown read-only', async () => {
    const can = { edit: false, enable: false, disable: false, unblock: false, resetPassword: false, certify: false };
    serve({ readUser: () => aUser({ can }) });
    renderPortal(address);
    expect(await screen.findByText('Você pode consultar este usuário, mas não alterar.')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Consultar usuário' })).toBeTruthy();
    for (const text of ['Vendedor', 'ana.prado@autovia.example', '101 · Autovia Paulista', 'Habilitado'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Salvar' })).toBeNull();
  });

  it('shows a loading state, and the reason when loading fails', async () => {
    let isThere = false;
    serve({
      readUser: async () => {
        await new Promise((resolve) => setTimeout(resolve, 50));
        return isThere ? aUser() : refuse(404, 'SEC004', 'Você não tem acesso a este registro.');
      },
    });
    renderPortal(address);
    expect(await screen.findByRole('status', { name: 'Carregando o usuário' })).toBeTruthy();
    expect(await screen.findByText('Você não tem acesso a este registro.')).toBeTruthy();
    isThere = true;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByRole('textbox', { name: 'Nome' })).toBeTruthy();
  });

  it('changed concurrently by another user shows both versions and loses no input', async () => {
    let stored = aUser();
    const saved = {
      version: 4,
      email: 'outra@autovia.example',
      dealers: [autovia, serra],
      dealerDefault: { id: serra.id },
    };
    serve({
      readUser: () => stored,
      updateUser: () => {
        stored = aUser(saved);
        return refuse(409, 'SET001', 'Outra pessoa alterou este registro.');
      },
    });
    renderPortal(address);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Nome' }), ' Lima');
    await save('Salvar');
    const conflict = within(await screen.findByRole('alert', { name: 'Outra pessoa alterou este registro' }));
    for (const [field, current] of [
      ['E-mail', 'outra@autovia.example'],
      ['Concessionárias', '101 · Autovia Paulista, 102 · Nova Serra'],
      ['Concessionária padrão', '102 · Nova Serra'],
    ] as const)
      expect(within(conflict.getByRole('row', { name: new RegExp(`^${field} `) })).getByText(current)).toBeTruthy();
    await userEvent.click(conflict.getByRole('button', { name: 'Continuar com as escolhas' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' }).value).toBe('outra@autovia.example');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Nome' }).value).toBe('Ana Prado Lima');
  });
});
