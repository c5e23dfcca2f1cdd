import type { Capability } from '../access/capabilities.ts';
import type { FieldProblem } from '../errors/domain-error.ts';
import type { Texts } from '../errors/texts.ts';
import { type Fields, type Form, form, type StoredValues } from '../forms/form.ts';

/**
 * A handful of values that an administrator keeps: one current version, older ones kept. A page is drawn from `fields` (label, kind,
 * unit, bounds), and both sides refuse by `problems`.
 */
export interface Settings<Name extends string = string, All extends Fields = Fields> extends Form<All> {
  /** as it is stored and as the trail calls it */
  readonly name: Name;
  /** who reads and saves it */
  readonly access: Capability;
  readonly title: Texts;
  /** what holds until somebody saves for the first time, and for a field that was not there when they did */
  readonly defaults: StoredValues<All>;
}

/** Declares a settings record. @param together what values must be to one another */
export function settings<const Name extends string, const All extends Fields>(
  name: Name,
  {
    fields,
    together,
    ...rest
  }: Pick<Settings<Name, All>, 'access' | 'title' | 'fields' | 'defaults'> & {
    together?: (kept: StoredValues<All>) => FieldProblem[];
  },
): Settings<Name, All> {
  return { ...form(fields, together), ...rest, name };
}

/** The values of a settings record. */
export type SettingsOf<One> = One extends Settings<string, infer All> ? StoredValues<All> : never;

/** Values as they were stored once, as the declaration of today has them: what it no longer knows falls away. */
export function currentValues<All extends Fields>(
  { fields, defaults }: Pick<Settings<string, All>, 'fields' | 'defaults'>,
  stored: Readonly<Record<string, unknown>> | null,
): StoredValues<All> {
  const known = Object.entries(stored ?? {}).filter(([name]) => Object.hasOwn(fields, name));
  return { ...defaults, ...Object.fromEntries(known) };
}
