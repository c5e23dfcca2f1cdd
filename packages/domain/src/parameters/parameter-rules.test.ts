import { describe, expect, it } from 'vitest';
import { catalogue } from '../errors/index.ts';
import { messages } from '../validation/index.ts';
import {
  decideCreate,
  decideDelete,
  decideUpdate,
  type ParameterDecision,
  type ParameterRow,
  type ParameterSequence,
  type ParameterValues,
  parameterCan,
  parameterTable,
  suggestStart,
  unsharedCents,
} from './index.ts';

const today = '2026-11-20';
const tomorrow = '2026-11-21';
const values = { baseCents: 95_000, clientCents: 90_000, dealerCents: 5_000, employeeCents: null };
const row = (id: string, effectiveFrom: string, validUntil: string | null): ParameterRow => ({
  ...values,
  id,
  effectiveFrom,
  validUntil,
});
const change = (changes: Partial<ParameterValues> = {}): ParameterValues => ({
  ...values,
  effectiveFrom: tomorrow,
  validUntil: null,
  ...changes,
});
const sequence = (rows: ParameterRow[], movePreviousEnd = false): ParameterSequence => ({
  kind: parameterTable.TCC,
  rows,
  today,
  movePreviousEnd,
});
const codesOf = (decision: ParameterDecision) =>
  decision.accepted ? 'accepted' : decision.problems.map(({ code, path }) => `${code} ${path}`);
const endOf = (decision: ParameterDecision) =>
  decision.accepted && decision.previous ? [decision.previous.row.id, decision.previous.validUntil] : null;

const past = row('past', '2026-01-01', '2026-06-30');
const open = row('current', '2026-07-01', null);
const current = row('current', '2026-07-01', '2026-12-31');
const future = row('future', '2027-01-01', '2027-06-30');
const last = row('last', '2027-07-01', null);

describe('a new row', () => {
  it.each([
    ['the first one of a state, from tomorrow', [], {}, 'accepted'],
    ['SET024: today is too soon', [], { effectiveFrom: today }, ['SET024 effectiveFrom']],
    ['SET025: base below client', [], { baseCents: 89_999 }, ['SET025 baseCents']],
    ['base equal to client', [], { baseCents: 90_000 }, 'accepted'],
    [
      'SET027: the day on which the last one starts',
      [future],
      { effectiveFrom: '2027-01-01' },
      ['SET027 effectiveFrom'],
    ],
    [
      'SET028: ends before it starts',
      [],
      { effectiveFrom: '2026-12-01', validUntil: '2026-11-30' },
      ['SET028 validUntil'],
    ],
    ['one day only', [], { effectiveFrom: '2026-12-01', validUntil: '2026-12-01' }, 'accepted'],
    ['SET029: the last one has no end', [past, open], {}, ['SET029 effectiveFrom']],
    [
      'SET029: begins on the last day of the one before',
      [current],
      { effectiveFrom: '2026-12-31' },
      ['SET029 effectiveFrom'],
    ],
    ['right after the one before', [current], { effectiveFrom: '2027-01-01' }, 'accepted'],
    ['SET030: one day later', [current], { effectiveFrom: '2027-01-02' }, ['SET030 effectiveFrom']],
    [
      'SET024 and SET032: wholly in the past',
      [],
      { effectiveFrom: '2026-11-01', validUntil: '2026-11-19' },
      ['SET024 effectiveFrom', 'SET032 validUntil'],
    ],
    ['a value that the kind does not have', [], { employeeCents: 1 }, ['DOM002 employeeCents']],
  ] as const)('%s', (_case, rows, changes, expected) => {
    expect(codesOf(decideCreate(change(changes), sequence([...rows])))).toEqual(expected);
  });

  it('names every rule it breaks, not only the first', () => {
    const bad = change({ effectiveFrom: today, validUntil: '2026-11-01', baseCents: 1 });
    expect(codesOf(decideCreate(bad, sequence([future])))).toEqual([
      'SET025 baseCents',
      'SET024 effectiveFrom',
      'SET028 validUntil',
      'SET032 validUntil',
      'SET027 effectiveFrom',
    ]);
  });

  it.each([
    ['closes an open one', [open], tomorrow, ['current', today]],
    ['shortens one that ends later', [current], '2026-12-10', ['current', '2026-12-09']],
    ['extends one that ends earlier', [current], '2027-02-01', ['current', '2027-01-31']],
    ['leaves one alone that ends right before', [current], '2027-01-01', null],
  ] as const)('with movePreviousEnd %s', (_case, rows, effectiveFrom, end) => {
    const decision = decideCreate(change({ effectiveFrom }), sequence([...rows], true));
    expect([codesOf(decision), endOf(decision)]).toEqual(['accepted', end]);
  });

  it('never moves the end of a row that is over: its successor starts tomorrow, and not later', () => {
    for (const move of [false, true]) {
      expect(endOf(decideCreate(change(), sequence([past], move)))).toBeNull();
      expect(codesOf(decideCreate(change(), sequence([past], move)))).toBe('accepted');
      expect(codesOf(decideCreate(change({ effectiveFrom: '2026-11-22' }), sequence([past], move)))).toEqual([
        'SET030 effectiveFrom',
      ]);
    }
  });

  it('suggests the first start day that the rules accept', () => {
    expect(suggestStart([], today)).toBe(tomorrow);
    expect(suggestStart([past], today)).toBe(tomorrow);
    expect(suggestStart([past, open], today)).toBe(tomorrow);
    expect(suggestStart([future, current], today)).toBe('2027-07-01');
    expect(suggestStart([current, row('late', '2027-01-01', null)], today)).toBe('2027-01-02');
  });
});

