import { describe, expect, it } from 'vitest';
import { answerDueOn, assertCorrections, nextDataStep } from './data-request.ts';
import { type HeldProposal, mayEraseFiles, retainedOn } from './retention.ts';

describe('the deadline of a request', () => {
  it('counts the days of the setting after the day of receipt', () => {
    expect(answerDueOn('2026-11-20', 15)).toBe('2026-12-05');
  });
});

describe('corrections', () => {
  it('are refused at each value that the field cannot have, or has already', () => {
    const refused = () =>
      assertCorrections([
        { field: 'email', current: 'a@example.com', wanted: 'nothing' },
        { field: 'address', current: 'Rua A, 1', wanted: ' Rua A, 1 ' },
        { field: 'phone', current: '', wanted: '(11) 98888-7654' },
      ]);
    expect(refused).toThrow(
      expect.objectContaining({
        fields: [
          { path: 'corrections.0.wanted', key: 'email.invalid' },
          { path: 'corrections.1.wanted', key: 'correction.same' },
        ],
      }),
    );
  });
  it('name each field once', () => {
    const twice = { field: 'other', current: '', wanted: 'x' } as const;
    expect(() => assertCorrections([twice, twice])).toThrow('DOM002');
  });
});

describe('the next step', () => {
  it.each([
    ['RECEIVED', null, 'CLAIM'],
    ['IN_PROGRESS', { isOwn: true }, 'ANSWER'],
    ['IN_PROGRESS', { isOwn: false }, 'WAIT'],
    ['ANSWERED', null, 'ERASING'],
    ['REFUSED', null, 'DONE'],
  ] as const)('of a deletion %s with the claim %o is %s', (status, claim, step) => {
    expect(nextDataStep({ kind: 'DELETE', status, isErased: false }, claim)).toBe(step);
  });
});

describe('what law requires to keep', () => {
  const proposal: HeldProposal = {
    number: '100017',
    status: 'NU',
    contractNumber: null,
    updatedAt: '2026-11-20T13:00:00.000Z',
  };
  it('is a contract until the end of its retention, and a proposal in work without a day', () => {
    const kept = retainedOn(
      {
        proposals: [
          { ...proposal, status: 'OC', contractNumber: '70000001' },
          { ...proposal, number: '2', status: 'PD' },
        ],
        consentedOn: ['2026-11-20'],
        hasOptedOut: true,
      },
      '2026-11-20',
    );
    expect(kept.map(({ rule, until }) => [rule, until])).toEqual([
      ['CREDIT_CONSENT', '2031-11-20'],
      ['REQUEST', '2031-11-20'],
      ['CONTRACT', '2037-11-28'],
      ['PROPOSAL_IN_WORK', null],
      ['OPT_OUT', null],
    ]);
  });
  it('are the files of an ended proposal for ninety days, its record for five years', () => {
    expect(mayEraseFiles(proposal, '2027-02-18')).toBe(false);
    expect(mayEraseFiles(proposal, '2027-02-19')).toBe(true);
    expect(mayEraseFiles({ ...proposal, contractNumber: '70000001' }, '2040-01-01')).toBe(false);
    const rules = (today: string) =>
      retainedOn({ proposals: [proposal], consentedOn: [], hasOptedOut: false }, today).map(({ rule }) => rule);
    expect(rules('2027-02-18')).toEqual(['PROPOSAL_FILES', 'PROPOSAL_ENDED', 'REQUEST']);
    expect(rules('2031-11-21')).toEqual(['REQUEST']);
  });
});
