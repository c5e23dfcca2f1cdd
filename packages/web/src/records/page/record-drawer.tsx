import type { Fields } from '@estrada/domain/forms/index';
import { useNavigate } from 'react-router';
import { Loaded } from '../../failure/loaded.tsx';
import { type RecordAnswer, type RecordRow, type RecordsName, recordApi } from '../record-api.ts';
import { FormDrawer } from './form-drawer.tsx';
import { RecordDrawerForm } from './record-drawer-form.tsx';
import type { RecordKind } from './record-kind.ts';
import { useDrawerAddress } from './use-drawer-address.ts';
import { useRecordStrings } from './use-record-strings.ts';

/**
 * Registers a record or changes one, beside the page that it was opened from; the address says which.
 *
 * @param onSaved where the page goes on with a saved record; otherwise the drawer just closes
 */
export function RecordDrawer<Many extends RecordsName, All extends Fields>({
  kind,
  onSaved,
}: {
  kind: RecordKind<Many, All>;
  onSaved?: (saved: RecordRow<Many>) => string;
}) {
  const navigate = useNavigate();
  const { say } = useRecordStrings(kind.words.nouns);
  const { key, isNew, closed } = useDrawerAddress();
  const read = recordApi(kind.one, kind.many).useRead(key === null || isNew ? null : { [kind.address.param]: key });
  const props = {
    kind,
    cancelTo: closed,
    onSaved: (saved: RecordAnswer) => void navigate(onSaved?.(saved as unknown as RecordRow<Many>) ?? closed),
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
