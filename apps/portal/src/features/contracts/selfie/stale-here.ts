import { staleReads } from '@estrada/web/proposals/proposal-ref.ts';

/** The reads that an act on a selfie makes stale. */
export const staleHere = [...staleReads, 'listSelfies'] as const;
