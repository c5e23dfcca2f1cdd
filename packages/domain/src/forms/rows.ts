import type { AuditField } from '../audit/audit-entity.ts';
import type { EnumerationRow } from '../enumerations/enumeration.ts';
import type { FieldProblem } from '../errors/domain-error.ts';
import { isPresent, type Row, type Ui, type Values } from './ui.ts';

/** The rows that a form renders: the fields outside of lists, and each list as one. */
export const fieldsOf = (rows: readonly Row[]): readonly Row[] =>
  rows.flatMap((row) => (row.ui.kind === 'group' ? fieldsOf(row.rows) : row.ui.hidden === true ? [] : [row]));

/** The row of a path, with or without positions (`client.references.0.name`). */
export function findRow(rows: readonly Row[], path: string): Row | undefined {
  const [name, ...rest] = path.replace(/\.\d+(?=\.|$)/g, '').split('.');
  const row = rows.find((one) => one.name === name);
  return row && rest.length > 0 ? findRow(row.rows, rest.join('.')) : row;
}

/** The path of a field of the same group. */
export const siblingPath = (path: string, name: string): string => path.replace(/[^.]*$/, name);

/** The path of a list's field in one of its parts (`client.references.0.name`). */
export const partPath = (list: Row, index: number, path: string): string =>
  `${list.path}.${index}${path.slice(list.path.length)}`;

type Read = (group: Values, around: Values) => boolean;
const holds = (rule: true | Ui['when'], group: Values, around: Values, otherwise: boolean): boolean =>
  typeof rule === 'function' ? (rule as Read)(group, around) : (rule ?? otherwise);

/** Whether a field without a group around it applies with the other values. */
export const appliesTo = ({ when }: Ui, values: Values): boolean => holds(when, values, {}, true);

const groupIn = (values: unknown): Values => (typeof values === 'object' && values !== null ? (values as Values) : {});
const partsIn = (values: unknown): readonly unknown[] => (Array.isArray(values) ? values : []);

/** Whether the field at a path, which may be in a part of a list, is shown and required with these values. */
export function stateAt(
  rows: readonly Row[],
  values: Values,
  path: string,
  around: Values = {},
): { isShown: boolean; isRequired: boolean } {
  const [name, ...rest] = path.split('.');
  const row = rows.find((one) => one.name === name);
  if (!row || !holds(row.ui.when, values, around, true)) return { isShown: false, isRequired: false };
  if (rest.length === 0 || row.rows.length === 0)
    return {
      isShown: !holds(row.ui.hidden, values, around, false),
      isRequired: holds(row.ui.required, values, around, false),
    };
  const inside = values[row.name];
  if (row.ui.kind === 'group') return stateAt(row.rows, groupIn(inside), rest.join('.'), values);
  return stateAt(row.rows, groupIn(partsIn(inside)[Number(rest[0])]), rest.slice(1).join('.'), values);
}

/**
 * What sending still requires: missing or invalid fields, in the order of the declaration.
 *
 * @param today the business day, for ages and for dates that may not be in the future
 */
export function missing(rows: readonly Row[], values: Values, today: Temporal.PlainDate): FieldProblem[] {
  return problemsIn(rows, values, {}, '', today);
}

/** The value of a field as stored and checked: trimmed, and normalised by its field. */
export function cleanValue({ name, ui: { clean } }: Row, group: Values): unknown {
  const value = group[name];
  if (typeof value !== 'string') return value;
  return clean ? clean(value.trim()) : value.trim();
}

function problemsIn(
  rows: readonly Row[],
  group: Values,
  around: Values,
  prefix: string,
  today: Temporal.PlainDate,
): FieldProblem[] {
  return rows.flatMap((row): FieldProblem[] => {
    if (!holds(row.ui.when, group, around, true)) return [];
    const path = `${prefix}${row.name}`;
    const value = cleanValue(row, group);
    if (row.ui.kind === 'group') return problemsIn(row.rows, groupIn(value), group, `${path}.`, today);
    const isRequired = holds(row.ui.required, group, around, false);
    if (row.ui.kind === 'list') {
      const parts = partsIn(value);
      if (parts.length === 0 && isRequired) return [{ path, key: 'required' }];
      return parts.flatMap((part, index) => problemsIn(row.rows, groupIn(part), group, `${path}.${index}.`, today));
    }
    const given = group[row.name];
    const isEmpty = row.ui.kind === 'choices' && partsIn(given).length === 0;
    if (isEmpty || !isPresent(given)) return isRequired ? [{ path, key: row.ui.missing ?? 'required' }] : [];
    const typed = typeof given === 'string' ? given.trim() : given;
    const context = { typed, today, group, around } as Parameters<NonNullable<Ui['check']>>[1];
    const found = row.ui.check?.(value as never, context);
    return found ? [{ path, ...(typeof found === 'string' ? { key: found } : found) }] : [];
  });
}

