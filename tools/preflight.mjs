// What must be true before anything of ours can run. Plain JavaScript, so that an old Node can read it and say what to do.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const oldestNode = 20;

/** Ends the process with one sentence. */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

function checkNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < oldestNode)
    fail(
      `Estrada needs Node ${oldestNode} or newer to start (this is ${process.versions.node}); install a newer one from nodejs.org.`,
    );
}

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

/** Installs the dependencies when they are missing or older than the lock file. */
export function ensureInstalled() {
  checkNode();
  const mark = join(root, 'node_modules', '.estrada-lock');
  const wanted = lockHash();
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  console.log('Installing dependencies…');
  // not `npm ci`: it refuses a lock file that lacks another platform's package (docs/decisions/0013)
  // npm writes deprecation notes and audit hints; only a failure is worth reading
  const npm = spawnSync(
    process.platform === 'win32' ? 'npm.cmd' : 'npm',
    ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
      shell: process.platform === 'win32',
    },
  );
  if (npm.status !== 0) {
    const reason = npm.stderr ?? String(npm.error ?? '');
    if (/ENOSPC/.test(reason)) fail('The disk is full: the dependencies could not be installed.');
    if (/EROFS|EACCES|EPERM/.test(reason))
      fail(`This folder cannot be written (${root}): the dependencies could not be installed.`);
    fail(`The dependencies could not be installed:\n${reason.trim()}`);
  }
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(mark, wanted);
}

/** The project's own Node, brought by npm as a package. */
export function projectNode() {
  const file = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  if (existsSync(file)) return file;
  if (Number(process.versions.node.split('.')[0]) >= 26) return process.execPath;
  return fail(
    `No Node 26 for this system (${process.platform} ${process.arch}) came with the dependencies; install Node 26 and start again.`,
  );
}
