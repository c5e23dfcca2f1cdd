import type { z } from 'zod';
import type { Job } from '../jobs/job.ts';

/** A way by which a partner calls us: it says that something happened, and a job sees to it. */
export interface Callback<Data extends object = object> {
  /** whose call it is, e.g. `e-signature`; its variables are named after it (`callbackVariables`) */
  partner: string;
  /** below `/api/callbacks`, and named by the partner: it stands in the partner's settings */
  path: `/${string}`;
  /** what is agreed on; all else is dropped. It becomes the data of the job: ids and plain choices */
  body: z.ZodType<Data>;
  /** the partner's own id of the event, so that it counts once; without it the bytes of the body are the id */
  eventId?: (body: Data) => string;
  /** runs once for each event, and may find that a later event came first */
  job: Job<Data>;
}

/** Declares a callback; its job must take what the body gives. */
export function defineCallback<Data extends object>(callback: Callback<Data>): Callback {
  return callback as unknown as Callback;
}
