import { documentKinds } from '@estrada/domain/documents/index';
import { longestMessage } from '@estrada/domain/threads/index';
import { z } from 'zod';
import { recordId } from '../fields.ts';

const notAllowed = { error: 'value.notAllowed' } as const;

/** What a message is about: a document of the proposal, or a field of its form by its path. */
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
  /** its place, from 1 */
  seq: z.number().int(),
  at: z.string(),
  authorName: z.string(),
  side: z.enum(['dealer', 'provider']),
  /** the reader has written it */
  isOwn: z.boolean(),
  text: z.string(),
  mention: threadMention.nullable(),
});

export const messageText = z
  .string({ error: 'required' })
  .trim()
  .min(1, { error: 'required' })
  .max(longestMessage, { error: 'text.tooLong' });

/** What has happened on a proposal since somebody looked: enough to know whether to ask again. */
export const proposalNews = z.object({
  id: recordId,
  version: z.number().int(),
  /** also when it moved without another version */
  waitingSince: z.string(),
  /** grows with each page that comes or goes and with each review: the sum of the versions of its documents */
  documentsVersion: z.number().int(),
  /** the place of the last message, 0 before the first */
  lastMessage: z.number().int(),
  /** messages of others that this person has not read */
  unread: z.number().int(),
  canWrite: z.boolean(),
  /** this person is told of messages by e-mail */
  mailsWanted: z.boolean(),
});
