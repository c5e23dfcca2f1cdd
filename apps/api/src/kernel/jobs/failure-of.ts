import { DomainError } from '@estrada/domain/errors/index';
import { type JobFailure, type JobFailureKind, jobFailureKinds } from '@estrada/domain/jobs/index';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { maskMentions } from '../audit/mask-personal-data.ts';
import { databaseCode } from '../describe-failure.ts';
import { TableFileError } from '../spreadsheets/table-file-error.ts';
import { outageOf } from './outage-of.ts';

/** A failure of a partner, as far as the kernel knows partners. */
export interface PartnerFault {
  readonly partner: string;
  readonly failure: string;
  /** the partner's own code of a refusal */
  readonly partnerCode: string | undefined;
}

const partnerKinds: Readonly<Record<string, JobFailureKind>> = {
  unreachable: 'partner-away',
  timeout: 'partner-away',
  'server-error': 'partner-away',
  'circuit-open': 'partner-away',
  unauthorized: 'partner-unauthorized',
  refused: 'partner-refused',
  'not-found': 'partner-unknown-record',
  garbage: 'partner-unreadable',
};
const databaseIsAway = 'database';

/** Cancelled by a limit of time, locked, deadlocked, in conflict with another one, out of connections or memory. */
const busyCodes = /^(?:57014|55P03|40001|40P01|53300|53200)$/;
/** Missing, a folder, without access, too many open. */
const fileCodes = new Set(['ENOENT', 'EISDIR', 'EACCES', 'EPERM', 'EMFILE']);

/** What `inTime` and the job store say of a job that does not end. */
export const tookTooLong = 'The job took too long';
const isTooLong = (message: string): boolean =>
  message === tookTooLong || /^job (?:timed out|heartbeat timeout)/i.test(message);

const longestCode = 40;

/** What went wrong with a job, for the people who decide about it: no text of the failure, which stays technical. */
export function failureOf(error: unknown): JobFailure {
  const { partner, failure, partnerCode, code } = (error ?? {}) as Partial<PartnerFault> & { code?: string };
  if (partner && failure)
    return {
      kind: partnerKinds[failure] ?? 'unknown',
      system: partner,
      code: partnerCode === undefined ? null : maskMentions(partnerCode).slice(0, longestCode),
    };
  const kind = (one: JobFailureKind, more: Partial<JobFailure> = {}): JobFailure => ({
    kind: one,
    system: null,
    code: null,
    ...more,
  });
  const away = outageOf(error);
  if (away === databaseIsAway) return kind('database-away');
  if (away === 'disk') return kind('disk');
  if (away !== null) return kind('partner-away', { system: away });
  if (error instanceof DrizzleQueryError) return kind(kindOfDatabase(databaseCode(error)));
  if (error instanceof TableFileError || (code !== undefined && fileCodes.has(code))) return kind('file');
  if (error instanceof DomainError) return kind('rejected', { code: error.code });
  return kind(error instanceof Error && isTooLong(error.message) ? 'too-long' : 'unknown');
}

const kindOfDatabase = (code: string | undefined): JobFailureKind =>
  busyCodes.test(code ?? '') ? 'database-busy' : 'unknown';

/**
 * The failure as the job store has it with a job. A job that failed before failures were stored has only the message that
 * `describeFailure` wrote: its two fixed forms are read.
 */
export function readFailure(stored: unknown, message: string | null, waitsFor: string | null): JobFailure | null {
  const { kind, system, code } = (stored ?? {}) as Partial<JobFailure>;
  if (kind !== undefined && jobFailureKinds.includes(kind)) return { kind, system: system ?? null, code: code ?? null };
  if (message === null) return null;
  const [, partner, failure] = /^([a-z][a-z-]*): ([a-z-]+)$/.exec(message) ?? [];
  if (partner && failure && partnerKinds[failure]) return { kind: partnerKinds[failure], system: partner, code: null };
  const [, state] = /^database error (\w{5})?/.exec(message) ?? [];
  if (waitsFor === databaseIsAway) return { kind: 'database-away', system: null, code: null };
  if (waitsFor === 'disk') return { kind: 'disk', system: null, code: null };
  if (waitsFor !== null) return { kind: 'partner-away', system: waitsFor, code: null };
  const kindOfMessage = isTooLong(message) ? 'too-long' : kindOfDatabase(state);
  return { kind: kindOfMessage, system: null, code: null };
}
