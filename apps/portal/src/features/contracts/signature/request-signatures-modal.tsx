import { signatureRoles } from '@estrada/domain/contracts/index';
import { pickText } from '@estrada/domain/errors/index';
import type { EndpointName, ProposalSignature } from '@estrada/endpoints/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import type { ApiError } from '@estrada/web/calls/api-error.ts';
import { useAct } from '@estrada/web/calls/use-act.ts';
import type { ProposalRef } from '@estrada/web/proposals/proposal-ref.ts';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Alert, Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { strings } from './strings.ts';

/** Requests the signatures, once the user has checked the e-mail addresses. */
export function RequestSignaturesModal({
  proposal,
  planned,
  stale,
  onClose,
}: {
  proposal: ProposalRef;
  planned: ProposalSignature['planned'];
  stale: readonly EndpointName[];
  onClose: () => void;
}) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const [emails, setEmails] = useState(() => planned.map(({ email }) => email));
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const act = useAct('requestSignature', { reload: stale });
  const send = () => {
    setRefusal(null);
    const body = {
      version: proposal.version,
      emails: planned.map(({ path }, index) => ({ path, email: emails[index] ?? '' })),
    };
    return act.run({ params: { id: proposal.id }, body }).then(
      () => {
        showAlert({ type: 'success', text: t('asked') });
        onClose();
      },
      (error: ApiError) => setRefusal(error),
    );
  };
  const problemsAt = (index: number) =>
    (refusal?.fields ?? []).filter(({ path }) => path.startsWith(`signers.${index}.`));
  const hasPlaces = planned.some((_signer, index) => problemsAt(index).length > 0);
  return (
    <Modal
      opened
      onClose={onClose}
      title={`${t('ask')} · ${proposal.number}`}
      closeButtonProps={{ 'aria-label': t('ask.cancel') }}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Stack gap="md">
          <Text size="sm">{t('ask.text')}</Text>
          {refusal && !hasPlaces ? (
            <Alert color="red" role="alert">
              {refusal.words}
            </Alert>
          ) : null}
          {planned.map(({ path, name, role }, index) => (
            <TextInput
              key={path}
              type="email"
              label={t('ask.email', { name, role: pickText(signatureRoles[role], language) })}
              value={emails[index] ?? ''}
              maxLength={200}
              error={problemsAt(index)
                .map(({ message }) => message)
                .join('. ')}
              onChange={({ currentTarget: { value } }) => setEmails((before) => before.with(index, value))}
            />
          ))}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {t('ask.cancel')}
            </Button>
            <Button type="submit" loading={act.isBusy}>
              {t('ask')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
