import { documentKinds } from '@estrada/domain/documents/index';
import { longestMessage } from '@estrada/domain/threads/index';
import { asOneLine, hasHiddenCharacters } from '@estrada/domain/validation/index';
import { z } from 'zod';
import { instant, recordId } from '../fields.ts';

const notAllowed = { error: 'value.notAllowed' } as const;

/** The subject of a message: a document of the proposal, or a field of its form by its path. */
export const threadMention = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('document'), name: z.enum(documentKinds, notAllowed) }),
  z.strictObject({
    kind: z.literal('field'),
    name: z
      .string()
      .max(100, notAllowed)
      .regex(/^(client|vehicleAdditionalInfo)(\.[A-Za-z0-9]+)+$/, notAllowed),
  }),
]);

/** One message of a thread. */
export const threadMessage = z.object({
  /** its number, from 1 */
  seq: z.number().int(),
  at: instant,
  authorName: z.string(),
  side: z.enum(['dealer', 'provider']),
  /** written by the reader */
  isOwn: z.boolean(),
  text: z.string(),
  mention: threadMention.nullable(),
});

export const messageText = z
  .string({ error: 'message.empty' })
  .trim()
  .min(1, { error: 'message.empty' })
  .max(longestMessage, { error: 'message.tooLong' })
  .refine((value) => !hasHiddenCharacters(asOneLine(value)), { error: 'text.hiddenCharacters' });

/** Changes of a proposal: sufficient to know whether to reload. */
export const proposalNews = z.object({
  id: recordId,
  version: z.number().int(),
  /** changes also when it moved without another version */
  waitingSince: instant,
  /** increases with each page added or removed and with each review: the sum of the versions of its documents */
  documentsVersion: z.number().int(),
  /** the number of the last message, 0 before the first */
  lastMessage: z.number().int(),
  /** unread messages of others */
  unread: z.number().int(),
  canWrite: z.boolean(),
  /** this user receives e-mails about messages */
  mailsWanted: z.boolean(),
});
