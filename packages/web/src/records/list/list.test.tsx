// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { choiceField, choicesField, dayField, textField } from './address-fields.ts';
import { useFilters } from './use-filters.ts';
import { useSort } from './use-sort.ts';

const fields = {
  search: textField('busca'),
  state: choiceField('uf', ['SP', 'PR']),
  status: choicesField('status', ['WO', 'SU']),
  from: dayField('de'),
};
const at = (address: string) => ({
  wrapper: ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  ),
});
const open = (address: string) =>
  renderHook(
    () => ({
      filters: useFilters(fields),
      sort: useSort(['name', 'city'], 'desc'),
      search: decodeURIComponent(useLocation().search),
    }),
    at(address),
  ).result;

afterEach(cleanup);

describe('filters in the URL', () => {
  it('are read from it, and invalid values are ignored', () => {
    const list = open('/x?busca=ana&uf=XX&status=SU,ZZ&de=20-11-2026');
    expect(list.current.filters.values).toEqual({ search: 'ana', state: '', status: ['SU'], from: '' });
    expect(list.current.filters.isNarrowed).toBe(true);
  });

  it('include a change made before the URL reflects the previous one', () => {
    const list = open('/x');
    act(() => {
      list.current.filters.change({ search: 'ana' });
      list.current.filters.change({ state: 'SP' });
    });
    expect(list.current.search).toBe('?busca=ana&uf=SP');
    act(() => list.current.filters.clear());
    act(() => list.current.filters.change({ state: 'PR' }));
    expect(list.current.search).toBe('?uf=PR');
  });

  it('do not navigate back a user who left while the next page was loading', () => {
    const list = open('/x');
    const here = window.location.pathname;
    window.history.pushState(null, '', '/elsewhere');
    act(() => list.current.filters.change({ search: 'ana' }));
    expect(list.current.search).toBe('');
    window.history.pushState(null, '', here);
    act(() => list.current.filters.change({ search: 'ana' }));
    expect(list.current.search).toBe('?busca=ana');
  });

  it('change one at a time, in a fixed order, and preserve other parameters', () => {
    const list = open('/x?aba=1');
    act(() => list.current.filters.change({ from: '2026-11-20' }));
    act(() => list.current.filters.change({ search: ' ana ' }));
    act(() => list.current.filters.change({ status: ['WO', 'SU'] }));
    expect(list.current.search).toBe('?aba=1&busca=ana&status=WO,SU&de=2026-11-20');
    act(() => list.current.filters.clear());
    expect(list.current.search).toBe('?aba=1');
    expect(list.current.filters.isNarrowed).toBe(false);
  });
});

describe('sort order in the URL', () => {
  it('is the default when the URL has no known one', () => {
    for (const address of ['/x', '/x?ordem=document.asc', '/x?ordem=city.up', '/x?ordem=city'])
      expect(open(address).current.sort).toMatchObject({ by: 'name', direction: 'desc' });
  });

  it('is omitted from the URL when it is the default again', () => {
    const list = open('/x');
    act(() => list.current.sort.onChange('city', 'asc'));
    expect(list.current.search).toBe('?ordem=city.asc');
    expect(list.current.sort).toMatchObject({ by: 'city', direction: 'asc' });
    act(() => list.current.sort.onChange('name', 'desc'));
    expect(list.current.search).toBe('');
  });
});
