import { describe, expect, it } from 'vitest';
import { proposalStatusIds } from '../proposals/statuses.ts';
import {
  advancesMessage,
  deliveryStates,
  isAwaitedIn,
  isMessageText,
  type MessageStatus,
  mayBeSentAt,
  renderMessage,
} from './message.ts';

describe('reports about a message', () => {
  it('lead to the same state in every order, also doubled', () => {
    const ends = (reports: readonly (typeof deliveryStates)[number][]) => {
      let status: MessageStatus = 'WAITING';
      for (const report of [...reports, ...reports]) if (advancesMessage(status, report)) status = report;
      return status;
    };
    const permutations = (list: readonly (typeof deliveryStates)[number][]): (typeof deliveryStates)[number][][] =>
      list.length < 2
        ? [[...list]]
        : list.flatMap((one, index) => permutations(list.toSpliced(index, 1)).map((rest) => [one, ...rest]));
    for (const reports of permutations(['SENT', 'DELIVERED', 'READ', 'FAILED'])) expect(ends(reports)).toBe('READ');
    for (const reports of permutations(['SENT', 'FAILED'])) expect(ends(reports)).toBe('FAILED');
    for (const reports of permutations(deliveryStates)) expect(ends(reports)).toBe('OPTED_OUT');
  });
});

describe('quiet hours', () => {
  // Brasília is three hours behind
  const at = (time: string) => new Date(`2026-11-20T${time}:00-03:00`);
  it.each([
    ['before they begin', '20:59', '2026-11-20T20:59:00-03:00'],
    ['in the evening', '21:00', '2026-11-21T08:00:00-03:00'],
    ['in the early morning', '07:59', '2026-11-20T08:00:00-03:00'],
    ['at their end', '08:00', '2026-11-20T08:00:00-03:00'],
  ])('across midnight: %s', (_, now, sent) => {
    expect(mayBeSentAt(at(now), { quietFrom: 21, quietUntil: 8 })).toEqual(new Date(sent));
  });
  it('within one day end on that day', () => {
    expect(mayBeSentAt(at('12:30'), { quietFrom: 12, quietUntil: 14 })).toEqual(at('14:00'));
    expect(mayBeSentAt(at('14:00'), { quietFrom: 12, quietUntil: 14 })).toEqual(at('14:00'));
  });
  it('of no length hold back nothing', () => {
    expect(mayBeSentAt(at('09:30'), { quietFrom: 9, quietUntil: 9 })).toEqual(at('09:30'));
  });
});

describe('the text of a message', () => {
  it.each([
    ['Olá, {nome}: {link}', true],
    ['{link}', true],
    ['Olá, {nome}', false],
    ['{link} {link}', false],
    ['Olá, {cliente}: {link}', false],
    ['Olá {: {link}', false],
  ])('%s', (text, isGood) => {
    expect(isMessageText(text)).toBe(isGood);
  });
  it('contains the values as they are', () => {
    const values = { nome: 'Ana {link}', concessionaria: 'Rota $& Sul', link: 'https://x.example/#a' };
    expect(renderMessage('{nome}, {concessionaria}: {link}', values)).toBe(
      'Ana {link}, Rota $& Sul: https://x.example/#a',
    );
  });
});

describe('what a message asks for', () => {
  it('is awaited neither before the proposal is sent nor after a refusal, the payment or the end', () => {
    const awaited = (purpose: Parameters<typeof isAwaitedIn>[0]) =>
      proposalStatusIds.filter((status) => isAwaitedIn(purpose, status));
    expect(awaited('signature')).toEqual(['PU']);
    expect(awaited('selfie')).toEqual(['PU']);
    for (const purpose of ['documents', 'clientPage'] as const) {
      expect(awaited(purpose)).toEqual(
        proposalStatusIds.filter((id) => !['WO', 'DC', 'PS', 'OC', 'OCM', 'NU'].includes(id)),
      );
    }
  });
});
