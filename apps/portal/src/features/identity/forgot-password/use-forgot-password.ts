import { bareUsername, type ResetForm, verificationCodeMinutes } from '@estrada/domain/identity/index';
import { api } from '@estrada/web/calls/api.ts';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { useBusy } from '@estrada/web/calls/use-busy.ts';
import { readDraft, removeDraft, writeDraft } from '@estrada/web/session/draft-store.ts';
import { readSession } from '@estrada/web/session/session-store.ts';
import { signOut } from '@estrada/web/session/sign-out.ts';
import { translate } from '@estrada/web/strings/language.ts';
import { useState } from 'react';
import { strings } from '../new-password/strings.ts';

/**
 * The user of the code, and when the last one was requested here; null: it was not. `hasCode`: the user already
 * received one by e-mail. Nothing secret is stored.
 */
type CodeRequest = { username: string; askedAtMs: number | null; hasCode: boolean };

// there is no session here, so the draft belongs to the tab
const owner = 'stranger';
const key = 'forgot-password';

/**
 * The progress in this tab: after a reload the user still sees the field for the code that was sent.
 *
 * @param from the username that the login page passed, if it did
 */
function readCodeRequest(from: string | undefined, nowMs: number): CodeRequest {
  const kept = readDraft<CodeRequest>(owner, key);
  if (!kept || (from && kept.username !== from)) return { username: from ?? '', askedAtMs: null, hasCode: false };
  const isOver = kept.askedAtMs !== null && nowMs - kept.askedAtMs >= verificationCodeMinutes * 60_000;
  return isOver ? { ...kept, askedAtMs: null } : kept;
}

const storeCodeRequest = (request: CodeRequest): void => writeDraft(owner, key, request);
const forgetCodeRequest = (): void => removeDraft(owner, key);

/** Shows messages that belong to no field. */
type ShowMessage = (type: 'error' | 'notice', text: string) => void;

/** The help text of this step. */
export function helpOf({ step, hasCode }: { step: 'ask' | 'reset'; hasCode: boolean }) {
  if (step === 'ask') return 'ask.help' as const;
  return hasCode ? ('reset.helpWithCode' as const) : ('reset.help' as const);
}

/**
 * The two steps to a new password (docs/specification/identity.md#passwords): the username, then the code from the
 * e-mail with the new password. The page and the login's modal share this form.
 *
 * @param options.from the username that the login passed, if it did
 * @param options.clear clears the message shown
 * @param options.onDone called when the password is set
 */
export function useForgotPassword(options: {
  from?: string;
  show: ShowMessage;
  clear?: () => void;
  onDone: () => void;
}) {
  const { from, show, clear, onDone } = options;
  const [request, setRequest] = useState<CodeRequest>(() => readCodeRequest(from, Date.now()));
  const { busy, run } = useBusy();

  const keep = (next: CodeRequest) => {
    setRequest(next);
    storeCodeRequest(next);
  };

  const refuse = (error: ApiError) => show('error', error.message);

  async function askFor(username: string): Promise<void> {
    clear?.();
    await api.forgotPassword({ body: { username } });
    keep({ username, askedAtMs: Date.now(), hasCode: false });
  }

  return {
    ...request,
    step: request.askedAtMs === null && !request.hasCode ? ('ask' as const) : ('reset' as const),
    /** another code is being requested */
    isBusy: busy !== null,
    /** @throws ApiError when no code is sent */
    ask: (typed: string) => askFor(bareUsername(typed)),
    /** the user already has a code: from the registration, or from the user who enabled or unblocked the account */
    haveCode: (typed: string) => keep({ username: bareUsername(typed), askedAtMs: null, hasCode: true }),
    /** @returns whether another code was requested, so that the typed one is no longer valid */
    async askAgain() {
      let isSent = false;
      await run('act', async () => {
        try {
          await askFor(request.username);
          isSent = true;
          show('notice', translate(strings, 'reset.resent'));
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          refuse(error);
        }
      });
      return isSent;
    },
    /** @throws ApiError when the server refuses the form */
    async reset(form: ResetForm) {
      clear?.();
      await api.resetPassword({ body: { username: request.username, ...form } });
      forgetCodeRequest();
      // the server has ended the user's sessions, including the one on this screen
      if (readSession().user?.username === request.username) signOut();
      onDone();
    },
    refuse,
    changeUser: () => keep({ username: request.username, askedAtMs: null, hasCode: false }),
  };
}
