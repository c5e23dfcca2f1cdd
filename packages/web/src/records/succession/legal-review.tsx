import { formatInstant } from '@estrada/domain/formats/index';
import { ConfirmModal } from '@estrada/ui/index';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useStrings } from '../../strings/use-strings.ts';
import { strings } from './strings.ts';

/**
 * Who confirmed the legal review of a row, and when; or that counsel has yet to, with the act for users who may.
 *
 * @param name the row, with its start: it distinguishes the buttons of several rows
 * @param question what the user confirms
 */
export function LegalReview({
  confirmation,
  mayConfirm,
  name,
  question,
  isBusy,
  onConfirm,
}: {
  confirmation: { at: string; byName: string } | null;
  mayConfirm: boolean;
  name: string;
  question: string;
  isBusy: boolean;
  onConfirm: () => Promise<unknown>;
}) {
  const t = useStrings(strings);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (confirmation) return t('review.confirmed', { name: confirmation.byName, date: formatInstant(confirmation.at) });
  return (
    <Group gap="xs">
      <span>{t('review.awaited')}</span>
      {mayConfirm ? (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={t('review.openOf', { name })}
          onClick={() => setOpen(true)}
        >
          {t('review.open')}
        </Button>
      ) : null}
      <ConfirmModal
        opened={isOpen}
        title={t('review.open')}
        subject={name}
        text={question}
        confirmLabel={t('review.confirm')}
        cancelLabel={t('review.cancel')}
        busy={isBusy}
        onConfirm={() => void onConfirm().then(close, () => undefined)}
        onCancel={close}
      />
    </Group>
  );
}
