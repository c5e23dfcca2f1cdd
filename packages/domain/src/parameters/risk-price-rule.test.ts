import { describe, expect, it } from 'vitest';
import { riskPriceRuleForm, riskPriceRuleProblems } from './index.ts';

const today = '2026-11-20';
const rule = { ruleName: 'Verão', ruleCode: 'R-1', effectiveFrom: '2026-12-01', validUntil: '2026-12-31' };
const begun = { ...rule, effectiveFrom: '2026-11-20' };
const said = (problems: readonly { path: string; key: string }[]) => problems.map(({ path, key }) => `${path} ${key}`);

it.each([
  [{}, []],
  [{ ruleName: 'x'.repeat(61) }, ['ruleName text.tooLong']],
  [{ ruleCode: 'ABCDEFGHIJK' }, ['ruleCode riskPriceCode.invalid']],
  [{ ruleCode: 'R 1' }, ['ruleCode riskPriceCode.invalid']],
  [{ validUntil: '2026-11-30' }, ['validUntil parameter.endBeforeStart']],
  [{ effectiveFrom: '' }, ['effectiveFrom required']],
])('requires a valid name, identifier and validity period: %j', (changes, problems) => {
  expect(said(riskPriceRuleForm.problems({ ...rule, ...changes }))).toEqual(problems);
});

it('normalises identifiers to capitals', () => {
  expect(riskPriceRuleForm.normalise({ ...rule, ruleCode: ' ab-1 ' }).ruleCode).toBe('AB-1');
});

describe('validity of a rule', () => {
  it('starts tomorrow or later', () => {
    expect(said(riskPriceRuleProblems(begun, null, today))).toEqual(['effectiveFrom parameter.startTooSoon']);
    expect(riskPriceRuleProblems({ ...rule, effectiveFrom: '2026-11-21' }, null, today)).toEqual([]);
  });

  it('locks name, identifier and start once the rule has started, and can end from today on', () => {
    const changed = { ruleName: 'Outono', ruleCode: 'R-2', effectiveFrom: '2026-11-21', validUntil: '2026-11-19' };
    expect(said(riskPriceRuleProblems(changed, begun, today))).toEqual([
      'ruleName riskPrice.begun',
      'ruleCode riskPrice.begun',
      'effectiveFrom riskPrice.begun',
      'validUntil parameter.endInPast',
    ]);
    expect(riskPriceRuleProblems({ ...begun, validUntil: today }, begun, today)).toEqual([]);
  });

  it('is not validated for an unchanged rule that is over', () => {
    const over = { ...rule, effectiveFrom: '2026-01-01', validUntil: '2026-01-31' };
    expect(riskPriceRuleProblems(over, over, today)).toEqual([]);
  });
});
