import { stale } from '../stale.ts';

/** What an act around a selfie makes stale. */
export const staleHere = [...stale, 'listSelfies'] as const;
