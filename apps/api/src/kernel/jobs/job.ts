import type { z } from 'zod';

/** How many are at work at once, and how often and how patiently each is tried. */
export interface JobTerms {
  /** how many of them one worker has at work at the same time: one for what fills memory or disk */
  concurrency: number;
  /** how many times it is tried again before it goes to the dead letters; what is away (`outageOf`) never counts */
  retryLimit: number;
  /** seconds before the first retry; doubled each time */
  retryDelaySeconds: number;
  /** where the doubling ends */
  retryDelayMaxSeconds?: number;
  /** seconds after which a run counts as lost and is given to another worker */
  expireSeconds: number;
  /** each is taken by itself: one that is slow does not hold up those that were sent with it */
  isolated?: boolean;
  /** how long the job store shows one that succeeded, where it is not a week */
  deleteAfterSeconds?: number;
}

/** Of jobs with one key only one waits or is at work; with `seconds`, only one is sent in each span of so many. */
export interface Once {
  key: string;
  seconds?: number;
}

/** A kind of background work as data: its name in the job store and what it is given. The handler stands apart from it. */
export interface Job<Data extends object = object> extends JobTerms {
  readonly name: string;
  readonly data: z.ZodType<Data>;
  /** another one that is the same work is not sent */
  once?(data: Data): Once;
}

/** What a kind of job is given. */
export type JobData<Kind> = Kind extends Job<infer Data> ? Data : never;
