// @vitest-environment jsdom

import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { bitUser, fakeServer } from '@estrada/web/test/fake-server.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderPortal } from '../../test/render-portal.tsx';

beforeEach(() => {
  resetBrowser();
  signInAs(bitUser);
});
const open = async () => {
  const calls = fakeServer({});
  renderPortal('/parts');
  await screen.findByRole('heading', { level: 1, name: 'Peças da interface' });
  return calls;
};
const part = (name: string) => within(screen.getByRole('region', { name }));

describe('the page of UI components', () => {
  it('shows every component under a heading that its index links to, without a request', async () => {
    const calls = await open();
    await screen.findByText('tabela-4.csv');
    const links = within(screen.getByRole('navigation', { name: 'Peças' })).getAllByRole('link');
    expect(links).toHaveLength(10);
    for (const link of links) {
      const target = document.getElementById(link.getAttribute('href')!.slice(1))!;
      expect(within(target).getByRole('heading', { level: 2, name: link.textContent! })).toBeTruthy();
    }
    expect(calls).toEqual([]);
  });

  it('has sortable rows, a list in each state, refused and disabled inputs, and work at every stage', async () => {
    await open();
    const table = within(part('Tabela').getByRole('table', { name: 'Linhas, ordem e menu' }));
    await userEvent.click(table.getByRole('button', { name: 'Preço' }));
    await userEvent.click(table.getByRole('button', { name: 'Preço' }));
    expect(table.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['Tracker', 'Spin', 'Onix']);
    expect(part('Lista').getByText('3 de mais de 10.000 na tela')).toBeTruthy();
    expect(part('Lista').getByText('SIS001 · c0ffee00')).toBeTruthy();
    const names = part('Formulário').getAllByRole('textbox', { name: /Nome/ }) as HTMLInputElement[];
    expect(names.map((field) => [field.getAttribute('aria-invalid'), field.disabled])).toEqual([
      [null, false],
      ['true', false],
      [null, true],
    ]);
    expect(part('Andamento').getAllByRole('progressbar')).toHaveLength(4);
  });

  it('prompts before an action and confirms that it is done', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Abrir a pergunta perigosa' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Excluir' }));
    expect(await screen.findByText('Excluído.')).toBeTruthy();
  });

  it('shows the refusal of an extraction at its field', async () => {
    await open();
    await userEvent.click(part('Extração').getByRole('button', { name: 'Extrair' }));
    expect(await screen.findByText('Período longo demais, diz o servidor')).toBeTruthy();
  });
});
