import type { extractionCalls } from '@estrada/endpoints/index';

/** An extraction, by the name in its address. */
export type ExtractionName = keyof typeof extractionCalls;
