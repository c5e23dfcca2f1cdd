import { describe, expect, it } from 'vitest';
import { proposalStatusIds } from '../proposals/statuses.ts';
import {
  type FundingFacts,
  fundingChecklist,
  fundingStageIds,
  meantInsurances,
  openFundingItems,
  stageState,
} from './funding-checklist.ts';

const at = (hour: number) => `2026-11-23T${String(hour).padStart(2, '0')}:00:00Z`;

/** A used car of a person, its contract signed electronically and everything up to the activation done. */
const facts = (changes: Partial<FundingFacts> = {}): FundingFacts => ({
  personType: 'PF',
  financeTypeId: 1,
  financedItems: [],
  status: 'WFA',
  withdrawn: false,
  turn: { actor: 'finance', since: at(15) },
  createdAt: at(8),
  sentAt: at(9),
  decidedAt: at(10),
  contractAt: at(12),
  activatedAt: at(15),
  confirmedAt: null,
  sendProblems: [],
  documents: (['IDENTITY', 'INCOME_PROOF', 'ADDRESS_PROOF', 'VEHICLE_INVOICE', 'FINANCE_KIT'] as const).map((kind) => ({
    kind,
    status: 'ACCEPTED',
    since: at(13),
  })),
  contractProblems: [],
  isElectronicSignature: true,
  signedPaper: { isThere: false, since: null },
  signature: 'COMPLETED',
  signers: [{ name: 'Ana Prado', status: 'SIGNED', actedAt: at(14), selfie: 'ACCEPTED' }],
  openFraudSignals: 0,
  lien: { status: 'REGISTERED', since: at(14) },
  insurances: [],
  payment: null,
  ...changes,
});

const itemOf = (id: string, changes: Partial<FundingFacts> = {}) =>
  fundingChecklist(facts(changes)).find((item) => item.id === id);
const stages = (changes: Partial<FundingFacts> = {}) => {
  const items = fundingChecklist(facts(changes));
  return fundingStageIds.map((stage) => stageState(items, stage));
};

