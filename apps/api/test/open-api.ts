/** The whole API over its own database, with a fixed clock and partners that a test may replace. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Role, roleNames } from '@estrada/domain/access/index';
import {
  buildPath,
  type Endpoint,
  type EndpointName,
  type Endpoints,
  endpoints,
  isPublic,
  type ParamsOf,
  type QueryInputOf,
  type ResponseOf,
} from '@estrada/endpoints/index';
import { fixedClock, type LogSearch, logSearch, type MovableClock, plantSecrets } from '@estrada/testkit/index';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { inject } from 'vitest';
import { compose } from '../src/compose.ts';
import { demoPassword } from '../src/demo/insert-accounts.ts';
import { unknownAuditFields } from '../src/kernel/audit/mask-personal-data.ts';
import { readConfig } from '../src/kernel/config.ts';
import type { FlowContext } from '../src/kernel/context.ts';
import { claimDay } from '../src/kernel/database/claim-day.ts';
import type { DatabaseHandle } from '../src/kernel/database/database.ts';
import { openEmbedded } from '../src/kernel/database/open-embedded.ts';
import { openPostgres } from '../src/kernel/database/open-postgres.ts';
import { openFiles } from '../src/kernel/file-vault/open-files.ts';
import type { FileStore } from '../src/kernel/files.ts';
import { makeJobContext } from '../src/kernel/jobs/job-context.ts';
import { outageOf } from '../src/kernel/jobs/outage-of.ts';
import { runTask, type Task } from '../src/kernel/jobs/schedule.ts';
import { makeLogger } from '../src/kernel/logger.ts';
import type { Mail } from '../src/kernel/mail.ts';
import { openSigningIdentity } from '../src/kernel/signing/signing-identity.ts';
import type { TokenService } from '../src/modules/identity/index.ts';
import type { Partners } from '../src/partners/index.ts';
import { guardTransactions, poolOf } from './guard-transactions.ts';
import './record-examples.ts';
import { testNow } from './test-now.ts';
import { testPartners } from './test-partners.ts';
import { codesInTrail } from './trail-codes.ts';

export interface Answer<Body> {
  status: number;
  body: Body;
  headers: Record<string, unknown>;
}
export interface Refusal {
  code: string;
  message: string;
  fields?: { path: string; key: string; message: string }[];
  partnerMessage?: string;
  correlationId: string;
}

interface CallInput<Name extends EndpointName> {
  params?: ParamsOf<Endpoints[Name]>;
  query?: QueryInputOf<Endpoints[Name]>;
  /** anything: many tests send invalid input */
  body?: unknown;
  headers?: Record<string, string>;
  userType?: 'gmf' | 'dealer' | 'public';
}

/** A user's calls. `ok` fails the test unless the status is 200; `call` returns any response. */
export interface Session {
  activeDealerId: string;
  /** the segment of its addresses */
  userType: 'gmf' | 'dealer';
  tokens: { idToken: string; permissionToken: string };
  call<Name extends EndpointName>(
    name: Name,
    input?: CallInput<Name>,
  ): Promise<Answer<Refusal & ResponseOf<Endpoints[Name]>>>;
  ok<Name extends EndpointName>(name: Name, input?: CallInput<Name>): Promise<ResponseOf<Endpoints[Name]>>;
}

export interface TestApi {
  server: FastifyInstance;
  database: DatabaseHandle;
  files: FileStore;
  clock: MovableClock;
  mails: Mail[];
  logLines: string[];
  partners: Partners;
  /** without tokens */
  stranger: Pick<Session, 'call' | 'ok'>;
  /** @param account a role: its demo account; else a username, with its password where it differs */
  signIn(account: DemoLogin | (string & {}), password?: string): Promise<Session>;
  /** starts the worker */
  work(): Promise<void>;
  /** the context without a caller: a job, an operator's command */
  system(): { context: FlowContext; tokens: TokenService };
  /**
   * runs the tasks that query no partner; those of a night once on each business day. Rows that wait for a retry are
   * run, too.
   *
   * @throws AggregateError of the tasks and rows that failed for another reason than an outage
   */
  sweep(): Promise<void>;
  /** runs the tasks of every process, as `sweep` */
  endLost(): Promise<void>;
  /** runs the tasks that query partners, like `sweep` */
  poll(): Promise<void>;
  /**
   * @throws Error for a line of the log that contains a registered secret, or data that looks personal, and for a coded
   *   value in the trail without a text
   */
  close(): Promise<void>;
}
export type DemoLogin = Role | 'DEMO2.SELLER' | 'DEMO2.FI-MANAGER';

