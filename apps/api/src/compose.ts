import { modulesOn } from '@estrada/domain/access/index';
import { sql } from 'drizzle-orm';
import { Registry } from 'prom-client';
import { signingKey } from './kernel/audit/audit-keys.ts';
import { type Clock, followDatabaseClock, systemClock } from './kernel/clock.ts';
import { type Config, mailUrl } from './kernel/config.ts';
import type { DatabaseHandle } from './kernel/database/database.ts';
import { migrate } from './kernel/database/migrate.ts';
import { watchDatabase } from './kernel/database/watch-database.ts';
import { openFiles, openStore } from './kernel/file-vault/open-files.ts';
import type { FileStore } from './kernel/files.ts';
import { kernelSchedule } from './kernel/housekeeping.ts';
import { buildServer } from './kernel/http/build-server.ts';
import { ensureOneInstallation, ensureOneSigningKey } from './kernel/installation.ts';
import { type JobQueue, openJobQueue } from './kernel/jobs/job-queue.ts';
import { handleSchedule, openSchedule, type Task } from './kernel/jobs/schedule.ts';
import type { Logger } from './kernel/logger.ts';
import { type Mailer, smtpMailer } from './kernel/mail.ts';
import type { Platform } from './kernel/platform.ts';
import type { PipelineParts } from './kernel/run-route.ts';
import { fingerprintOf, openSigningIdentity, type SigningIdentity } from './kernel/signing/signing-identity.ts';
import { handleLostFileJobs } from './kernel/sweep-lost-files.ts';
import { auditRoutes } from './modules/audit/index.ts';
import { clientPageRoutes, handleClientPageJobs, hasVisitedSince } from './modules/client-page/index.ts';
import {
  contractEffects,
  contractFacts,
  contractRoutes,
  contractSchedule,
  handleContractJobs,
  hasDoubtfulSelfie,
  hasEnvelope,
  recordContactChange,
  selfieInList,
  signatureCallbacks,
  signatureInList,
  wantsSelfie,
  wantsSignature,
} from './modules/contracts/index.ts';
import {
  customerSimulatorRoutes,
  customerSimulatorSchedule,
  handleCustomerSimulatorJobs,
} from './modules/customer-simulator/index.ts';
import {
  acceptFile,
  clientMisses,
  documentRoutes,
  documentSchedule,
  handleDocumentJobs,
  openScanner,
  readingSchedule,
  requestClientDocuments,
} from './modules/documents/index.ts';
import {
  handleIdentityJobs,
  identityRoutes,
  identitySchedule,
  makeAuthenticate,
  makeCheckApiKey,
  openPortalKey,
  openTokenService,
} from './modules/identity/index.ts';
import { insuranceRoutes, insuranceSchedule } from './modules/insurance/index.ts';
import { jobSchedule } from './modules/jobs/jobs.schedule.ts';
import { jobRoutes } from './modules/jobs/routes.ts';
import {
  followOpening,
  followSale,
  handleLeadJobs,
  languageOfPerson,
  leadLink,
  leadRoutes,
  leadSchedule,
} from './modules/leads/index.ts';
import { lookupRoutes } from './modules/lookups/index.ts';
import {
  handleMessageJobs,
  messageCallbacks,
  messageRoutes,
  messageSchedule,
  messageTopicsOf,
} from './modules/messages/index.ts';
import { notificationRoutes } from './modules/notifications/index.ts';
import { offerRoutes, offerSchedule } from './modules/offers/index.ts';
import {
  embeddingOriginsOf,
  handleOrganizationJobs,
  organizationChecks,
  organizationHistories,
  organizationRoutes,
} from './modules/organization/index.ts';
import {
  feeChecks,
  handleParameterJobs,
  hasProfileParameters,
  lenderChecks,
  parameterRoutes,
} from './modules/parameters/index.ts';
import { pcdRoutes } from './modules/pcd/index.ts';
import {
  followCredit,
  handlePolicyJobs,
  insurerReports,
  policyRoutes,
  policySchedule,
} from './modules/policies/index.ts';
import { handlePrivacyJobs, privacyRoutes, privacySchedule } from './modules/privacy/index.ts';
import { productHistories, productRoutes } from './modules/products/index.ts';
import {
  discountEffects,
  promotionHistories,
  promotionRoutes,
  promotionSchedule,
  releaseDropped,
} from './modules/promotions/index.ts';
import {
  countOfferUse,
  handleProposalJobs,
  joinAreas,
  productSalesRoutes,
  proposalLookup,
  proposalRoutes,
  proposalSchedule,
} from './modules/proposals/index.ts';
import { handleReportJobs, reportRoutes, reportSchedule } from './modules/reports/index.ts';
import {
  handleSettlementJobs,
  resumePayment,
  settlementEffects,
  settlementFacts,
  settlementRoutes,
  settlementSchedule,
} from './modules/settlement/index.ts';
import {
  hasPriceTable,
  offerPrices,
  productMenuHistories,
  simulationRoutes,
  simulationSchedule,
} from './modules/simulation/index.ts';
import { countUnread, handleThreadJobs, threadRoutes, threadSchedule } from './modules/threads/index.ts';
import { handleUploadJobs, uploadRoutes, uploadSchedule } from './modules/uploads/index.ts';
import { accountChecks, userHistories, userRoutes, userSchedule } from './modules/users/index.ts';
import { hasVehicleTable, vehicleRoutes } from './modules/vehicles/index.ts';
import {
  attachFilesTo,
  handleWebFormJobs,
  registrationOf,
  webFormRoutes,
  webFormSchedule,
  webFormTopic,
} from './modules/web-form/index.ts';
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
  /** seconds between two polls of the job store */
  pollingSeconds?: number;
}

