// @vitest-environment jsdom

import { readReturn } from '@estrada/web/session/return-address.ts';
import { readSession } from '@estrada/web/session/session-store.ts';
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { type Answers, bitUser, fakeServer, fiManager, granted, refuse } from '@estrada/web/test/fake-server.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPortal } from '../../../test/render-portal.tsx';

beforeEach(resetBrowser);

const signInPage = 'https://sso.example/authorize?state=s';
const returned = '/redirectAuth?code=one-time&state=s&iss=https%3A%2F%2Fsso.example';
const again = { name: 'Tentar de novo' };

/** Fakes the browser leaving the portal. */
function watchLeaving() {
  const replace = vi.fn();
  vi.stubGlobal('location', { ...window.location, replace });
  return replace;
}

function comeBack(finishSingleSignOn: Answers['finishSingleSignOn'], address = returned) {
  const calls = fakeServer({
    finishSingleSignOn: finishSingleSignOn!,
    startSingleSignOn: () => ({ address: signInPage }),
    lookUpUserType: () => ({ userType: 'GMF', redirectURL: 'https://portal.example/redirectAuth?iss=x' }),
  });
  renderPortal(address);
  return calls;
}
const refuseWith = (status: number, code: string, message: string) => () => refuse(status, code, message);

describe('leaving for the single sign-on', () => {
  it('starts in this browser, and replaces this page in the history', async () => {
    const replace = watchLeaving();
    const calls = fakeServer({ startSingleSignOn: () => ({ address: signInPage }) });
    renderPortal('/redirectAuth?iss=https%3A%2F%2Fsso.example&login_hint=BIT.1');
    expect(await screen.findByText('Abrindo o login corporativo…')).toBeTruthy();
    await waitFor(() => expect(replace).toHaveBeenCalledWith(signInPage));
    expect(calls.map(({ name, body }) => [name, body])).toEqual([['startSingleSignOn', { username: 'BIT.1' }]]);
  });

  it('does not follow an address that is not one of a site', async () => {
    const replace = watchLeaving();
    const calls = fakeServer({ startSingleSignOn: () => ({ address: 'javascript:alert(1)' }) });
    renderPortal('/redirectAuth?iss=x');
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(await screen.findByText('Abrindo o login corporativo…')).toBeTruthy();
    expect(replace).not.toHaveBeenCalled();
  });

  it('shows a failure to start, and retries', async () => {
    const replace = watchLeaving();
    let tries = 0;
    fakeServer({
      startSingleSignOn: () =>
        tries++ === 0 ? refuse(503, 'SIS004', 'O serviço está indisponível.') : { address: signInPage },
    });
    renderPortal('/redirectAuth?iss=x');
    expect((await screen.findByRole('alert')).textContent).toBe('O serviço está indisponível.');
    await userEvent.setup().click(screen.getByRole('button', again));
    await waitFor(() => expect(replace).toHaveBeenCalledWith(signInPage));
  });

  it('shows the login when no single sign-on is configured', async () => {
    fakeServer({ startSingleSignOn: refuseWith(404, 'SIS006', 'O endereço solicitado não existe.') });
    renderPortal('/redirectAuth?iss=x');
    expect(await screen.findByRole('textbox', { name: 'Usuário' })).toBeTruthy();
  });
});

