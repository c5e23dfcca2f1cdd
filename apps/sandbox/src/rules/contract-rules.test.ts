import { alertText, findErrorCode } from '@estrada/domain/errors/index';
import { isCnpj, isCpf } from '@estrada/domain/people/index';
import { describe, expect, it } from 'vitest';
import {
  type InsurerName,
  instalmentsOf,
  insurerExamples,
  isPremiumPaid,
  lastDayOf,
  premiumExamples,
  refundBy,
  refundOf,
  ruleFor,
  sendingErrorFor,
  sendingErrors,
} from './contract-rules.ts';

const [first, ...others] = insurerExamples();

it('gives valid documents as examples, whose digits decide alike in each form', () => {
  for (const { cpf, cnpj, alphanumericCnpj } of [...insurerExamples(), ...premiumExamples()]) {
    expect([isCpf(cpf), isCnpj(cnpj), isCnpj(alphanumericCnpj)]).toEqual([true, true, true]);
    for (const document of [cnpj, alphanumericCnpj]) {
      expect(ruleFor('cardif', document)).toEqual(ruleFor('cardif', cpf));
      expect([1, 2].map((number) => isPremiumPaid(document, number))).toEqual(
        [1, 2].map((number) => isPremiumPaid(cpf, number)),
      );
    }
  }
});

it('decides by the digit before the eighth', () => {
  expect(ruleFor('metlife', first!.cpf)).toEqual({ first: 'ACCEPTED', when: 'at-once', issues: true });
  expect(others.map(({ digit, cpf }) => [digit, ruleFor('metlife', cpf).first, ruleFor('metlife', cpf).when])).toEqual([
    [2, 'ACCEPTED', 'at-once'],
    [4, 'ACCEPTED', 'later'],
    [5, 'INFORMATION', 'at-once'],
    [6, 'REFUSED', 'at-once'],
    [7, 'ERROR', 'at-once'],
    [8, 'RECEIVED', 'never'],
    [9, 'ACCEPTED', 'at-once'],
  ]);
});

it('issues manually at Liberty for a 9, and the other insurers collect the premium themselves', () => {
  expect([ruleFor('liberty', '31572090000').code, ruleFor('liberty', '31572190000').code]).toEqual([
    'LIBMAN',
    'LIBDEFAULT',
  ]);
  expect([ruleFor('liberty', '31572090000').collects, ruleFor('assurant', '31572090000').collects]).toEqual([
    undefined,
    true,
  ]);
});

it('leaves premiums unpaid by the digit before', () => {
  const paid = (premium: number) => [1, 2, 12].map((number) => isPremiumPaid(`31572${premium}00000`, number));
  expect([paid(0), paid(8), paid(9)]).toEqual([
    [true, true, true],
    [false, true, true],
    [true, false, false],
  ]);
});

describe('the errors of sending', () => {
  const all: [InsurerName, string][] = [
    ['liberty', 'SEGURO_AUTO'],
    ['liberty', 'PMC'],
    ['liberty', 'PMC_DAY_2'],
    ['liberty', 'CHEV_PLUS'],
    ['cardif', 'PMC'],
    ['assurant', 'GAP'],
    ['metlife', 'LIFE'],
    ['metlife', 'PPI'],
  ];

  it.each(all)('of %s, %s: each is reached by its number, and is one that the product knows', (insurer, product) => {
    const errors = sendingErrors(insurer, product);
    for (const [index, error] of errors.entries()) {
      expect(sendingErrorFor(insurer, product, `3157${String(index).padStart(2, '0')}70000`)).toEqual(error);
      const code = findErrorCode(error.code);
      expect([error.code, code]).not.toEqual([error.code, undefined]);
      const shown = alertText({ code: code!, ...(error.message ? { externalMessage: error.message } : {}) }, 'pt-BR');
      expect(shown).toBe(error.message ?? 'Não foi possível concluir a operação com a seguradora. Tente novamente.');
    }
    expect(new Set(errors.map(({ code }) => code)).size).toBe(errors.length);
    expect(errors.some(({ message }) => message === null)).toBe(true);
  });
});

describe('a premium in instalments', () => {
  it.each([1, 2, 3, 4, 7, 12])('adds up to the centavo in %i, with interest from the fifth', (count) => {
    const instalments = instalmentsOf(100_001, count, '2026-11-20');
    const sum = (of: (one: (typeof instalments)[number]) => number) =>
      instalments.reduce((all, one) => all + of(one), 0);
    const interest = Math.round(100_001 * 0.015 * Math.max(count - 4, 0));
    expect([instalments.length, sum((one) => one.interestCents), sum((one) => one.amountCents)]).toEqual([
      count,
      interest,
      100_001 + interest,
    ]);
    expect(instalments[0]!.amountCents).toBeGreaterThanOrEqual(instalments.at(-1)!.amountCents);
  });

  it('is due five days after the issue, then each month', () => {
    expect(instalmentsOf(300, 3, '2027-01-26').map(({ dueOn }) => dueOn)).toEqual([
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
    ]);
  });
});

describe('a refund', () => {
  const cover = { startsOn: '2027-01-01', endsOn: lastDayOf('2027-01-01', 12) };

  it.each([
    ['everything at a withdrawal', '2027-06-30', true, 36_500],
    ['everything before the cover begins', '2026-12-31', false, 36_500],
    ['all days but the first', '2027-01-01', false, 36_400],
    ['the second half', '2027-06-30', false, 18_400],
    ['nothing on the last day', '2027-12-31', false, 0],
    ['nothing after it', '2028-02-01', false, 0],
  ])('is %s', (_, endsOn, isWithdrawal, expected) => {
    expect(refundOf(36_500, cover, { endsOn, isWithdrawal })).toBe(expected);
  });

  it('is paid within fifteen days', () => {
    expect([cover.endsOn, refundBy('2026-12-20')]).toEqual(['2027-12-31', '2027-01-04']);
  });
});
