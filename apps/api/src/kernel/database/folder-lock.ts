import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseOpenError } from './database.ts';

/**
 * Takes the data folder for this process. PGlite has no lock of its own: two processes on one folder lose rows.
 *
 * @returns a function that gives the folder back
 * @throws DatabaseOpenError when another process has it, or the folder cannot be written
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'estrada.lock');
  try {
    mkdirSync(folder, { recursive: true });
    takeOver(file);
    const handle = openSync(file, 'wx');
    writeSync(handle, `${process.pid} ${startOf(process.pid)}`);
    closeSync(handle);
  } catch (error) {
    if (error instanceof DatabaseOpenError) throw error;
    throw new DatabaseOpenError(folderSentence(folder, error));
  }
  return () => rmSync(file, { force: true });
}

/** One sentence for a folder that cannot be used: full, read-only, not ours, just taken. */
export function folderSentence(folder: string, error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'ENOSPC' || /no space left/i.test(String(error)))
    return `The disk of the data folder ${folder} is full.`;
  if (code === 'EROFS' || code === 'EACCES' || code === 'EPERM')
    return `The data folder ${folder} cannot be written (${code}); set DATA_DIR to a folder that can.`;
  if (code === 'EEXIST') return `Another process is just opening the data folder ${folder}.`;
  return `The data folder ${folder} cannot be used: ${String((error as Error).message ?? error)}.`;
}

function takeOver(file: string): void {
  if (!existsSync(file)) return;
  const [pid = '', start = ''] = readFileSync(file, 'utf8').split(' ');
  if (isAlive(Number(pid)) && startOf(Number(pid)) === start)
    throw new DatabaseOpenError(
      `Another Estrada (process ${pid}) already uses this data folder; stop it, or set DATA_DIR or DATABASE_URL.`,
    );
  rmSync(file, { force: true });
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** When the process began, where the system tells: a process number is used again after a crash. */
function startOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
