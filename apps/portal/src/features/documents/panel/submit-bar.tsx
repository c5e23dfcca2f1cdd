import { formatMoment } from '@estrada/domain/formats/index';
import type { ProposalDocuments } from '@estrada/endpoints/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { useReload } from '@estrada/web/calls/use-call.ts';
import { PageAct } from '@estrada/web/page-acts/page-acts.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Text } from '@mantine/core';
import { strings } from './strings.ts';

interface SubmitInput {
  all: ProposalDocuments;
  /** uploads are still running: the submission includes all of them */
  isSending: boolean;
  onAnswer: (answer: ProposalDocuments) => void;
}

/** Submits the documents for review. */
export function SubmitAct({ all: { proposalId, submission }, isSending, onAnswer }: SubmitInput) {
  const t = useStrings(strings);
  const submit = useAct('submitProposalDocuments', { reload: ['readProposalDocuments'] });
  const reload = useReload();

  async function send(): Promise<void> {
    try {
      onAnswer(await submit.run({ query: { proposalId } }));
      showAlert({ type: 'success', text: t('submit.told') });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showAlert({ type: 'error', text: error.detail });
      // the refreshed documents show what is missing now
      void reload('readProposalDocuments');
    }
  }

  return (
    <PageAct
      {...(submission.state === 'READY' ? { rank: 40 } : {})}
      loading={submit.isBusy}
      disabled={submission.state !== 'READY' || isSending}
      onClick={() => void send()}
    >
      {t('submit.act')}
    </PageAct>
  );
}

/** What is missing before the submission, or when the last one was. */
export function SubmitState({ submission: { state, missing, at } }: Pick<ProposalDocuments, 'submission'>) {
  const t = useStrings(strings);
  return (
    <div className="documents-submit">
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
    </div>
  );
}
