import type { EnumerationRow } from '@estrada/domain/enumerations/index';
import type { Texts } from '@estrada/domain/errors/index';
import type { extractionCalls } from '@estrada/endpoints/index';

/** An extraction, by the name in its address. */
export type ExtractionName = keyof typeof extractionCalls;

/** What the request of an extraction chooses besides its period, by the names of the call. */
export type ExtractionFilterFields = Readonly<
  Record<string, Texts & { options: readonly EnumerationRow<string>[]; initial: string }>
>;
