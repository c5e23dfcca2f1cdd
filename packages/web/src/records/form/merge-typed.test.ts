import { expect, it } from 'vitest';
import { listDifferences, mergeTyped } from './merge-typed.ts';

const base = { name: 'Ana', city: 'Santos', people: [{ name: 'Rui' }] };

it('keeps what was typed and takes the newer value everywhere else', () => {
  const typed = { ...base, name: 'Ana Maria' };
  const fresh = { ...base, name: 'Anna', city: 'Campinas' };
  expect(mergeTyped(base, typed, fresh)).toEqual({ ...base, name: 'Ana Maria', city: 'Campinas' });
});

it('keeps a field that was emptied on purpose', () => {
  expect(mergeTyped(base, { ...base, city: '' }, { ...base, city: 'Campinas' }).city).toBe('');
});

it('takes a list as one value: a typed list stays whole', () => {
  const typed = { ...base, people: [] };
  const fresh = { ...base, people: [{ name: 'Rui' }, { name: 'Eva' }] };
  expect(mergeTyped(base, typed, fresh).people).toEqual([]);
  expect(mergeTyped(base, base, fresh).people).toEqual(fresh.people);
});

it('names the fields that differ by their path', () => {
  expect(listDifferences({ client: base, note: '' }, { client: { ...base, city: 'Ubatuba' }, note: '' })).toEqual([
    { path: 'client.city', current: 'Santos', typed: 'Ubatuba' },
  ]);
});
