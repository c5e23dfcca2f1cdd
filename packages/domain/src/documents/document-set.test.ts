import { expect, it } from 'vitest';
import { documentKinds, documentSet } from './document-set.ts';

const kindsOf = (personType: 'PF' | 'PJ', financeTypeId = 1) =>
  documentSet({ personType, financeTypeId }).map(({ kind }) => kind);

it('asks of a person for identity, income, address, invoice and contract', () => {
  expect(kindsOf('PF')).toEqual(['IDENTITY', 'INCOME_PROOF', 'ADDRESS_PROOF', 'VEHICLE_INVOICE', 'CONTRACT']);
});

it('asks of a company for its articles, its signers, its revenue and its address', () => {
  expect(kindsOf('PJ')).toEqual([
    'ARTICLES_OF_ASSOCIATION',
    'SIGNER_IDENTITY',
    'REVENUE_PROOF',
    'ADDRESS_PROOF',
    'VEHICLE_INVOICE',
    'CONTRACT',
  ]);
});

it('has no document that no proposal needs, and none without words', () => {
  expect([...new Set([...kindsOf('PF'), ...kindsOf('PJ')])].sort()).toEqual([...documentKinds].sort());
  for (const document of documentSet({ personType: 'PJ', financeTypeId: 14 }))
    expect(document).toMatchObject({ pt: expect.stringMatching(/.{5}/), en: expect.stringMatching(/.{5}/) });
});
