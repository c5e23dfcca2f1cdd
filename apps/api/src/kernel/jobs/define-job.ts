import type { z } from 'zod';
import type { FlowContext } from '../context.ts';
import type { Job, JobData, JobTerms, Once } from './job.ts';

/** Does the work. It runs outside any request and may run twice: it must be idempotent. */
export type JobHandler<Kind> = (data: JobData<Kind>, context: FlowContext) => Promise<void>;

/**
 * The outcome of a job that has used up its retries: it failed and waits for an operator, who gives it up or retries
 * it. Success is not reported.
 */
export type JobOutcome = 'failed' | 'given-up' | 'tried-again';

/**
 * Records on a record the outcome of its job; for an operator's decision, in the same transaction. A failure may be
 * reported more than once.
 */
export type OutcomeHandler<Kind> = (
  data: JobData<Kind>,
  fate: JobOutcome,
  context: Pick<FlowContext, 'db' | 'now'>,
) => Promise<void>;

/** A job whose outcome is reported where users wait for its work. */
export interface FollowedJob<Kind> {
  run: JobHandler<Kind>;
  follow: OutcomeHandler<Kind>;
}

/** A kind of job with the handler behind it. */
export interface HandledJob {
  job: Job;
  /** @throws Error when the data does not match the job's schema */
  run(data: unknown, context: FlowContext): Promise<void>;
  /** reports the outcome to the job's follow handler, if it has one */
  tell(data: unknown, fate: JobOutcome, context: Pick<FlowContext, 'db' | 'now'>): Promise<void>;
}

/**
 * Declares a kind of job. Its data are ids and plain choices: operators read them, so they contain nothing secret or
 * personal, and the rest is read when the job runs.
 */
export function defineJob<Schema extends z.ZodObject>(
  job: JobTerms & { name: string; data: Schema; once?(data: z.infer<Schema>): Once },
): Job<z.infer<Schema>> {
  // an undeclared field would be stored, shown to operators and never read
  return { ...job, data: job.data.strict() as unknown as z.ZodType<z.infer<Schema>> };
}

/**
 * Binds the handlers to an area's jobs. A job without a handler, or a handler of another job's data, does not compile.
 */
export function handleJobs<Jobs extends Readonly<Record<string, Job>>>(
  jobs: Jobs,
  handlers: { readonly [Name in keyof Jobs]: JobHandler<Jobs[Name]> | FollowedJob<Jobs[Name]> },
): HandledJob[] {
  return Object.keys(jobs).map((key) => {
    const job = jobs[key]!;
    const handler = handlers[key] as JobHandler<Job> | FollowedJob<Job>;
    const { run, follow } = typeof handler === 'object' ? handler : { run: handler, follow: undefined };
    return {
      job,
      run: (data, context) => run(readJobData(job, data), context),
      tell: async (data, fate, context) => follow?.(readJobData(job, data), fate, context),
    };
  });
}

/** @throws Error naming the fields, never their values, when the data does not match the job's schema */
export function readJobData<Data extends object>(job: Job<Data>, data: unknown): Data {
  const read = job.data.safeParse(data);
  if (read.success) return read.data;
  const paths = read.error.issues.map((issue) => issue.path.join('.') || issue.code);
  throw new Error(`The data of the job ${job.name} is not what it takes: ${paths.join(', ')}`);
}

/**
 * Checks what types cannot: names are unique.
 *
 * @returns the names of the handled jobs, which enqueuing checks
 * @throws Error for two jobs of one name
 */
export function nameHandled(handled: readonly HandledJob[]): ReadonlySet<string> {
  const names = handled.map(({ job }) => job.name);
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  if (twice.length > 0) throw new Error(`Two jobs are called ${twice.join(', ')}`);
  return new Set(names);
}