joinAreas({
  effects: { requestClientDocuments, ...contractEffects, ...settlementEffects, ...discountEffects },
  facts: { ...contractFacts, ...settlementFacts },
  resume: resumePayment,
  contactChanged: recordContactChange,
  figuresChanged: releaseDropped,
  registrationOf,
  opened: async (proposal, simulation, context) => {
    await followOpening(proposal, simulation, context);
    await attachFilesTo(proposal, simulation, context);
  },
  moved: async (move, context) => {
    await followCredit(move, context);
    await followSale(move, context);
  },
  hasDoubtfulSelfie,
  signatureInList,
  selfieInList,
  hasEnvelope,
});

/** Processes on several machines share a server's time; the embedded database runs in this one. */
async function clockOf({ kind, db }: DatabaseHandle): Promise<Clock> {
  if (kind === 'embedded') return systemClock;
  return followDatabaseClock(async () => {
    const { rows } = (await db.execute(sql`select clock_timestamp() as now`)) as unknown as { rows: [{ now: string }] };
    return new Date(rows[0].now);
  });
}

/** The assembled product: one HTTP server and one job worker over one database. Nothing listens or works yet. */
export async function compose(options: ComposeOptions) {
  const { config, database, logger } = options;
  await migrate(database.db);
  const clock = options.clock ?? (await clockOf(database));
  const mailer = options.mailer ?? smtpMailer(mailUrl(config), config.MAIL_FROM);
  const partners = options.partners ?? openPartners(config, logger);
  const identityProvider = openIdentityProvider(config, logger);
  // the identity provider's address need not be configured twice
  const redirectOrigins = identityProvider
    ? [...config.LOGIN_REDIRECT_ORIGINS, new URL(identityProvider.issuer).origin]
    : config.LOGIN_REDIRECT_ORIGINS;
  if (!options.files) await ensureOneInstallation(database.db, await openStore(config));
  const files = options.files ?? (await openFiles(config));
  const identity = options.signing ?? (await openSigningIdentity(config));
  if (!options.signing && !config.SIGNING_FILE) await ensureOneSigningKey(database.db, fingerprintOf(identity));
  const platform: Platform = { config, clock, database, logger, mailer, modules: modulesOn(config.MODULES) };
  const tokens = await openTokenService(database.db, config.TOKEN_SECRET);
  const portalKey = await openPortalKey(database.db, config.PUBLIC_API_KEY, clock.now());
  const publicUrl = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`;
  const scan = openScanner(config, logger);
  const messageParts = {
    messaging: partners.messaging,
    mailer,
    seal: tokens.seal,
    publicUrl,
    topics: messageTopicsOf({
      signature: wantsSignature,
      selfie: wantsSelfie,
      documents: async (db, proposal) => (await clientMisses(db, proposal)).length > 0,
      clientPage: hasVisitedSince,
      webForm: webFormTopic,
    }),
  };
  const tasks: Task[] = [
    ...uploadSchedule(platform, files),
    ...reportSchedule(platform, files),
    ...identitySchedule,
    ...userSchedule,
    ...simulationSchedule,
    ...customerSimulatorSchedule,
    ...offerSchedule(files),
    ...promotionSchedule,
    ...insuranceSchedule,
    ...policySchedule(partners, files),
    ...documentSchedule(files),
    ...readingSchedule({ partners, files }),
    ...proposalSchedule,
    ...contractSchedule({ certisign: partners.certisign, files }),
    ...settlementSchedule(partners),
    ...threadSchedule,
    ...leadSchedule,
    ...webFormSchedule(files),
    ...privacySchedule,
    ...messageSchedule(messageParts),
    ...jobSchedule,
    ...kernelSchedule(files, () => jobs.sweep()),
  ];
  const handled = [
    ...handleSchedule(tasks),
    ...handleLostFileJobs(),
    ...handleIdentityJobs(tokens, mailer),
    ...handleOrganizationJobs(partners),
    ...handleUploadJobs(platform, files),
    ...handleReportJobs(platform, files),
    ...handleParameterJobs(mailer),
    ...handleDocumentJobs({ documentReader: partners.documentReader, files, mailer, seal: tokens.seal, publicUrl }),
    ...handleProposalJobs(partners, mailer, { publicUrl, seal: tokens.seal, languageOfPerson }),
    ...handleContractJobs({ certisign: partners.certisign, files, mailer, seal: tokens.seal, publicUrl }),
    ...handleSettlementJobs(partners, mailer, { seal: tokens.seal, publicUrl }),
    ...handleClientPageJobs(mailer, tokens.seal),
    ...handleCustomerSimulatorJobs(mailer, tokens.seal, publicUrl),
    ...handleThreadJobs(mailer, publicUrl),
    ...handleLeadJobs({ mailer, publicUrl, modules: platform.modules, salesCrm: partners.salesCrm }),
    ...handleWebFormJobs({
      mailer,
      seal: tokens.seal,
      publicUrl,
      intake: { files, scan },
    }),
    ...handlePolicyJobs(partners, { mailer, files, scan, publicUrl }),
    ...handleMessageJobs(messageParts),
    ...handlePrivacyJobs(mailer, files),
  ];
  const jobs: JobQueue = await openJobQueue(database, handled, logger, {
    clock,
    pollingSeconds: options.pollingSeconds ?? 1,
    auditKey: signingKey(config),
  });
  const pipeline: PipelineParts = { db: database.db, jobs, auditKey: signingKey(config) };
  const botCheck = { botScore: partners.botScore, threshold: config.BOT_SCORE_THRESHOLD };
  const routes = [
    ...identityRoutes(tokens, { handOver: { redirectOrigins, identityProvider }, botCheck }),
    ...customerSimulatorRoutes({ postalCodes: partners.postalCodes, botCheck, seal: tokens.seal }),
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
    ...pcdRoutes,
    ...offerRoutes(offerPrices, { files, scan, accept: acceptFile, seal: tokens.seal }, countOfferUse),
    ...promotionRoutes,
    ...productRoutes(platform.modules),
    ...insuranceRoutes(partners, { modules: platform.modules, deadlineMs: config.INSURER_DEADLINE_MS }),
    ...policyRoutes(partners, { modules: platform.modules, deadlineMs: config.INSURER_DEADLINE_MS, files, scan }),
    ...parameterRoutes(platform.modules),
    ...simulationRoutes(partners, proposalLookup, files, tokens.seal, leadLink),
    ...proposalRoutes(countUnread),
    ...productSalesRoutes(platform.modules),
    ...contractRoutes({ certisign: partners.certisign, seal: tokens.seal, files, identity, scan }),
    ...settlementRoutes(),
    ...clientPageRoutes(tokens.seal, { files, scan }, partners.loanServicing),
    ...threadRoutes(),
    ...documentRoutes(tokens.seal, { files, scan }),
    ...uploadRoutes(files),
    ...reportRoutes(tokens.seal, files, platform.modules),
    ...leadRoutes,
    ...webFormRoutes({ postalCodes: partners.postalCodes, botCheck, seal: tokens.seal, intake: { files, scan } }),
    ...messageRoutes(messageParts),
    ...privacyRoutes,
    ...jobRoutes(jobs),
    ...notificationRoutes(config.NOTIFICATION_SECONDS),
    // the history of a record: each area decides who may open its records
    ...auditRoutes({
      ...organizationHistories,
      ...userHistories,
      ...promotionHistories,
      ...productHistories,
      ...productMenuHistories,
    }),
  ];
  const metrics = new Registry();
  const server = await buildServer(
    routes,
    {
      platform,
      jobs,
      authenticate: makeAuthenticate(platform, tokens),
      checkApiKey: makeCheckApiKey(database.db, clock),
      watch: database.ping && watchDatabase(database.ping),
    },
    {
      portalFolder: options.portalFolder ?? null,
      embeddingOrigins: (dealerId) => embeddingOriginsOf(database.db, dealerId),
      callbacks: [...signatureCallbacks, ...insurerReports, ...messageCallbacks],
      metrics,
      room: () => files.room(),
    },
  );
  const schedule = openSchedule(tasks, { database, clock, logger }, pipeline);
  return { server, jobs, pipeline, platform, tokens, routes, metrics, files, tasks, schedule };
}
