import type { extractionCalls } from '@estrada/endpoints/index';
import type { Extraction } from '../extraction.ts';
import { dealers } from './dealers.ts';

/** Every extraction, by the name in its address. */
export const extractions: Record<keyof typeof extractionCalls, Extraction> = {
  downloadDealers: dealers,
};
export type ExtractionName = keyof typeof extractions;
