import type { FieldProblem } from '@estrada/domain/errors/index';
import { renderMessage } from '@estrada/domain/validation/index';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldErrors, type FieldValues, useForm } from 'react-hook-form';
import type { ApiError } from '../../calls/api-error.ts';
import { useBusy } from '../../calls/use-busy.ts';
import { useDraft } from '../../session/use-draft.ts';
import { currentLanguage } from '../../strings/language.ts';
import { errorPaths, retainRefusals, toFieldErrors } from './field-errors.ts';
import { focusFirstField } from './focus-field.ts';
import { meetRefusal } from './meet-refusal.ts';
import { chooseSides, type Difference, isSameValue, mergeTyped, type Side } from './merge-typed.ts';
import { useLiveErrors } from './use-live-errors.ts';
import { useSavedDraft } from './use-saved-draft.ts';

/**
 * A record as its form holds it. Values may be grouped (`client.address.street`) and hold lists of parts
 * (`client.responsibles.0.name`). The version of one that is not there yet is 0; a closed one takes no changes.
 */
export type FormRecord<Values> = { version: number; values: Values; isClosed?: boolean };

/** Typed and not saved: kept in this tab, with the version it was typed over. */
type Draft<Values> = { version: number; base: Values; typed: Values };

/** A change that was made meanwhile: the server's words, who made it where that is known, and the record as it is now. */
type Conflict<Values> = { message: string; changedByName: string | null; current: FormRecord<Values> };

/**
 * When the rules speak: at a field that is left, and before anything wrong is sent (`leaving`); only when it is sent
 * (`sending`); at a field that is left, while a record with gaps is sent all the same (`marking`).
 */
type Checks = 'leaving' | 'sending' | 'marking';

type Options<Values extends FieldValues, Answer> = {
  /** unique in the portal, e.g. `dealer.<id>`; null: nothing that is typed is kept anywhere */
  draftKey: string | null;
  saved: FormRecord<Values>;
  /** the rule that the server checks by too; its paths are those of the values */
  problemsOf: (values: Values) => readonly FieldProblem[];
  checks?: Checks;
  /** saves; quietly: what fails is said here */
  send: (values: Values, version: number) => Promise<Answer>;
  /** the record as an answer holds it, for a form that stays open once it is saved */
  recordOf?: (answer: Answer) => FormRecord<Values>;
  /** the record as it is now, for when somebody else was first; null when it is not there any more */
  readCurrent?: () => Promise<FormRecord<Values> | null>;
  onSaved: (answer: Answer, sent: Values) => void;
  /** says a refusal elsewhere than at the fields. @returns whether it did */
  onRefused?: (error: ApiError) => boolean;
};

/**
 * The one form of the portal: checked by the domain's own rules, kept as a draft until it is saved, refused fields marked,
 * and a change of somebody else met field by field, without losing what was typed. `RecordNotices` and `SaveBar` say what
 * there is to say; fields of any kind stand inside the `FormProvider`.
 */
export function useRecordForm<Values extends FieldValues, Answer>(options: Options<Values, Answer>) {
  const { saved, checks = 'leaving', readCurrent, onRefused } = options;
  const [draft, setDraft, clearDraft] = useDraft<Draft<Values> | null>(options.draftKey, null);
  const [restored] = useState(() => (saved.isClosed ? null : draft));
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
      if (isSameValue(typed, values)) clearDraft();
      else setDraft({ version, base: values, typed: structuredClone(typed) });
    },
    [clearDraft, setDraft],
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
    // somebody else moved it on, and nothing is typed here: the form simply follows
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

  /** Does something with the record, one thing at a time; why it cannot be done is said here. */
  const act = (name: string, work: () => Promise<void>) =>
    run(name, () => work().catch((error) => meetRefusal(error, { form, onRefused, openConflict })));

  /** Saves, as a part of something that is done with the record. @returns the answer @throws what `act` then says */
  async function store(): Promise<Answer> {
    const sent = read();
    const answer = await options.send(sent, base.current.version);
    // what was typed while it was on its way stays, and is not saved yet
    adopt(options.recordOf?.(answer) ?? { ...base.current, values: sent }, sent);
    options.onSaved(answer, sent);
    return answer;
  }

  async function submit(event?: FormEvent): Promise<void> {
    event?.preventDefault();
    // a dialog inside bubbles its own submit up here
    if (event && event.target !== event.currentTarget) return;
    // what the server refused may be sent again
    form.clearErrors();
    const isRight = await form.trigger(undefined, { shouldFocus: checks !== 'marking' });
    if (isRight || checks === 'marking') await act('save', async () => void (await store()));
    else setTried(true);
  }

  const wrong = errorPaths(errors);
  return {
    form,
    submit,
    act,
    store,
    /** what is under way: `save`, or the name given to `act` */
    busy,
    isBusy: busy !== null,
    /** something is typed that is not saved */
    isDirty,
    /** what is typed outlives a reload */
    isKept: options.draftKey !== null,
    isNew: saved.version === 0,
    /** fields are marked that kept it from being done */
    isRefused: wrong.some(({ isOfServer }) => isOfServer) || (isTried && wrong.length > 0),
    /** a draft of an earlier visit was brought back */
    isRestored: isRestored && isDirty,
    /** the version that a save or an act goes out with */
    version: () => base.current.version,
    base: base.current.values,
    /** takes a newer version and keeps what was typed since `from` over it */
    adopt,
    /** takes a version, that of the page where none is given, and drops what was typed */
    discard: (fresh: FormRecord<Values> = saved) => start(fresh, fresh.values),
    /** the record as somebody else has saved it, until the sides are chosen */
    conflict,
    /** ends the conflict with each field as it was chosen, and goes to the first of them */
    choose(differences: readonly Difference[], sideOf: (difference: Difference) => Side) {
      if (!conflict) return;
      const { current } = conflict;
      start(current, chooseSides({ typed: read(), fresh: current.values }, differences, sideOf));
      focusFirstField(differences.map(({ path }) => path));
    },
  };
}

/** What `useRecordForm` gives. */
export type RecordForm<Values extends FieldValues> = ReturnType<typeof useRecordForm<Values, unknown>>;
