import { pickText } from '@estrada/domain/errors/index';
import { showMasked } from '@estrada/domain/formats/index';
import { type MessagePurpose, messageChannels } from '@estrada/domain/messages/index';
import type { ClientMessage } from '@estrada/endpoints/index';
import { Text } from '@mantine/core';
import { useCall } from '../calls/use-call.ts';
import { useLanguage } from '../strings/use-language.ts';
import { useStrings } from '../strings/use-strings.ts';
import { instantsOf, messageSentenceOf, strings } from './message-sentence.ts';

/** How often messages are polled: a message leaves after its e-mail, and the client may be on the phone with the seller. */
export const waitingMs = 8_000;

/**
 * What became of the latest messages to a person of a proposal about one thing. Shown while the thing is missing.
 *
 * @param name where several people may be written to about it
 */
export function ClientMessages({
  proposalId,
  purpose,
  name,
}: {
  proposalId: string;
  purpose: MessagePurpose;
  name?: string;
}) {
  const { data } = useCall('readClientMessages', { params: { id: proposalId } }, { refetchInterval: waitingMs });
  const items = data?.items.filter((one) => one.purpose === purpose && (name ?? one.name) === one.name);
  return <MessageLines items={items ?? []} />;
}

/** What became of the last of these messages, and of a failed one before it. @param items newest first */
export function MessageLines({ items: [last, before] }: { items: readonly ClientMessage[] }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  if (!last) return null;
  const shown = before?.status === 'FAILED' && before.channel !== last.channel ? [before, last] : [last];
  return shown.map((message) => {
    const channel = pickText(messageChannels[message.channel], language);
    return (
      <Text key={message.id} size="sm" c={message.status === 'FAILED' ? undefined : 'dimmed'} role="status">
        {t('line', {
          channel,
          phone: showMasked(message.phoneMasked),
          said: t(messageSentenceOf(message, message === last), instantsOf(message)),
        })}
      </Text>
    );
  });
}

/** How a link was sent: what the sender reads at once. */
export function useSentText(): (sent: { byPhone: boolean; byMail: boolean }) => string {
  const t = useStrings(strings);
  return ({ byPhone, byMail }) => t(byPhone && byMail ? 'sent.both' : byPhone ? 'sent.phone' : 'sent.mail');
}
