import { businessTimeZone } from '@estrada/domain/calendar/index';
import type { FieldProblem } from '@estrada/domain/errors/index';
import { fieldsOf, missing, stateAt } from '@estrada/domain/forms/rows';
import type { Row, Values } from '@estrada/domain/forms/ui';
import type { ReactNode } from 'react';
import type { ApiError } from '../calls/api-error.ts';
import type { Problem } from '../records/form/field-errors.ts';
import type { Said } from '../records/page/record-kind.ts';
import type { WizardSteps } from './use-wizard-steps.ts';
import { summary } from './wizard.ts';

/** The record that is filled in: what every answer of its calls has. */
export type SectionRecord = { id: string; version: number };

/** A step that the caller renders: a choice between offers, for example. */
type DrawnStep<Record> = {
  words: Said;
  draw: (props: { record: Record; moveOn: (record: Record) => void }) => ReactNode;
  /** what it lacks, in words; null: nothing */
  lacks?: (record: Record) => Said | null;
  /** its part of the summary */
  show?: (record: Record) => ReactNode;
};
/** A section of the form, with what the caller renders below its fields and its values. */
type FormStep<Record> = { below?: (record: Record) => ReactNode; show?: (record: Record) => ReactNode };

/** A step: its name in the address, whether it can be opened yet (by default always), and how it is rendered. */
export type SectionStep<Record> = { at: string; opens?: (record: Record) => boolean } & (
  | DrawnStep<Record>
  | FormStep<Record>
);

/**
 * A wizard over a declared form whose groups at the top are its sections: each is a step, in the order of `steps`. A
 * section that the record does not have, or that does not apply with its values, is left out.
 */
export type SectionWizardOf<Record extends SectionRecord> = {
  /** unique in the portal: the drafts of unsaved sections are stored under it */
  name: string;
  /** the name of the record's id in the address */
  inAddress: string;
  rowsOf: (record: Record) => readonly Row[];
  answersOf: (record: Record) => Values;
  steps: Readonly<{ [step: string]: SectionStep<Record> }>;
  /** the parts of the summary that are open at first */
  opened: readonly string[];
  /** fields that the summary does not show */
  leftOut?: readonly string[];
};

export const isDrawn = <Record>(
  step: SectionStep<Record> | undefined,
): step is SectionStep<Record> & DrawnStep<Record> => step !== undefined && 'draw' in step;

/** The section of a record; undefined for a drawn step. */
export const sectionOf = <Record extends SectionRecord>(of: SectionWizardOf<Record>, record: Record, step: string) =>
  of.rowsOf(record).find(({ name }) => name === step);

/** The steps that a record has, the summary last. */
export function stepsWith<Record extends SectionRecord>(of: SectionWizardOf<Record>, record: Record): string[] {
  const rows = of.rowsOf(record);
  const answers = of.answersOf(record);
  return [
    ...Object.keys(of.steps).filter((step) => isDrawn(of.steps[step]) || stateAt(rows, answers, step).isShown),
    summary,
  ];
}

export const today = (): Temporal.PlainDate => Temporal.Now.plainDateISO(businessTimeZone);

/** What a step lacks: a problem at a field, or in words. */
export type Gap = { step: string } & ({ problem: FieldProblem } | { words: Said });

/** What the saved record lacks, in the order of its steps. */
export function gapsOf<Record extends SectionRecord>(of: SectionWizardOf<Record>, record: Record): Gap[] {
  const problems = missing(of.rowsOf(record), of.answersOf(record), today());
  return stepsWith(of, record).flatMap((step): Gap[] => {
    const one = of.steps[step];
    if (!isDrawn(one))
      return problems.filter(({ path }) => path.startsWith(`${step}.`)).map((problem) => ({ step, problem }));
    const words = one.lacks?.(record) ?? null;
    return words === null ? [] : [{ step, words }];
  });
}

/** Where to go on: the first step that lacks something, by default of all, and that can be opened; else the summary. */
export function openStep<Record extends SectionRecord>(
  of: SectionWizardOf<Record>,
  record: Record,
  after?: string,
): string {
  const steps = stepsWith(of, record);
  const from = after === undefined ? 0 : steps.indexOf(after) + 1;
  const gaps = new Set(gapsOf(of, record).map(({ step }) => step));
  return steps.slice(from).find((step) => step === summary || (gaps.has(step) && opensWith(of, record, step)))!;
}

/** Whether a step can be opened with the saved record. */
export function opensWith<Record extends SectionRecord>(
  of: SectionWizardOf<Record>,
  record: Record,
  step: string,
): boolean {
  return of.steps[step]?.opens?.(record) ?? true;
}

/** The fields and lists of a section for reading. @param leftOut fields that are not shown */
export const shownRows = (section: Row, leftOut: readonly string[] = []): readonly Row[] =>
  fieldsOf(section.rows).filter(({ path }) => !leftOut.includes(path));

/** Where a step begins: at a field, or at the fields that the server refused. */
export type Aim = { step: string; path?: string; refused?: readonly Problem[] };

/** What the steps share. */
export type WizardParts<Record extends SectionRecord> = {
  of: SectionWizardOf<Record>;
  record: Record;
  steps: Omit<WizardSteps<string>, 'goTo'> & { goTo: (step: string) => void };
  /** the list that it was opened from */
  backTo: string;
  nameOf: (step: string) => string;
  /** opens a step, by default the next one that lacks something */
  moveOn: (record: Record, aim?: Aim) => void;
  /** leads a refusal of the server to the step of its field. @returns whether it did */
  showRefusal: (error: ApiError) => boolean;
};

/** A section saved alone, with the version of the whole record. */
export type SectionCalls<Record> = {
  save: (section: string, values: unknown, version: number) => Promise<Record>;
  readCurrent: () => Promise<Record>;
};
