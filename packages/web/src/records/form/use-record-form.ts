import type { FieldProblem } from '@estrada/domain/errors/index';
import { renderMessage } from '@estrada/domain/validation/index';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldErrors, type FieldValues, type Path, set, useForm } from 'react-hook-form';
import { showAlert } from '../../alerts/alerts.ts';
import { ApiError } from '../../calls/api-error.ts';
import { useDraft } from '../../session/use-draft.ts';
import { currentLanguage } from '../../words/language.ts';
import { isSameValue, mergeTyped } from './merge-typed.ts';
import { useKeptDraft } from './use-kept-draft.ts';

/** A record as its form holds it; the version of one that is not there yet is 0. */
export type FormRecord<Values> = { version: number; values: Values };

/** Typed and not saved: kept in this tab, with the version it was typed over. */
type Draft<Values> = { version: number; base: Values; typed: Values };

/** Codes of the catalogue that say: somebody else was first. */
const staleCodes = ['SET001', 'PRS001'];

/**
 * The form of one record: checked by the domain's own rules, kept as a draft until it is saved, refused fields marked, and
 * a change of somebody else met without losing what was typed.
 *
 * @param options.draftKey unique in the portal, e.g. `dealer.<id>`
 * @param options.problemsOf the rule that the server checks by too; its paths are names of the fields
 * @param options.send saves; quietly: what fails is said here
 * @param options.readCurrent the record as it is now, for when somebody else was first
 */
export function useRecordForm<Values extends FieldValues, Answer>(options: {
  draftKey: string;
  saved: FormRecord<Values>;
  problemsOf: (values: Values) => readonly FieldProblem[];
  send: (values: Values, version: number) => Promise<Answer>;
  readCurrent?: () => Promise<FormRecord<Values>>;
  onSaved: (answer: Answer) => void;
}) {
  const { saved, problemsOf, send, readCurrent, onSaved } = options;
  const [draft, setDraft, clearDraft] = useDraft<Draft<Values> | null>(options.draftKey, null);
  const [restored] = useState(draft);
  const [isRestored, setRestored] = useState(restored !== null);
  const [conflict, setConflict] = useState<FormRecord<Values> | null>(null);
  const [isBusy, setBusy] = useState(false);
  const base = useRef<FormRecord<Values>>(restored ? { version: restored.version, values: restored.base } : saved);
  const rules = useRef(problemsOf);
  const form = useForm<Values>({
    defaultValues: base.current.values as DefaultValues<Values>,
    mode: 'onTouched',
    resolver: (values) => {
      const errors: FieldErrors<Values> = {};
      for (const { path, key, params } of rules.current(values))
        set(errors, path, { type: 'domain', message: renderMessage(key, currentLanguage(), params) });
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });

  const keep = useCallback(
    (typed: Values) => {
      const { version, values } = base.current;
      if (isSameValue(typed, values)) clearDraft();
      else setDraft({ version, base: values, typed: structuredClone(typed) });
    },
    [clearDraft, setDraft],
  );
  useKeptDraft(form, keep);

  const start = useCallback(
    (fresh: FormRecord<Values>, typed: Values) => {
      base.current = fresh;
      form.reset(fresh.values);
      form.reset(typed, { keepDefaultValues: true });
      keep(typed);
      setConflict(null);
      setRestored(false);
    },
    [form, keep],
  );

  useEffect(() => {
    if (restored) form.reset(restored.typed, { keepDefaultValues: true });
  }, [form, restored]);

  useEffect(() => {
    // somebody else moved it on, and nothing is typed here: the form simply follows
    const isUntouched = isSameValue(form.getValues(), base.current.values);
    if (isUntouched && saved.version !== base.current.version) start(saved, saved.values);
  }, [saved, form, start]);

  async function refuse(error: unknown): Promise<void> {
    if (!(error instanceof ApiError)) throw error;
    if (staleCodes.includes(error.code) && readCurrent) {
      setConflict(await readCurrent());
      return;
    }
    error.fields.forEach(({ path, message }, index) => {
      form.setError(path as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 });
    });
    // a field tells its own refusal; only what has no field of this form needs the banner
    const names = Object.keys(base.current.values);
    if (!error.fields.some(({ path }) => names.includes(path.split('.')[0] ?? '')))
      showAlert({ type: 'error', text: error.words });
  }

  const submit = form.handleSubmit(async (values) => {
    setBusy(true);
    try {
      const answer = await send(values, base.current.version);
      base.current = { ...base.current, values };
      form.reset(values);
      clearDraft();
      onSaved(answer);
    } catch (error) {
      await refuse(error);
    } finally {
      setBusy(false);
    }
  });

  return {
    form,
    submit,
    isBusy,
    /** something is typed that is not saved */
    isDirty: form.formState.isDirty,
    /** a draft of an earlier visit was brought back */
    isRestored,
    /** forgets the draft and goes back to the record */
    discard: () => start(saved, saved.values),
    /** the record as somebody else has saved it, until a version is chosen */
    conflict,
    base: base.current.values,
    keepTyped: () => conflict && start(conflict, mergeTyped(base.current.values, form.getValues(), conflict.values)),
    takeCurrent: () => conflict && start(conflict, conflict.values),
  };
}

/** What `useRecordForm` gives. */
export type RecordForm<Values extends FieldValues> = ReturnType<typeof useRecordForm<Values, unknown>>;
