import { recordNames } from '@estrada/endpoints/record-names';
import type { RecordCalls } from '@estrada/web/records/page/record-kind.ts';
import { changedByOrganization } from './dealer-queries.ts';

/** The nouns of dealers, and the reads that a change makes stale. */
export const dealerCalls = {
  calls: recordNames.Dealer,
  subject: 'dealer',
  words: {
    nouns: {
      pt: { one: 'concessionária', many: 'concessionárias', gender: 'f' },
      en: { one: 'dealer', many: 'dealers' },
    },
  },
  stale: changedByOrganization,
} as const satisfies RecordCalls;
