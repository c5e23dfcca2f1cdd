import type { RecordCalls } from '@estrada/web/records/page/record-kind.ts';

/** What users are called, and what a change of one makes stale. */
export const userCalls = {
  one: 'User',
  many: 'Users',
  subject: 'user',
  words: {
    nouns: {
      pt: { one: 'usuário', many: 'usuários', gender: 'm' },
      en: { one: 'user', many: 'users' },
    },
  },
  stale: ['listSentMails'],
} as const satisfies RecordCalls;
