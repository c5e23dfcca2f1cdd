// @vitest-environment jsdom

import { makePageTable } from '@estrada/web/pages/page-table.ts';
import { readReturn, rememberReturn } from '@estrada/web/session/return-address.ts';
import { signOut } from '@estrada/web/session/sign-out.ts';
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { type Answers, bitUser, fakeServer, fiManager, granted, refuse } from '@estrada/web/test/fake-server.ts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { allPages } from '../../app/pages/all-pages.ts';
import { renderPortal } from '../../test/render-portal.tsx';
import { landingAddress } from './login.page.tsx';

const table = makePageTable(allPages);

beforeEach(resetBrowser);

const base: Answers = {
  lookUpUserType: () => ({ userType: 'DEALER', redirectURL: null }),
  readActiveModules: () => ({ modules: [] }),
  login: () => ({ ...granted(bitUser), status: 'AUTHORIZED', type: 'GMF' }),
};

async function toStepTwo(answers: Answers = base) {
  const calls = fakeServer(answers);
  renderPortal('/login');
  const user = userEvent.setup();
  await user.type(await screen.findByRole('textbox', { name: 'Usuário' }), ' bit. 1 ');
  await user.click(screen.getByRole('button', { name: 'Próximo' }));
  const password = await screen.findByLabelText('Senha', { exact: false, selector: 'input' });
  return { calls, user, password };
}

describe('step 1', () => {
  it('disables the next button while the username is empty and shows what is missing', async () => {
    fakeServer(base);
    renderPortal('/login');
    const user = userEvent.setup();
    const username = await screen.findByRole('textbox', { name: 'Usuário' });
    expect(screen.getByRole('button', { name: 'Próximo' })).toHaveProperty('disabled', true);
    await user.type(username, 'a');
    expect(screen.getByRole('button', { name: 'Próximo' })).toHaveProperty('disabled', false);
    await user.clear(username);
    expect(screen.getByText('É preciso informar o usuário')).toBeTruthy();
  });

  it('marks an unknown username and stays on the step', async () => {
    fakeServer({
      lookUpUserType: () =>
        refuse(401, 'USE002', 'Usuário ou senha inválidos. Confira os dois e tente de novo.', [
          { path: 'username', key: 'username.unknown', message: 'Usuário não encontrado: confira o nome de usuário' },
        ]),
    });
    renderPortal('/login');
    const user = userEvent.setup();
    const username = await screen.findByRole('textbox', { name: 'Usuário' });
    await user.type(username, 'ninguem');
    await user.click(screen.getByRole('button', { name: 'Próximo' }));
    expect(await screen.findByText('Usuário não encontrado: confira o nome de usuário')).toBeTruthy();
    expect(username.getAttribute('aria-invalid')).toBe('true');
    // announced where the focus is, and not in a banner
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Usuário não encontrado: confira o nome de usuário',
    ]);
    expect(document.activeElement).toBe(username);
    await user.type(username, '2');
    expect(screen.queryByText('Usuário não encontrado: confira o nome de usuário')).toBeNull();
  });

  it('sends the username without spaces in upper case and shows it fixed in step 2', async () => {
    const { calls } = await toStepTwo();
    expect(calls[0]?.url.searchParams.get('username')).toBe('BIT.1');
    const username = screen.getByRole<HTMLInputElement>('textbox', { name: 'Usuário' });
    expect([username.value, username.disabled]).toEqual(['BIT.1', true]);
  });

  it('does not follow a redirect address that is not an http address of a site', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { ...window.location, assign });
    fakeServer({ lookUpUserType: () => ({ userType: 'GMF', redirectURL: 'javascript:alert(1)' }) });
    renderPortal('/login');
    await userEvent.setup().type(await screen.findByRole('textbox', { name: 'Usuário' }), 'gmf1{Enter}');
    expect(await screen.findByRole('button', { name: 'Entrar' })).toBeTruthy();
    expect(assign).not.toHaveBeenCalled();
  });

  it('redirects a GMF account to its redirect address', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { ...window.location, assign });
    fakeServer({ lookUpUserType: () => ({ userType: 'GMF', redirectURL: 'https://sso.example/entrar' }) });
    renderPortal('/login');
    await userEvent.setup().type(await screen.findByRole('textbox', { name: 'Usuário' }), 'gmf1{Enter}');
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://sso.example/entrar'));
    // navigating back from there: the browser restores the page as it was left
    expect(screen.getByRole('button', { name: 'Verificando…' })).toBeTruthy();
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(screen.getByRole('button', { name: 'Próximo' })).toBeTruthy();
  });
});

