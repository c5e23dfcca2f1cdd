import { DomainError } from '@estrada/domain/errors/index';
import { expect, it } from 'vitest';
import { inReach, lockAt } from './lock-at.ts';

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error as DomainError,
  );

it('returns the row at the version that the person saw', async () => {
  const row = { id: 'a', version: 3 };
  expect(await lockAt(3, Promise.resolve(row))).toBe(row);
});

it('refuses another version, also a later one, and names who changed it when known', async () => {
  expect(await refusalOf(lockAt(4, Promise.resolve({ version: 3 })))).toMatchObject({ code: 'SET001', params: {} });
  const named = Promise.resolve({ version: 3, changedByName: 'Ana' });
  expect(await refusalOf(lockAt(2, named, 'PRS001'))).toMatchObject({ code: 'PRS001', params: { name: 'Ana' } });
});

it('responds the same for a row out of reach and for a missing row, whatever the version', async () => {
  expect(await refusalOf(lockAt(1, Promise.resolve(null)))).toMatchObject({ code: 'SEC004', reason: undefined });
  expect(() => inReach(undefined)).toThrow(DomainError);
});
