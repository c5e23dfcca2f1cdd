import { suggestStart } from '@estrada/domain/parameters/index';
import type { ParameterRowAnswer } from '@estrada/endpoints/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { useLanguage } from '@estrada/web/words/use-language.ts';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { useState } from 'react';
import {
  type FieldErrors,
  type FormBasis,
  previousToMove,
  readForm,
  refuseForm,
  type TypedParameter,
  typedFrom,
} from './parameter-form.ts';
import { changedByParameter, useSequence } from './parameter-queries.ts';
import type { ParameterScreen } from './parameter-screen.ts';
import { strings } from './strings.ts';

export type ParameterFormInput = {
  screen: ParameterScreen;
  today: string;
  /** null registers a new row */
  row: ParameterRowAnswer | null;
  firstUf: string;
  onClose: () => void;
};

export type ParameterForm = ReturnType<typeof useParameterForm>;

/** What is typed, what is refused of it, and the saving. What somebody else changed meanwhile is shown, not overwritten. */
export function useParameterForm({ screen, today, row, firstUf, onClose }: ParameterFormInput) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const create = useAct('createParameter', { reload: changedByParameter });
  const update = useAct('updateParameter', { reload: changedByParameter });
  const [typed, setTyped] = useState<TypedParameter>(() => typedFrom(row, firstUf));
  const [isTried, setTried] = useState(false);
  const [refusedTimes, setRefusedTimes] = useState(0);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const sequence = useSequence(screen.kind.typeName, typed.uf);
  const rows = sequence.data ?? null;
  // after a reload, the row as it is now: the next saving is over what the person has seen
  const current = (row && rows?.find(({ id }) => id === row.id)) ?? row;
  const start = typed.effectiveFrom ?? (rows && typed.uf ? suggestStart(rows, today) : '');
  const basis: FormBasis = { kind: screen.kind, today, rows, row: current, start };
  const own = isTried ? refuseForm(typed, basis, language) : {};
  const errors: FieldErrors = { ...serverErrors(refusal), ...own };
  const next = current && rows ? followerOf(current, rows) : null;

  function change(part: Partial<TypedParameter>): void {
    setTyped((before) => ({ ...before, ...part }));
    setRefusal(null);
  }

  async function save(): Promise<void> {
    setTried(true);
    const read = readForm(typed, basis);
    if (!('values' in read) || Object.keys(refuseForm(typed, basis, language)).length > 0) {
      setRefusedTimes((times) => times + 1);
      return;
    }
    const change = { ...read.values, movePreviousEnd: typed.movePreviousEnd };
    try {
      if (current) await update.run({ params: { id: current.id }, body: { ...change, version: current.version } });
      else await create.run({ body: { ...change, typeName: screen.kind.typeName, uf: typed.uf } });
      showAlert({ type: 'success', text: t(current ? 'edit.done' : 'create.done') });
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error);
      setRefusedTimes((times) => times + 1);
    }
  }

  return {
    typed,
    change,
    start,
    current,
    errors,
    /** how often saving was refused, here or by the server */
    refusedTimes,
    /** a refusal that belongs to no field */
    refusal: refusal && refusal.fields.length === 0 ? refusal : null,
    previous: previousToMove(typed, basis),
    next,
    isBusy: create.isBusy || update.isBusy,
    save,
  };
}

const serverErrors = (refusal: ApiError | null): FieldErrors =>
  Object.fromEntries((refusal?.fields ?? []).map(({ path, message }) => [path, message]));

const followerOf = (row: ParameterRowAnswer, rows: readonly ParameterRowAnswer[]) =>
  rows
    .filter(({ effectiveFrom }) => effectiveFrom > row.effectiveFrom)
    .sort((left, right) => left.effectiveFrom.localeCompare(right.effectiveFrom))[0] ?? null;
