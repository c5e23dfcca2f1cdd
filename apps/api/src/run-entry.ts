import { fileURLToPath } from 'node:url';
import { compose } from './compose.ts';
import { linkDemoAccountToProvider } from './demo/insert-accounts.ts';
import { hasDemoAccounts, loadDemo } from './demo/load-demo.ts';
import { type Config, readConfig } from './kernel/config.ts';
import { protectDataFolder } from './kernel/data-folder.ts';
import type { DatabaseHandle } from './kernel/database/database.ts';
import { describeFailure } from './kernel/describe-failure.ts';
import type { FileStore } from './kernel/files.ts';
import { ensurePortFree } from './kernel/http/ensure-port-free.ts';
import { listenForMetrics } from './kernel/http/serve-metrics.ts';
import { makeLogger } from './kernel/logger.ts';
import { isOwnInstallation } from './modules/users/index.ts';
import { StartError, sentenceFor } from './sentence-for.ts';

/** The tasks of one process: answer HTTP, run jobs, or both. */
export interface EntryParts {
  http: boolean;
  worker: boolean;
  open(config: Config): Promise<DatabaseHandle>;
}

const portalFolder = fileURLToPath(new URL('../../portal/dist', import.meta.url));
const drainMs = 9_000;

/**
 * Runs one process until it is signalled to stop. A foreseeable start failure is reported in one sentence, exit code 1.
 * SIGINT and SIGTERM let running requests and jobs finish, then everything is closed, within ten seconds. An uncaught
 * exception is logged and ends the process in the same way, with exit code 1.
 */
export async function runEntry(parts: EntryParts): Promise<void> {
  let stop = async () => {};
  try {
    const config = readConfig(process.env);
    await ensurePortsFree(config, parts);
    await protectDataFolder(config.DATA_DIR);
    const database = await parts.open(config);
    stop = () => database.close();
    stop = await start(config, database, parts);
  } catch (error) {
    await stop().catch(() => {});
    console.error(sentenceFor(error));
    process.exit(1);
  }
  const end = onlyOnce((exitCode: number) => {
    setTimeout(() => process.exit(1), drainMs).unref();
    stop().then(
      () => process.exit(exitCode),
      (error: unknown) => {
        console.error(sentenceFor(error));
        process.exit(1);
      },
    );
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end(0));
  // started by another process (npm start): it ends with that one
  process.on('disconnect', () => end(0));
  // the state is unknown after it: it is logged and running work is finished, but nothing new begins
  process.on('uncaughtException', (error) => {
    console.error(JSON.stringify({ msg: 'unknown exception, the process ends', err: describeFailure(error) }));
    end(1);
  });
}

async function ensurePortsFree({ PORT, METRICS_PORT, HOST: host }: Config, { http }: EntryParts): Promise<void> {
  if (http) await ensurePortFree({ port: PORT, host });
  if (METRICS_PORT !== undefined) await ensurePortFree({ port: METRICS_PORT, host });
}

function onlyOnce(act: (exitCode: number) => void): (exitCode: number) => void {
  let done = false;
  return (exitCode) => {
    if (done) return;
    done = true;
    act(exitCode);
  };
}

async function start(config: Config, database: DatabaseHandle, parts: EntryParts): Promise<() => Promise<void>> {
  const logger = makeLogger(config.LOG_LEVEL);
  const { server, jobs, pipeline, platform, metrics, files, schedule } = await compose({
    config,
    database,
    logger,
    portalFolder: parts.http ? portalFolder : null,
  });
  let closeMetrics = () => {};
  const stop = async () => {
    closeMetrics();
    schedule.stop();
    await server.close();
    await jobs.stop();
    platform.mailer.close();
    await database.close();
  };
  try {
    await prepareDemo(config, database, { pipeline, files }, logger);
    if (parts.worker) {
      // the embedded database has one process: work unfinished now was lost with the previous one
      await schedule.endLost(database.kind === 'embedded');
      await jobs.work();
    }
    schedule.start(parts.worker);
    const { METRICS_PORT, METRICS_TOKEN: token = null, HOST: host } = config;
    if (METRICS_PORT !== undefined)
      closeMetrics = (await listenForMetrics(metrics, { port: METRICS_PORT, host, token })).close;
    if (parts.http) await server.listen({ port: config.PORT, host: config.HOST });
  } catch (error) {
    await stop();
    throw error;
  }
  const address = server.server.address();
  // read by the process that started this one, which prints a sentence for the user
  if (parts.http && process.send)
    process.send({ ready: true, port: typeof address === 'object' ? address?.port : config.PORT });
  else logger.info(parts.http ? { address } : {}, 'ready');
  return stop;
}

async function prepareDemo(
  config: Config,
  database: DatabaseHandle,
  { pipeline, files }: { pipeline: Parameters<typeof loadDemo>[0]; files: FileStore },
  logger: Parameters<typeof loadDemo>[2],
): Promise<void> {
  const isOwn = await isOwnInstallation(database.db);
  if (config.DEMO && isOwn)
    throw new StartError({
      pt: 'Este banco de dados já tem contas próprias e não pode receber os dados de demonstração. Use outro banco de dados ou inicie sem DEMO=1.',
      en: 'This database has accounts of its own and cannot receive the demo data. Use another database, or start without DEMO=1.',
    });
  const wanted = config.DEMO ?? (database.kind === 'embedded' && !isOwn);
  if (wanted) {
    await loadDemo(pipeline, new Date(), logger, files);
    if (config.OIDC_ISSUER) await linkDemoAccountToProvider(database.db, config.OIDC_ISSUER, new Date());
  } else if (await hasDemoAccounts(database.db))
    throw new StartError({
      pt: 'Este banco de dados contém contas ou chaves de demonstração, com senhas públicas: inicie com DEMO=1 ou use um banco de dados sem elas.',
      en: 'This database contains demo accounts or keys, whose passwords are public: start with DEMO=1, or use a database without them.',
    });
}
