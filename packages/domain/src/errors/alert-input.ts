import type { TextParams } from './texts.ts';

/** Calls that show some codes differently (docs/specification/errors.md#codes-by-call). */
export type AlertCall = 'pmc' | 'pdf' | 'policy-lookup' | 'cardif-quote';

/** Kind of alert; by default an error. */
export type AlertType = 'error' | 'success' | 'notice';

/** The known data of an event, for the banner. */
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
