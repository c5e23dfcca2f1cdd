// @vitest-environment jsdom
import { MantineProvider, Menu } from '@mantine/core';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type DataColumn, DataTable, RowMenu, type TableSort } from '../index.ts';

type Dealer = { name: string; code: string };
const columns: DataColumn<Dealer>[] = [
  { key: 'name', header: 'Nome', primary: true, sort: 'name', render: (row) => row.name },
  { key: 'code', header: 'Código', align: 'end', sort: 'code', render: (row) => row.code },
  { key: 'note', header: 'Nota', priority: 'low', render: () => '–' },
  { key: 'actions', header: 'Ações', isAction: true, render: (row) => <span>menu de {row.name}</span> },
];
const rows = [{ name: 'Autovia', code: '101' }];
const draw = (sort?: TableSort) =>
  render(
    <MantineProvider env="test">
      <DataTable
        label="Concessionárias"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.code}
        {...(sort ? { sort } : {})}
      />
    </MantineProvider>,
  );
const header = (name: string) => screen.getByRole('columnheader', { name });

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(cleanup);

describe('a sortable table', () => {
  it('shows the sort order at the sorted column, and none at the others', () => {
    draw({ by: 'code', direction: 'desc', onChange: () => {} });
    expect(header('Código').getAttribute('aria-sort')).toBe('descending');
    expect(header('Nome').getAttribute('aria-sort')).toBe('none');
    expect(header('Nota').hasAttribute('aria-sort')).toBe(false);
  });

  it('sorts a new column ascending and reverses the sorted one, by mouse and by keyboard', async () => {
    const onChange = vi.fn();
    draw({ by: 'name', direction: 'asc', onChange });
    await userEvent.click(within(header('Código')).getByRole('button'));
    await userEvent.tab();
    within(header('Nome')).getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    expect(onChange.mock.calls).toEqual([
      ['code', 'asc'],
      ['name', 'desc'],
    ]);
  });

  it('has no sort buttons when sorting is not available', () => {
    draw();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('labels the actions column for screen readers', () => {
    draw();
    expect(header('Ações')).toBeTruthy();
  });
});

it('opens the row actions under an accessible name', async () => {
  const act = vi.fn();
  render(
    <MantineProvider env="test">
      <RowMenu label="Ações de Autovia">
        <Menu.Item onClick={act}>Desabilitar</Menu.Item>
      </RowMenu>
    </MantineProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Ações de Autovia' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Desabilitar' }));
  expect(act).toHaveBeenCalledOnce();
});
