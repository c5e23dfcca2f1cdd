import { bareUsername, type ResetForm, resetFormProblems } from '@estrada/domain/identity/index';
import type { MessageKey } from '@estrada/domain/validation/index';
import { useState } from 'react';
import { api } from '../../../app/api/api.ts';
import { ApiError } from '../../../app/api/api-error.ts';
import { say } from '../../../app/i18n/language.ts';
import { readSession } from '../../../app/session/session-store.ts';
import { signOut } from '../../../app/session/sign-out.ts';
import { firstOfEach } from '../new-password/use-password-form.ts';
import { type AskedCode, forgetAskedCode, keepAskedCode, readAskedCode } from './asked-code.ts';
import { strings } from './strings.ts';

export type ResetField = keyof ResetForm;
/** What is wrong at a field; the words come with the language of the screen. */
export type FieldProblems = Partial<Record<ResetField | 'username', MessageKey>>;
/** Where the form says what belongs to no field. */
export type Tell = (type: 'error' | 'notice', text: string) => void;

/** What the person is told to do now. */
export function helpOf({ step, hasCode }: { step: 'ask' | 'reset'; hasCode: boolean }) {
  if (step === 'ask') return 'ask.help' as const;
  return hasCode ? ('reset.helpWithCode' as const) : ('reset.help' as const);
}

/**
 * The two steps to a new password (SPEC §4): the username, then the code from the e-mail with the new password. The page
 * and the modal of the login are the same form.
 *
 * @param options.from the username that the login handed over, if it did
 * @param options.hush takes away what was told
 * @param options.onDone the password is set
 */
export function useForgotPassword(options: { from?: string; tell: Tell; hush?: () => void; onDone: () => void }) {
  const { from, tell, hush, onDone } = options;
  const [asked, setAsked] = useState<AskedCode>(() => readAskedCode(from, Date.now()));
  const [problems, setProblems] = useState<FieldProblems>({});
  const [isBusy, setBusy] = useState(false);

  const keep = (next: AskedCode) => {
    setAsked(next);
    keepAskedCode(next);
  };

  /** Runs one call; what was told before is of no use any more, what the server refuses at a field goes there, anything else is told. */
  const attempt = async (call: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setProblems({});
    hush?.();
    try {
      await call();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblems(firstOfEach<ResetField | 'username'>(error.fields));
      if (error.fields.length === 0) tell('error', error.message);
      return false;
    } finally {
      setBusy(false);
    }
  };

  const askFor = async (username: string) => {
    const isSent = await attempt(() => api.forgotPassword({ body: { username }, suppressAlert: true }));
    if (isSent) keep({ username, askedAtMs: Date.now(), hasCode: false });
    return isSent;
  };

  return {
    ...asked,
    step: asked.askedAtMs === null && !asked.hasCode ? ('ask' as const) : ('reset' as const),
    isBusy,
    problems,
    ask: (typed: string) => askFor(bareUsername(typed)),
    /** the code has come already: with the registration, or by who opened the account again */
    haveCode: (typed: string) => keep({ username: bareUsername(typed), askedAtMs: null, hasCode: true }),
    async askAgain() {
      if (await askFor(asked.username)) tell('notice', say(strings, 'reset.resent'));
    },
    async reset(form: ResetForm) {
      const found = resetFormProblems(form);
      if (found.length > 0) return setProblems(firstOfEach<ResetField>(found));
      const body = { username: asked.username, ...form };
      if (!(await attempt(() => api.resetPassword({ body, suppressAlert: true })))) return;
      forgetAskedCode();
      // the server has ended his sessions, the one on this screen included
      if (readSession().user?.username === asked.username) signOut();
      onDone();
    },
    /** one field as it stands now: its problem goes, or is said while the person is still there */
    note: (field: ResetField, problem: MessageKey | undefined) =>
      setProblems((before) => ({ ...before, [field]: problem })),
    changeUser() {
      setProblems({});
      keep({ username: asked.username, askedAtMs: null, hasCode: false });
    },
  };
}