describe('step 2', () => {
  it('requires the password before a request', async () => {
    const { calls, user } = await toStepTwo();
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    expect(screen.getByText('É preciso informar a senha')).toBeTruthy();
    expect(calls.some(({ name }) => name === 'login')).toBe(false);
  });

  it('shows "Entrando..." while it signs in, then opens the portal', async () => {
    let answer: (response: Response) => void = () => undefined;
    const waiting = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    const { user, password } = await toStepTwo({ ...base, login: () => waiting });
    await user.type(password, 'Segredo{Enter}');
    expect(await screen.findByRole('button', { name: 'Entrando...' })).toBeTruthy();
    answer(Response.json({ ...granted(bitUser), status: 'AUTHORIZED', type: 'GMF' }));
    expect(await screen.findByRole('heading', { name: 'Por onde vamos começar?' })).toBeTruthy();
    expect(screen.getByText('ana.lima@autovia.example')).toBeTruthy();
  });

  it('shows and announces a wrong password at the field, each time again', async () => {
    const { user, password } = await toStepTwo({
      ...base,
      login: () => refuse(401, 'USE002', 'Usuário ou senha inválidos. Confira os dois e tente de novo.'),
    });
    await user.type(password, 'errada{Enter}');
    const refusal = await screen.findByRole('alert');
    expect(refusal.textContent).toBe('Usuário ou senha inválidos. Confira os dois e tente de novo.');
    expect(document.activeElement).toBe(password);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('alert')).not.toBe(refusal));
  });

  it('shows in the banner that the user is blocked', async () => {
    const { user, password } = await toStepTwo({
      ...base,
      login: () => refuse(403, 'USE012', 'Muitas tentativas: o usuário foi bloqueado.'),
    });
    await user.type(password, 'errada{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('Muitas tentativas: o usuário foi bloqueado.');
  });

  it('prompts before it ends the other session', async () => {
    const { calls, user, password } = await toStepTwo({
      ...base,
      login: ({ body }) =>
        body.endOtherSession
          ? { ...granted(bitUser), status: 'AUTHORIZED', type: 'GMF' }
          : refuse(409, 'USE025', 'Já existe uma sessão ativa deste usuário.'),
    });
    await user.type(password, 'Segredo{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Encerrar a outra sessão e entrar' }));
    expect(await screen.findByRole('heading', { name: 'Por onde vamos começar?' })).toBeTruthy();
    expect(calls.filter(({ name }) => name === 'login').map(({ body }) => body.endOtherSession)).toEqual([false, true]);
  });

  it('redirects to the first access when a new password is required', async () => {
    const { user, password } = await toStepTwo({
      ...base,
      login: () => ({ status: 'NEW_PASSWORD_REQUIRED', idToken: null, permissionToken: null, user: bitUser }),
    });
    await user.type(password, 'Segredo{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Definir sua senha' })).toBeTruthy();
  });

  it('shows the password on request and can switch to another user', async () => {
    const { user, password } = await toStepTwo();
    await user.type(password, 'abc');
    await user.click(screen.getByRole('button', { name: 'Mostrar senha' }));
    expect(password.getAttribute('type')).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Trocar usuário' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Usuário' }).disabled).toBe(false);
  });
});

