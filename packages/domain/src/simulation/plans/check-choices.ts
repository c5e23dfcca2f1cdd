import { DomainError, type FieldProblem } from '../../errors/index.ts';
import { formatMoney, formatPercent } from '../../formats/index.ts';
import { messages } from '../../validation/messages.ts';
import type { BoundedNumber, ChoiceSpec } from './choice-spec.ts';
import type { BalloonChoice, FixedAmount, PlanChoices } from './plan-choices.ts';

type SpecOf<Kind extends ChoiceSpec['kind']> = Extract<ChoiceSpec, { kind: Kind }>;
type Problem = Omit<FieldProblem, 'path'> & { at?: string };

/**
 * The choices of a client within a plan, with defaults.
 *
 * @param specs the inputs of the plan
 * @throws {DomainError} SIM018 for a balloon count that the plan does not allow; DOM002 for any other choice that the
 *   plan does not have; both with one problem per field
 */
export function resolveChoices(specs: readonly ChoiceSpec[], choices: PlanChoices): PlanChoices {
  const problems = problemsOfChoices(specs, choices);
  if (problems.length > 0) throw refuseFields(problems);
  return Object.fromEntries(specs.map((spec) => [spec.key, choices[spec.key] ?? defaultOf(spec)]));
}

/** The problems of a client's choices, with defaults; paths begin with `choices.`. */
export function problemsOfChoices(specs: readonly ChoiceSpec[], choices: PlanChoices): FieldProblem[] {
  const foreign = Object.entries(choices)
    .filter(([key, value]) => value !== undefined && !specs.some((spec) => spec.key === key))
    .map(([key]) => ({ path: `choices.${key}`, key: 'choice.notOfPlan' as const }));
  const own = specs.flatMap((spec) =>
    problemsOf(spec, choices[spec.key] ?? defaultOf(spec)).map(({ at, ...problem }) => ({
      path: `choices.${spec.key}${at ? `.${at}` : ''}`,
      ...problem,
    })),
  );
  return [...foreign, ...own];
}

/** The refusal of some fields: with the code of the first message that has its own, else DOM002. */
export function refuseFields(fields: readonly FieldProblem[], cause?: unknown): DomainError {
  const codes = fields.map(({ key }) => messages[key].code);
  return new DomainError(codes.find((code) => code !== 'DOM002') ?? 'DOM002', { fields, cause });
}

function defaultOf(spec: ChoiceSpec): unknown {
  switch (spec.kind) {
    case 'balloons': {
      const { count, share, startMonth, intervalMonths } = spec;
      return {
        count: count.default,
        share: share.default,
        startMonth: startMonth.default,
        intervalMonths: intervalMonths.default,
      };
    }
    case 'fixedAmounts':
      return [];
    case 'months':
      return { first: spec.first.default, second: spec.second.default };
    default:
      return spec.default;
  }
}

function problemsOf(spec: ChoiceSpec, value: unknown): Problem[] {
  switch (spec.kind) {
    case 'days':
    case 'unit':
    case 'timing':
      return isOneOf(spec.allowed, value) ? [] : [{ key: 'value.notAllowed' }];
    case 'share':
      return outside(spec, value, formatPercent);
    case 'balloons':
      return problemsOfBalloons(spec, value as Partial<BalloonChoice>);
    case 'fixedAmounts':
      return problemsOfFixedAmounts(spec, value);
    case 'months':
      return problemsOfMonths(spec, value as Partial<PlanChoices['shareMonths'] & object>);
  }
}

function isOneOf(allowed: readonly unknown[], value: unknown): boolean {
  return allowed.includes(value);
}

function outside({ min, max }: Pick<BoundedNumber, 'min' | 'max'>, value: unknown, show = showPlain): Problem[] {
  if (typeof value !== 'number' || !Number.isFinite(value)) return [{ key: 'number.invalid' }];
  // 0.3 in a table may differ slightly from 0.3 as a double
  if (value >= min - 1e-9 && value <= max + 1e-9) return [];
  return [{ key: 'choice.outOfRange', params: { min: show(min), max: show(max) } }];
}

function showPlain(value: number): string {
  return String(value);
}

function outsideWhole(bounds: Pick<BoundedNumber, 'min' | 'max'>, value: unknown): Problem[] {
  return Number.isInteger(value) ? outside(bounds, value) : [{ key: 'number.invalid' }];
}

function problemsOfBalloons(spec: SpecOf<'balloons'>, given: Partial<BalloonChoice>): Problem[] {
  const at = (part: keyof BalloonChoice, problems: Problem[]) => problems.map((one) => ({ ...one, at: part }));
  const { share, startMonth, intervalMonths } = given;
  const problems = [
    ...at('share', outside(spec.share, share, formatPercent)),
    ...at('startMonth', outsideWhole(spec.startMonth, startMonth)),
    ...(isOneOf(spec.intervalMonths.allowed, intervalMonths)
      ? []
      : [{ key: 'value.notAllowed' as const, at: 'intervalMonths' }]),
  ];
  const { min, max } = spec.count;
  // with a wrong start or interval the fitting number is undefined
  const fitting =
    problems.some(({ at: part }) => part !== 'share') || !startMonth || !intervalMonths
      ? max
      : Math.min(max, Math.floor((spec.startMonth.max - startMonth) / intervalMonths) + 1);
  const fits = Number.isInteger(given.count) && given.count! >= min && given.count! <= fitting;
  return fits ? problems : [{ key: 'balloon.count', at: 'count', params: { min, max: fitting } }, ...problems];
}

function problemsOfFixedAmounts(spec: SpecOf<'fixedAmounts'>, given: unknown): Problem[] {
  if (!Array.isArray(given)) return [{ key: 'value.notAllowed' }];
  const amounts = given as readonly Partial<FixedAmount>[];
  if (amounts.length >= spec.lastMonth) return [{ key: 'fixedAmount.noLevelLeft' }];
  if (amounts.length > spec.maxCount) return [{ key: 'fixedAmount.tooMany', params: { max: spec.maxCount } }];
  const months = { min: 1, max: spec.lastMonth };
  const cents = { min: spec.minCents, max: spec.maxCents };
  return amounts.flatMap(({ month, amountCents }, index) => {
    const repeated = amounts.findIndex((other) => other.month === month) < index;
    const ofMonth: Problem[] = repeated ? [{ key: 'fixedAmount.repeated' }] : outsideWhole(months, month);
    const ofAmount = Number.isInteger(amountCents)
      ? outside(cents, amountCents, formatMoney)
      : [{ key: 'number.invalid' as const }];
    return [
      ...ofMonth.map((one) => ({ ...one, at: `${index}.month` })),
      ...ofAmount.map((one) => ({ ...one, at: `${index}.amountCents` })),
    ];
  });
}

function problemsOfMonths(spec: SpecOf<'months'>, { first, second }: { first?: number; second?: number }): Problem[] {
  const problems = [
    ...outsideWhole(spec.first, first).map((one) => ({ ...one, at: 'first' })),
    ...outsideWhole(spec.second, second).map((one) => ({ ...one, at: 'second' })),
  ];
  if (problems.length > 0 || first! < second!) return problems;
  return [{ key: 'shareMonth.order', at: 'second' }];
}
