import type { TextParams } from './texts.ts';

/** Calls in which some codes are shown in another way (docs/specification/errors.md#codes-by-call). */
type AlertCall = 'pmc' | 'pdf' | 'policy-lookup' | 'cardif-quote';

/** Kind of alert; without one it is an error. */
export type AlertType = 'error' | 'success' | 'notice';

/** What is known of something that happened, for the banner to say. */
export type AlertInput = {
  /** Words of an outside partner, shown as they are. */
  externalMessage?: string;
  type?: AlertType;
  code?: string;
  status?: number;
  /** The request never got an answer. */
  fetchFailed?: boolean;
  rawMessage?: string;
  params?: TextParams;
  /** the call that it happened in, where that matters to the words */
  call?: AlertCall;
};
