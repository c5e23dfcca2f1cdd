import type { Fields } from '@estrada/domain/forms/index';
import type { EndpointName } from '@estrada/endpoints/index';
import { Drawer } from '@mantine/core';
import { useNavigate } from 'react-router';
import type { CallInput } from '../../calls/call-types.ts';
import { useCall } from '../../calls/use-call.ts';
import { Loaded } from '../../failure/loaded.tsx';
import { RecordDrawerForm } from './record-drawer-form.tsx';
import type { RecordKind, RecordRow, RecordsName } from './record-kind.ts';
import { useDrawerAddress } from './use-drawer-address.ts';
import { useRecordWords } from './use-record-words.ts';

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
  const { say } = useRecordWords(kind.words.nouns);
  const { key, isNew, closed } = useDrawerAddress();
  const input = key === null || isNew ? null : { params: { [kind.address.param]: key } };
  const read = useCall(`read${kind.one}` as EndpointName, input as CallInput<EndpointName> | null);
  const props = {
    kind,
    cancelTo: closed,
    onSaved: (saved: unknown) => void navigate(onSaved?.(saved as RecordRow<Many>) ?? closed),
  };
  return (
    <Drawer
      opened={key !== null}
      onClose={() => void navigate(closed)}
      position="right"
      size="md"
      title={say(isNew ? 'register' : 'change')}
      closeButtonProps={{ 'aria-label': say('close') }}
    >
      {key === null ? null : isNew ? (
        <RecordDrawerForm {...props} record={null} />
      ) : (
        <Loaded query={read} label={say('loading')}>
          {(record) => <RecordDrawerForm key={key} {...props} record={record as never} />}
        </Loaded>
      )}
    </Drawer>
  );
}