describe('dialog about the other session', () => {
  it('has different names for its two ways to close', async () => {
    const { user, password } = await toStepTwo({
      ...base,
      login: () => refuse(409, 'USE025', 'Já existe uma sessão.'),
    });
    await user.type(password, 'Segredo{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Há outra sessão aberta' }));
    expect(await dialog.findAllByRole('button', { name: 'Cancelar' })).toHaveLength(1);
    await user.click(dialog.getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('landing page after login', () => {
  const everything = () => true;
  const nothing = () => false;

  it('returns to the page where the session was lost', async () => {
    rememberReturn('BIT.1', '/menu/cadastros');
    const { user, password } = await toStepTwo();
    await user.type(password, 'Segredo{Enter}');
    expect(await screen.findByRole('heading', { name: 'Cadastros' })).toBeTruthy();
  });

  it('opens the originally requested page after the login', async () => {
    fakeServer(base);
    renderPortal('/menu/cadastros?aba=2');
    const user = userEvent.setup();
    await user.type(await screen.findByRole('textbox', { name: 'Usuário' }), 'bit.1{Enter}');
    expect(readReturn('BIT.1')).toBe('/menu/cadastros?aba=2');
    await user.type(await screen.findByLabelText('Senha', { exact: false, selector: 'input' }), 'Segredo{Enter}');
    expect(await screen.findByRole('heading', { name: 'Cadastros' })).toBeTruthy();
    expect(readReturn('BIT.1')).toBeNull();
  });

  it('does not remember the root or a signed-out page as a requested page', async () => {
    fakeServer({ ...base, logout: () => ({ ended: true }) });
    renderPortal('/');
    expect(await screen.findByRole('textbox', { name: 'Usuário' })).toBeTruthy();
    expect(readReturn('BIT.1')).toBeNull();
    cleanup();
    signInAs(bitUser);
    renderPortal('/menu/cadastros');
    await screen.findByRole('heading', { name: 'Cadastros' });
    act(signOut);
    expect(await screen.findByRole('textbox', { name: 'Usuário' })).toBeTruthy();
    expect(readReturn('BIT.1')).toBeNull();
  });

  it('retains path and query of a page that the user may open, and nothing else', () => {
    const wanted = '/consultarPropostas/01jd0000000000000000000001';
    expect(landingAddress(table, fiManager, everything, wanted)).toBe(wanted);
    expect(landingAddress(table, fiManager, everything, '/simulador?etapa=valores')).toBe('/simulador?etapa=valores');
    expect(landingAddress(table, fiManager, (name) => name === 'simulator', wanted)).toBe('/simulador');
    expect(landingAddress(table, bitUser, nothing, '/simulador?etapa=valores')).toBe('/');
  });

  it.each([
    '//evil.example',
    '//evil.example/simulador',
    'https://evil.example/simulador',
    'https:simulador',
    '/\\evil.example',
    '/\\/evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/..//evil.example',
    '/simulador/..//evil.example',
    'javascript:alert(1)',
    'simulador',
    '',
    '/login',
    '/formweb',
    '/nada',
  ])('never redirects to %j', (address) => {
    expect(landingAddress(table, fiManager, everything, address)).toBe('/simulador');
  });

  it('depends on the default dealer, then on the role and the type of account', () => {
    const role = (groupName: string) => ({ groups: [{ groupName }] });
    const landing = (change: object, can = everything) => landingAddress(table, { ...bitUser, ...change }, can, null);
    const dealerDefault = { id: '01hq3w7k9m2n4p6r8s0t2v4x6y' };
    expect(landing({ dealerDefault })).toBe('/simulador');
    // a provider's account lands on the home page, a dealer's in the simulator
    expect(landing(role('consulta'))).toBe('/');
    expect(landing({ ...role('seller'), userType: 'DEALER' })).toBe('/simulador');
    expect(landing(role('ofertas'))).toBe('/ofertas/simular');
    // a user never lands on a page without access
    expect(landing({ dealerDefault }, nothing)).toBe('/');
  });
});
