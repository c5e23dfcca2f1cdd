import type { z } from 'zod';
import type { Job } from '../jobs/job.ts';

/** A call from a partner: it reports an event, and a job processes it. */
export interface Callback<Data extends object = object> {
  /** the calling partner, e.g. `e-signature`; its variables are named after it (`callbackVariables`) */
  partner: string;
  /** below `/api/callbacks`, and named by the partner: it is stored in the partner's settings */
  path: `/${string}`;
  /** the agreed fields; all others are dropped. It becomes the data of the job: ids and plain choices */
  body: z.ZodType<Data>;
  /** the partner's own id of the event, so that it counts once; without it the bytes of the body identify the event */
  eventId?: (body: Data) => string;
  /** runs once per event; a later event may already have been processed */
  job: Job<Data>;
}

/** Declares a callback; its job must accept the parsed body. */
export function defineCallback<Data extends object>(callback: Callback<Data>): Callback {
  return callback as unknown as Callback;
}
