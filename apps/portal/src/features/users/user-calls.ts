import { recordNames } from '@estrada/endpoints/record-names';
import type { RecordCalls } from '@estrada/web/records/page/record-kind.ts';

/** The nouns of users, and the reads that a change makes stale. */
export const userCalls = {
  calls: recordNames.User,
  subject: 'user',
  words: {
    nouns: {
      pt: { one: 'usuário', many: 'usuários', gender: 'm' },
      en: { one: 'user', many: 'users' },
    },
  },
  stale: ['listSentMails'],
} as const satisfies RecordCalls;
