import type { FieldProblem } from '@estrada/domain/errors/index';
import { findRow, missing, typedOf } from '@estrada/domain/forms/rows';
import type { Row, Values } from '@estrada/domain/forms/ui';
import { useEffect, useMemo, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { errorOf } from '../records/form/field-errors.ts';
import { focusField, focusFirstField } from '../records/form/focus-field.ts';
import { isSameValue } from '../records/form/merge-typed.ts';
import { RecordNotices } from '../records/form/record-notices.tsx';
import { useRecordForm } from '../records/form/use-record-form.ts';
import { showFieldValue } from '../records/page/record-fields.tsx';
import { strings as recordStrings } from '../records/page/strings.ts';
import { useOwnStrings } from '../records/page/use-own-strings.ts';
import { DeclaredFormProvider, useFieldState } from '../records/rows/declared-form.tsx';
import { PartsSection, type PartWords } from '../records/rows/parts-section.tsx';
import { PlacedField } from '../records/rows/placed-field.tsx';
import { useStrings } from '../strings/use-strings.ts';
import type { Aim, SectionCalls, WizardParts } from './section-steps.ts';
import { type SectionRecord, today } from './section-steps.ts';
import { StepButtons } from './step-buttons.tsx';
import { StepForm } from './step-form.tsx';
import { strings } from './strings.ts';

type SectionValues = { [section: string]: Values };

/** One section as a step: its own form, so that unsaved input of several sections is stored side by side. */
export function SectionForm<Record extends SectionRecord>({
  section,
  aim,
  calls,
  partWords,
  ...parts
}: WizardParts<Record> & {
  section: Row;
  aim: Aim | null;
  calls: SectionCalls<Record>;
  partWords: (list: string) => PartWords;
}) {
  const { of, record, steps, nameOf, moveOn, showRefusal } = parts;
  const { name } = section;
  const t = useStrings(strings);
  const say = useStrings(recordStrings);
  const own = useOwnStrings();
  const navigate = useNavigate();
  const [rows, answers] = useMemo(() => [of.rowsOf(record), of.answersOf(record)] as const, [of, record]);
  const toRecord = (one: Record) => ({
    version: one.version,
    values: typedOf([section], of.answersOf(one)) as SectionValues,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the section is that of the record
  const saved = useMemo(() => toRecord(record), [record]);
  const problemsOf = (values: SectionValues): FieldProblem[] =>
    missing(rows, { ...answers, ...values }, today()).filter(({ path }) => path.startsWith(`${name}.`));
  const form = useRecordForm<SectionValues, Record>({
    draftKey: `${of.name}.${record.id}.${name}`,
    saved,
    problemsOf,
    send: (values, version) => calls.save(name, values[name], version),
    recordOf: toRecord,
    readCurrent: async () => toRecord(await calls.readCurrent()),
    onSaved: () => undefined,
    onRefused: showRefusal,
  });
  useSavedElsewhere(form, saved);
  useAim(form, aim, steps.hasMoved ? problemsOf(form.form.getValues()) : []);

  /** Saves if there is something to save. @returns the record as saved */
  const store = () => (form.isDirty ? form.store() : Promise.resolve(record));

  async function next(): Promise<void> {
    form.form.clearErrors();
    if (!(await form.form.trigger(undefined, { shouldFocus: true }))) return;
    await form.act('save', async () => moveOn(await store()));
  }

  const later = () =>
    form.act('later', async () => {
      await store();
      await navigate(parts.backTo);
    });

  const below = of.steps[name];
  const declared = useMemo(() => ({ rowsFor: () => rows, around: answers }), [rows, answers]);
  return (
    <FormProvider {...form.form}>
      <DeclaredFormProvider value={declared}>
        <RecordNotices<SectionValues>
          record={form}
          labelOf={(path) => own(findRow(rows, path)?.ui ?? section.ui)}
          showValue={(path, value) => showFieldValue(findRow(rows, path)?.ui, value, say, own)}
        />
        <StepForm
          title={nameOf(name)}
          hasMoved={steps.hasMoved}
          onNext={() => {
            void next();
            return true;
          }}
        >
          <SectionRows rows={section.rows} partWords={partWords} />
          {below && 'below' in below ? below.below?.(record) : null}
          <StepButtons
            {...parts}
            label={t(form.isDirty ? 'saveNext' : 'next')}
            isBusy={form.isBusy}
            later={() => void later()}
          />
        </StepForm>
      </DeclaredFormProvider>
    </FormProvider>
  );
}

type Form = ReturnType<typeof useRecordForm<SectionValues, never>>;

/** Another section has been saved since this one was typed: that is no conflict, and only the version is adopted. */
function useSavedElsewhere(form: Pick<Form, 'version' | 'base' | 'adopt'>, saved: Parameters<Form['adopt']>[0]) {
  const latest = useRef(form);
  latest.current = form;
  useEffect(() => {
    const { version, base, adopt } = latest.current;
    if (version() < saved.version && isSameValue(base, saved.values)) adopt(saved);
  }, [saved]);
}

/** Entering the step focuses the field that was chosen or refused, otherwise the first one that is missing. */
function useAim({ form }: Pick<Form, 'form'>, aim: Aim | null, gaps: readonly FieldProblem[]) {
  const entered = useRef({ aim, gaps });
  useEffect(() => {
    const { aim, gaps } = entered.current;
    for (const { path, ...problem } of aim?.refused ?? []) form.setError(path, errorOf('server', problem));
    const refused = aim?.refused?.map(({ path }) => path);
    if (refused) focusFirstField(refused);
    else if (aim?.path) focusField(aim.path);
    else if (gaps[0]) focusField(gaps[0].path);
  }, [form]);
}

/** The rows of a section in their order: fields side by side, groups and lists each under their name. */
function SectionRows({ rows, partWords }: { rows: readonly Row[]; partWords: (list: string) => PartWords }) {
  return blocksOf(rows).map((block) =>
    Array.isArray(block) ? (
      <div key={block[0]!.path} className="row-fields">
        {block.map((row) => (
          <PlacedField key={row.path} row={row} />
        ))}
      </div>
    ) : (
      <RowGroup key={block.path} row={block} partWords={partWords} />
    ),
  );
}

/** Fields that follow each other are one block; a group and a list are blocks of their own. */
function blocksOf(rows: readonly Row[]): (Row | Row[])[] {
  return rows.reduce<(Row | Row[])[]>((blocks, row) => {
    const last = blocks.at(-1);
    if (row.ui.kind === 'group' || row.ui.kind === 'list') blocks.push(row);
    else if (Array.isArray(last)) last.push(row);
    else blocks.push([row]);
    return blocks;
  }, []);
}

function RowGroup({ row, partWords }: { row: Row; partWords: (list: string) => PartWords }) {
  const own = useOwnStrings();
  if (!useFieldState(row.path).isShown) return null;
  return (
    <fieldset className="row-part">
      <legend>{own(row.ui)}</legend>
      {row.ui.kind === 'list' ? (
        <PartsSection list={row} words={partWords(row.name)} />
      ) : (
        <SectionRows rows={row.rows} partWords={partWords} />
      )}
    </fieldset>
  );
}
