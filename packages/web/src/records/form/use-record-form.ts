import type { FieldProblem } from '@estrada/domain/errors/index';
import { renderMessage } from '@estrada/domain/validation/index';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldErrors, type FieldValues, useForm } from 'react-hook-form';
import type { ApiError } from '../../calls/api-error.ts';
import { useBusy } from '../../calls/use-busy.ts';
import { useDraftStore } from '../../session/use-draft.ts';
import { currentLanguage } from '../../strings/language.ts';
import { errorPaths, retainRefusals, toFieldErrors } from './field-errors.ts';
import { focusFirstField } from './focus-field.ts';
import { meetRefusal } from './meet-refusal.ts';
import { chooseSides, type Difference, isSameValue, mergeTyped, type Side } from './merge-typed.ts';
import { useLiveErrors } from './use-live-errors.ts';
import { useSavedDraft } from './use-saved-draft.ts';

/**
 * A record in the format of its form. Values may be grouped (`client.address.street`) and contain lists of parts
 * (`client.responsibles.0.name`). The version of a new record is 0; a closed one accepts no changes.
 */
export type FormRecord<Values> = { version: number; values: Values; isClosed?: boolean };

/** Unsaved input: stored in this tab, with the version that it is based on. */
type Draft<Values> = { version: number; base: Values; typed: Values };

/** A concurrent change: the server's message, its author if known, and the current record. */
type Conflict<Values> = { message: string; changedByName: string | null; current: FormRecord<Values> };

/**
 * When the rules run: when a field is left, and before anything invalid is sent (`leaving`); only when the form is sent
 * (`sending`); when a field is left, although an incomplete record may be sent (`marking`).
 */
type Checks = 'leaving' | 'sending' | 'marking';

type Options<Values extends FieldValues, Answer> = {
  /** unique in the portal, e.g. `dealer.<id>`; null: input is not stored */
  draftKey: string | null;
  saved: FormRecord<Values>;
  /** the rules that the server checks too; their paths are those of the values */
  problemsOf: (values: Values) => readonly FieldProblem[];
  checks?: Checks;
  /** saves, without an alert: this form shows the error */
  send: (values: Values, version: number) => Promise<Answer>;
  /** the record in a response, for a form that stays open after saving */
  recordOf?: (answer: Answer) => FormRecord<Values>;
  /** the current record, after another user was first; null when it no longer exists */
  readCurrent?: () => Promise<FormRecord<Values> | null>;
  onSaved: (answer: Answer, sent: Values) => void;
  /** shows a refusal elsewhere than at the fields. @returns whether it did */
  onRefused?: (error: ApiError) => boolean;
};

/**
 * The one form of the portal: checked by the domain's own rules, stored as a draft until it is saved, with refused
 * fields marked, and concurrent changes of another user resolved field by field, without losing input. `RecordNotices`
 * and `SaveBar` show the messages; fields of any kind are rendered inside the `FormProvider`.
 */
