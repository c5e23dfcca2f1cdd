import { pickText } from '@estrada/domain/errors/index';
import { formatInstant, showMasked } from '@estrada/domain/formats/index';
import { type MessagePurpose, messageChannels } from '@estrada/domain/messages/index';
import type { ClientMessage } from '@estrada/endpoints/index';
import { Text } from '@mantine/core';
import { useCall } from '../calls/use-call.ts';
import { defineStrings } from '../strings/define-strings.ts';
import { useLanguage } from '../strings/use-language.ts';
import { useStrings } from '../strings/use-strings.ts';

const strings = defineStrings('client-messages', {
  WAITING: ['a enviar, a partir de {at}', 'to be sent, from {at}'],
  SENT: ['enviada em {at}', 'sent on {at}'],
  DELIVERED: ['entregue em {at}', 'delivered on {at}'],
  READ: ['entregue em {delivered}, lida em {at}', 'delivered on {delivered}, read on {at}'],
  followed: ['não entregue em {at}', 'not delivered on {at}'],
  FAILED: [
    'não entregue em {at}. Ligue para a pessoa ou confira o celular no cadastro.',
    'not delivered on {at}. Call the person, or check the mobile number in the registration.',
  ],
  OPTED_OUT: [
    'a pessoa pediu em {at} para não receber mensagens sobre isto. O e-mail continua.',
    'the person asked on {at} not to receive messages about this. E-mails continue.',
  ],
  'sent.both': ['Link enviado por mensagem e por e-mail.', 'Link sent by message and by e-mail.'],
  'sent.phone': ['Link enviado por mensagem.', 'Link sent by message.'],
  'sent.mail': ['Link enviado por e-mail.', 'Link sent by e-mail.'],
  line: ['{channel} {phone}: {said}', '{channel} {phone}: {said}'],
});

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
          // the last message has the next step
          said: t(message === last ? message.status : 'followed', instantsOf(message)),
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

const shown = (instant: string | null) => (instant ? formatInstant(instant) : '–');

function instantsOf({ status, dueAt, sentAt, deliveredAt, readAt, endedAt }: ClientMessage) {
  const at = {
    WAITING: dueAt,
    SENT: sentAt,
    DELIVERED: deliveredAt,
    READ: readAt,
    FAILED: endedAt,
    OPTED_OUT: endedAt,
  };
  return { at: shown(at[status]), delivered: shown(deliveredAt ?? readAt) };
}
