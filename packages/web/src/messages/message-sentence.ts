import { formatInstant } from '@estrada/domain/formats/index';
import type { ClientMessage } from '@estrada/endpoints/index';
import { defineStrings } from '../strings/define-strings.ts';

/** The strings of the messages to clients. */
export const strings = defineStrings('client-messages', {
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

/**
 * What became of a message, as a key of its strings. The last one has the next step, as long as the person has not done what
 * it asked for, and it is still awaited.
 */
export const messageSentenceOf = (
  { status, isUnresolved }: Pick<ClientMessage, 'status' | 'isUnresolved'>,
  isLast: boolean,
) => (!isLast || (status === 'FAILED' && !isUnresolved) ? 'followed' : status);

const shown = (instant: string | null) => (instant ? formatInstant(instant) : '–');

/** The instants that the sentence about a message names. */
export function instantsOf({ status, dueAt, sentAt, deliveredAt, readAt, endedAt }: ClientMessage) {
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
