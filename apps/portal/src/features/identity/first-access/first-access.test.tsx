// @vitest-environment jsdom

import { resetBrowser } from '@estrada/web/test/browser.ts';
import { type Answers, bitUser, fakeServer, refuse } from '@estrada/web/test/fake-server.ts';
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderPortal } from '../../../test/render-portal.tsx';
import { storeChallenge } from './challenge.ts';

beforeEach(() => {
  resetBrowser();
  storeChallenge(null);
});

/** Logs in with a temporary password. */
async function open(answers: Answers = {}) {
  const calls = fakeServer({
    lookUpUserType: () => ({ userType: 'GMF', redirectURL: null }),
    login: () => ({
      status: 'NEW_PASSWORD_REQUIRED',
      type: 'GMF',
      idToken: null,
      permissionToken: null,
      refreshToken: null,
      user: bitUser,
      challengeToken: '1.mark',
    }),
    ...answers,
  });
  renderPortal('/login');
  const user = userEvent.setup();
  await user.type(await screen.findByRole('textbox', { name: 'Usuário' }), 'bit.1{Enter}');
  await user.type(await screen.findByLabelText(/^Senha/, { selector: 'input' }), 'Provisoria{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'Definir sua senha' });
  const fill = async (password: string, confirmation = password) => {
    await user.type(screen.getByLabelText(/^Nova senha/), password);
    await user.type(screen.getByLabelText(/^Confirmar nova senha/), confirmation);
    await user.click(screen.getByRole('button', { name: 'Salvar senha' }));
  };
  return { calls, user, fill };
}
const good = 'Estrada-Segura1';

it('sets the password with the proof of the login and returns to the login', async () => {
  const { calls, fill } = await open({ answerChallenge: () => ({ changed: true }) });
  expect(screen.getByText(/BIT\.1, a senha que você usou é provisória ou expirou/)).toBeTruthy();
  await fill(good);
  expect(await screen.findByRole('heading', { level: 1, name: 'Entrar' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain('Senha definida com sucesso');
  expect(calls.find(({ name }) => name === 'answerChallenge')?.body).toEqual({
    username: 'BIT.1',
    challengeToken: '1.mark',
    newPassword: good,
    confirmation: good,
  });
});

it('returns to the login when the proof has expired (USE004)', async () => {
  const { fill } = await open({ answerChallenge: () => refuse(422, 'USE004', 'Senha incorreta.') });
  await fill(good);
  expect(await screen.findByRole('heading', { level: 1, name: 'Entrar' })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('o prazo para trocá-la expirou');
});

describe('stays on the page', () => {
  it('for a password that breaks the rules, without a request', async () => {
    const { calls, fill } = await open();
    await fill('curta', 'outra');
    expect(screen.getByText('A confirmação deve ser igual à nova senha')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(/^Nova senha/));
    expect(calls.some(({ name }) => name === 'answerChallenge')).toBe(false);
  });

  it('for the password that the account already has', async () => {
    const { fill } = await open({
      answerChallenge: () =>
        refuse(422, 'USE014', 'Igual', [
          { path: 'newPassword', key: 'password.sameAsLast', message: 'A nova senha deve ser diferente da última' },
        ]),
    });
    await fill(good);
    expect(await screen.findByText('A nova senha deve ser diferente da última')).toBeTruthy();
  });

  it('after too many attempts', async () => {
    const { fill } = await open({ answerChallenge: () => refuse(429, 'USE029', 'Muitas solicitações.') });
    await fill(good);
    expect((await screen.findByRole('alert')).textContent).toContain('Muitas solicitações.');
    expect(screen.getByRole('heading', { level: 1, name: 'Definir sua senha' })).toBeTruthy();
  });
});

it('never writes the password to browser storage', async () => {
  const { fill } = await open({ answerChallenge: () => refuse(429, 'USE029', 'Muitas solicitações.') });
  await fill(good);
  await screen.findByRole('alert');
  window.dispatchEvent(new Event('pagehide'));
  // a draft would be saved a moment after the last key press
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  cleanup();
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/Segura|Provisoria/);
});

it('shows visitors without a login where to begin', async () => {
  fakeServer({});
  renderPortal('/firstAccess');
  expect(await screen.findByText(/entre primeiro com o usuário/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Salvar senha' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Voltar ao login' })).toBeTruthy();
  await userEvent.setup().click(screen.getByRole('link', { name: 'Recebi um código por e-mail' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Criar uma nova senha' })).toBeTruthy();
});
