import type { Capability } from '../access/capabilities.ts';
import type { FieldProblem } from '../errors/domain-error.ts';
import type { Texts } from '../errors/texts.ts';
import { type Fields, type Form, form, type StoredValues } from '../forms/form.ts';

/**
 * A few values that an administrator maintains: one current version, older ones are retained. A page is rendered from
 * `fields` (label, kind, unit, bounds), and both sides validate with `problems`.
 */
export interface Settings<Name extends string = string, All extends Fields = Fields> extends Form<All> {
  /** its name in storage and in the trail */
  readonly name: Name;
  /** the capability to read and save it */
  readonly access: Capability;
  readonly title: Texts;
  /** the values before the first save, and of a field that was added later */
  readonly defaults: StoredValues<All>;
}

/** Declares a settings record. @param together rules between values */
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

/** Stored values in the form of the current declaration: unknown fields are dropped. */
export function currentValues<All extends Fields>(
  { fields, defaults }: Pick<Settings<string, All>, 'fields' | 'defaults'>,
  stored: Readonly<Record<string, unknown>> | null,
): StoredValues<All> {
  const known = Object.entries(stored ?? {}).filter(([name]) => Object.hasOwn(fields, name));
  return { ...defaults, ...Object.fromEntries(known) };
}
