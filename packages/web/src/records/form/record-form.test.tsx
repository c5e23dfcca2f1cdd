// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { resetBrowser, signInAs } from '../../../test/browser.ts';
import { bitUser } from '../../../test/fake-server.ts';
import { changeLanguage } from '../../strings/language.ts';
import { box, click, draw, person, refusal, type Send, stored, type, type Values } from './test-support.tsx';
import type { FormRecord } from './use-record-form.ts';

beforeEach(() => {
  resetBrowser();
  signInAs(bitUser);
});

describe('grouped fields', () => {
  it('show errors at the field, from the rules before and from the server after sending', async () => {
    const send = vi.fn<Send>().mockRejectedValue(
      refusal('DOM002', [
        { path: 'client.address.city', message: 'Cidade desconhecida' },
        { path: 'client.address.street', message: 'Rua desconhecida' },
      ]),
    );
    draw({ send });
    await type(box('Rua'), '');
    await click('Salvar');
    expect(await screen.findByText('Campo obrigatório')).toBeTruthy();
    expect(document.activeElement).toBe(box('Rua'));
    expect(send).not.toHaveBeenCalled();
    await type(box('Rua'), 'Rua Nova');
    await click('Salvar');
    expect(await screen.findByText('Cidade desconhecida')).toBeTruthy();
    // the first on the page, whatever the order in the response
    expect(document.activeElement).toBe(box('Rua'));
    await type(box('Cidade'), 'Guarujá');
    expect(screen.queryByText('Cidade desconhecida')).toBeNull();
    expect(screen.getByText('Rua desconhecida')).toBeTruthy();
    expect(box('Rua').value).toBe('Rua Nova');
  });

  it('show rule errors in the new language after a language change', async () => {
    draw();
    await type(box('Rua'), '');
    await click('Salvar');
    await screen.findByText('Campo obrigatório');
    await act(() => changeLanguage('en'));
    expect(await screen.findByText('Required field')).toBeTruthy();
    expect(screen.queryByText('Campo obrigatório')).toBeNull();
    await act(() => changeLanguage('pt-BR'));
    expect(await screen.findByText('Campo obrigatório')).toBeTruthy();
  });

  it('clear an error as soon as another field resolves it', async () => {
    draw();
    await type(box('Nome', person(1)), 'Ana');
    await click('Salvar');
    expect(await screen.findByText('Escolha um valor da lista')).toBeTruthy();
    await type(box('Nome'), 'Ana Maria');
    await waitFor(() => expect(box('Nome', person(1)).getAttribute('aria-invalid')).toBeNull());
  });
});

describe('a list of items', () => {
  const refused = () =>
    vi.fn<Send>().mockRejectedValue(refusal('DOM002', [{ path: 'people.1.email', message: 'E-mail recusado' }]));

  it('retains the input and errors of an item when another is removed', async () => {
    draw({ send: refused() });
    await type(box('E-mail', person(2)), 'eva@outra.example');
    await click('Salvar');
    expect(await within(person(2)).findByText('E-mail recusado')).toBeTruthy();
    await click('Remover', person(1));
    expect(screen.queryByRole('group', { name: 'Pessoa 2' })).toBeNull();
    expect(box('E-mail', person(1)).value).toBe('eva@outra.example');
    expect(within(person(1)).getByText('E-mail recusado')).toBeTruthy();
  });

  it('moves them along when items are reordered, and a new item has neither', async () => {
    draw({ send: refused() });
    await type(box('E-mail', person(2)), 'eva@outra.example');
    await click('Salvar');
    await within(person(2)).findByText('E-mail recusado');
    await click('Primeira', person(2));
    expect(box('E-mail', person(1)).value).toBe('eva@outra.example');
    expect(within(person(1)).getByText('E-mail recusado')).toBeTruthy();
    expect(within(person(2)).queryByText('E-mail recusado')).toBeNull();
    await click('Adicionar');
    expect(document.activeElement).toBe(box('Nome', person(3)));
    expect(within(person(3)).queryByText('E-mail recusado')).toBeNull();
  });

  it('is restored from a draft unchanged', async () => {
    draw();
    await click('Adicionar');
    await type(box('Nome', person(3)), 'Ivo');
    await click('Remover', person(1));
    cleanup();
    draw();
    expect(await screen.findByText('Recuperamos o que você digitou e ainda não salvou.')).toBeTruthy();
    expect([1, 2].map((position) => box('Nome', person(position)).value)).toEqual(['Eva', 'Ivo']);
  });
});

describe('no input is lost', () => {
  it('during a save: it remains, and is marked as not saved', async () => {
    let answer: (record: FormRecord<Values>) => void = () => undefined;
    const send = vi.fn<Send>(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    draw({ send });
    await type(box('Nome'), 'Ana Maria');
    await click('Salvar');
    await type(box('Rua'), 'Rua Nova');
    await act(async () =>
      answer({ version: 4, values: { ...stored, client: { ...stored.client, name: 'Ana Maria' } } }),
    );
    expect([box('Nome').value, box('Rua').value]).toEqual(['Ana Maria', 'Rua Nova']);
    expect(screen.getByText('Rascunho nesta aba, ainda não salvo')).toBeTruthy();
    await click('Salvar');
    expect(send.mock.calls.map(([, version]) => version)).toEqual([3, 4]);
  });

  it('when the page is closed during typing', async () => {
    const { unmount } = draw();
    await type(box('Rua'), 'Rua Nova');
    fireEvent(window, new Event('pagehide'));
    unmount();
    draw();
    await waitFor(() => expect(box('Rua').value).toBe('Rua Nova'));
  });
});

it('stores nothing for a form without a draft, also when the page closes or a save fails', async () => {
  const { unmount } = draw({ draftKey: null, send: () => Promise.reject(refusal('SIS001')) });
  await type(box('Nome'), 'Segredo-Escondido');
  expect(screen.getByText('Ainda não salvo')).toBeTruthy();
  await click('Salvar');
  fireEvent(window, new Event('pagehide'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  unmount();
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Segredo');
});
