import { longestMessage } from '@estrada/domain/threads/index';
import type { ProposalDetail } from '@estrada/endpoints/index';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { useDraft } from '@estrada/web/session/use-draft.ts';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Select, Text, Textarea } from '@mantine/core';
import { useMemo } from 'react';
import { mentionChoices, mentionOf } from './mentions.ts';
import { strings } from './strings.ts';

type Typed = { text: string; about: string };
const nothing: Typed = { text: '', about: '' };
/** Below this many remaining characters the form shows their number. */
const nearTheEnd = 500;

/** The form that writes a message. Unsent text is saved as a draft. */
export function MessageForm({ proposal }: { proposal: ProposalDetail }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const [typed, setTyped, clear] = useDraft<Typed>(`proposal-message.${proposal.id}`, nothing);
  const send = useAct('sendThreadMessage', { reload: ['listThreadMessages', 'readProposalNews'] });
  const { personType, financeTypeId, status, financedItems } = proposal;
  const choices = useMemo(
    () => mentionChoices({ personType, financeTypeId, status, financedItems }, language),
    [personType, financeTypeId, status, financedItems, language],
  );
  const left = longestMessage - typed.text.length;
  const isEmpty = typed.text.trim() === '';
  const problem = (path: string) => send.error?.fields.find((field) => field.path.startsWith(path))?.message;

  async function submit(): Promise<void> {
    if (isEmpty || send.isBusy) return;
    const mention = mentionOf(typed.about);
    try {
      await send.run({ params: { id: proposal.id }, body: { text: typed.text, ...(mention ? { mention } : {}) } });
      clear();
    } catch (error) {
      // shown at the field, or below it
      if (!(error instanceof ApiError)) throw error;
    }
  }

  return (
    <form
      className="thread-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Textarea
        label={t('text')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={longestMessage}
        value={typed.text}
        description={left <= nearTheEnd ? t('left', { count: left }) : undefined}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        error={problem('text')}
        onChange={({ currentTarget: { value: text } }) => setTyped((before) => ({ ...before, text }))}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit();
        }}
      />
      <Select
        label={t('mention')}
        placeholder={t('mention.none')}
        clearable
        searchable
        autoComplete="off"
        limit={60}
        data={[
          { group: t('mention.documents'), items: choices.documents },
          { group: t('mention.fields'), items: choices.fields },
        ]}
        value={typed.about || null}
        error={problem('mention')}
        onChange={(about) => setTyped((before) => ({ ...before, about: about ?? '' }))}
      />
      {send.error && send.error.fields.length === 0 ? (
        <Text size="sm" role="alert" c="var(--mantine-color-error)">
          {send.error.words}
        </Text>
      ) : null}
      <div className="thread-send">
        <Text size="sm" c="dimmed">
          {t('shortcut')}
        </Text>
        <Button type="submit" variant="light" loading={send.isBusy} disabled={isEmpty}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}