/** @param portalFolder of a built portal, where a test requests its pages */
export async function openApi(env: Record<string, string> = {}, portalFolder: string | null = null): Promise<TestApi> {
  return serve(await openDatabase('estrada_seed'), env, portalFolder);
}

/** The same over an empty database: an installation before its first start. */
export async function openEmptyApi(env: Record<string, string> = {}): Promise<TestApi> {
  return serve(await openDatabase(null), env, null);
}

async function serve(
  database: DatabaseHandle,
  env: Record<string, string>,
  portalFolder: string | null,
): Promise<TestApi> {
  const clock = fixedClock(testNow);
  const mails: Mail[] = [];
  const logLines: string[] = [];
  const secrets = logSearch();
  const partners = testPartners();
  const filesFolder = mkdtempSync(join(tmpdir(), 'estrada-files-'));
  const files = await openFiles(readConfig({ DATA_DIR: filesFolder }));
  const logger = makeLogger('info', { write: (line) => void logLines.push(line) });
  const { server, jobs, pipeline, tasks, tokens } = await compose({
    config: readConfig(env),
    database,
    clock,
    partners,
    files,
    signing: await openSigningIdentity({ DATA_DIR: filesFolder, SIGNING_FILE: undefined }),
    logger,
    mailer: { send: async (mail) => void mails.push(mail), close: () => {} },
    pollingSeconds: 0.5,
    portalFolder,
  });
  const callAs = (userType: 'gmf' | 'dealer' | 'public', headers: Record<string, string>) =>
    makeCalls(server, userType, headers, secrets);
  async function runTasks(isWanted: (task: Task) => boolean): Promise<void> {
    const context = { ...makeJobContext(pipeline, clock.now(), 'schedule', logger), alone: false };
    const wanted = tasks.filter(isWanted);
    const isNewDay =
      wanted.some(({ every }) => every === 'night') && (await claimDay(database.db, 'night', context.today));
    const errors: unknown[] = [];
    for (const task of wanted) {
      if (task.every === 'night' && !isNewDay) continue;
      const failures = await runTask(task, context, { again: true }).catch((error: unknown) => [{ error }]);
      errors.push(...failures.flatMap(({ error }) => (outageOf(error) === null ? [error] : [])));
    }
    if (errors.length > 0) throw new AggregateError(errors, errors.map(String).join('; '));
  }
  return {
    server,
    database,
    files,
    clock,
    mails,
    logLines,
    partners,
    stranger: callAs('public', {}),
    async signIn(account, password = demoPassword) {
      const username = (roleNames as readonly string[]).includes(account) ? `DEMO.${account.toUpperCase()}` : account;
      const session = await callAs('public', {}).ok('login', {
        body: { username, password, endOtherSession: true },
      });
      const own = { idToken: session.idToken!, permissionToken: session.permissionToken! };
      const userType = session.type === 'GMF' ? 'gmf' : 'dealer';
      return {
        tokens: own,
        userType,
        activeDealerId: session.user.activeDealerId ?? '',
        ...callAs(userType, own),
      };
    },
    work: () => jobs.work(),
    system: () => ({ context: makeJobContext(pipeline, clock.now(), 'system', logger), tokens }),
    sweep: () => runTasks(({ name }) => !pollPartners.has(name)),
    endLost: () => runTasks(({ everyProcess }) => everyProcess === true),
    poll: () => runTasks(({ name }) => pollPartners.has(name)),
    async close() {
      await server.close();
      await jobs.stop();
      const codes = await codesInTrail(database).finally(() => database.close());
      rmSync(filesFolder, { recursive: true, force: true });
      const leaks = logLines.flatMap((line) => secrets.search(line).map((kind) => `${kind}: ${line.slice(0, 200)}`));
      if (leaks.length > 0) throw new Error(`The log holds ${leaks.join('\n')}`);
      const unknown = [...new Set(logLines.filter((line) => line.includes(unknownAuditFields)))];
      if (codes.length > 0) throw new Error(`The trail shows codes (auditValueTexts): ${codes.join('\n')}`);
      if (unknown.length > 0) throw new Error(`The trail was given ${unknownAuditFields}: ${unknown.join('\n')}`);
    },
  };
}

