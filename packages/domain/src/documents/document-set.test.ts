import { describe, expect, it } from 'vitest';
import { proposalStatusIds } from '../proposals/statuses.ts';
import {
  comeWithin,
  type DocumentKind,
  documentKinds,
  documentSet,
  documentsBeforeContract,
  documentsOfContract,
  missingDocuments,
  type SetFacts,
} from './document-set.ts';

const life = [{ code: 'TCC' }, { code: 'LIFE' }];
const factsOf = (part: Partial<SetFacts> = {}): SetFacts => ({
  personType: 'PF',
  financeTypeId: 1,
  status: 'WO',
  financedItems: [{ code: 'TCC' }, { code: 'GAP' }],
  ...part,
});
const kindsOf = (part: Partial<SetFacts> = {}, come: DocumentKind[] = []) =>
  documentSet(factsOf(part), come).map(({ kind }) => kind);

it('requires identity, income, address, invoice and contract of a person', () => {
  expect(kindsOf()).toEqual(['IDENTITY', 'INCOME_PROOF', 'ADDRESS_PROOF', 'VEHICLE_INVOICE', 'CONTRACT']);
});

it('requires articles, signers, revenue and address of a company', () => {
  expect(kindsOf({ personType: 'PJ' })).toEqual([
    'ARTICLES_OF_ASSOCIATION',
    'SIGNER_IDENTITY',
    'REVENUE_PROOF',
    'ADDRESS_PROOF',
    'VEHICLE_INVOICE',
    'CONTRACT',
  ]);
});

it('contains only documents that some proposal requires, each with a name in both languages', () => {
  const withLife = { status: 'PU', financedItems: life };
  const all = [...kindsOf(withLife), ...kindsOf({ ...withLife, personType: 'PJ' })];
  expect([...new Set(all)].sort()).toEqual([...documentKinds].sort());
  for (const document of documentSet(factsOf({ ...withLife, personType: 'PJ', financeTypeId: 14 })))
    expect(document).toMatchObject({ pt: expect.stringMatching(/.{5}/), en: expect.stringMatching(/.{5}/) });
});

describe('documents generated from the contract', () => {
  it('are required while a contract exists, the life insurance adhesion only when that product was sold', () => {
    const wanting = (financedItems: { code: string }[], kind: DocumentKind) =>
      proposalStatusIds.filter((status) => kindsOf({ status, financedItems }).includes(kind));
    const standing = ['PU', 'WFA', 'AV', 'PS', 'OC', 'OCM'];
    expect(wanting([], 'FINANCE_KIT')).toEqual(standing);
    expect(wanting(life, 'LIFE_INSURANCE')).toEqual(standing);
    expect(wanting([{ code: 'GAP' }], 'LIFE_INSURANCE')).toEqual([]);
  });

  it('remain visible after the end only when they were received', () => {
    expect(kindsOf({ status: 'NU' }, ['FINANCE_KIT'])).toContain('FINANCE_KIT');
    expect(kindsOf({ status: 'NU' })).not.toContain('FINANCE_KIT');
    expect(kindsOf({ status: 'RA' }, ['FINANCE_KIT'])).not.toContain('FINANCE_KIT');
  });

  it('are never required before their contract exists', () => {
    for (const status of proposalStatusIds)
      for (const kind of documentsBeforeContract(factsOf({ status, financedItems: life })))
        expect(documentsOfContract).not.toContain(kind);
  });
});

describe('missing documents', () => {
  const missing = (status: string, come: Partial<Record<DocumentKind, 'RECEIVED' | 'REFUSED' | 'ACCEPTED'>>) =>
    missingDocuments(
      factsOf({ status, financedItems: life }),
      Object.entries(come).map(([kind, one]) => ({ kind: kind as DocumentKind, status: one })),
    );
  const people = { IDENTITY: 'RECEIVED', INCOME_PROOF: 'ACCEPTED', ADDRESS_PROOF: 'RECEIVED' } as const;

  it('are those required before the contract, while it does not exist', () => {
    expect(missing('PD', { IDENTITY: 'RECEIVED', INCOME_PROOF: 'REFUSED' })).toEqual(['INCOME_PROOF', 'ADDRESS_PROOF']);
    expect(missing('AF', people)).toEqual([]);
  });

  it('are those of the whole set once the contract exists; a received kit covers the contract', () => {
    expect(missing('PU', people)).toEqual(['VEHICLE_INVOICE', 'CONTRACT', 'FINANCE_KIT', 'LIFE_INSURANCE']);
    expect(missing('PU', { ...people, FINANCE_KIT: 'RECEIVED' })).toEqual(['VEHICLE_INVOICE', 'LIFE_INSURANCE']);
    expect(missing('PU', { ...people, CONTRACT: 'RECEIVED', FINANCE_KIT: 'REFUSED' })).toEqual([
      'VEHICLE_INVOICE',
      'FINANCE_KIT',
      'LIFE_INSURANCE',
    ]);
  });

  it('exclude a contract that was received within the kit', () => {
    expect(comeWithin('CONTRACT', [{ kind: 'FINANCE_KIT', status: 'ACCEPTED' }])).toBe('FINANCE_KIT');
    expect(comeWithin('CONTRACT', [{ kind: 'FINANCE_KIT', status: 'REFUSED' }])).toBeNull();
    expect(comeWithin('IDENTITY', [{ kind: 'FINANCE_KIT', status: 'ACCEPTED' }])).toBeNull();
  });
});
