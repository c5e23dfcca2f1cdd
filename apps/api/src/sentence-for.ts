import { folderSentence } from './kernel/database/folder-lock.ts';
import { OperatorError, type Sentence, terminalLanguage } from './kernel/operator-error.ts';

/** The server cannot start. */
export class StartError extends OperatorError {}

/**
 * What a command prints when it failed: one sentence where the failure was foreseeable.
 *
 * @param language of the terminal
 */
export function sentenceFor(error: unknown, language = terminalLanguage()): string {
  return foreseen(error)?.[language] ?? `${unforeseen[language]} ${(error as Error).stack ?? String(error)}`;
}

const unforeseen: Sentence = { pt: 'O Estrada não pôde iniciar:', en: 'Estrada could not start:' };

function foreseen(error: unknown): Sentence | null {
  if (error instanceof OperatorError) return error.sentence;
  const { code, port } = error as { code?: string; port?: number };
  const variable = String(port) === process.env.METRICS_PORT ? 'METRICS_PORT' : 'PORT';
  if (code === 'EADDRINUSE')
    return {
      pt: `A porta ${port} está em uso; encerre o que a usa ou defina ${variable} com outra.`,
      en: `Port ${port} is in use; stop what uses it, or set ${variable} to another one.`,
    };
  if (code === 'EACCES' && port)
    return {
      pt: `Este usuário não pode usar a porta ${port}; defina ${variable} com uma acima de 1023.`,
      en: `Port ${port} may not be used by this user; set ${variable} to one above 1023.`,
    };
  return folderSentence(process.env.DATA_DIR ?? './.data', error);
}
