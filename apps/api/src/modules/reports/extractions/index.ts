import type { extractionCalls } from '@estrada/endpoints/index';
import type { Extraction } from '../extraction.ts';
import { dealers } from './dealers.ts';
import { usersAudit } from './users-audit.ts';

/** Every extraction, by the name in its address. */
export const extractions: Record<keyof typeof extractionCalls, Extraction> = {
  downloadDealers: dealers,
  downloadUsersAudit: usersAudit,
};
export type ExtractionName = keyof typeof extractions;
