// The preconditions of all our commands. Plain JavaScript, so that an old Node can read it and print what to do.
// What it prints is Portuguese, with `--en` or an English locale English (as apps/api/src/kernel/operator-error.ts).
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const oldestNode = 20;
/** The Node version of the project's own code. */
const projectMajor = 26;
const nodeFolder = join(root, 'tools', 'node');

const locale = process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || '';
const isEnglish = process.argv.includes('--en') || /^en(?![a-z])/i.test(locale);
/** The text in the language of the terminal. */
export const inLanguage = (pt, en) => (isEnglish ? en : pt);

/** Ends the process with one sentence. */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

function checkNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < oldestNode)
    fail(
      inLanguage(
        `O Estrada precisa do Node ${oldestNode} ou mais novo para iniciar (este é o ${process.versions.node}); instale um mais novo de nodejs.org.`,
        `Estrada needs Node ${oldestNode} or newer to start (this is ${process.versions.node}); install a newer one from nodejs.org.`,
      ),
    );
}

/**
 * Installs the dependencies when they are missing or older than the lock file, and the project's own Node where the
 * machine's is older than it.
 *
 * @param extent `start`: without the packages of checks and tests only; installed ones are not removed
 */
export async function ensureInstalled(extent = 'all') {
  checkNode();
  await Promise.all([ensureNode(), ensureDependencies(extent)]);
}

async function ensureDependencies(extent) {
  const mark = join(root, 'node_modules', '.estrada-lock');
  const [wanted, installed] = [hashOf('package-lock.json'), readMark(mark)];
  if (installed === `all ${wanted}` || installed === `${extent} ${wanted}`) return;
  console.log(inLanguage('Instalando as dependências…', 'Installing dependencies…'));
  // a start does not remove packages installed for the tests
  const isComplete = extent === 'all' || installed.startsWith('all ');
  await install(root, isComplete ? [] : ['--omit=dev']);
  writeFileSync(mark, `${isComplete ? 'all' : extent} ${wanted}`);
}

/** Node 26 is a separate package, installed only on a machine with an older Node: it is 200 MB. */
async function ensureNode() {
  if (hasRecentNode()) return;
  const mark = join(nodeFolder, 'node_modules', '.estrada-lock');
  const wanted = hashOf('tools/node/package-lock.json');
  if (readMark(mark) === wanted) return;
  console.log(inLanguage('Instalando o Node 26…', 'Installing Node 26…'));
  await install(nodeFolder, []);
  writeFileSync(mark, wanted);
}

const hasRecentNode = () => Number(process.versions.node.split('.')[0]) >= projectMajor;

const hashOf = (lock) =>
  createHash('sha256')
    .update(readFileSync(join(root, lock)))
    .digest('hex');

const readMark = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

// not `npm ci`: it refuses a lock file that lacks another platform's package (docs/decisions/0013)
async function install(folder, options) {
  const isWindows = process.platform === 'win32';
  // npm writes deprecation notes and audit hints; only a failure is shown
  const npm = spawn(
    isWindows ? 'npm.cmd' : 'npm',
    ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', ...options],
    { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], shell: isWindows },
  );
  let reason = '';
  npm.stderr.on('data', (text) => {
    reason += text;
  });
  const status = await new Promise((resolve) => {
    npm.on('close', resolve);
    npm.on('error', (error) => {
      reason += error;
      resolve(1);
    });
  });
  if (status !== 0) {
    const notInstalled = inLanguage('as dependências não foram instaladas', 'the dependencies could not be installed');
    if (/ENOSPC/.test(reason)) fail(`${inLanguage('O disco está cheio', 'The disk is full')}: ${notInstalled}.`);
    if (/EROFS|EACCES|EPERM/.test(reason))
      fail(
        `${inLanguage(`Não é possível gravar nesta pasta (${root})`, `This folder cannot be written (${root})`)}: ${notInstalled}.`,
      );
    fail(
      `${inLanguage('As dependências não foram instaladas', 'The dependencies could not be installed')}:\n${reason.trim()}`,
    );
  }
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
}

/** The machine's Node where it is recent enough, else the project's own. */
export function projectNode() {
  if (hasRecentNode()) return process.execPath;
  const file = join(nodeFolder, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  if (existsSync(file)) return file;
  return fail(
    inLanguage(
      `Não há pacote do Node ${projectMajor} para este sistema (${process.platform} ${process.arch}); instale o Node e inicie de novo.`,
      `No Node ${projectMajor} for this system (${process.platform} ${process.arch}) can be installed as a package; install it and start again.`,
    ),
  );
}
