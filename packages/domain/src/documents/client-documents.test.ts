/** A client's own uploads: only their own documents, while they can be reviewed. */
import { expect, it } from 'vitest';
import { assertClientMaySend, clientMaySend, documentsOfClient, missingOfClient } from './client-documents.ts';

const person = { personType: 'PF', financeTypeId: 1, status: 'AF', financedItems: [] } as const;
const kinds = (list: readonly { kind: string }[]) => list.map(({ kind }) => kind);

it('lists the papers of the person, and for a company also those of its signers, but never those of the sale', () => {
  expect(kinds(documentsOfClient(person))).toEqual(['IDENTITY', 'INCOME_PROOF', 'ADDRESS_PROOF']);
  expect(kinds(documentsOfClient({ ...person, personType: 'PJ', status: 'PU' }))).toEqual([
    ...['ARTICLES_OF_ASSOCIATION', 'SIGNER_IDENTITY', 'REVENUE_PROOF', 'ADDRESS_PROOF'],
  ]);
});

it('reports missing and refused papers as outstanding', () => {
  const states = [
    { kind: 'IDENTITY', status: 'REFUSED' },
    { kind: 'INCOME_PROOF', status: 'RECEIVED' },
    { kind: 'ADDRESS_PROOF', status: 'REQUIRED' },
  ] as const;
  expect(missingOfClient(person, states)).toEqual(['IDENTITY', 'ADDRESS_PROOF']);
  expect(missingOfClient(person, [{ kind: 'IDENTITY', status: 'ACCEPTED' }])).toEqual([
    'INCOME_PROOF',
    'ADDRESS_PROOF',
  ]);
});

it.each([
  ['AF', false, true],
  ['PU', false, true],
  ['WO', false, false],
  ['PS', false, false],
  ['DC', false, false],
  ['NU', false, false],
  ['AF', true, false],
] as const)('accepts papers in %s, blocked %s: %s', (status, blocked, may) => {
  expect(clientMaySend({ status, blocked })).toBe(may);
  const send = () => assertClientMaySend({ status, blocked });
  if (may) expect(send).not.toThrow();
  else expect(send).toThrow(expect.objectContaining({ code: 'PRS006' }));
});
