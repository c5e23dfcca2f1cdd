import type { SuccessSubject } from '@estrada/domain/errors/index';
import type { Fields, Form, Typed, Values } from '@estrada/domain/forms/index';
import type { EndpointName } from '@estrada/endpoints/index';
import type { ReactNode } from 'react';
import type { PagedName } from '../calls/use-paged-call.ts';
import type { Nouns, Said } from '../records/page/record-kind.ts';
import type { RecordAnswer, RecordNames } from '../records/record-api.ts';

/** The last step of every wizard: everything typed, by step. */
export const summary = 'summary';

/** A step: its name in the address, its name on screen, and the fields of the form that it asks for. */
export type WizardStep<Field extends string = string> = { at: string; words: Said; fields: readonly Field[] };

/** A form of several steps, each saved as it is left, as rows; `WizardPage` renders it. */
export type Wizard = {
  /** the calls of the record that is the draft: the first step registers it, the others update it */
  calls: RecordNames<PagedName> & { read: EndpointName; update: EndpointName; enable: EndpointName };
  form: Form<Fields>;
  nouns: Nouns;
  /** its row in the catalogue of successes */
  subject: SuccessSubject;
  /** the name of the record's id in the address */
  record: string;
  /** the list that it was opened from */
  backTo: string;
  steps: Readonly<Record<string, WizardStep>>;
  /** what the last button does: the call `enable` finishes the record */
  finish: Said;
  /** custom renderers of fields */
  drawn?: Readonly<Record<string, (props: { name: string; label: string }) => ReactNode>>;
};

/** Declares a wizard; each field of a step is one of the form. */
export const wizard = <All extends Fields>(
  rows: Omit<Wizard, 'form' | 'steps' | 'drawn'> & {
    form: Form<All>;
    steps: Readonly<Record<string, WizardStep<keyof All & string>>>;
    drawn?: { readonly [Name in keyof All]?: (props: { name: string; label: string }) => ReactNode };
  },
): Wizard =>
  // the page reads every form by the names of its fields
  rows as unknown as Wizard;

/** The steps with their names in the address, the summary last. */
export const addressesOf = ({ steps }: Wizard): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(Object.entries(steps).map(([step, { at }]) => [step, at])),
  [summary]: 'resumo',
});

/** The fields of a step that apply with these values; none for the summary. */
export const fieldsAt = ({ form, steps }: Wizard, step: string, values: Typed<Fields>): Fields =>
  Object.fromEntries(
    (steps[step]?.fields ?? []).flatMap((name) => {
      const field = form.fields[name]!;
      const applies = field.when as ((values: Values) => boolean) | undefined;
      return (applies?.(values) ?? true) ? [[name, field]] : [];
    }),
  );

/** The step of a field, where a refusal of the server leads; undefined for a problem of the whole. */
export const stepOf = ({ steps }: Wizard, path: string): string | undefined =>
  Object.keys(steps).find((step) => steps[step]!.fields.some((name) => name === path || path.startsWith(`${name}.`)));

/** The steps that the record has: those with a field that applies, and the summary. A new record may have all. */
export const stepsOf = (one: Wizard, saved: Typed<Fields> | null): string[] => [
  ...Object.keys(one.steps).filter((step) => !saved || Object.keys(fieldsAt(one, step, saved)).length > 0),
  summary,
];

/** The first step whose saved fields have a problem; the later ones cannot be opened yet. */
export function firstOpen(one: Wizard, saved: Typed<Fields> | null): string {
  const problems = saved ? one.form.problems(saved) : null;
  const isOpen = (step: string) => !problems || problems.some(({ path }) => stepOf(one, path) === step);
  return stepsOf(one, saved).find((step) => step === summary || isOpen(step))!;
}

/** The record in a response of its calls. */
export type WizardAnswer = RecordAnswer & { enabled?: boolean };
