import type { ProposalDetail } from '@estrada/endpoints/index';
import type { FieldError } from '@estrada/web/calls/api-error.ts';
import { isSameValue, mergeTyped } from '@estrada/web/records/form/merge-typed.ts';
import { useKeptDraft } from '@estrada/web/records/form/use-kept-draft.ts';
import { useDraft } from '@estrada/web/session/use-draft.ts';
import { currentLanguage } from '@estrada/web/words/language.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { focusFirstField } from './focus-field.ts';
import { makeResolver } from './form-problems.ts';
import { type FormValues, toFormValues } from './form-values.ts';

/** Typed and not saved: kept in this tab, with the version it was typed over. */
type FormDraft = { version: number; base: FormValues; typed: FormValues };
/** What the server refused, and the value it refused: another value is a new question. */
type Refusal = { path: string; message: string; value: unknown };

export type ClientFormState = {
  form: UseFormReturn<FormValues>;
  refusals: readonly Refusal[];
  isDirty: boolean;
  /** a draft of an earlier visit was brought back */
  isRestored: boolean;
  /** the version that a save or a move goes out with */
  version: () => number;
  /** takes a newer version of the proposal and keeps what was typed since `base` over it */
  adopt: (fresh: ProposalDetail, base?: FormValues) => void;
  /** takes a newer version of the proposal and drops what was typed */
  discard: (fresh: ProposalDetail) => void;
  /** marks refused fields and goes to the first. @returns false when the page shows none of them */
  refuse: (fields: readonly FieldError[]) => boolean;
};

/** The registration form of one proposal: its values, its version, its draft and what the server refused in it. */
export function useClientForm(proposal: ProposalDetail): ClientFormState {
  const [draft, setDraft, clearDraft] = useDraft<FormDraft | null>(`proposal.${proposal.id}`, null);
  const [restored] = useState(() => (proposal.can.edit ? draft : null));
  const [isRestored, setRestored] = useState(restored !== null);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const version = useRef(restored?.version ?? proposal.version);
  const base = useRef(restored?.base ?? toFormValues(proposal));
  const [resolver] = useState(() => makeResolver(currentLanguage));
  const form = useForm<FormValues>({ defaultValues: base.current, mode: 'onTouched', resolver });
  const { isDirty } = form.formState;

  const keepDraft = useCallback(
    (typed: FormValues) => {
      if (isSameValue(typed, base.current)) clearDraft();
      else setDraft({ version: version.current, base: base.current, typed: structuredClone(typed) });
    },
    [clearDraft, setDraft],
  );

  const start = useCallback(
    (fresh: ProposalDetail, values: FormValues) => {
      version.current = fresh.version;
      base.current = toFormValues(fresh);
      form.reset(base.current);
      form.reset(values, { keepDefaultValues: true });
      keepDraft(values);
      setRefusals([]);
      setRestored(false);
    },
    [form, keepDraft],
  );

  const adopt = useCallback(
    (fresh: ProposalDetail, from = base.current) => {
      const typed = structuredClone(form.getValues());
      const merged = mergeTyped(from, typed, toFormValues(fresh));
      // a single tick is not sent, and must not vanish with a save of the rest
      start(fresh, fresh.consentRecorded ? merged : { ...merged, consents: typed.consents });
    },
    [form, start],
  );

  useEffect(() => {
    if (restored) form.reset(restored.typed, { keepDefaultValues: true });
  }, [form, restored]);

  useEffect(() => {
    // somebody else moved it on, and nothing is typed here: the page simply follows
    const isUntouched = isSameValue(form.getValues(), base.current);
    if (isUntouched && proposal.version !== version.current) start(proposal, toFormValues(proposal));
  }, [proposal, form, start]);

  useKeptDraft(form, keepDraft);

  const refuse = useCallback(
    (fields: readonly FieldError[]) => {
      setRefusals(fields.map(({ path, message }) => ({ path, message, value: readValue(form, path) })));
      return focusFirstField(fields.map(({ path }) => path));
    },
    [form],
  );

  return {
    form,
    refusals,
    isDirty,
    isRestored,
    version: () => version.current,
    adopt,
    discard: (fresh) => start(fresh, toFormValues(fresh)),
    refuse,
  };
}

/** Paths come from the server: one that the form does not have reads as undefined. */
function readValue(form: UseFormReturn<FormValues>, path: string): unknown {
  return structuredClone(form.getValues(path as 'client.document'));
}