describe('returning from the single sign-on', () => {
  it('submits the answer of the provider once, and opens the portal', async () => {
    const calls = comeBack(() => granted(bitUser));
    expect(await screen.findByRole('heading', { name: 'Por onde vamos começar?' })).toBeTruthy();
    expect(calls.map(({ name, body }) => [name, body])).toEqual([
      ['finishSingleSignOn', { code: 'one-time', state: 's', iss: 'https://sso.example', endOtherSession: false }],
    ]);
  });

  it('removes the code from the address before the answer arrives', async () => {
    window.history.replaceState(null, '', returned);
    comeBack(() => new Promise<never>(() => {}));
    expect(await screen.findByText('Conferindo a resposta do login corporativo…')).toBeTruthy();
    expect(window.location.search).toBe('');
    expect(window.location.pathname).toBe('/redirectAuth');
  });

  it('opens the originally requested page', async () => {
    comeBack(() => granted(bitUser), `${returned}&returnTo=${encodeURIComponent('/menu/cadastros')}`);
    expect(await screen.findByRole('heading', { name: 'Cadastros' })).toBeTruthy();
    expect(readReturn(bitUser.username)).toBeNull();
  });

  it('prompts before it ends the other session', async () => {
    const calls = comeBack(({ body }) =>
      body.endOtherSession ? granted(bitUser) : refuse(409, 'USE025', 'Há uma sessão de BIT.1.'),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Há outra sessão aberta' }));
    expect(dialog.getByText('Há uma sessão de BIT.1.')).toBeTruthy();
    await userEvent.setup().click(dialog.getByRole('button', { name: 'Encerrar a outra sessão e entrar' }));
    expect(await screen.findByRole('heading', { name: 'Por onde vamos começar?' })).toBeTruthy();
    expect(calls.map(({ body }) => [body.state, body.endOtherSession])).toEqual([
      ['s', false],
      ['s', true],
    ]);
  });

  it('leaves the other session active when the user cancels', async () => {
    comeBack(refuseWith(409, 'USE025', 'Já existe uma sessão ativa deste usuário.'));
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Cancelar' }));
    expect(await screen.findByRole('textbox', { name: 'Usuário' })).toBeTruthy();
  });

  it.each([
    [403, 'SEC001', returned, /não foi iniciado neste navegador/],
    [403, 'SEC004', returned, /esta conta não usa o login corporativo/],
    [401, 'SEC004', returned, /Não foi possível validar/],
    [401, 'SEC004', '/redirectAuth?error=access_denied&state=s', /não confirmou a sua identidade/],
    [401, 'USE021', returned, /^Palavras do servidor$/],
    [403, 'USE023', returned, /^Palavras do servidor$/],
  ])('shows why the sign-in was refused: %i %s from %s', async (status, code, address, words) => {
    comeBack(refuseWith(status, code, 'Palavras do servidor'), address);
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    expect(screen.getByRole('heading', { level: 1, name: 'Não foi possível entrar' })).toBeTruthy();
    expect(readSession().status).toBe('anonymous');
  });

  it('shows the reason in English when the language is English', async () => {
    comeBack(refuseWith(403, 'SEC001', 'x'));
    await screen.findByRole('alert');
    await userEvent.setup().click(screen.getByRole('button', { name: /English/ }));
    expect(await screen.findByText(/was not started in this browser/)).toBeTruthy();
  });

  it('can be restarted after a refusal', async () => {
    const replace = watchLeaving();
    comeBack(refuseWith(401, 'USE021', 'Seu login expirou.'));
    await userEvent.setup().click(await screen.findByRole('button', again));
    await waitFor(() => expect(replace).toHaveBeenCalledWith(signInPage));
  });

  it('links to the password login, also for an account that is normally redirected', async () => {
    comeBack(refuseWith(503, 'SIS004', 'O serviço está indisponível.'));
    const user = userEvent.setup();
    await user.click(await screen.findByRole('link', { name: 'Entrar com usuário e senha' }));
    await user.type(await screen.findByRole('textbox', { name: 'Usuário' }), 'bit.1{Enter}');
    expect(await screen.findByLabelText('Senha', { exact: false, selector: 'input' })).toBeTruthy();
  });

  it('does nothing when the user is already signed in', async () => {
    const calls = fakeServer({});
    signInAs(fiManager);
    renderPortal(returned);
    expect(await screen.findByRole('navigation', { name: 'Menu principal' })).toBeTruthy();
    expect(calls).toEqual([]);
  });
});
