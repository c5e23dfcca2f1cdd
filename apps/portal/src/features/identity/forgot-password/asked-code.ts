import { verificationCodeMinutes } from '@estrada/domain/identity/index';
import { readDraft, removeDraft, writeDraft } from '../../../app/session/draft-store.ts';

/** Who asked for a code, and when the last one was asked for; null: not yet. Nothing secret is ever kept. */
export type AskedCode = { username: string; askedAtMs: number | null };

// nobody is signed in here, so the draft belongs to the tab
const owner = 'stranger';
const key = 'forgot-password';

/**
 * Where this tab stands: after a reload the person is still asked for the code that is on its way to him.
 *
 * @param from the username that the login page handed over, if it did
 */
export function readAskedCode(from: string | undefined, nowMs: number): AskedCode {
  const kept = readDraft<AskedCode>(owner, key);
  if (from && kept?.username !== from) return { username: from, askedAtMs: null };
  if (!kept) return { username: '', askedAtMs: null };
  const isOver = kept.askedAtMs !== null && nowMs - kept.askedAtMs >= verificationCodeMinutes * 60_000;
  return isOver ? { ...kept, askedAtMs: null } : kept;
}

export const keepAskedCode = (asked: AskedCode): void => writeDraft(owner, key, asked);
export const forgetAskedCode = (): void => removeDraft(owner, key);
