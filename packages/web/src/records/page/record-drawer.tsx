import { type Fields, type Typed, typedValues } from '@estrada/domain/forms/index';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { PagedName, RowOf } from '../../calls/use-paged-call.ts';
import { Loaded } from '../../failure/loaded.tsx';
import { type RecordAnswer, recordApi } from '../record-api.ts';
import { FormDrawer } from './form-drawer.tsx';
import { RecordFields, showFieldValue } from './record-fields.tsx';
import { RecordFormFrame } from './record-form-frame.tsx';
import type { RecordKind } from './record-kind.ts';
import { useDrawerAddress } from './use-drawer-address.ts';
import { type RecordShape, useRecordEditor } from './use-record-editor.ts';
import { useRecordStrings } from './use-record-strings.ts';

/** The form of a declared record, new (`null`) or existing: draft, checks on both sides, and concurrent changes. */
function RecordDrawerForm<List extends PagedName, All extends Fields>({
  kind,
  record,
  cancelTo,
  onSaved,
}: {
  kind: RecordKind<List, All>;
  record: RecordAnswer | null;
  cancelTo: string;
  onSaved: (answer: RecordAnswer) => void;
}) {
  const { form, words, address } = kind;
  const { say, own } = useRecordStrings(words.nouns);
  const key = record && address.of(record as RowOf<List>);
  const shape = useMemo(
    (): RecordShape<Typed<All>, RecordAnswer> => ({
      none: typedValues(form.fields),
      valuesOf: (answer) => typedValues(form.fields, answer),
      problemsOf: form.problems,
      inputOf: (body) => ({ ...(key === null ? {} : { params: { [address.param]: key } }), body }),
    }),
    [form, address.param, key],
  );
  const editor = useRecordEditor({ kind, shape, record, onSaved });
  return (
    <RecordFormFrame<Typed<All>>
      record={editor}
      isNew={record === null}
      isInDrawer
      labelOf={(name) => own(form.fields[name as keyof All]!)}
      showValue={(name, value) => showFieldValue(form.fields[name], value, say, own)}
      cancelTo={cancelTo}
    >
      <RecordFields fields={form.fields} drawn={kind.drawn} />
    </RecordFormFrame>
  );
}

/**
 * Registers or changes a record in a drawer next to the page that it was opened from; the address contains which.
 *
 * @param onSaved where the page navigates after saving; by default the drawer just closes
 */
export function RecordDrawer<List extends PagedName, All extends Fields>({
  kind,
  onSaved,
}: {
  kind: RecordKind<List, All>;
  onSaved?: (saved: RowOf<List>) => string;
}) {
  const navigate = useNavigate();
  const { say } = useRecordStrings(kind.words.nouns);
  const { key, isNew, closed } = useDrawerAddress();
  const read = recordApi(kind.calls).useRead(key === null || isNew ? null : { [kind.address.param]: key });
  const props = {
    kind,
    cancelTo: closed,
    onSaved: (saved: RecordAnswer) => void navigate(onSaved?.(saved as RowOf<List>) ?? closed),
  };
  return (
    <FormDrawer nouns={kind.words.nouns}>
      {isNew ? (
        <RecordDrawerForm {...props} record={null} />
      ) : (
        <Loaded query={read} label={say('loading')}>
          {(record) => <RecordDrawerForm key={key} {...props} record={record} />}
        </Loaded>
      )}
    </FormDrawer>
  );
}