/**
 * The values as stored: each normalised by its field, without empty ones and fields that do not apply with the other
 * values. An empty part or list is absent.
 */
export function normalised(rows: readonly Row[], group: Values, around: Values = {}): Values {
  return Object.fromEntries(
    rows.flatMap((row): [string, unknown][] => {
      const { name, rows: inside } = row;
      const { kind, when, required, optional } = row.ui;
      const value = cleanValue(row, group);
      if (!holds(when, group, around, true) || !isPresent(value)) return [];
      if (kind === 'group') {
        const stored = normalised(inside, groupIn(value), group);
        return optional && Object.keys(stored).length === 0 ? [] : [[name, stored]];
      }
      if (kind !== 'list') return [[name, value]];
      const parts = partsIn(value).map((one) => normalised(inside, groupIn(one), group));
      return parts.length === 0 && !required ? [] : [[name, parts]];
    }),
  );
}

/** The empty value of a field in a form, where it is not `''`. */
const nothing: Partial<Record<Ui['kind'], unknown>> = { number: null, flag: false, choices: [] };

/** The values for a form: every field is present, empty where there is no value. */
export function typedOf(rows: readonly Row[], given: Values = {}): Values {
  return Object.fromEntries(
    rows.map(({ name, ui: { kind }, rows: inside }) => {
      const value = given[name];
      if (kind === 'group') return [name, typedOf(inside, groupIn(value))];
      if (kind === 'list') return [name, partsIn(value).map((one) => typedOf(inside, groupIn(one)))];
      return [name, value ?? (kind in nothing ? nothing[kind] : '')];
    }),
  );
}

/** A new part of a list, empty except for initial values. */
export const emptyOf = (rows: readonly Row[]): Values =>
  typedOf(rows, Object.fromEntries(rows.map(({ name, ui: { initial } }) => [name, initial])));

/** The values of a declaration in a form. */
export type Typed<Given> = Given extends readonly (infer One)[]
  ? Typed<One>[]
  : Given extends object
    ? { -readonly [Name in keyof Given]-?: Typed<NonNullable<Given[Name]>> }
    : Given;

/** Each field, group and list by its own name; the first declaration of a name provides its texts. */
const byName = (rows: readonly Row[]): Map<string, Row[]> =>
  Map.groupBy(
    rows.flatMap(function all(row): Row[] {
      return [row, ...row.rows.flatMap(all)];
    }),
    ({ name }) => name,
  );

/** The own names of all fields, groups and lists of a form's values. */
export type NamesIn<Given> = Given extends readonly (infer One)[]
  ? NamesIn<One>
  : Given extends object
    ? { [Name in keyof Given & string]-?: Name | NamesIn<NonNullable<Given[Name]>> }[keyof Given & string]
    : never;

/** The audit labels of the fields, and which of them identify a person. */
export function trailFields(rows: readonly Row[]): Record<string, AuditField> {
  return Object.fromEntries(
    [...byName(rows)].map(([name, same]) => {
      const { pt, en } = same[0]!.ui.trail ?? same[0]!.ui;
      const isPersonal = same.some((row) => row.ui.personal);
      const isTechnical = same.some((row) => row.ui.technical);
      return [
        name,
        { pt, en, ...(isPersonal ? { personal: true } : {}), ...(isTechnical ? { technical: true } : {}) } as const,
      ];
    }),
  );
}

/** The enumerations of the fields that have one. */
export const trailChoices = (rows: readonly Row[]): Record<string, readonly EnumerationRow[]> =>
  Object.fromEntries(
    [...byName(rows)].flatMap(([name, [first]]) => (first?.ui.options ? [[name, first.ui.options]] : [])),
  );
