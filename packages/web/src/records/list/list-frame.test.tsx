// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { resetBrowser } from '../../../test/browser.ts';
import type { PagedList } from '../../calls/use-paged-list.ts';
import { ListFrame } from './list-frame.tsx';

const pages = (part: Partial<PagedList<string>>): PagedList<string> => ({
  rows: [],
  total: null,
  isCapped: false,
  isLoading: false,
  isOffline: false,
  isOutdated: false,
  error: null,
  retry: () => undefined,
  hasMore: false,
  isLoadingMore: false,
  loadMore: () => undefined,
  ...part,
});
const list = (part: Partial<PagedList<string>>) => (
  <MantineProvider env="test">
    <ListFrame
      label="Usuários"
      list={pages(part)}
      filters={{ isNarrowed: true, clear: () => undefined }}
      filterFields={<input aria-label="Perfil" />}
      columns={[{ key: 'name', header: 'Nome', primary: true, render: (row) => row }]}
      rowKey={(row) => row}
      empty="vazia"
      noMatch={{ title: 'Nenhum usuário encontrado', text: 'Mude os filtros' }}
    />
  </MantineProvider>
);

beforeEach(resetBrowser);

describe('a list', () => {
  it('announces every result in one persistent status element: loading, some, none', () => {
    const { rerender } = render(list({ isLoading: true }));
    const status = screen.getByRole('status');
    expect(status.textContent).toBe('');
    rerender(list({ rows: ['Ana'], total: 1 }));
    expect(status.textContent).toBe('Resultados: 1');
    rerender(list({ rows: ['Ana'], total: 1, isOutdated: true }));
    expect(status.textContent).toBe('');
    rerender(list({ total: 0 }));
    expect(status.textContent).toBe('Nenhum resultado');
    expect(screen.getByRole('status')).toBe(status);
  });

  it('shows whether its filters are collapsed, and whether some are in use', async () => {
    render(list({ rows: ['Ana'], total: 1 }));
    const fold = screen.getByRole('button', { name: 'Filtros (ativos)' });
    expect(fold.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(fold);
    expect(fold.getAttribute('aria-expanded')).toBe('true');
    expect(fold.closest('search')?.hasAttribute('data-folded')).toBe(false);
  });
});