const pollPartners: ReadonlySet<string> = new Set([
  'messages.send-due',
  'messages.query',
  'documents.ask-reader',
  'proposals.follow-payments',
  'proposals.resend-envelopes',
  'proposals.remind-signers',
  'proposals.ask-envelopes',
]);

let databases = 0;
let admin: pg.Pool | undefined;

/**
 * A statement of the server's administrator, after those before it. All files of this process share the connection: to
 * start and end one costs PostgreSQL 50 ms of the processor.
 */
async function administer(url: string, statement: string): Promise<void> {
  if (!admin) {
    admin = new pg.Pool({ connectionString: url, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true });
    // the server may end before this process
    admin.on('error', () => {});
  }
  await admin.query(statement);
}

async function openDatabase(template: 'estrada_seed' | null): Promise<DatabaseHandle> {
  const source = inject('database');
  if (source.kind === 'embedded')
    return openEmbedded(null, template ? new Blob([readFileSync(source.snapshot)]) : undefined);
  const name = `estrada_${process.pid}_${databases++}`;
  // its files copied one by one: by the log, as by default, takes five times the processor time
  await administer(source.url, `create database ${name} ${template ? `template ${template} strategy file_copy` : ''}`);
  return onFewConnections(source.url, name);
}

/**
 * A database on few connections, which stay open (docs/decisions/0153-*): two transactions that wait for a third, and a
 * read besides; and one for the job store. It is dropped when it is closed.
 */
async function onFewConnections(server: string, name: string): Promise<DatabaseHandle> {
  const connectionString = server.replace(/\/postgres$/, `/${name}`);
  const handle = guardTransactions(await openPostgres(connectionString, 4));
  poolOf(handle).options.idleTimeoutMillis = 0;
  return {
    ...handle,
    jobs: { connectionString, max: 1, idleTimeoutMillis: 0 },
    async close() {
      await handle.close();
      // not awaited: the server ends with the run, and a database to which a test is still connected stays until then
      administer(server, `drop database if exists ${name}`).catch(() => {});
    },
  };
}

function makeCalls(
  server: FastifyInstance,
  ownType: 'gmf' | 'dealer' | 'public',
  tokens: Record<string, string>,
  secrets: LogSearch,
): Pick<Session, 'call' | 'ok'> {
  const call = async (name: EndpointName, input: CallInput<EndpointName> = {}) => {
    const endpoint: Endpoint = endpoints[name] as Endpoint;
    const userType = input.userType ?? (isPublic(endpoint) ? 'public' : ownType);
    const hasBody = endpoint.body !== undefined;
    const json = JSON.stringify(input.body ?? {});
    plantSecrets(secrets, input.body);
    const response = await server.inject({
      method: endpoint.method,
      url: buildPath(endpoint, userType, input.params, input.query),
      headers: {
        ...(hasBody ? { 'content-type': endpoint.bodyEncoding ? 'text/plain' : 'application/json' } : {}),
        ...tokens,
        ...input.headers,
      },
      ...(hasBody ? { payload: endpoint.bodyEncoding ? Buffer.from(json).toString('base64') : json } : {}),
    });
    const isJson = String(response.headers['content-type']).includes('json');
    const body = isJson ? response.json() : response.rawPayload;
    if (isJson) plantSecrets(secrets, body);
    return { status: response.statusCode, headers: response.headers, body };
  };
  const ok = async (name: EndpointName, input: CallInput<EndpointName> = {}) => {
    const answer = await call(name, input);
    if (answer.status !== 200) throw new Error(`${name} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  return { call, ok } as unknown as Pick<Session, 'call' | 'ok'>;
}
