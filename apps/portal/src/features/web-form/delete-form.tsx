import { ConfirmModal } from '@estrada/ui/index';
import { alertFailure } from '@estrada/web/calls/alert-failure.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { strings } from './strings.ts';
import type { WebFormVisit } from './use-web-form.ts';

/**
 * Deletes what was saved, after a confirmation.
 *
 * @param name of the person or company; unknown while the form cannot be read
 */
export function DeleteForm({ visit, name }: { visit: WebFormVisit; name?: string | undefined }) {
  const t = useStrings(strings);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="subtle" color="red" onClick={() => setAsking(true)}>
        {t('delete')}
      </Button>
      <ConfirmModal
        opened={isAsking}
        danger
        title={t('delete.title')}
        subject={name || t('delete.subject')}
        text={t('delete.text')}
        confirmLabel={t('delete')}
        cancelLabel={t('back')}
        busy={visit.busy === 'delete'}
        onConfirm={() => void visit.remove().catch(alertFailure)}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
