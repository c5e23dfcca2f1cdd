import { modulesOn } from '@estrada/domain/access/index';
import { Registry } from 'prom-client';
import { signingKey } from './kernel/audit/audit-keys.ts';
import { type Clock, systemClock } from './kernel/clock.ts';
import { type Config, mailUrl } from './kernel/config.ts';
import type { DatabaseHandle } from './kernel/database/database.ts';
import { migrate } from './kernel/database/migrate.ts';
import { openFiles } from './kernel/file-vault/open-files.ts';
import type { FileStore } from './kernel/files.ts';
import { buildServer } from './kernel/http/build-server.ts';
import { sweepReceived } from './kernel/http/receive-form.ts';
import { makeJobContext } from './kernel/jobs/job-context.ts';
import { type JobQueue, openJobQueue } from './kernel/jobs/job-queue.ts';
import type { Logger } from './kernel/logger.ts';
import { type Mailer, smtpMailer } from './kernel/mail.ts';
import type { Platform } from './kernel/platform.ts';
import type { PipelineParts } from './kernel/run-route.ts';
import { openSigningIdentity, type SigningIdentity } from './kernel/signing/signing-identity.ts';
import { auditRoutes } from './modules/audit/index.ts';
import {
  documentRoutes,
  handleDocumentJobs,
  openScanner,
  pollReadings,
  sweepDocuments,
  sweepReadings,
} from './modules/documents/index.ts';
import {
  handleIdentityJobs,
  identityRoutes,
  makeAuthenticate,
  makeCheckApiKey,
  openPortalKey,
  openTokenService,
  sweepSessions,
} from './modules/identity/index.ts';
import { insuranceRoutes } from './modules/insurance/index.ts';
import { jobRoutes } from './modules/jobs/routes.ts';
import { lookupRoutes } from './modules/lookups/index.ts';
import { notificationRoutes } from './modules/notifications/index.ts';
import { offerRoutes } from './modules/offers/index.ts';
import {
  handleOrganizationJobs,
  organizationChecks,
  organizationHistories,
  organizationRoutes,
} from './modules/organization/index.ts';
import { handlePaperJobs, paperRoutes, sweepPapers } from './modules/papers/index.ts';
import {
  feeChecks,
  handleParameterJobs,
  hasProfileParameters,
  lenderChecks,
  parameterRoutes,
} from './modules/parameters/index.ts';
import {
  followEnvelopes,
  followPayments,
  handleProposalJobs,
  proposalCallbacks,
  proposalLookup,
  proposalRoutes,
  sweepClientPages,
  sweepProposals,
  sweepSelfies,
  sweepVapExemptions,
} from './modules/proposals/index.ts';
import { endLostExtractions, handleReportJobs, reportRoutes, sweepExtractions } from './modules/reports/index.ts';
import {
  hasPriceTable,
  offerPrices,
  simulationRoutes,
  sweepCustomerLinks,
  warnOfEndingTables,
} from './modules/simulation/index.ts';
import { countUnread, handleThreadJobs, sweepThreads, threadRoutes } from './modules/threads/index.ts';
import { endLostUploads, handleUploadJobs, sweepUploads, uploadRoutes } from './modules/uploads/index.ts';
import { accountChecks, userHistories, userRoutes } from './modules/users/index.ts';
import { hasVehicleTable, vehicleRoutes } from './modules/vehicles/index.ts';
import { openIdentityProvider, openPartners, type Partners } from './partners/index.ts';

export interface ComposeOptions {
  config: Config;
  database: DatabaseHandle;
  logger: Logger;
  clock?: Clock;
  mailer?: Mailer;
  partners?: Partners;
  files?: FileStore;
  signing?: SigningIdentity;
  portalFolder?: string | null;
  /** seconds between two looks into the job store */
  pollingSeconds?: number;
}

