// @vitest-environment jsdom

import { readSession } from '@estrada/web/session/session-store.ts';
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { type Answers, bitUser, fakeServer, refuse } from '@estrada/web/test/fake-server.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPortal } from '../../../test/render-portal.tsx';

beforeEach(resetBrowser);
afterEach(() => vi.useRealTimers());

const goodPassword = 'Caminho-Novo-2026!';
const base: Answers = {
  readActiveModules: () => ({ modules: [], apiKey: 'portal-key' }),
  forgotPassword: () => ({ sent: true }),
  resetPassword: () => ({ changed: true }),
};
const box = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const secret = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`), { selector: 'input' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const rules = () =>
  within(screen.getByRole('list', { name: 'A senha precisa ter' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

async function toStepTwo(answers: Answers = {}) {
  const calls = fakeServer({ ...base, ...answers });
  renderPortal('/forgotPassword');
  const user = userEvent.setup();
  await user.type(await box('Usuário'), ' ana. lima{Enter}');
  const code = await box('Código de verificação');
  const fill = async (typed: { code?: string; password?: string; confirmation?: string }) => {
    if (typed.code) await user.type(code, typed.code);
    if (typed.password) await user.type(secret('Nova senha'), typed.password);
    if (typed.confirmation) await user.type(secret('Confirmar nova senha'), typed.confirmation);
    await user.click(button('Salvar nova senha'));
  };
  return { calls, user, code, fill };
}

describe('the username', () => {
  it('is required before a request', async () => {
    const calls = fakeServer(base);
    renderPortal('/forgotPassword');
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Enviar código' }));
    expect(screen.getByText('É preciso informar o usuário')).toBeTruthy();
    expect(calls.filter(({ name }) => name === 'forgotPassword')).toEqual([]);
  });

  it('is sent in upper case without spaces, with the key that the server gave', async () => {
    const { calls } = await toStepTwo();
    expect(calls.map(({ name }) => name)).toEqual(['readActiveModules', 'forgotPassword']);
    expect(calls[1]!.body).toEqual({ username: 'ANA.LIMA' });
    expect(calls[1]!.headers.get('x-api-key')).toBe('portal-key');
    expect(calls[1]!.url.pathname).toBe('/api/users/public/auth/forgotPassword');
    expect(screen.getByText(/Se ANA\.LIMA existe e está habilitado/)).toBeTruthy();
    expect(document.activeElement).toBe(await box('Código de verificação'));
  });

  it('is enough with a code received by e-mail: no other one is requested', async () => {
    const calls = fakeServer(base);
    renderPortal('/forgotPassword');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Já tenho um código' }));
    expect(screen.getByText('É preciso informar o usuário')).toBeTruthy();
    expect(document.activeElement).toBe(await box('Usuário'));
    await user.type(await box('Usuário'), ' ana. lima');
    await user.click(button('Já tenho um código'));
    expect(await screen.findByText(/código que você recebeu para o usuário ANA\.LIMA/)).toBeTruthy();
    expect(button('Enviar outro código')).toHaveProperty('disabled', false);
    await user.type(await box('Código de verificação'), '482913');
    await user.type(secret('Nova senha'), goodPassword);
    await user.type(secret('Confirmar nova senha'), goodPassword);
    await user.click(button('Salvar nova senha'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Entrar' })).toBeTruthy();
    expect(
      calls.filter(({ name }) => name !== 'readActiveModules').map(({ name, body }) => [name, body.username]),
    ).toEqual([['resetPassword', 'ANA.LIMA']]);
  });

  it('is prefilled from the login', async () => {
    fakeServer({ ...base, lookUpUserType: () => ({ userType: 'DEALER', redirectURL: null }) });
    renderPortal('/login');
    const user = userEvent.setup();
    await user.type(await box('Usuário'), 'ana.lima{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Esqueci minha senha' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Criar uma nova senha' }));
    expect((await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Usuário' })).value).toBe('ANA.LIMA');
  });

  it('stays on its step when too many codes were requested', async () => {
    fakeServer({ ...base, forgotPassword: () => refuse(429, 'USE013', 'Muitas tentativas de redefinir a senha.') });
    renderPortal('/forgotPassword');
    await userEvent.setup().type(await box('Usuário'), 'ana.lima{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('Muitas tentativas de redefinir a senha.');
    expect((await box('Usuário')).value).toBe('ana.lima');
  });
});

describe('as a dialog over the login', () => {
  async function openDialog(answers: Answers) {
    const calls = fakeServer({
      ...base,
      lookUpUserType: () => ({ userType: 'DEALER', redirectURL: null }),
      ...answers,
    });
    renderPortal('/login');
    const user = userEvent.setup();
    await user.type(await box('Usuário'), 'ana.lima{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Esqueci minha senha' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Criar uma nova senha' }));
    await user.click(dialog.getByRole('button', { name: 'Enviar código' }));
    return { calls, user, dialog };
  }

  it('prompts for code, password and confirmation, and returns to the login', async () => {
    const { calls, user, dialog } = await openDialog({ resetPassword: () => ({ changed: true }) });
    await user.type(await dialog.findByLabelText(/Código de verificação/), '048213');
    await user.type(dialog.getByLabelText(/^Nova senha/), 'Estrada-Segura1');
    await user.type(dialog.getByLabelText(/^Confirmar nova senha/), 'Estrada-Segura1');
    await user.click(dialog.getByRole('button', { name: 'Salvar nova senha' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('status').textContent).toContain('Senha alterada com sucesso');
    expect(screen.getByRole('button', { name: 'Entrar' })).toBeTruthy();
    expect(calls.at(-1)?.body).toMatchObject({ username: 'ANA.LIMA', verificationCode: '048213' });
  });

  it('shows inside the dialog an error that belongs to no field', async () => {
    const { dialog } = await openDialog({
      forgotPassword: () => refuse(429, 'USE013', 'Muitas tentativas de redefinir a senha.'),
    });
    expect((await dialog.findByRole('alert')).textContent).toBe('Muitas tentativas de redefinir a senha.');
  });

  it('clears the message on the next attempt', async () => {
    let isDown = true;
    const { user, dialog } = await openDialog({
      forgotPassword: () => (isDown ? refuse(429, 'USE029', 'Muitas solicitações.') : { sent: true }),
    });
    await dialog.findByRole('alert');
    isDown = false;
    await user.click(dialog.getByRole('button', { name: 'Enviar código' }));
    expect(await dialog.findByLabelText(/Código de verificação/)).toBeTruthy();
    expect(dialog.queryByRole('alert')).toBeNull();
  });
});

describe('the API key', () => {
  it('is requested again, once, when the server no longer accepts it', async () => {
    const keys = ['old-key', 'new-key'];
    const { calls } = await toStepTwo({
      readActiveModules: () => ({ modules: [], apiKey: keys.shift() }),
      forgotPassword: ({ headers }) =>
        headers.get('x-api-key') === 'new-key' ? { sent: true } : refuse(401, 'SEC004', 'Sem acesso.'),
    });
    expect(calls.map(({ name }) => name)).toEqual([
      'readActiveModules',
      'forgotPassword',
      'readActiveModules',
      'forgotPassword',
    ]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that cannot be loaded is reported like any lost connection', async () => {
    fakeServer({ ...base, readActiveModules: () => Promise.reject(new TypeError('Failed to fetch')) });
    renderPortal('/forgotPassword');
    await userEvent.setup().type(await box('Usuário'), 'ana.lima{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('Não foi possível conectar');
  });
});

describe('the new password', () => {
  it('ticks off each rule while typing', async () => {
    const { user } = await toStepTwo();
    expect(rules()).toEqual([
      'Use no mínimo 15 caracteres (falta)',
      'A senha não pode ter espaços (falta)',
      'Inclua pelo menos um número (falta)',
      'Inclua pelo menos uma letra maiúscula (falta)',
      'Inclua pelo menos uma letra minúscula (falta)',
      'Inclua pelo menos um caractere especial (falta)',
    ]);
    await user.type(secret('Nova senha'), 'Curta1');
    expect(rules().filter((rule) => rule?.endsWith('(falta)'))).toEqual([
      'Use no mínimo 15 caracteres (falta)',
      'Inclua pelo menos um caractere especial (falta)',
    ]);
    await user.type(secret('Nova senha'), '-e-agora-longa');
    expect(rules().filter((rule) => rule?.endsWith('(falta)'))).toEqual([]);
  });

  it('is not sent while a field is missing; the first invalid field gets the focus', async () => {
    const { calls, code, fill } = await toStepTwo();
    await fill({});
    expect(screen.getByText('Informe o código de verificação')).toBeTruthy();
    expect(screen.getByText('É preciso informar a senha')).toBeTruthy();
    expect(screen.getByText('Confirme a nova senha')).toBeTruthy();
    expect(document.activeElement).toBe(code);
    await fill({ code: '12345', password: 'fraca', confirmation: 'outra' });
    expect(screen.getByText('O código deve ter 6 números')).toBeTruthy();
    const password = secret('Nova senha');
    expect(password.getAttribute('aria-invalid')).toBe('true');
    // the refused field is described by the list of rules
    const described = document.getElementById(password.getAttribute('aria-describedby')?.split(' ')[0] ?? '');
    expect(described?.textContent).toContain('Use no mínimo 15 caracteres (falta)');
    expect(screen.getByText('A confirmação deve ser igual à nova senha')).toBeTruthy();
    expect(calls.some(({ name }) => name === 'resetPassword')).toBe(false);
  });

  it('is compared with its confirmation when the field is left', async () => {
    const { user } = await toStepTwo();
    await user.type(secret('Nova senha'), goodPassword);
    await user.type(secret('Confirmar nova senha'), 'outra');
    expect(screen.queryByText('A confirmação deve ser igual à nova senha')).toBeNull();
    await user.tab();
    expect(screen.getByText('A confirmação deve ser igual à nova senha')).toBeTruthy();
    await user.type(secret('Confirmar nova senha'), 'x');
    expect(screen.queryByText('A confirmação deve ser igual à nova senha')).toBeNull();
  });

  it('is saved, and leads to the login with a success message', async () => {
    const { calls, fill } = await toStepTwo();
    await fill({ code: '048 213', password: goodPassword, confirmation: goodPassword });
    expect(await screen.findByRole('heading', { level: 1, name: 'Entrar' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain('Senha alterada com sucesso');
    const sent = calls.at(-1)!;
    expect(sent.headers.get('x-api-key')).toBe('portal-key');
    expect(sent.body).toEqual({
      username: 'ANA.LIMA',
      verificationCode: '048 213',
      newPassword: goodPassword,
      confirmation: goodPassword,
    });
    expect(sessionStorage.length).toBe(0);
  });

  it('ends the session in this tab, which the server has ended too', async () => {
    signInAs({ ...bitUser, username: 'ANA.LIMA' });
    const { fill } = await toStepTwo({ logout: () => ({ ended: true }) });
    await fill({ code: '048213', password: goodPassword, confirmation: goodPassword });
    expect(await screen.findByRole('heading', { level: 1, name: 'Entrar' })).toBeTruthy();
    expect(readSession().status).toBe('anonymous');
  });

  it.each([
    [
      422,
      'USE011',
      'verificationCode',
      'verificationCode.wrong',
      'Código incorreto ou expirado',
      'Código de verificação',
    ],
    [422, 'USE014', 'newPassword', 'password.sameAsLast', 'A nova senha deve ser diferente da última', 'Nova senha'],
  ] as const)(
    'refused by the server with %i %s is shown at the field',
    async (status, code, path, key, text, label) => {
      const { fill } = await toStepTwo({
        resetPassword: () => refuse(status, code, 'Recusado.', [{ path, key, message: text }]),
      });
      await fill({ code: '048213', password: goodPassword, confirmation: goodPassword });
      expect(await screen.findByText(text)).toBeTruthy();
      await waitFor(() => expect(document.activeElement).toBe(secret(label)));
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it('shows in the banner that the code was tried too often', async () => {
    const { fill } = await toStepTwo({ resetPassword: () => refuse(429, 'USE013', 'Muitas tentativas.') });
    await fill({ code: '048213', password: goodPassword, confirmation: goodPassword });
    expect((await screen.findByRole('alert')).textContent).toContain('Muitas tentativas.');
    expect(secret('Nova senha').value).toBe(goodPassword);
  });
});

describe('requesting another code', () => {
  it('can be requested a minute after the last one', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval', 'Date'] });
    const { calls, code } = await toStepTwo();
    fireEvent.change(code, { target: { value: '111111' } });
    expect(button(/^Enviar outro código em \d+ segundos$/)).toHaveProperty('disabled', true);
    act(() => void vi.advanceTimersByTime(60_000));
    fireEvent.click(button('Enviar outro código'));
    expect((await screen.findByRole('status')).textContent).toContain('Enviamos outro código. Só ele é válido agora.');
    await waitFor(() => expect(code).toHaveProperty('value', ''));
    expect(calls.filter(({ name }) => name === 'forgotPassword').map(({ body }) => body.username)).toEqual([
      'ANA.LIMA',
      'ANA.LIMA',
    ]);
    expect(button(/^Enviar outro código em \d+ segundos$/)).toHaveProperty('disabled', true);
  });
});

describe('reload of the page', () => {
  it('returns to the code step without the code or the password', async () => {
    const { user, code } = await toStepTwo();
    await user.type(code, '048213');
    await user.type(secret('Nova senha'), goodPassword);
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/048213|Caminho/);
    cleanup();
    renderPortal('/forgotPassword');
    expect((await box('Código de verificação')).value).toBe('');
    await user.click(button('Trocar usuário'));
    expect((await box('Usuário')).value).toBe('ANA.LIMA');
  });

  it('starts over once the code has expired', async () => {
    await toStepTwo();
    cleanup();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 60_000 });
    renderPortal('/forgotPassword');
    expect((await box('Usuário')).value).toBe('ANA.LIMA');
  });
});
