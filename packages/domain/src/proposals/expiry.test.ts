import { expect, it } from 'vitest';
import { announcementDue, expirableStatuses, expiresOnOf, firstEnding } from './expiry.ts';
import type { ProposalStatus } from './statuses.ts';

it('expires proposals in a decided status, but none that is unsent, undecided or already paid', () => {
  expect(expirableStatuses).toEqual(['AP', 'APC', 'AF', 'PU']);
});

it('names what ends first, and the decision when both end on the same day', () => {
  expect(firstEnding({ srsValidUntil: '2026-12-20', tableValidUntil: '2026-11-30' })).toEqual({
    what: 'table',
    on: '2026-11-30',
  });
  expect(firstEnding({ srsValidUntil: '2026-11-30', tableValidUntil: '2026-11-30' }).what).toBe('decision');
  expect(firstEnding({ srsValidUntil: null, tableValidUntil: '2026-11-30' }).what).toBe('table');
});

it.each<[ProposalStatus, string | null, string | null]>([
  ['WO', '2026-11-25', '2026-11-30'],
  ['RA', '2026-11-25', '2026-11-30'],
  ['AP', '2026-11-25', '2026-11-25'],
  ['AP', '2026-12-20', '2026-11-30'],
  ['APC', null, '2026-11-30'],
  ['AVF', '2026-12-20', '2026-11-30'],
  ['PU', '2026-11-25', '2026-11-25'],
  ['DC', '2026-11-25', null],
  ['OC', '2026-11-25', null],
])('in %s, decided until %s and with a table until 30 November, cannot proceed after %s', (status, decided, last) => {
  expect(expiresOnOf({ status, srsValidUntil: decided, tableValidUntil: '2026-11-30' })).toBe(last);
});

it.each([
  ['2026-11-28', null],
  ['2026-11-27', 7],
  ['2026-11-22', 7],
  ['2026-11-21', 1],
  ['2026-11-20', 1],
  ['2026-11-19', null],
])('on 20 November announces an end on %s: %s days before', (endsOn, due) => {
  expect(announcementDue(endsOn, '2026-11-20')).toBe(due);
});
