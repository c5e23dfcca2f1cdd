import { Button, Group, Text } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Link } from 'react-router';
import { useStrings } from '../../strings/use-strings.ts';
import './record-form.css';
import { strings } from './strings.ts';
import type { RecordForm } from './use-record-form.ts';

type Props<Values extends FieldValues> = {
  record: RecordForm<Values>;
  saveLabel: string;
  /** where cancelling navigates, or what it does; the draft is preserved */
  cancelTo?: string;
  onCancel?: () => void;
  /** shown for default values that have not been saved: until one is changed there is nothing to save */
  initial?: string | undefined;
  /** a further button, which is then the primary one */
  next?: ReactNode;
};

/** Sticky bar of the form: whether the input is saved as a draft, and the buttons. */
export function SaveBar<Values extends FieldValues>({
  record,
  saveLabel,
  cancelTo,
  onCancel,
  initial,
  next,
}: Props<Values>) {
  const t = useStrings(strings);
  const stateId = useId();
  const { isDirty, isKept, isNew, isRefused, busy } = record;
  const open = isKept ? 'kept' : 'notSaved';
  const rest = isNew ? (initial ?? t('nothingTyped')) : t('allSaved');
  return (
    <div className="record-save-bar">
      {isRefused ? (
        <p className="record-refused" role="alert">
          {t('review')}
        </p>
      ) : (
        <Text size="sm" c="dimmed" role="status" id={stateId}>
          {isDirty ? t(open) : rest}
        </Text>
      )}
      <Group gap="sm" wrap="nowrap">
        {cancelTo ? (
          <Button component={Link} to={cancelTo} variant="default">
            {t('cancel')}
          </Button>
        ) : null}
        {onCancel ? (
          <Button variant="default" disabled={busy !== null} onClick={onCancel}>
            {t('cancel')}
          </Button>
        ) : null}
        <Button
          type="submit"
          variant={next ? 'default' : 'filled'}
          loading={busy === 'save'}
          // an empty form can be submitted, to show what is missing; an unchanged saved record cannot
          disabled={!isDirty && (!isNew || initial !== undefined)}
          aria-describedby={isRefused ? undefined : stateId}
          // the blurred field shows its error, which moves this button from under the pointer
          onMouseDown={(event) => event.preventDefault()}
        >
          {saveLabel}
        </Button>
        {next}
      </Group>
    </div>
  );
}
