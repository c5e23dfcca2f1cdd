import { suggestStart } from '@estrada/domain/parameters/index';
import type { ParameterRowAnswer } from '@estrada/endpoints/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { api } from '@estrada/web/calls/api.ts';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { type FormRecord, useRecordForm } from '@estrada/web/records/form/use-record-form.ts';
import { useEffect, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import {
  type FormBasis,
  parameterProblems,
  previousToMove,
  readForm,
  type TypedParameter,
  typedFrom,
} from './parameter-form.ts';
import { changedByParameter, sequenceQuery, useSequence } from './parameter-queries.ts';
import type { ParameterScreen } from './parameter-screen.ts';

export type ParameterFormInput = {
  screen: ParameterScreen;
  today: string;
  /** null creates a new row */
  row: ParameterRowAnswer | null;
  firstUf: string;
  onClose: () => void;
};

export type ParameterForm = ReturnType<typeof useParameterForm>;

const toRecord = (row: ParameterRowAnswer): FormRecord<TypedParameter> => ({
  version: row.version,
  values: typedFrom(row, row.uf),
  isClosed: !row.can.edit,
});

/** The form of a row, and the results of the rules over the rows of its state. */
export function useParameterForm({ screen, today, row, firstUf, onClose }: ParameterFormInput) {
  const { kind } = screen;
  const create = useAct('createParameter', { reload: changedByParameter });
  const update = useAct('updateParameter', { reload: changedByParameter });
  const [uf, setUf] = useState(row?.uf ?? firstUf);
  const rows = useSequence(kind.typeName, uf).data ?? null;
  // after a reload, the current row
  const current = (row && rows?.find(({ id }) => id === row.id)) ?? row;
  const suggested = rows && uf ? suggestStart(rows, today) : '';
  const basisOf = (typed: TypedParameter): FormBasis => ({
    kind,
    today,
    rows,
    row: current,
    start: typed.effectiveFrom ?? suggested,
  });
  const saved = useMemo(
    () => (current ? toRecord(current) : { version: 0, values: typedFrom(null, firstUf) }),
    [current, firstUf],
  );

  async function readCurrent(): Promise<FormRecord<TypedParameter> | null> {
    const { items } = await api.listParameters({ query: sequenceQuery(kind.typeName, uf) });
    const fresh = items.find(({ id }) => id === row?.id);
    return fresh ? toRecord(fresh) : null;
  }

  const record = useRecordForm<TypedParameter, ParameterRowAnswer>({
    draftKey: `parameter.${kind.typeName}.${row?.id ?? 'new'}`,
    saved,
    problemsOf: (typed) => parameterProblems(typed, basisOf(typed)),
    send: (typed, version) => {
      const read = readForm(typed, basisOf(typed));
      if ('missing' in read) throw new Error('a form with gaps was sent');
      // ticked in advance, it may concern no row
      const movePreviousEnd = typed.movePreviousEnd && previousToMove(typed, basisOf(typed)) !== null;
      const change = { ...read.values, movePreviousEnd };
      return row
        ? update.run({ params: { id: row.id }, body: { ...change, version } })
        : create.run({ body: { ...change, typeName: kind.typeName, uf: typed.uf } });
    },
    readCurrent,
    onSaved: () => {
      showAlert({ type: 'success', code: row ? 'parameters.saved' : 'parameters.registered' });
      onClose();
    },
  });
  const typed = useWatch({ control: record.form.control }) as TypedParameter;
  useEffect(() => setUf(typed.uf), [typed.uf]);

  return {
    record,
    typed,
    /** the first available day, while no date is typed */
    suggested,
    current,
    previous: previousToMove(typed, basisOf(typed)),
    next: current && rows ? followerOf(current, rows) : null,
  };
}

const followerOf = (row: ParameterRowAnswer, rows: readonly ParameterRowAnswer[]) =>
  rows
    .filter(({ effectiveFrom }) => effectiveFrom > row.effectiveFrom)
    .sort((left, right) => left.effectiveFrom.localeCompare(right.effectiveFrom))[0] ?? null;
