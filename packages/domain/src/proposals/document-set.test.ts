import { expect, it } from 'vitest';
import { documentSet } from './document-set.ts';

it('asks a natural person for identity, income, address, invoice and contract', () => {
  expect(documentSet('PF').map((document) => document.id)).toEqual([
    'IDENTITY',
    'INCOME_PROOF',
    'ADDRESS_PROOF',
    'VEHICLE_INVOICE',
    'CONTRACT',
  ]);
});

it('asks a company for its articles and the identity of its signers', () => {
  const ids = documentSet('PJ').map((document) => document.id);
  expect(ids).toContain('ARTICLES_OF_ASSOCIATION');
  expect(ids).toContain('SIGNER_IDENTITY');
  expect(ids).toContain('CONTRACT');
});
