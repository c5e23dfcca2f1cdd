import { staleReads } from '@estrada/web/proposals/proposal-ref.ts';

/** What an act around a selfie makes stale. */
export const staleHere = [...staleReads, 'listSelfies'] as const;
