import { verificationCodeMinutes } from '@estrada/domain/identity/index';
import { readDraft, removeDraft, writeDraft } from '@estrada/web/session/draft-store.ts';

/**
 * Whose code it is, and when the last one was requested here; null: none was. `hasCode`: the person was mailed one without
 * asking. Nothing secret is ever kept.
 */
export type CodeRequest = { username: string; askedAtMs: number | null; hasCode: boolean };

// nobody is signed in here, so the draft belongs to the tab
const owner = 'stranger';
const key = 'forgot-password';

/**
 * Where this tab stands: after a reload the person still sees the field for the code that is on its way to him.
 *
 * @param from the username that the login page handed over, if it did
 */
export function readCodeRequest(from: string | undefined, nowMs: number): CodeRequest {
  const kept = readDraft<CodeRequest>(owner, key);
  if (!kept || (from && kept.username !== from)) return { username: from ?? '', askedAtMs: null, hasCode: false };
  const isOver = kept.askedAtMs !== null && nowMs - kept.askedAtMs >= verificationCodeMinutes * 60_000;
  return isOver ? { ...kept, askedAtMs: null } : kept;
}

export const storeCodeRequest = (request: CodeRequest): void => writeDraft(owner, key, request);
export const forgetCodeRequest = (): void => removeDraft(owner, key);
