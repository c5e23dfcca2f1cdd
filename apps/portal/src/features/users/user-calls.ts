import { recordNames } from '@estrada/endpoints/record-names';
import type { RecordCalls } from '@estrada/web/records/page/record-kind.ts';

/** What users are called, and what a change of one makes stale. */
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
