import { api } from '@estrada/web/calls/api.ts';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { enterSession, readModules } from '@estrada/web/session/enter-session.ts';
import { forgetShown } from '@estrada/web/session/shown-once.ts';
import type { KeyOf } from '@estrada/web/strings/string-types.ts';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import type { ProviderAnswer, SignInRequest } from './read-sign-in-request.ts';
import type { strings } from './strings.ts';

/** Why the login failed: a text of this page, or the server's message. */
type Failure = { key: KeyOf<typeof strings> } | { text: string };
type State = {
  isStarting: boolean;
  isBusy: boolean;
  failure: Failure | null;
  /** another session of this user is open: the user has to choose */
  otherSession: string | null;
};

/** Starts or completes a login through the identity provider (docs/specification/identity.md#company-sign-in). */
export function useSingleSignOn(wish: Exclude<SignInRequest, { kind: 'none' }>) {
  const [state, setState] = useState<State>({
    isStarting: wish.kind === 'start',
    isBusy: true,
    failure: null,
    otherSession: null,
  });
  const hasBegun = useRef(false);
  const navigate = useNavigate();
  const change = (part: Partial<State>) => setState((before) => ({ ...before, ...part }));
  const leave = () => void navigate(paths.login, { replace: true });

  const start = async (username?: string) => {
    change({ isStarting: true, isBusy: true, failure: null });
    try {
      const { address } = await api.startSingleSignOn({ body: username ? { username } : {} });
      // replaces this page in the history: going back leads to the login, not to the same redirect
      if (/^https?:/.test(address)) window.location.replace(address);
    } catch (error) {
      fail(error, null);
    }
  };

  const finish = async (answer: ProviderAnswer, endOtherSession = false) => {
    change({ isBusy: true });
    try {
      const body = { ...answer, endOtherSession };
      const [granted, modules] = await Promise.all([api.finishSingleSignOn({ body }), readModules()]);
      forgetShown();
      enterSession(granted, modules);
    } catch (error) {
      fail(error, answer);
    }
  };

  const fail = (error: unknown, answer: ProviderAnswer | null) => {
    if (!(error instanceof ApiError)) throw error;
    // single sign-on is not configured
    if (error.code === 'SIS006') return leave();
    if (error.code === 'USE025') return change({ isBusy: false, otherSession: error.message });
    change({ isBusy: false, otherSession: null, failure: failureOf(error, answer) });
  };

  useEffect(() => {
    // once: the response is valid for one use
    if (hasBegun.current) return;
    hasBegun.current = true;
    void (wish.kind === 'start' ? start(wish.username) : finish(wish.answer));
  });

  return {
    ...state,
    startAgain: () => void start(wish.kind === 'start' ? wish.username : undefined),
    endOtherSession: () => void (wish.kind === 'finish' && finish(wish.answer, true)),
    leave,
  };
}

function failureOf(error: ApiError, answer: ProviderAnswer | null): Failure {
  if (error.code === 'SEC001') return { key: 'otherBrowser' };
  if (error.code !== 'SEC004') return { text: error.words };
  if (error.status === 403) return { key: 'noAccount' };
  return { key: answer?.error ? 'declined' : 'unproved' };
}
