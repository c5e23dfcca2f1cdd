import type { CalendarDate } from '../calendar/index.ts';
import type { FieldProblem } from '../errors/index.ts';
import { date, type FormOf, form, text } from '../forms/index.ts';

/**
 * A risk-price rule: a name, the identifier that the wire calls `id`, and its days. Two rules never apply on the same
 * day, enabled or not; only the server knows the others.
 */
export const riskPriceRuleForm = form(
  {
    ruleName: text('Nome', 'Name', { max: 60, clean: (name) => name.replace(/\s+/g, ' ') }),
    ruleCode: text('Identificador', 'Identifier', {
      test: /^[A-Z0-9-]{1,10}$/i,
      key: 'riskPriceCode.invalid',
      clean: (code) => code.toUpperCase(),
    }),
    effectiveFrom: date('Início da vigência', 'Start of validity'),
    validUntil: date('Fim da vigência', 'End of validity'),
  },
  ({ effectiveFrom, validUntil }) =>
    validUntil < effectiveFrom ? [{ path: 'validUntil', key: 'parameter.endBeforeStart' }] : [],
);
export type RiskPriceRuleForm = FormOf<typeof riskPriceRuleForm>;

/** Proposals were priced by a rule that has begun. */
export const hasStarted = ({ effectiveFrom }: Pick<RiskPriceRuleForm, 'effectiveFrom'>, today: CalendarDate): boolean =>
  effectiveFrom <= today;

/**
 * The problems of a valid rule form on a day: a new start is tomorrow or later, no end is in the past, and a rule that
 * has begun keeps its name, its identifier and its start.
 *
 * @param before the rule that changes; null registers one
 */
export function riskPriceRuleProblems(
  rule: RiskPriceRuleForm,
  before: RiskPriceRuleForm | null,
  today: CalendarDate,
): FieldProblem[] {
  const isNewEnd = rule.validUntil !== before?.validUntil;
  const end: FieldProblem[] =
    isNewEnd && rule.validUntil < today ? [{ path: 'validUntil', key: 'parameter.endInPast' }] : [];
  if (before && hasStarted(before, today)) {
    const fixed = (['ruleName', 'ruleCode', 'effectiveFrom'] as const).filter((name) => rule[name] !== before[name]);
    return [...fixed.map((path): FieldProblem => ({ path, key: 'riskPrice.begun' })), ...end];
  }
  return rule.effectiveFrom <= today ? [{ path: 'effectiveFrom', key: 'parameter.startTooSoon' }] : end;
}
