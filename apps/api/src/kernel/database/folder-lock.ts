import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sentence } from '../operator-error.ts';
import { DatabaseOpenError } from './database.ts';

/**
 * Locks the data folder for this process. PGlite has no lock of its own: two processes on one folder lose rows.
 *
 * @returns a function that releases the folder
 * @throws DatabaseOpenError when another process has it, or the folder is not writable
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'estrada.lock');
  try {
    if (existsSync(folder) && !statSync(folder).isDirectory()) throw Object.assign(new Error(), { code: 'ENOTDIR' });
    mkdirSync(folder, { recursive: true });
    replaceLock(file);
    // written to a temporary file and linked into position: a lock is never read without its process number
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, `${process.pid} ${startOf(process.pid)}`);
    try {
      linkSync(draft, file);
    } finally {
      rmSync(draft, { force: true });
    }
  } catch (error) {
    if (error instanceof DatabaseOpenError) throw error;
    if ((error as NodeJS.ErrnoException).code === 'EEXIST')
      throw new DatabaseOpenError({
        pt: `Outro processo do Estrada está abrindo a pasta de dados ${folder}. Aguarde um instante e tente de novo.`,
        en: `Another Estrada process is opening the data folder ${folder}. Wait a moment and try again.`,
      });
    throw new DatabaseOpenError(
      folderSentence(folder, error) ?? {
        pt: `Não é possível usar a pasta de dados ${folder}: ${error}.`,
        en: `The data folder ${folder} cannot be used: ${error}.`,
      },
    );
  }
  return () => rmSync(file, { force: true });
}

/** Error numbers of the embedded database's own file system (Emscripten's WASI numbers). */
const emscriptenCodes: Readonly<Record<number, string>> = {
  2: 'EACCES',
  19: 'ENOSPC',
  51: 'ENOSPC',
  63: 'EPERM',
  69: 'EROFS',
};

/**
 * The disk's error code, wherever in the chain of causes it is: Node's code, PostgreSQL's 53100, or Emscripten's
 * number.
 */
function diskCode(error: unknown): string | undefined {
  for (
    let current = error as { code?: string; errno?: number; message?: string; cause?: unknown } | undefined;
    current;
    current = current.cause as typeof current
  ) {
    if (current.code === '53100' || /no space left/i.test(current.message ?? '')) return 'ENOSPC';
    if (current.code) return current.code;
    if (current.errno !== undefined && emscriptenCodes[current.errno]) return emscriptenCodes[current.errno];
  }
  return undefined;
}

/**
 * One sentence for a folder that cannot be used (full, read-only, not a folder, locked a moment ago); null for any
 * other failure.
 */
export function folderSentence(folder: string, error: unknown): Sentence | null {
  switch (diskCode(error)) {
    case 'ENOSPC':
      return {
        pt: `O disco da pasta de dados ${folder} está cheio. Libere espaço e tente de novo.`,
        en: `The disk of the data folder ${folder} is full. Free some space and try again.`,
      };
    case 'EROFS':
    case 'EACCES':
    case 'EPERM':
    // Node also reports this when it may not create a folder on a read-only disk
    case 'ENOENT':
      return {
        pt: `Não é possível gravar na pasta de dados ${folder}; defina em DATA_DIR uma pasta com permissão de gravação.`,
        en: `The data folder ${folder} is not writable; set DATA_DIR to a folder that is.`,
      };
    case 'ENOTDIR':
      return {
        pt: `A pasta de dados ${folder} não é uma pasta; defina em DATA_DIR o caminho de uma pasta.`,
        en: `The data folder ${folder} is not a folder; set DATA_DIR to the path of a folder.`,
      };
    default:
      return null;
  }
}

function replaceLock(file: string): void {
  if (!existsSync(file)) return;
  const [pid = '', start = ''] = readFileSync(file, 'utf8').split(' ');
  if (isAlive(Number(pid)) && startOf(Number(pid)) === start)
    throw new DatabaseOpenError({
      pt: `Outro processo do Estrada (${pid}) já usa esta pasta de dados; encerre esse processo ou defina DATA_DIR ou DATABASE_URL.`,
      en: `Another Estrada process (${pid}) already uses this data folder; stop it, or set DATA_DIR or DATABASE_URL.`,
    });
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

/** When the process started, where the system reports it: after a crash a process number is reused. */
function startOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