describe('a change', () => {
  const rows = [past, current, future, last];
  const update = (id: string, changes: Partial<ParameterRow>, move = false) => {
    const { id: _id, ...before } = rows.find((one) => one.id === id)!;
    return decideUpdate(id, { ...before, ...changes }, sequence(rows, move));
  };

  it.each([
    ['values of a row in force', 'current', { clientCents: 80_000 }, 'accepted'],
    ['SET025 also here', 'current', { baseCents: 1 }, ['SET025 baseCents']],
    ['SET031: the start of a row in force', 'current', { effectiveFrom: '2026-07-02' }, ['SET031 effectiveFrom']],
    ['SET032: a row that is over', 'past', { clientCents: 1 }, ['SET032 validUntil']],
    ['SET032: a row that is over and would live again', 'past', { validUntil: null }, ['SET032 validUntil']],
    [
      'SET024: a future row into today',
      'future',
      { effectiveFrom: today },
      ['SET024 effectiveFrom', 'SET029 effectiveFrom'],
    ],
    [
      'SET027: at or before the start of the one before',
      'last',
      { effectiveFrom: '2027-01-01' },
      ['SET027 effectiveFrom'],
    ],
    ['SET028: the end before the start', 'last', { validUntil: '2027-06-30' }, ['SET028 validUntil']],
    ['SET029: the start into the one before', 'future', { effectiveFrom: '2026-12-31' }, ['SET029 effectiveFrom']],
    ['SET030: the start away from the one before', 'future', { effectiveFrom: '2027-01-02' }, ['SET030 effectiveFrom']],
    ['SET029: the end into the one after', 'future', { validUntil: '2027-07-01' }, ['SET029 validUntil']],
    ['SET029: without end before the one after', 'current', { validUntil: null }, ['SET029 validUntil']],
    ['SET030: the end away from the one after', 'future', { validUntil: '2027-06-29' }, ['SET030 validUntil']],
    ['an end for the last row', 'last', { validUntil: '2027-12-31' }, 'accepted'],
  ] as const)('%s', (_case, id, changes, expected) => {
    expect(codesOf(update(id, changes))).toEqual(expected);
  });

  it('allows a row in force to end today, but not yesterday', () => {
    const end = (validUntil: string) =>
      codesOf(decideUpdate('current', change({ effectiveFrom: '2026-07-01', validUntil }), sequence([open])));
    expect(end(today)).toBe('accepted');
    expect(end('2026-11-19')).toEqual(['SET032 validUntil']);
  });

  it('moves the end of the previous row together with the start, when the user confirmed it', () => {
    expect(endOf(update('future', { effectiveFrom: '2026-12-15' }, true))).toEqual(['current', '2026-12-14']);
    expect(endOf(update('last', { effectiveFrom: '2027-08-01' }, true))).toEqual(['future', '2027-07-31']);
  });

  it('does not report a gap that existed before the change', () => {
    const rows = [past, row('later', '2027-01-01', null)];
    const values = change({ effectiveFrom: '2027-01-01', clientCents: 1 });
    expect(codesOf(decideUpdate('later', values, sequence(rows)))).toBe('accepted');
  });
});

describe('a deletion', () => {
  const remove = (id: string, rows: ParameterRow[], move = false) => decideDelete(id, sequence(rows, move));

  it('is refused for what is or was in force (SET026)', () => {
    for (const id of ['past', 'current'])
      expect(codesOf(remove(id, [past, current, future], true))).toEqual(['SET026 effectiveFrom']);
  });

  it('removes the last row, and leaves the end of the previous row or gives it the days', () => {
    expect(endOf(remove('future', [current, future]))).toBeNull();
    expect(endOf(remove('future', [current, future], true))).toEqual(['current', '2027-06-30']);
    expect(endOf(remove('last', [current, future, last], true))).toEqual(['future', null]);
  });

  it('refuses a gap in the middle (SET030) unless the previous row covers the days', () => {
    expect(codesOf(remove('future', [current, future, last]))).toEqual(['SET030 effectiveFrom']);
    expect(endOf(remove('future', [current, future, last], true))).toEqual(['current', '2027-06-30']);
  });

  it('never gives days to a row that is over', () => {
    const soon = row('soon', tomorrow, '2026-12-31');
    const ended = row('ended', '2026-01-01', '2026-11-19');
    expect(endOf(remove('soon', [ended, soon], true))).toBeNull();
    expect(codesOf(remove('soon', [ended, soon, future], true))).toEqual(['SET030 effectiveFrom']);
  });
});

it('reports the allowed actions on a row: a past row is fixed, and a row in force has a fixed start', () => {
  expect(parameterCan(past, today)).toEqual({ edit: false, editStart: false, delete: false });
  expect(parameterCan(current, today)).toEqual({ edit: true, editStart: false, delete: false });
  expect(parameterCan(future, today)).toEqual({ edit: true, editStart: true, delete: true });
});

it('computes the difference of base value less client and dealer shares, of either sign', () => {
  expect(unsharedCents(change())).toBe(0);
  expect(unsharedCents(change({ dealerCents: 7_000 }))).toBe(-2_000);
});

it('shows at the field what the catalogue says first of a code that this field alone raises', () => {
  const all = Object.entries(messages);
  const own = all.filter(
    ([name, { code }]) => name.startsWith('parameter.') && all.filter(([, other]) => other.code === code).length === 1,
  );
  expect(own.length).toBeGreaterThan(3);
  // at the field the next step follows in the same sentence
  for (const [key, message] of own)
    for (const language of ['pt', 'en'] as const)
      expect(catalogue[message.code][language].startsWith(`${message[language].split(': ')[0]}.`), key).toBe(true);
});
