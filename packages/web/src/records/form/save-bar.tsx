import { Button, Group, Text } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { Link } from 'react-router';
import { useStrings } from '../../words/use-strings.ts';
import './record-form.css';
import { strings } from './strings.ts';
import type { RecordForm } from './use-record-form.ts';

/** Stays in reach while the form is filled in: where what is typed is kept, and the two ways on. */
export function SaveBar<Values extends FieldValues>({
  record,
  saveLabel,
  cancelTo,
}: {
  record: RecordForm<Values>;
  saveLabel: string;
  /** where cancelling leads; the draft stays */
  cancelTo: string;
}) {
  const t = useStrings(strings);
  const { isDirty, isBusy, form } = record;
  const hasErrors = form.formState.submitCount > 0 && Object.keys(form.formState.errors).length > 0;
  return (
    <div className="record-save-bar">
      {hasErrors ? (
        <p className="record-refused" role="alert">
          {t('review')}
        </p>
      ) : (
        <Text size="sm" c="dimmed" role="status">
          {t(isDirty ? 'kept' : 'nothingTyped')}
        </Text>
      )}
      <Group gap="sm" wrap="nowrap">
        <Button component={Link} to={cancelTo} variant="default">
          {t('cancel')}
        </Button>
        <Button
          type="submit"
          loading={isBusy}
          disabled={!isDirty}
          // a field that is left tells what is wrong with it, which moves this button away from under the pointer
          onMouseDown={(event) => event.preventDefault()}
        >
          {saveLabel}
        </Button>
      </Group>
    </div>
  );
}
