import type { ErrorCode } from '../../errors/catalogue.ts';
import type { Texts } from '../../errors/texts.ts';

/** The message at a refused field. `code` is the catalogue's code of the refusal. */
export type Message = Texts & { readonly code: ErrorCode };

/** A refusal for which the specification gives no code. */
export const invalid = (pt: string, en: string): Message => ({ code: 'DOM002', pt, en });

/** A password that is too easily guessed. */
export const weakPassword = (pt: string, en: string): Message => ({ code: 'USE030', pt, en });
