// A process that only starts another one: it ends with that one. Plain JavaScript, like its users.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Forwards signals to the child, ends it when npm, which started this process, is gone, and exits with its code. npm
 * that is killed or hung up sends no signal.
 *
 * @param {import('node:child_process').ChildProcess} child
 */
export function handOnSignals(child) {
  const end = () => child.kill('SIGTERM');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
  // started from a shell, the product may outlive it on purpose (nohup, &); it must never outlive npm
  if (process.env.npm_lifecycle_event) {
    const npm = npmAbove(process.ppid);
    setInterval(() => {
      if (!isAlive(npm)) end();
    }, 300).unref();
  }
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/** npm runs a script by a shell, which some systems replace by the script: the shell's parent, or the parent itself. */
function npmAbove(parent) {
  const [above, name] = parentAndName(parent);
  return above && /(^|\/)-?(sh|dash|bash|zsh|ash)$/.test(name) ? above : parent;
}

/** The parent and the name of a process; nothing where the system does not say. */
function parentAndName(pid) {
  if (process.platform !== 'linux') {
    const found = /^\s*(\d+)\s+(\S+)/.exec(spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)]).stdout ?? '');
    return found ? [Number(found[1]), found[2]] : [0, ''];
  }
  try {
    const found = /\((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    return found ? [Number(found[2]), found[1]] : [0, ''];
  } catch {
    return [0, ''];
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
