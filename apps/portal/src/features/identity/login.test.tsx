// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberReturn } from '../../app/session/return-address.ts';
import { type Answers, bitUser, fakeServer, fiManager, granted, refuse } from '../../test/fake-server.ts';
import { renderPortal, resetPortal } from '../../test/render-portal.tsx';
import { landingAddress } from './landing.ts';

beforeEach(resetPortal);

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
  it('keeps the next button disabled while the username is empty and says what is missing', async () => {
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

  it('marks an unknown username and stays', async () => {
    fakeServer({
      lookUpUserType: () =>
        refuse(401, 'USE002', 'Usuário ou senha inválidos.', [
          { path: 'username', key: 'username.unknown', message: 'Usuário não encontrado' },
        ]),
    });
    renderPortal('/login');
    const user = userEvent.setup();
    const username = await screen.findByRole('textbox', { name: 'Usuário' });
    await user.type(username, 'ninguem{Enter}');
    expect(await screen.findByText('Usuário não encontrado')).toBeTruthy();
    expect(username.getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('sends the username without spaces in upper case and shows it fixed in step 2', async () => {
    const { calls } = await toStepTwo();
    expect(calls[0]?.url.searchParams.get('username')).toBe('BIT.1');
    const username = screen.getByRole<HTMLInputElement>('textbox', { name: 'Usuário' });
    expect([username.value, username.disabled]).toEqual(['BIT.1', true]);
  });

  it('leads a provider account with a redirect address there', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { ...window.location, assign });
    fakeServer({ lookUpUserType: () => ({ userType: 'GMF', redirectURL: 'https://sso.example/entrar' }) });
    renderPortal('/login');
    await userEvent.setup().type(await screen.findByRole('textbox', { name: 'Usuário' }), 'gmf1{Enter}');
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://sso.example/entrar'));
  });
});

describe('step 2', () => {
  it('asks for the password before it calls', async () => {
    const { calls, user } = await toStepTwo();
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    expect(screen.getByText('É preciso informar a senha')).toBeTruthy();
    expect(calls.some(({ name }) => name === 'login')).toBe(false);
  });

  it('says "Entrando..." while it signs in, then opens the portal', async () => {
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

  it('shows a wrong password at the field', async () => {
    const { user, password } = await toStepTwo({
      ...base,
      login: () => refuse(401, 'USE002', 'Usuário ou senha inválidos.'),
    });
    await user.type(password, 'errada{Enter}');
    expect(await screen.findByText('Usuário ou senha inválidos.')).toBeTruthy();
    expect(document.activeElement).toBe(password);
  });

  it('says in the banner that the user is blocked', async () => {
    const { user, password } = await toStepTwo({ ...base, login: () => refuse(403, 'USE012', 'Usuário bloqueado.') });
    await user.type(password, 'errada{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('Usuário bloqueado.');
  });

  it('asks before it ends the other session', async () => {
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

  it('leads to the first access when a new password is required', async () => {
    const { user, password } = await toStepTwo({
      ...base,
      login: () => ({ status: 'NEW_PASSWORD_REQUIRED', idToken: null, permissionToken: null, user: bitUser }),
    });
    await user.type(password, 'Segredo{Enter}');
    expect(await screen.findByRole('heading', { name: 'Ainda não disponível' })).toBeTruthy();
  });

  it('shows the password on request and lets another user in', async () => {
    const { user, password } = await toStepTwo();
    await user.type(password, 'abc');
    await user.click(screen.getByRole('button', { name: 'Mostrar senha' }));
    expect(password.getAttribute('type')).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Trocar usuário' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Usuário' }).disabled).toBe(false);
  });
});

describe('landing', () => {
  it('goes back to where the session was lost', async () => {
    rememberReturn('BIT.1', '/pcd/pathologies-x');
    const { user, password } = await toStepTwo();
    await user.type(password, 'Segredo{Enter}');
    expect(await screen.findByRole('heading', { name: 'Não encontramos esta página' })).toBeTruthy();
  });

  it('follows the default dealer, the kind of account and what the role may open', () => {
    expect(landingAddress(fiManager, true, null)).toBe('/simulador');
    expect(landingAddress({ ...fiManager, dealerDefault: null }, true, null)).toBe('/simulador');
    expect(landingAddress(bitUser, false, null)).toBe('/');
    expect(landingAddress({ ...bitUser, groups: [{ groupName: 'consulta' }] }, true, null)).toBe('/');
    expect(landingAddress({ ...bitUser, groups: [{ groupName: 'ofertas' }] }, false, null)).toBe('/');
    expect(landingAddress(fiManager, true, '/login')).toBe('/simulador');
  });
});