export function useRecordForm<Values extends FieldValues, Answer>(options: Options<Values, Answer>) {
  const { saved, checks = 'leaving', readCurrent, onRefused } = options;
  const draft = useDraftStore<Draft<Values>>(options.draftKey);
  const [restored] = useState(() => (saved.isClosed ? null : draft.read()));
  const [isRestored, setRestored] = useState(restored !== null);
  const [conflict, setConflict] = useState<Conflict<Values> | null>(null);
  const [isTried, setTried] = useState(false);
  const { busy, run } = useBusy<string>();
  const base = useRef<FormRecord<Values>>(restored ? { version: restored.version, values: restored.base } : saved);
  const rules = useRef(options.problemsOf);
  rules.current = options.problemsOf;
  const said = useRef<() => FieldErrors<Values>>(() => ({}));
  const form = useForm<Values>({
    defaultValues: base.current.values as DefaultValues<Values>,
    mode: checks === 'sending' ? 'onSubmit' : 'onTouched',
    resolver: (values) => {
      const problems = rules.current(values).map(({ path, key, params }) => ({
        path,
        key,
        message: renderMessage(key, currentLanguage(), params),
      }));
      const errors = retainRefusals(toFieldErrors<Values>(problems), said.current());
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
  said.current = () => form.control._formState.errors;
  const { errors, isDirty } = form.formState;
  const read = useCallback(() => structuredClone(form.getValues()), [form]);

  const keep = useCallback(
    (typed: Values) => {
      const { version, values } = base.current;
      if (isSameValue(typed, values)) draft.remove();
      else draft.write({ version, base: values, typed });
    },
    [draft],
  );
  useSavedDraft(form, keep);
  useLiveErrors(form, checks === 'sending');

  const start = useCallback(
    (fresh: FormRecord<Values>, typed: Values) => {
      base.current = fresh;
      form.reset(fresh.values);
      form.reset(typed, { keepDefaultValues: true });
      keep(typed);
      setConflict(null);
      setTried(false);
      setRestored(false);
    },
    [form, keep],
  );
  const isUntouched = useCallback(() => isSameValue(form.getValues(), base.current.values), [form]);

  useEffect(() => {
    if (restored) form.reset(restored.typed, { keepDefaultValues: true });
  }, [form, restored]);

  useEffect(() => {
    // another user changed it, and there is no input here: the form shows the new version
    if (saved.version !== base.current.version && isUntouched()) start(saved, saved.values);
  }, [saved, start, isUntouched]);

  const adopt = (fresh: FormRecord<Values>, from: Values = base.current.values) =>
    start(fresh, mergeTyped(from, read(), fresh.values));

  async function openConflict({ message, changedByName }: ApiError): Promise<boolean> {
    const current = await readCurrent?.();
    if (!current) return false;
    if (isUntouched()) start(current, current.values);
    else setConflict({ message, changedByName, current });
    return !isUntouched();
  }

  /** Performs an act on the record, one at a time; its error is shown here. */
  const act = (name: string, work: () => Promise<void>) =>
    run(name, () => work().catch((error) => meetRefusal(error, { form, onRefused, openConflict })));

  /** Saves, as part of an act on the record. @returns the response @throws the error that `act` then shows */
  async function store(): Promise<Answer> {
    const sent = read();
    const answer = await options.send(sent, base.current.version);
    // input typed during the request is preserved, and is not saved yet
    adopt(options.recordOf?.(answer) ?? { ...base.current, values: sent }, sent);
    options.onSaved(answer, sent);
    return answer;
  }

  /** Whether nothing is marked, and nothing is to be: marking renders every field of the form again. */
  const hasNoProblem = () => errorPaths(said.current()).length === 0 && rules.current(form.getValues()).length === 0;

  async function mark(): Promise<boolean> {
    // values that the server refused may be sent again
    form.clearErrors();
    return form.trigger(undefined, { shouldFocus: checks !== 'marking' });
  }

  async function submit(event?: FormEvent): Promise<void> {
    event?.preventDefault();
    // a submit event of a dialog inside bubbles up here
    if (event && event.target !== event.currentTarget) return;
    const isRight = hasNoProblem() || (await mark());
    if (isRight || checks === 'marking') await act('save', async () => void (await store()));
    else setTried(true);
  }

  const wrong = errorPaths(errors);
  return {
    form,
    submit,
    act,
    store,
    /** what is running: `save`, or the name passed to `act` */
    busy,
    isBusy: busy !== null,
    /** there is unsaved input */
    isDirty,
    /** input survives a reload */
    isKept: options.draftKey !== null,
    isNew: saved.version === 0,
    /** fields are marked with the errors that prevented the act */
    isRefused: wrong.some(({ isOfServer }) => isOfServer) || (isTried && wrong.length > 0),
    /** a draft of an earlier visit was restored */
    isRestored: isRestored && isDirty,
    /** the version that a save or an act sends */
    version: () => base.current.version,
    base: base.current.values,
    /** adopts a newer version and preserves what was typed since `from` */
    adopt,
    /** adopts a version, by default that of the page, and discards the input */
    discard: (fresh: FormRecord<Values> = saved) => start(fresh, fresh.values),
    /** the record saved by another user, until the sides are chosen */
    conflict,
    /** resolves the conflict with the chosen side of each field, and focuses the first of them */
    choose(differences: readonly Difference[], sideOf: (difference: Difference) => Side) {
      if (!conflict) return;
      const { current } = conflict;
      start(current, chooseSides({ typed: read(), fresh: current.values }, differences, sideOf));
      focusFirstField(differences.map(({ path }) => path));
    },
  };
}

/** The result of `useRecordForm`. */
export type RecordForm<Values extends FieldValues> = ReturnType<typeof useRecordForm<Values, unknown>>;
