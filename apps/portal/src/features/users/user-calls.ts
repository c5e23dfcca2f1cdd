import type { RecordCalls } from '@estrada/web/records/page/record-kind.ts';

/** What users are called, and what a change of one makes stale. */
export const userCalls = {
  one: 'User',
  many: 'Users',
  words: {
    nouns: {
      pt: { one: 'usuário', many: 'usuários', gender: 'm' },
      en: { one: 'user', many: 'users' },
    },
    registered: {
      pt: 'Usuário cadastrado com sucesso. O código de verificação foi enviado por e-mail.',
      en: 'User registered. The verification code was sent by e-mail.',
    },
  },
  stale: ['listSentMails'],
} as const satisfies RecordCalls;
