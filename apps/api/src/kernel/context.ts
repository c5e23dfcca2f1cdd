import type { Capability, Viewer } from '@estrada/domain/access/index';
import type { Language } from '@estrada/domain/errors/index';
import type { AuditRecord } from './audit/append-audit.ts';
import type { Db } from './database/database.ts';
import type { Job } from './jobs/job.ts';
import type { Logger } from './logger.ts';

/** The calling user and what the access rules need to know about them, read from the database on every call. */
export interface Caller {
  viewer: Viewer;
  name: string;
  email: string;
  sessionId: string;
}

/** What every use case receives besides its input. */
export interface RequestContext {
  /** null on calls without a session */
  caller: Caller | null;
  /** whether the caller's role grants a capability of the access table, for the `can` of a record */
  may(capability: Capability): boolean;
  now: Date;
  /** business day in São Paulo, `YYYY-MM-DD` */
  today: string;
  language: Language;
  correlationId: string;
  logger: Logger;
  http: {
    clientAddress: string;
    /** recognises the caller's browser (`device-cookie.ts`); null without a request */
    deviceHash(): string | null;
    /** origin of the portal as the caller's browser knows it */
    portalOrigin: string;
    /** the secret of a link (`captureToken`), of calls that declare one */
    linkToken: string | undefined;
    refreshCookie: string | undefined;
    /** null removes it */
    setRefreshCookie(value: string | null): void;
    signOnCookie: string | undefined;
    /** null removes it */
    setSignOnCookie(value: string | null): void;
  };
}

export interface ReadContext extends RequestContext {
  db: Db;
}

/** Inside the write pipeline: `db` is the transaction; audit entries and jobs commit with it. */
export interface WriteContext extends ReadContext {
  audit(record: AuditRecord): void;
  enqueue<Data extends object>(job: Job<Data>, data: NoInfer<Data>): void;
}

/** A use case that talks to a partner: it opens its own short transactions around the call, never one across it. */
export interface FlowContext extends ReadContext {
  transaction<Result>(work: (context: WriteContext) => Promise<Result>): Promise<Result>;
}

/** The logged-in caller. Endpoints for `user` or a capability never run without one. */
export function callerOf(context: RequestContext): Caller {
  if (!context.caller) throw new Error('The endpoint is anonymous but its use case wants a caller');
  return context.caller;
}
