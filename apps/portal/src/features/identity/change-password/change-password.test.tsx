// @vitest-environment jsdom
import { addDays, businessDay } from '@estrada/domain/calendar/index';
import { readSession } from '@estrada/web/session/session-store.ts';
import { signOut } from '@estrada/web/session/sign-out.ts';
import { readTokens } from '@estrada/web/session/token-memory.ts';
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { type Answers, bitUser, fakeServer, granted, refuse } from '@estrada/web/test/fake-server.ts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderPortal } from '../../../test/render-portal.tsx';

beforeEach(resetBrowser);
const home = () => screen.findByRole('heading', { name: 'Por onde vamos começar?' });
const good = 'Estrada-Segura1';

async function openForm(answers: Answers = {}) {
  const calls = fakeServer(answers);
  signInAs(bitUser);
  renderPortal('/');
  await home();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /Menu de Bruno Teles/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Alterar senha' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Alterar senha' }));
  const save = async (current: string, next: string, confirmation = next) => {
    if (current) await user.type(dialog.getByLabelText(/^Senha atual/), current);
    if (next) await user.type(dialog.getByLabelText(/^Nova senha/), next);
    if (confirmation) await user.type(dialog.getByLabelText(/^Confirmar nova senha/), confirmation);
    await user.click(dialog.getByRole('button', { name: 'Salvar nova senha' }));
  };
  return { calls, user, dialog, save };
}

describe('the form', () => {
  it('opens with the focus on its first field', async () => {
    const { dialog } = await openForm();
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText(/^Senha atual/)));
  });

  it('changes the password and continues with new tokens', async () => {
    const { calls, save } = await openForm({
      changePassword: () => granted({ ...bitUser, passwordExpireDate: '2099-01-01' }, 'id-2'),
    });
    await save('Estrada-Antiga1', good);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls[0]?.body).toEqual({ currentPassword: 'Estrada-Antiga1', newPassword: good, confirmation: good });
    expect(calls[0]?.headers.get('Content-Type')).toBe('text/plain');
    // the page behind the dialog loads, which is a status too
    const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(said.join()).toContain('Senha alterada com sucesso.');
    expect([readTokens()?.idToken, readSession().user?.passwordExpireDate]).toEqual(['id-2', '2099-01-01']);
  });

  it('names every missing field, and puts the focus on the first', async () => {
    const { calls, dialog, save } = await openForm();
    await save('', '');
    expect(dialog.getAllByText('É preciso informar a senha')).toHaveLength(2);
    expect(dialog.getByText('Confirme a nova senha')).toBeTruthy();
    expect(document.activeElement).toBe(dialog.getByLabelText(/^Senha atual/));
    expect(calls).toEqual([]);
  });

  it('refuses the current password as the new one before the server is called', async () => {
    const { calls, dialog, save } = await openForm();
    await save(good, good);
    expect(dialog.getByText('A nova senha deve ser diferente da última')).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it('shows a wrong current password at its field', async () => {
    const { dialog, save } = await openForm({
      changePassword: () =>
        refuse(422, 'USE004', 'Inválida', [
          {
            path: 'currentPassword',
            key: 'password.current',
            message: 'A senha atual está incorreta: digite-a de novo',
          },
        ]),
    });
    await save('Errada-Demais-1!', good);
    expect(await dialog.findByText('A senha atual está incorreta: digite-a de novo')).toBeTruthy();
  });

  it('redirects to the login after too many wrong attempts', async () => {
    const { save } = await openForm({ changePassword: () => refuse(403, 'USE012', 'O usuário foi bloqueado.') });
    await save('Errada-Demais-1!', good);
    expect(await screen.findByRole('heading', { level: 1, name: 'Entrar' })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('O usuário foi bloqueado.');
  });

  it('shows inside the dialog an error that belongs to no field', async () => {
    const { dialog, save } = await openForm({ changePassword: () => refuse(429, 'USE029', 'Muitas solicitações.') });
    await save('Estrada-Antiga1', good);
    expect((await dialog.findByRole('alert')).textContent).toBe('Muitas solicitações.');
  });
});

it('never writes a password to browser storage, sent or not', async () => {
  const { dialog, save } = await openForm({ changePassword: () => refuse(429, 'USE029', 'Muitas solicitações.') });
  await save('Estrada-Antiga1', good);
  await dialog.findByRole('alert');
  window.dispatchEvent(new Event('pagehide'));
  // a draft would be saved a moment after the last key press
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  cleanup();
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/Antiga|Segura/);
});

describe('password expiry warning', () => {
  const expiring = (days: number) => ({
    ...bitUser,
    passwordExpireDate: addDays(businessDay(new Date().toISOString()), days),
  });
  async function open(days: number) {
    fakeServer({ logout: () => ({ ended: true }) });
    signInAs(expiring(days));
    renderPortal('/');
    await home();
  }

  it.each([
    [10, 'Faltam 10 dias para sua senha expirar!'],
    [2, 'Faltam 2 dias para sua senha expirar!'],
    [1, 'Falta 1 dia para sua senha expirar!'],
  ])('opens with %i days left', async (days, text) => {
    await open(days);
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('links to the change of the password', async () => {
    await open(3);
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Alterar senha' }));
    expect(await screen.findByLabelText(/^Senha atual/)).toBeTruthy();
    expect(screen.queryByText(/para sua senha expirar/)).toBeNull();
  });

  it('does not open with eleven days left', async () => {
    await open(11);
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens once per session, also after a reload, and again in the next one', async () => {
    await open(5);
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Agora não' }));
    cleanup();
    renderPortal('/');
    await home();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.queryByRole('dialog')).toBeNull();
    act(signOut);
    cleanup();
    await open(5);
    expect(await screen.findByText('Faltam 5 dias para sua senha expirar!')).toBeTruthy();
  });
});
