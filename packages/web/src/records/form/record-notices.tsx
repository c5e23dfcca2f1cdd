import { Button, Text } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { useStrings } from '../../strings/use-strings.ts';
import { ConflictNotice, type Shown } from './conflict-notice.tsx';
import './record-form.css';
import { strings } from './strings.ts';

/** The notices above the form: a restored draft, or another user's change. */
export function RecordNotices<Values extends FieldValues>(props: Shown<Values>) {
  const t = useStrings(strings);
  const { record } = props;
  // resets the choices for another conflict
  if (record.conflict) return <ConflictNotice key={record.conflict.current.version} {...props} />;
  if (!record.isRestored) return null;
  return (
    <div className="record-notice" role="status">
      <Text>{t('restored')}</Text>
      <Button variant="subtle" size="compact-sm" onClick={() => record.discard()}>
        {t('discard')}
      </Button>
    </div>
  );
}
