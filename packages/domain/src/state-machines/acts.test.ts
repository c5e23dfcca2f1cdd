import { describe, expect, it } from 'vitest';
import { DomainError, notAllowed } from '../errors/domain-error.ts';
import { actsOf, statesOf } from './acts.ts';

type Facts = { blocked: boolean; isOver: boolean };
const acts = actsOf<Facts, 'dealer' | 'finance'>()({
  send: [
    ['PRS002', ({ blocked }) => !blocked],
    [notAllowed, (_facts, actor) => actor === 'dealer'],
    ['PRS006', ({ isOver }) => !isOver],
  ],
  erase: [[notAllowed, (_facts, actor) => actor === 'finance']],
});
const facts = (changes: Partial<Facts> = {}): Facts => ({ blocked: false, isOver: false, ...changes });
const refusalOf = (act: 'send' | 'erase', of: Facts, actor: 'dealer' | 'finance') => {
  try {
    acts.assert(act, of, actor);
    return null;
  } catch (error) {
    return error instanceof DomainError ? { code: error.code, reason: error.reason } : error;
  }
};

describe('acts', () => {
  it('are refused by the first check that does not hold', () => {
    expect(refusalOf('send', facts(), 'dealer')).toBeNull();
    expect(refusalOf('send', facts({ blocked: true, isOver: true }), 'finance')).toMatchObject({ code: 'PRS002' });
    expect(refusalOf('send', facts({ isOver: true }), 'finance')).toMatchObject({
      code: 'SEC004',
      reason: 'not-allowed',
    });
    expect(refusalOf('send', facts({ isOver: true }), 'dealer')).toMatchObject({ code: 'PRS006' });
  });

  it('are answered by the same checks, all of them false to who may only look', () => {
    expect(acts.can(facts(), 'dealer')).toEqual({ send: true, erase: false });
    expect(acts.can(facts({ blocked: true }), 'finance')).toEqual({ send: false, erase: true });
    expect(acts.can(facts(), null)).toEqual({ send: false, erase: false });
    expect(acts.may('send', facts(), 'dealer')).toBe(true);
  });
});

it('divides states into those that lead on and those that do not', () => {
  expect(statesOf<'REQUESTED' | 'SENT' | 'DONE'>({ REQUESTED: ['SENT'], SENT: ['DONE'], DONE: [] })).toEqual({
    finals: ['DONE'],
    open: ['REQUESTED', 'SENT'],
  });
});
