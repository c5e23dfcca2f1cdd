import { expect, it } from 'vitest';
import { chooseSides, differencesOf, mergeTyped } from './merge-typed.ts';

const base = { name: 'Ana', city: 'Santos', people: [{ name: 'Rui' }] };

it('retains the input and uses the newer value everywhere else', () => {
  const typed = { ...base, name: 'Ana Maria' };
  const fresh = { ...base, name: 'Anna', city: 'Campinas' };
  expect(mergeTyped(base, typed, fresh)).toEqual({ ...base, name: 'Ana Maria', city: 'Campinas' });
});

it('retains a field that was cleared on purpose', () => {
  expect(mergeTyped(base, { ...base, city: '' }, { ...base, city: 'Campinas' }).city).toBe('');
});

it('treats a list as one value: an edited list remains whole', () => {
  const typed = { ...base, people: [] };
  const fresh = { ...base, people: [{ name: 'Rui' }, { name: 'Eva' }] };
  expect(mergeTyped(base, typed, fresh).people).toEqual([]);
  expect(mergeTyped(base, base, fresh).people).toEqual(fresh.people);
});

const nested = (changes: Partial<typeof base>, note = '') => ({ client: { ...base, ...changes }, note });

it('lists differing fields by path, first those changed by both, and omits those changed equally', () => {
  const versions = {
    base: nested({}),
    typed: nested({ name: 'Ana Maria', people: [] }, 'urgente'),
    fresh: nested({ name: 'Anna', city: 'Campinas' }, 'urgente'),
  };
  const shown = differencesOf(versions).map(({ path, isTheirs, isMine }) => [path, isTheirs, isMine]);
  expect(shown).toEqual([
    ['client.name', true, true],
    ['client.city', true, false],
    ['client.people', false, true],
  ]);
});

it('groups fields that depend on one another', () => {
  const place = (stateId: string, cityId: string) => ({ stateId, cityId });
  const versions = { base: place('SP', '1'), typed: place('SP', '2'), fresh: place('PR', '3') };
  const rows = differencesOf(versions, () => 'cityId');
  expect(rows).toEqual([{ path: 'cityId', paths: ['stateId', 'cityId'], isTheirs: true, isMine: true }]);
  expect(chooseSides(versions, rows, () => 'mine')).toEqual(place('SP', '2'));
  expect(chooseSides(versions, rows, () => 'theirs')).toEqual(place('PR', '3'));
});

it('uses the chosen side for each field, and their value for fields not changed here', () => {
  const versions = {
    base: nested({}),
    typed: nested({ name: 'Ana Maria', people: [] }),
    fresh: nested({ name: 'Anna', city: 'Campinas' }),
  };
  const sides = (side: 'theirs' | 'mine') =>
    chooseSides(versions, differencesOf(versions), ({ path }) => (path === 'client.name' ? side : 'mine'));
  expect(sides('theirs')).toEqual(nested({ name: 'Anna', city: 'Campinas', people: [] }));
  expect(sides('mine')).toEqual(nested({ name: 'Ana Maria', city: 'Campinas', people: [] }));
});
