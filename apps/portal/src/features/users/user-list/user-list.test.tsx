// @vitest-environment jsdom

import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { bitUser, fakeServer, fiManager, refuse } from '@estrada/web/test/fake-server.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderPortal } from '../../../test/render-portal.tsx';
import { aPage, aUser, provisioner, serra } from '../test-support.ts';

beforeEach(() => {
  resetBrowser();
  signInAs(provisioner);
});

const row = () => screen.findByRole('row', { name: /ANA\.PRADO/ });
const lists = (calls: ReturnType<typeof fakeServer>) => calls.filter(({ name }) => name === 'listUsers');
const typeIn = (url: URL) => url.pathname.split('/').at(-2);

describe('user list', () => {
  it('starts on the GMF tab for provider accounts and on DEALER for dealer accounts, and switches by tab', async () => {
    const calls = fakeServer({ listUsers: () => aPage([aUser()]) });
    renderPortal('/users');
    await row();
    expect(screen.getByRole('tab', { name: 'Financeira' }).getAttribute('aria-selected')).toBe('true');
    await userEvent.click(screen.getByRole('tab', { name: 'Concessionárias' }));
    await waitFor(() => expect(lists(calls).map(({ url }) => typeIn(url))).toEqual(['GMF', 'DEALER']));
    resetBrowser();
    signInAs(fiManager);
    const later = fakeServer({ listUsers: () => aPage([]) });
    renderPortal('/users');
    await screen.findByText('Nenhum usuário aqui');
    expect(lists(later).map(({ url }) => typeIn(url))).toEqual(['DEALER']);
  });

  it('shows profile, dealers and status, and links to the form', async () => {
    fakeServer({ listUsers: () => aPage([aUser({ dealers: [...aUser().dealers, serra] })]) });
    renderPortal('/users?tipo=DEALER');
    const cells = within(await row());
    for (const text of ['Ana Prado', 'Vendedor', '101 · Autovia Paulista e mais 1', 'Habilitado'])
      expect(cells.getByText(text)).toBeTruthy();
    expect(cells.getByRole('link', { name: 'ANA.PRADO' }).getAttribute('href')).toBe(
      '/users/register?tipo=DEALER&usuario=ANA.PRADO',
    );
    expect(screen.getByText('1 usuário')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Cadastrar usuário' })).toBeTruthy();
  });

  it('queries with the filters in the URL and ignores invalid ones', async () => {
    const calls = fakeServer({ listUsers: () => aPage([aUser()]) });
    renderPortal('/users?tipo=DEALER&usuario=ana&nome=prado&perfil=seller&situacao=blocked&concessionaria=101');
    await row();
    expect(Object.fromEntries(lists(calls)[0]!.url.searchParams)).toEqual({
      size: '20',
      username: 'ana',
      name: 'prado',
      groupName: 'seller',
      status: 'blocked',
      dealer: '101',
    });
    resetBrowser();
    signInAs(provisioner);
    const later = fakeServer({ listUsers: () => aPage([aUser()]) });
    renderPortal('/users?tipo=KING&perfil=king&situacao=asleep&concessionaria=101');
    await row();
    expect(Object.fromEntries(lists(later)[0]!.url.searchParams)).toEqual({ size: '20' });
  });

  it('shows when no user matches and clears the filters, and offers a retry when loading fails', async () => {
    let fails = true;
    const calls = fakeServer({ listUsers: () => (fails ? refuse(500, 'SIS001', 'falhou') : aPage([])) });
    renderPortal('/users?tipo=DEALER&usuario=zzz');
    const again = await screen.findByRole('button', { name: 'Tentar de novo' });
    fails = false;
    await userEvent.click(again);
    expect(await screen.findByText('Nenhum usuário encontrado')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    await waitFor(() => expect(lists(calls).at(-1)!.url.searchParams.has('username')).toBe(false));
  });

  it('redirects an account that may not manage users', async () => {
    signInAs(bitUser);
    const calls = fakeServer({});
    renderPortal('/users');
    expect(await screen.findByRole('heading', { level: 1, name: 'Por onde vamos começar?' })).toBeTruthy();
    expect(lists(calls)).toEqual([]);
  });

  it('shows no action that the server does not allow', async () => {
    signInAs({ ...provisioner, groups: [{ groupName: 'finance' }] });
    const can = { edit: false, enable: false, disable: false, unblock: false, resetPassword: false, certify: false };
    fakeServer({ listUsers: () => aPage([aUser({ can })]) });
    renderPortal('/users');
    const cells = within(await row());
    expect([cells.queryByRole('link'), cells.queryByRole('button')]).toEqual([null, null]);
    expect(screen.queryByRole('link', { name: 'Cadastrar usuário' })).toBeNull();
  });
});

// without a layout the open menu seems scrolled out of view: hence `hidden`
describe('actions on an account', () => {
  const none = { edit: false, enable: false, disable: false, unblock: false, resetPassword: false, certify: false };
  it.each([
    ['Habilitar', 'enable', 'enableUser', 'Habilitar este usuário?', /habilitado com sucesso.*código.*e-mail/],
    ['Desabilitar', 'disable', 'disableUser', 'Desabilitar este usuário?', /desabilitado com sucesso/],
    ['Desbloquear', 'unblock', 'unblockUser', 'Desbloquear este usuário?', /desbloqueado com sucesso.*código.*e-mail/],
    ['Redefinir senha', 'resetPassword', 'resetUserPassword', 'Redefinir a senha deste usuário?', /redefinida.*código/],
  ] as const)('require confirmation: %s', async (item, act, call, title, done) => {
    const calls = fakeServer({
      listUsers: () => aPage([aUser({ can: { ...none, [act]: true } })]),
      [call]: () => aUser(),
    });
    renderPortal('/users?tipo=DEALER');
    await userEvent.click(await screen.findByRole('button', { name: 'Ações de ANA.PRADO' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: item, hidden: true }));
    const question = within(await screen.findByRole('dialog', { name: title }));
    expect(question.getByText('ANA.PRADO · Ana Prado')).toBeTruthy();
    expect(calls.map(({ name }) => name)).not.toContain(call);
    await userEvent.click(question.getByRole('button', { name: item }));
    expect(await screen.findByText(done)).toBeTruthy();
    const made = calls.find(({ name }) => name === call)!;
    expect([made.body, made.url.pathname]).toEqual([
      { version: 3 },
      expect.stringContaining('/userTypes/DEALER/users/ANA.PRADO/'),
    ]);
    await waitFor(() => expect(lists(calls)).toHaveLength(2));
  });

  it('do not announce an e-mail for an account that stays disabled', async () => {
    const blocked = aUser({ administrativeStatus: 'disabled', can: { ...none, unblock: true } });
    fakeServer({ listUsers: () => aPage([blocked]), unblockUser: () => blocked });
    renderPortal('/users?tipo=DEALER');
    await userEvent.click(await screen.findByRole('button', { name: 'Ações de ANA.PRADO' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Desbloquear', hidden: true }));
    const question = within(await screen.findByRole('dialog', { name: 'Desbloquear este usuário?' }));
    expect(question.getByText(/continua desabilitada: o usuário não recebe código/)).toBeTruthy();
    await userEvent.click(question.getByRole('button', { name: 'Desbloquear' }));
    expect(await screen.findByText('Usuário desbloqueado com sucesso. A conta continua desabilitada.')).toBeTruthy();
    expect(screen.queryByText(/enviado por e-mail/)).toBeNull();
  });

  it('show why the server refuses', async () => {
    fakeServer({
      listUsers: () => aPage([aUser()]),
      resetUserPassword: () => refuse(429, 'USE013', 'Muitas tentativas de redefinir a senha.'),
    });
    renderPortal('/users?tipo=DEALER');
    await userEvent.click(await screen.findByRole('button', { name: 'Ações de ANA.PRADO' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Redefinir senha', hidden: true }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Redefinir senha' }));
    expect(await screen.findByText('Muitas tentativas de redefinir a senha.')).toBeTruthy();
  });
});

describe('the certification of a correspondent', () => {
  const certification = {
    certificationNumber: 'CA-204518',
    certificationIssuer: 'Certificadora Nacional',
    certificationStart: '2026-01-10',
    certificationEnd: '2026-12-10',
  };
  const openMenu = async (item: string) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Ações de ANA.PRADO' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: item, hidden: true }));
  };

  it('shows when it ends, and queries the expiring ones', async () => {
    const calls = fakeServer({ listUsers: () => aPage([aUser({ certification, certificationState: 'expiring' })]) });
    renderPortal('/users?tipo=DEALER&certificacao=expiring');
    expect(within(await row()).getByText('Vence em 10/12/2026')).toBeTruthy();
    expect(lists(calls)[0]!.url.searchParams.get('certification')).toBe('expiring');
  });

  it('is saved from the list, with the problem at its field', async () => {
    const can = { ...aUser().can, certify: true };
    const calls = fakeServer({
      listUsers: () => aPage([aUser({ can, certification, certificationState: 'expiring' })]),
      saveUserCertification: () => aUser(),
    });
    renderPortal('/users?tipo=DEALER');
    await openMenu('Certificação de correspondente');
    const dialog = within(await screen.findByRole('dialog', { name: 'Certificação de correspondente' }));
    const end = dialog.getByRole('textbox', { name: /Fim da certificação/ });
    await userEvent.clear(end);
    await userEvent.type(end, '31/12/2025');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar certificação' }));
    expect(await dialog.findByText('O fim da certificação deve ser igual ou posterior ao início')).toBeTruthy();
    await userEvent.clear(end);
    await userEvent.type(end, '31/12/2031');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar certificação' }));
    expect(await screen.findByText('Certificação salva com sucesso.')).toBeTruthy();
    expect(calls.find(({ name }) => name === 'saveUserCertification')!.body).toEqual({
      ...certification,
      certificationEnd: '2031-12-31',
      version: 3,
    });
  });

  it('is removed after a confirmation', async () => {
    const can = { ...aUser().can, certify: true };
    const calls = fakeServer({
      listUsers: () => aPage([aUser({ can, certification, certificationState: 'valid' })]),
      removeUserCertification: () => aUser(),
    });
    renderPortal('/users?tipo=DEALER');
    await openMenu('Excluir certificação');
    const question = within(await screen.findByRole('dialog', { name: 'Excluir a certificação deste usuário?' }));
    await userEvent.click(question.getByRole('button', { name: 'Excluir certificação' }));
    expect(await screen.findByText('Certificação excluída com sucesso.')).toBeTruthy();
    expect(calls.find(({ name }) => name === 'removeUserCertification')!.url.searchParams.get('version')).toBe('3');
  });
});
