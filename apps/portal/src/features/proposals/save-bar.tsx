import { useStrings } from '@estrada/web/words/use-strings.ts';
import { Button, Group, Text } from '@mantine/core';
import { useClientFormState } from './client-form/client-form-context.ts';
import { strings as formStrings } from './client-form/strings.ts';
import { strings } from './strings.ts';
import type { ProposalWork } from './use-proposal-work.ts';

/** Stays in reach while the form is filled in: where what is typed is kept, and the two ways on. */
export function SaveBar({ canSend, work }: { canSend: boolean; work: ProposalWork }) {
  const t = useStrings(strings);
  const words = useStrings(formStrings);
  const { isDirty, refusals } = useClientFormState();
  return (
    <div className="proposal-save-bar">
      {refusals.length > 0 ? (
        <p className="proposal-refused" role="alert">
          {words('review')}
        </p>
      ) : (
        <Text size="sm" c="dimmed" role="status">
          {words(isDirty ? 'draft.kept' : 'draft.saved')}
        </Text>
      )}
      <Group gap="sm" wrap="nowrap">
        <Button variant="default" disabled={!isDirty} loading={work.busy === 'save'} onClick={() => void work.save()}>
          {t('action.save')}
        </Button>
        {canSend ? (
          <Button loading={work.busy === 'send'} onClick={() => void work.send()}>
            {t('action.send')}
          </Button>
        ) : null}
      </Group>
    </div>
  );
}
