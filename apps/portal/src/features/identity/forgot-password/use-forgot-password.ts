import { bareUsername, type ResetForm } from '@estrada/domain/identity/index';
import type { MessageKey } from '@estrada/domain/validation/index';
import { api } from '@estrada/web/calls/api.ts';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { readSession } from '@estrada/web/session/session-store.ts';
import { signOut } from '@estrada/web/session/sign-out.ts';
import { say } from '@estrada/web/words/language.ts';
import { useState } from 'react';
import { firstOfEach } from '../new-password/use-password-form.ts';
import { type AskedCode, forgetAskedCode, keepAskedCode, readAskedCode } from './asked-code.ts';
import { strings } from './strings.ts';

/** Where the form says what belongs to no field. */
export type Tell = (type: 'error' | 'notice', text: string) => void;

/** What the person is told to do now. */
export function helpOf({ step, hasCode }: { step: 'ask' | 'reset'; hasCode: boolean }) {
  if (step === 'ask') return 'ask.help' as const;
  return hasCode ? ('reset.helpWithCode' as const) : ('reset.help' as const);
}

/**
 * The two steps to a new password (docs/specification/identity.md#passwords): the username, then the code from the
 * e-mail with the new password. The page and the modal of the login are the same form.
 *
 * @param options.from the username that the login handed over, if it did
 * @param options.hush takes away what was told
 * @param options.onDone the password is set
 */
export function useForgotPassword(options: { from?: string; tell: Tell; hush?: () => void; onDone: () => void }) {
  const { from, tell, hush, onDone } = options;
  const [asked, setAsked] = useState<AskedCode>(() => readAskedCode(from, Date.now()));
  const [usernameProblem, setUsernameProblem] = useState<MessageKey | null>(null);
  const [isBusy, setBusy] = useState(false);

  const keep = (next: AskedCode) => {
    setUsernameProblem(null);
    setAsked(next);
    keepAskedCode(next);
  };

  /** Asks for a code; what is refused at the username goes there, anything else is told. */
  const askFor = async (username: string): Promise<boolean> => {
    setBusy(true);
    setUsernameProblem(null);
    hush?.();
    try {
      await api.forgotPassword({ body: { username } });
      keep({ username, askedAtMs: Date.now(), hasCode: false });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const problem = firstOfEach<'username'>(error.fields).username;
      if (problem) setUsernameProblem(problem);
      else tell('error', error.message);
      return false;
    } finally {
      setBusy(false);
    }
  };

  return {
    ...asked,
    step: asked.askedAtMs === null && !asked.hasCode ? ('ask' as const) : ('reset' as const),
    isBusy,
    usernameProblem,
    ask: (typed: string) => askFor(bareUsername(typed)),
    /** the code has come already: with the registration, or by who opened the account again */
    haveCode: (typed: string) => keep({ username: bareUsername(typed), askedAtMs: null, hasCode: true }),
    /** @returns whether another code is on its way, so that the one typed is of no use any more */
    async askAgain() {
      const isSent = await askFor(asked.username);
      if (isSent) tell('notice', say(strings, 'reset.resent'));
      return isSent;
    },
    /** @throws ApiError when the server refuses the form */
    async reset(form: ResetForm) {
      hush?.();
      await api.resetPassword({ body: { username: asked.username, ...form } });
      forgetAskedCode();
      // the server has ended his sessions, the one on this screen included
      if (readSession().user?.username === asked.username) signOut();
      onDone();
    },
    refuse: (error: ApiError) => tell('error', error.message),
    changeUser: () => keep({ username: asked.username, askedAtMs: null, hasCode: false }),
  };
}
