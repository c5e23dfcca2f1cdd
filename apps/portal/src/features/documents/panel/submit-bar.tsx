import { formatMoment } from '@estrada/domain/formats/index';
import type { ProposalDocuments } from '@estrada/endpoints/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { useReload } from '@estrada/web/calls/use-call.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Text } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { strings } from './strings.ts';

interface SubmitInput {
  all: ProposalDocuments;
  /** uploads are still running: the submission includes all of them */
  isSending: boolean;
  onAnswer: (answer: ProposalDocuments) => void;
}

/** Submits the documents for review, and shows what is missing before that. */
export function SubmitBar({ all: { proposalId, submission }, isSending, onAnswer }: SubmitInput) {
  const t = useStrings(strings);
  const submit = useAct('submitProposalDocuments', { reload: ['readProposalDocuments'] });
  const reload = useReload();
  const { state, missing, at } = submission;

  async function send(): Promise<void> {
    try {
      onAnswer(await submit.run({ query: { proposalId } }));
      showAlert({ type: 'success', text: t('submit.told') });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // shown next to the button; the refreshed documents show what is missing now
      void reload('readProposalDocuments');
    }
  }

  return (
    <div className="documents-submit">
      <div>
        {state === 'MISSING' ? (
          <Text size="sm">{t('submit.missing', { names: missing.map(({ name }) => name).join(', ') })}</Text>
        ) : null}
        {state === 'READY' ? <Text size="sm">{t('submit.ready')}</Text> : null}
        {state === 'DONE' ? <Text size="sm">{t('submit.nothingNew')}</Text> : null}
        {at ? (
          <Text size="sm" c="dimmed">
            {t('submit.last', { at: formatMoment(at) })}
          </Text>
        ) : null}
        {submit.error ? (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {submit.error.fields[0]?.message ?? submit.error.words}
          </Text>
        ) : null}
      </div>
      <Button
        leftSection={<IconSend size={16} aria-hidden="true" />}
        loading={submit.isBusy}
        disabled={state !== 'READY' || isSending}
        onClick={() => void send()}
      >
        {t('submit.act')}
      </Button>
    </div>
  );
}
