import { ConfigError } from './kernel/config.ts';
import { DatabaseOpenError } from './kernel/database/database.ts';
import { folderSentence } from './kernel/database/folder-lock.ts';

/** The server cannot start; the message is one sentence for the person who started it. */
export class StartError extends Error {}

/** The message of a failed start: one sentence where it was foreseeable. */
export function sentenceFor(error: unknown): string {
  if (error instanceof ConfigError || error instanceof DatabaseOpenError || error instanceof StartError)
    return error.message;
  const { code, port } = error as { code?: string; port?: number };
  const variable = String(port) === process.env.METRICS_PORT ? 'METRICS_PORT' : 'PORT';
  if (code === 'EADDRINUSE') return `Port ${port} is in use; stop what uses it, or set ${variable} to another one.`;
  if (code === 'EACCES' && port) return `Port ${port} may not be used by this user; set ${variable} to one above 1023.`;
  const disk = folderSentence(process.env.DATA_DIR ?? './.data', error);
  if (disk) return disk;
  return `Estrada could not start: ${(error as Error).stack ?? String(error)}`;
}
