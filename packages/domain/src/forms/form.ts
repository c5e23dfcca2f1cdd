import type { AuditField } from '../audit/audit-entity.ts';
import type { FieldProblem } from '../errors/domain-error.ts';
import type {
  ChoiceField,
  ChoicesField,
  DateField,
  Field,
  FractionField,
  NumberField,
  OptionalDateField,
  OptionalNumberField,
  TextField,
} from './fields.ts';
import { cleanValue, missing, trailFields, typedOf } from './rows.ts';
import { isPresent, type Row, type Values } from './ui.ts';

export type Fields = Readonly<Record<string, Field>>;

type TypedOf<One extends Field> = One extends TextField | FractionField | DateField
  ? string
  : One extends NumberField
    ? number | null
    : One extends ChoiceField<infer Word>
      ? Word | ''
      : One extends ChoicesField<infer Id>
        ? Id[]
        : boolean;
type StoredOf<One extends Field> =
  One extends ChoiceField<infer Word>
    ? Word
    : One extends OptionalNumberField
      ? number | null
      : One extends OptionalDateField
        ? string | null
        : NonNullable<TypedOf<One>>;

/** The values of a form while it is being filled in: `''` and null are empty. */
export type Typed<All extends Fields> = { -readonly [Name in keyof All]: TypedOf<All[Name]> };
/** The stored values: complete, normalised, within their bounds. */
export type StoredValues<All extends Fields> = { -readonly [Name in keyof All]: StoredOf<All[Name]> };

/** The declaration of a record or a settings page: its fields in the order of the page, and their rules. */
export interface Form<All extends Fields> {
  readonly fields: All;
  /**
   * The missing or invalid fields, in the order of the form; empty when it may be saved. Checks that need the server
   * are not included.
   */
  problems(typed: Typed<All>): FieldProblem[];
  /** The form as stored. Check `problems` first. */
  normalise(typed: Typed<All>): StoredValues<All>;
}

/** The type of a form's values: `type BranchForm = FormOf<typeof branchForm>`. */
export type FormOf<One> = One extends Form<infer All> ? Typed<All> : never;

/** The fields in the form that every reader of a declaration uses. */
const rowsOf = (fields: Fields): readonly Row[] =>
  Object.entries(fields).map(([name, ui]) => ({ name, path: name, ui, isDependent: false, rows: [] }));

// no plain field depends on the day
const noDay = undefined as unknown as Temporal.PlainDate;

/** A blank day is stored as null: a column of days has no empty text. */
function storedValue(row: Row, typed: Values): unknown {
  const value = cleanValue(row, typed);
  return row.ui.kind === 'date' && !isPresent(value) ? null : value;
}

/**
 * Declares a form. Screen and server validate the same rules with the same messages.
 *
 * @param together conditions between fields, checked when each field is valid
 */
export function form<const All extends Fields>(
  fields: All,
  together: (kept: StoredValues<All>) => FieldProblem[] = () => [],
): Form<All> {
  const rows = rowsOf(fields);
  const normalise = (typed: Typed<All>) =>
    Object.fromEntries(rows.map((row) => [row.name, storedValue(row, typed)])) as StoredValues<All>;
  return {
    fields,
    normalise,
    problems(typed) {
      const problems = missing(rows, typed, noDay);
      return problems.length > 0 ? problems : together(normalise(typed));
    },
  };
}

/** The values of a record for its form: absent ones are empty. Without a record, all are. */
export const typedValues = <All extends Fields>(fields: All, record: Values = {}): Typed<All> =>
  typedOf(rowsOf(fields), record) as Typed<All>;

/** The audit labels of the fields, and which of them identify a person. */
export const trailFieldsOf = <All extends Fields>(fields: All) =>
  trailFields(rowsOf(fields)) as { readonly [Name in keyof All]: AuditField };
