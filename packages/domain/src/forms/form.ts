import { isCalendarDate } from '../calendar/index.ts';
import type { FieldProblem } from '../errors/domain-error.ts';
import type { Texts } from '../errors/texts.ts';
import { asOneLine, hasHiddenCharacters } from '../validation/hidden-characters.ts';
import type { ChoiceField, DateField, Field, FractionField, NumberField, TextField } from './fields.ts';

export type Fields = Readonly<Record<string, Field>>;

type TypedOf<One extends Field> = One extends TextField | FractionField | DateField
  ? string
  : One extends NumberField
    ? number | null
    : One extends ChoiceField<infer Word>
      ? Word | ''
      : boolean;
type StoredOf<One extends Field> = One extends ChoiceField<infer Word> ? Word : NonNullable<TypedOf<One>>;

/** The values as a form holds them while somebody types: `''` and null are nothing yet. */
export type Typed<All extends Fields> = { -readonly [Name in keyof All]: TypedOf<All[Name]> };
/** The values as they are kept: given, cleaned, within their bounds. */
export type StoredValues<All extends Fields> = { -readonly [Name in keyof All]: StoredOf<All[Name]> };

/** What a record or a settings page is made of: its fields in the order of the page, and what they must be. */
export interface Form<All extends Fields> {
  readonly fields: All;
  /** What is missing or wrong, in the order of the form; empty when it may be saved. What only the server knows is its. */
  problems(typed: Typed<All>): FieldProblem[];
  /** The form as it is kept. Ask for its problems first. */
  normalise(typed: Typed<All>): StoredValues<All>;
}

/** The type of a form's values: `type BranchForm = FormOf<typeof branchForm>`. */
export type FormOf<One> = One extends Form<infer All> ? Typed<All> : never;

/**
 * Declares a form. Screen and server refuse the same things with the same words.
 *
 * @param together conditions between fields, checked when each is right by itself
 */
export function form<const All extends Fields>(
  fields: All,
  together: (kept: StoredValues<All>) => FieldProblem[] = () => [],
): Form<All> {
  const normalise = (typed: Typed<All>) =>
    Object.fromEntries(
      Object.entries<Field>(fields).map(([name, field]) => [name, storedOf(field, typed[name])]),
    ) as StoredValues<All>;
  return {
    fields,
    normalise,
    problems(typed) {
      const problems = Object.entries<Field>(fields).flatMap(([name, field]) => problemOf(name, field, typed[name]));
      return problems.length > 0 ? problems : together(normalise(typed));
    },
  };
}

/** What the fields are called, for the trail to call them the same. */
export const labelsOf = <All extends Fields>(fields: All) =>
  Object.fromEntries(Object.entries<Field>(fields).map(([name, { label }]) => [name, label])) as {
    readonly [Name in keyof All]: Texts;
  };

const storedOf = (field: Field, value: unknown): unknown =>
  field.kind === 'text' ? field.clean((value as string).trim()) : value;

function problemOf(path: string, field: Field, value: unknown): FieldProblem[] {
  switch (field.kind) {
    case 'text':
      return textProblem(path, field, (value as string).trim());
    case 'number':
      return numberProblem(path, field, value as number | null);
    case 'choice':
      if (value === '') return [{ path, key: 'required' }];
      return field.of.includes(value as string) ? [] : [{ path, key: 'value.notAllowed' }];
    case 'date':
      if (value === '') return [{ path, key: 'required' }];
      return isCalendarDate(value as string) ? [] : [{ path, key: 'date.invalid' }];
    case 'fraction':
      return fractionProblem(path, field, value as string);
    case 'flag':
      return typeof value === 'boolean' ? [] : [{ path, key: 'required' }];
  }
}

function textProblem(
  path: string,
  { isOptional, max, hasLines, test, key, missing, tooLong, clean }: TextField,
  value: string,
): FieldProblem[] {
  if (value === '') return isOptional ? [] : [{ path, key: missing }];
  if (clean(value).length > max) return [{ path, key: tooLong, params: { max } }];
  if (hasHiddenCharacters(hasLines ? asOneLine(clean(value)) : clean(value)))
    return [{ path, key: 'text.hiddenCharacters' }];
  return test && !test(value) ? [{ path, key }] : [];
}

function numberProblem(path: string, { min, max }: NumberField, value: number | null): FieldProblem[] {
  if (value === null) return [{ path, key: 'required' }];
  if (!Number.isInteger(value)) return [{ path, key: 'number.invalid' }];
  return value >= min && value <= max ? [] : [{ path, key: 'number.between', params: { min, max } }];
}

function fractionProblem(path: string, { max, decimals }: FractionField, value: string): FieldProblem[] {
  if (value === '') return [{ path, key: 'required' }];
  const places = (/^\d\.(\d+)$/.exec(value)?.[1] ?? '').length;
  const isFraction = /^\d(\.\d+)?$/.test(value) && places <= decimals + 2;
  return isFraction && Number(value) <= max ? [] : [{ path, key: 'number.outOfRange' }];
}