describe('the funding checklist', () => {
  it('has every stage done before one that waits, and the later ones later', () => {
    expect(stages()).toEqual(['done', 'done', 'done', 'done', 'done', 'done', null, 'open', 'later']);
  });

  it('gives each item that is neither done nor later exactly one owner, in every status', () => {
    for (const status of proposalStatusIds)
      for (const { id, state, owner } of fundingChecklist(facts({ status, documents: [], lien: null, signers: [] })))
        expect([status, id, owner !== null]).toEqual([status, id, state === 'open' || state === 'problem']);
  });

  it('has nothing to wait for after a refusal or an end without a payment', () => {
    const ends: Partial<FundingFacts>[] = [{ status: 'DC' }, { status: 'NU' }, { status: 'OC', withdrawn: true }];
    for (const end of ends) expect(fundingChecklist(facts(end))).toEqual([]);
  });

  it('leaves a document to the lender from its arrival, and to the dealer again after its refusal', () => {
    const income = (status: 'REQUIRED' | 'RECEIVED' | 'REFUSED') =>
      itemOf('document.INCOME_PROOF', { documents: [{ kind: 'INCOME_PROOF', status, since: at(11) }] });
    expect(income('REQUIRED')).toMatchObject({ state: 'open', owner: 'dealer', since: at(15) });
    expect(income('RECEIVED')).toMatchObject({ state: 'open', owner: 'finance', since: at(11) });
    expect(income('REFUSED')).toMatchObject({ state: 'problem', owner: 'dealer', since: at(11) });
  });

  it('awaits no document once the payment is on its way', () => {
    const documents = [{ kind: 'INCOME_PROOF', status: 'RECEIVED', since: at(11) } as const];
    const waiting = (status: 'AV' | 'PS' | 'OC') => itemOf('document.INCOME_PROOF', { status, documents });
    expect(waiting('AV')).toMatchObject({ state: 'open', owner: 'finance' });
    for (const status of ['PS', 'OC'] as const)
      expect(waiting(status)).toMatchObject({ state: 'closed', owner: null, since: null });
  });

  it('has no item of its own for a contract that has come within the kit', () => {
    expect(itemOf('document.CONTRACT')).toBeUndefined();
    expect(itemOf('document.CONTRACT', { documents: [] })).toMatchObject({ state: 'open', owner: 'dealer' });
    // nobody can sign it before there is one
    expect(itemOf('document.CONTRACT', { status: 'AF', documents: [] })).toMatchObject({ state: 'later', owner: null });
  });

  it('asks for no scan of a contract that was signed electronically, unless one has come', () => {
    const signed = { isSignedElectronically: true, documents: [] };
    expect([itemOf('document.CONTRACT', signed), itemOf('document.FINANCE_KIT', signed)]).toEqual([
      undefined,
      undefined,
    ]);
    expect(openFundingItems(facts(signed), [], [])).not.toContain('document.FINANCE_KIT');
  });

  it('names each signatory with their signature and selfie', () => {
    const signers = [
      { name: 'Ana Prado', status: 'SIGNED', actedAt: at(14), selfie: 'DOUBTFUL' },
      { name: 'Rui Sá', status: 'PENDING', actedAt: null, selfie: null },
    ] as const;
    const items = fundingChecklist(facts({ status: 'PU', signers }));
    expect(
      items.filter(({ stage }) => stage === 'signature').map(({ texts, state, owner }) => [texts.pt, state, owner]),
    ).toEqual([
      ['Assinatura de Ana Prado', 'done', null],
      ['Selfie de Ana Prado', 'open', 'finance'],
      ['Assinatura de Rui Sá', 'open', 'client'],
    ]);
  });

  it('asks for the chassis before the contract, and no longer afterwards', () => {
    const contractProblems = [{ path: 'vehicleAdditionalInfo.chassis', key: 'contract.noChassis' as const }];
    const id = 'vehicleAdditionalInfo.chassis';
    expect(itemOf(id, { status: 'AF', contractProblems })).toMatchObject({ state: 'open', owner: 'dealer' });
    expect(itemOf(id, { contractProblems })).toBeUndefined();
  });

  it('leaves a refused lien and a returned payment to those who correct them', () => {
    expect(itemOf('lien', { lien: { status: 'REFUSED', since: at(14) } })).toMatchObject({
      state: 'problem',
      owner: 'dealer',
    });
    const returned = { status: 'AV', payment: { status: 'RETURNED', since: at(16) } } as const;
    expect(itemOf('payment', returned)).toMatchObject({ state: 'problem', owner: 'finance', since: at(16) });
  });
});

describe('what a confirmation has to explain', () => {
  const proposal = facts();

  it('is each document that was not accepted, and each insurance without cover', () => {
    expect(
      openFundingItems(proposal, [{ kind: 'IDENTITY', status: 'ACCEPTED' }], [{ number: '7', status: 'sent' }]),
    ).toEqual([
      'document.INCOME_PROOF',
      'document.ADDRESS_PROOF',
      'document.VEHICLE_INVOICE',
      'document.CONTRACT',
      'document.FINANCE_KIT',
      'insurance.7',
    ]);
  });

  it('is nothing once the checklist is done', () => {
    expect(openFundingItems(proposal, proposal.documents, [{ number: '7', status: 'issued' }])).toEqual([]);
  });

  it('is no insurance that was cancelled, or refused and replaced', () => {
    const sold = [
      { product: 'GAP', status: 'refused' },
      { product: 'GAP', status: 'issued' },
      { product: 'LIFE', status: 'refused' },
      { product: 'PMC', status: 'cancelled' },
    ] as const;
    expect(meantInsurances(sold)).toEqual([sold[1], sold[2]]);
  });
});
