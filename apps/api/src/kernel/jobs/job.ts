import type { z } from 'zod';

/** Concurrency, retries and back-off of a kind of job. */
export interface JobTerms {
  /** how many of them one worker runs at the same time: one for work that fills memory or disk */
  concurrency: number;
  /** retries before it becomes a dead letter; outages (`outageOf`) never count */
  retryLimit: number;
  /** seconds before the first retry; doubled each time */
  retryDelaySeconds: number;
  /** the upper bound of the doubling */
  retryDelayMaxSeconds?: number;
  /** seconds after which a run counts as lost and goes to another worker */
  expireSeconds: number;
  /** each is fetched alone: a slow one does not delay those sent with it */
  isolated?: boolean;
  /** how long the job store shows a successful one; a week by default */
  deleteAfterSeconds?: number;
}

/** Of jobs with one key only one waits or runs; with `seconds`, only one is sent per interval of that length. */
export interface Once {
  key: string;
  seconds?: number;
}

/** A kind of background work as data: its name in the job store and its data. The handler is separate. */
export interface Job<Data extends object = object> extends JobTerms {
  readonly name: string;
  readonly data: z.ZodType<Data>;
  /** a duplicate with the same key is not sent */
  once?(data: Data): Once;
}

/** The data of a kind of job. */
export type JobData<Kind> = Kind extends Job<infer Data> ? Data : never;
