import type { z } from 'zod';
import type { FlowContext } from '../context.ts';
import type { Job, JobData, JobTerms, Once } from './job.ts';

/** Does the work. It runs outside any request and may run twice: it must bear that. */
export type JobHandler<Kind> = (data: JobData<Kind>, context: FlowContext) => Promise<void>;

/**
 * What became of a job that has used up its tries: it failed and waits for a person, who gives it up or has it tried again. Nothing
 * more is told of one that succeeds.
 */
export type JobOutcome = 'failed' | 'given-up' | 'tried-again';

/**
 * Says on a record what became of the job behind it; of a person's decision in the transaction that takes it. That one has failed it
 * may be told more than once.
 */
export type OutcomeHandler<Kind> = (
  data: JobData<Kind>,
  fate: JobOutcome,
  context: Pick<FlowContext, 'db' | 'now'>,
) => Promise<void>;

/** A job whose fate is told where people wait for its work. */
export interface FollowedJob<Kind> {
  run: JobHandler<Kind>;
  follow: OutcomeHandler<Kind>;
}

/** A kind of job with the handler behind it. */
export interface HandledJob {
  job: Job;
  /** @throws Error when the data is not what the job takes */
  run(data: unknown, context: FlowContext): Promise<void>;
  /** tells what became of it, where anybody follows it */
  tell(data: unknown, fate: JobOutcome, context: Pick<FlowContext, 'db' | 'now'>): Promise<void>;
}

/**
 * Declares a kind of job. Its data are ids and plain choices: operators read them, so nothing secret or personal is among them,
 * and what is needed is read when the job runs.
 */
export function defineJob<Schema extends z.ZodObject>(
  job: JobTerms & { name: string; data: Schema; once?(data: z.infer<Schema>): Once },
): Job<z.infer<Schema>> {
  // a field that nobody declared would be stored, shown to operators and never read
  return { ...job, data: job.data.strict() as unknown as z.ZodType<z.infer<Schema>> };
}

/** Puts the handlers behind an area's jobs. A job without a handler, or a handler of another job's data, does not compile. */
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

/** @throws Error naming the fields, never their values, when the data is not what the job takes */
export function readJobData<Data extends object>(job: Job<Data>, data: unknown): Data {
  const read = job.data.safeParse(data);
  if (read.success) return read.data;
  const paths = read.error.issues.map((issue) => issue.path.join('.') || issue.code);
  throw new Error(`The data of the job ${job.name} is not what it takes: ${paths.join(', ')}`);
}

/**
 * What enqueues must know and the types cannot say: names are used once, and the area of a job is assembled.
 *
 * @throws Error for two jobs of one name
 */
export function nameHandled(handled: readonly HandledJob[]): ReadonlySet<string> {
  const names = handled.map(({ job }) => job.name);
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  if (twice.length > 0) throw new Error(`Two jobs are called ${twice.join(', ')}`);
  return new Set(names);
}