/** The assembled product: one HTTP server and one job worker over one database. Nothing listens or works yet. */
export async function compose(options: ComposeOptions) {
  const { config, database, logger } = options;
  await migrate(database.db);
  const clock = options.clock ?? systemClock;
  const mailer = options.mailer ?? smtpMailer(mailUrl(config), config.MAIL_FROM);
  const partners = options.partners ?? openPartners(config, logger);
  const identityProvider = openIdentityProvider(config, logger);
  // who may be sent to the identity provider need not be said twice
  const redirectOrigins = identityProvider
    ? [...config.LOGIN_REDIRECT_ORIGINS, new URL(identityProvider.issuer).origin]
    : config.LOGIN_REDIRECT_ORIGINS;
  const files = options.files ?? (await openFiles(config));
  const identity = options.signing ?? (await openSigningIdentity(config));
  const platform: Platform = { config, clock, database, logger, mailer, modules: modulesOn(config.MODULES) };
  const tokens = await openTokenService(database.db, config.TOKEN_SECRET);
  const portalKey = await openPortalKey(database.db, config.PUBLIC_API_KEY, clock.now());
  const publicUrl = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`;
  const scan = openScanner(config, logger);
  const handled = [
    ...handleIdentityJobs(tokens, mailer),
    ...handleOrganizationJobs(partners),
    ...handleUploadJobs(platform, files),
    ...handleReportJobs(platform, files),
    ...handleParameterJobs(mailer),
    ...handleDocumentJobs(partners, files),
    ...handlePaperJobs(files),
    ...handleProposalJobs(partners, mailer, publicUrl, files, tokens.seal),
    ...handleThreadJobs(mailer, publicUrl),
  ];
  const jobs: JobQueue = await openJobQueue(database, handled, logger, {
    clock,
    pollingSeconds: options.pollingSeconds ?? 1,
    auditKey: signingKey(config),
  });
  const pipeline: PipelineParts = { db: database.db, jobs, auditKey: signingKey(config) };
  const routes = [
    ...identityRoutes(tokens, {
      handOver: { redirectOrigins, identityProvider },
      botCheck: { botScore: partners.botScore, threshold: config.BOT_SCORE_THRESHOLD },
    }),
    ...userRoutes(tokens, redirectOrigins),
    ...lookupRoutes(platform, partners, portalKey, {
      ...accountChecks,
      ...organizationChecks,
      vehicles: hasVehicleTable,
      priceTables: hasPriceTable,
      ...feeChecks,
      ...lenderChecks,
      profiles: hasProfileParameters,
    }),
    ...organizationRoutes(partners),
    ...vehicleRoutes(),
    ...offerRoutes(offerPrices),
    ...insuranceRoutes(),
    ...parameterRoutes(platform.modules),
    ...simulationRoutes(partners, proposalLookup, files, tokens.seal),
    ...proposalRoutes(countUnread, { certisign: partners.certisign, files }, { seal: tokens.seal, files, scan }),
    ...threadRoutes(),
    ...paperRoutes(tokens.seal, { files, identity }),
    ...documentRoutes(tokens.seal, { files, scan }),
    ...uploadRoutes(files),
    ...reportRoutes(tokens.seal, files, platform.modules),
    ...jobRoutes(jobs),
    ...notificationRoutes(config.NOTIFICATION_SECONDS),
    // the history beside a record: each area says who may open its records
    ...auditRoutes({ ...organizationHistories, ...userHistories }),
  ];
  const metrics = new Registry();
  const server = await buildServer(
    routes,
    {
      platform,
      jobs,
      authenticate: makeAuthenticate(platform, tokens),
      checkApiKey: makeCheckApiKey(database.db, clock),
    },
    { portalFolder: options.portalFolder ?? null, callbacks: proposalCallbacks, metrics, room: () => files.room() },
  );
  /** Ends what lost workers left unfinished and removes what is long over. `alone`: no other process can be at work on this database. */
  const sweep = async ({ alone }: { alone: boolean }) => {
    const context = makeJobContext(pipeline, clock.now(), 'sweep', logger);
    await sweepUploads({ platform, files }, context, { alone });
    await warnOfEndingTables(context);
    await sweepExtractions({ platform, files }, context, { alone });
    await sweepSessions(context);
    await sweepCustomerLinks(context);
    await sweepDocuments(files, context);
    await sweepReadings(files, context);
    await sweepProposals(context);
    await sweepThreads(context);
    await sweepPapers(files, context);
    await sweepClientPages(context);
    await sweepSelfies(files, context);
    await sweepVapExemptions(context);
    await sweepReceived();
    // no write pauses for an hour
    const before = new Date(clock.now().getTime() - 3_600_000);
    for (const folder of ['uploads', 'extractions', 'documents', 'readings', 'papers', 'selfies'])
      await files.removeDrafts(folder, before);
    await jobs.sweep();
  };
  /** The part of `sweep` that people wait for: ends the uploads and extractions whose worker has died. */
  const endLost = async () => {
    const context = makeJobContext(pipeline, clock.now(), 'sweep', logger);
    await endLostUploads({ platform, files }, context, { alone: false });
    await endLostExtractions(platform, context, { alone: false });
  };
  /** Asks partners for what they are at: what people wait for on their screens. */
  const poll = async () => {
    const context = makeJobContext(pipeline, clock.now(), 'poll', logger);
    await pollReadings({ partners, files }, context);
    await followPayments(partners.dealerPayments, context);
    await followEnvelopes({ certisign: partners.certisign, files }, context);
  };
  return { server, jobs, pipeline, platform, tokens, routes, metrics, files, sweep, endLost, poll };
}
