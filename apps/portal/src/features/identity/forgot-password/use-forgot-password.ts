import { type ResetForm, resetFormProblems } from '@estrada/domain/identity/index';
import type { MessageKey } from '@estrada/domain/validation/index';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { showAlert } from '../../../app/alerts/alerts.ts';
import { api } from '../../../app/api/api.ts';
import { ApiError } from '../../../app/api/api-error.ts';
import { say } from '../../../app/i18n/language.ts';
import { paths } from '../../../app/paths.ts';
import { readSession } from '../../../app/session/session-store.ts';
import { signOut } from '../../../app/session/sign-out.ts';
import { type AskedCode, forgetAskedCode, keepAskedCode, readAskedCode } from './asked-code.ts';
import { strings } from './strings.ts';

export type ResetField = keyof ResetForm;
/** What is wrong at a field; the words come with the language of the screen. */
export type FieldProblems = Partial<Record<ResetField | 'username', MessageKey>>;

/** The two steps to a new password (SPEC §4): the username, then the code from the e-mail with the new password. */
export function useForgotPassword() {
  const navigate = useNavigate();
  const from = (useLocation().state as { username?: string } | null)?.username;
  const [asked, setAsked] = useState<AskedCode>(() => readAskedCode(from, Date.now()));
  const [problems, setProblems] = useState<FieldProblems>({});
  const [isBusy, setBusy] = useState(false);

  const keep = (next: AskedCode) => {
    setAsked(next);
    keepAskedCode(next);
  };

  /** Runs one call; what the server refuses at a field goes there, anything else into the banner. */
  const attempt = async (call: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setProblems({});
    try {
      await call();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblems(firstOfEach(error.fields.map(({ path, key }) => ({ path, key: key as MessageKey }))));
      if (error.fields.length === 0) showAlert({ type: 'error', text: error.message });
      return false;
    } finally {
      setBusy(false);
    }
  };

  const askFor = async (username: string) => {
    const isSent = await attempt(() => api.forgotPassword({ body: { username }, suppressAlert: true }));
    if (isSent) keep({ username, askedAtMs: Date.now() });
    return isSent;
  };

  return {
    ...asked,
    step: asked.askedAtMs === null ? ('ask' as const) : ('reset' as const),
    isBusy,
    problems,
    ask: (typed: string) => askFor(typed.replace(/\s+/g, '').toUpperCase()),
    async askAgain() {
      if (await askFor(asked.username)) showAlert({ type: 'notice', text: say(strings, 'reset.resent') });
    },
    async reset(form: ResetForm) {
      const found = resetFormProblems(form);
      if (found.length > 0) return setProblems(firstOfEach(found));
      const body = { username: asked.username, ...form };
      if (!(await attempt(() => api.resetPassword({ body, suppressAlert: true })))) return;
      forgetAskedCode();
      // the server has ended his sessions, the one on this screen included
      if (readSession().user?.username === asked.username) signOut();
      showAlert({ type: 'success', text: say(strings, 'reset.done'), survivesNavigation: true });
      navigate(paths.login);
    },
    /** one field as it stands now: its problem goes, or is said while the person is still there */
    note: (field: ResetField, problem: MessageKey | undefined) =>
      setProblems((before) => ({ ...before, [field]: problem })),
    changeUser() {
      setProblems({});
      keep({ username: asked.username, askedAtMs: null });
    },
  };
}

/** A field says one thing at a time, the first; the rules of the password stand below it in full. */
function firstOfEach(problems: readonly { path: string; key: MessageKey }[]): FieldProblems {
  return Object.fromEntries([...problems].reverse().map(({ path, key }) => [path, key]));
}
