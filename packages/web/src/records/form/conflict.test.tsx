// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { resetBrowser, signInAs } from '../../../test/browser.ts';
import { bitUser } from '../../../test/fake-server.ts';
import { box, click, draw, type Options, refusal, type Send, stored, type, type Values } from './test-support.tsx';
import type { FormRecord } from './use-record-form.ts';

beforeEach(() => {
  resetBrowser();
  signInAs(bitUser);
});

describe('conflicting change by another user', () => {
  const current: FormRecord<Values> = {
    version: 4,
    values: {
      client: { name: 'Anna', address: { street: 'Rua Alta', city: 'Curitiba', state: 'PR' } },
      people: stored.people.slice(0, 1),
    },
  };
  async function meet(options: Options = {}) {
    const send = vi.fn<Send>(async (values, version) => {
      if (version === 3) throw refusal('SET001');
      return { version: 5, values };
    });
    draw({ send, current, ...options });
    await type(box('Nome'), 'Ana Maria');
    await type(box('Rua'), 'Rua Nova');
    await type(box('Cidade'), 'Guarujá');
    await click('Salvar');
    const notice = await screen.findByRole('alert', { name: 'Outra pessoa alterou este registro' });
    return { send, notice };
  }
  const sideOf = (notice: HTMLElement, name: string) => within(notice).getByRole<HTMLInputElement>('radio', { name });

  it('allows the user to choose field by field, also by keyboard, and saves the choice over the newer version', async () => {
    const { send, notice } = await meet();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Outra pessoa alterou este registro' }));
    expect(within(notice).getByText('Bruno alterou.')).toBeTruthy();
    // fields changed by both come first; a field changed only by the other user offers no choice
    const rows = within(notice)
      .getAllByRole('rowheader')
      .map((cell) => cell.textContent);
    expect(rows).toEqual(['Nome', 'Cidade', 'Pessoas', 'Rua']);
    expect(within(notice).getByRole('row', { name: /^Pessoas Rui Você não alterou/ })).toBeTruthy();
    expect(sideOf(notice, 'Nome, O que você digitou: Ana Maria').checked).toBe(true);
    await userEvent.tab();
    expect(document.activeElement).toBe(sideOf(notice, 'Nome, O que você digitou: Ana Maria'));
    await userEvent.keyboard('{ArrowUp}');
    expect(sideOf(notice, 'Nome, Versão atual: Anna').checked).toBe(true);
    expect(sideOf(notice, 'Cidade, O que você digitou: Guarujá/SP').checked).toBe(true);
    await click('Continuar com as escolhas');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(document.activeElement).toBe(box('Nome'));
    expect([box('Nome').value, box('Rua').value, box('Cidade').value]).toEqual(['Anna', 'Rua Nova', 'Guarujá']);
    await click('Salvar');
    expect(await screen.findByText('Tudo salvo')).toBeTruthy();
    expect(send).toHaveBeenLastCalledWith(
      {
        client: { name: 'Anna', address: { street: 'Rua Nova', city: 'Guarujá', state: 'SP' } },
        people: current.values.people,
      },
      4,
    );
  });

  it('reports an own change as made in another tab', async () => {
    const own = vi.fn<Send>().mockRejectedValue(refusal('SET001', [], bitUser.name));
    draw({ send: own, current });
    await type(box('Nome'), 'Ana Maria');
    await click('Salvar');
    const notice = await screen.findByRole('alert', { name: 'Você alterou este registro em outra aba' });
    expect(within(notice).queryByText('Bruno alterou.')).toBeNull();
    expect(sideOf(notice, 'Nome, O que você digitou: Ana Maria').checked).toBe(true);
  });

  it('discards the input only when the user chooses so', async () => {
    const { notice } = await meet();
    expect(box('Rua').value).toBe('Rua Nova');
    await click('Usar a versão atual', notice);
    expect([box('Nome').value, box('Rua').value, box('Cidade').value]).toEqual(['Anna', 'Rua Alta', 'Curitiba']);
    expect(sessionStorage.length).toBe(0);
  });

  it('shows the input, without a choice, when the record no longer accepts changes', async () => {
    const { notice } = await meet({ current: { ...current, isClosed: true } });
    expect(within(notice).getByText('Rua Nova')).toBeTruthy();
    expect(within(notice).queryByRole('radio')).toBeNull();
    expect(within(notice).queryByRole('button', { name: 'Continuar com as escolhas' })).toBeNull();
  });
});
