import type { z } from 'zod';

/** How many are at work at once, and how often and how patiently each is tried. */
export interface JobTerms {
  /** how many of them one worker has at work at the same time: one for what fills memory or disk */
  concurrency: number;
  /** how many times it is tried again before it goes to the dead letters; what is away (`outageOf`) never counts */
  retryLimit: number;
  /** seconds before the first retry; doubled each time */
  retryDelaySeconds: number;
  /** seconds after which a run counts as lost and is given to another worker */
  expireSeconds: number;
}

/** A kind of background work as data: its name in the job store and what it is given. The handler stands apart from it. */
export interface Job<Data extends object = object> extends JobTerms {
  readonly name: string;
  readonly data: z.ZodType<Data>;
}

/** What a kind of job is given. */
export type JobData<Kind> = Kind extends Job<infer Data> ? Data : never;
