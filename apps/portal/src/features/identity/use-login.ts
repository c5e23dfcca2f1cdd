import { bareUsername } from '@estrada/domain/identity/bare-username';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { api } from '@estrada/web/calls/api.ts';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { enterSession, readModules } from '@estrada/web/session/enter-session.ts';
import { forgetShown } from '@estrada/web/session/shown-once.ts';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { firstPaths } from '../../first-paths.ts';
import { storeChallenge } from './first-access/challenge.ts';

export type LoginState = {
  step: 'username' | 'password';
  username: string;
  isBusy: boolean;
  /** message at the field, in the user's language */
  usernameError: string | null;
  passwordError: string | null;
  /** another session of the same user is open: the user has to choose */
  asksAboutOtherSession: boolean;
};

const start: LoginState = {
  step: 'username',
  username: '',
  isBusy: false,
  usernameError: null,
  passwordError: null,
  asksAboutOtherSession: false,
};

/** The two steps of the login (docs/specification/identity.md#sign-in): look up the user, then check the password. */
export function useLogin() {
  const [state, setState] = useState(start);
  const navigate = useNavigate();
  // the provider's login has failed, and the user chose the password
  const withPassword = (useLocation().state as { withPassword?: true } | null)?.withPassword;
  const change = (part: Partial<LoginState>) => setState((before) => ({ ...before, ...part }));

  useEffect(() => {
    // back from the provider's login: the browser restores the page as it was left, still busy
    const comeBack = (event: PageTransitionEvent) => {
      if (event.persisted) setState((before) => ({ ...before, isBusy: false }));
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);

  const lookUp = async (typed: string) => {
    const username = bareUsername(typed);
    change({ isBusy: true, username, usernameError: null });
    try {
      const { redirectURL } = await api.lookUpUserType({ query: { username } });
      // continues at the provider's login; the button stays busy during the navigation
      if (!withPassword && redirectURL && /^https?:/.test(redirectURL)) return window.location.assign(redirectURL);
      change({ isBusy: false, step: 'password' });
    } catch (error) {
      const atField = error instanceof ApiError ? error.fields.find((field) => field.path === 'username') : undefined;
      change({ isBusy: false, usernameError: atField?.message ?? null });
      if (!atField) report(error);
    }
  };

  const signIn = async (password: string, endOtherSession = false) => {
    change({ isBusy: true, passwordError: null });
    try {
      const body = { username: state.username, password, endOtherSession };
      const [answer, modules] = await Promise.all([api.login({ body }), readModules()]);
      const { idToken, permissionToken, sessionEndsAt, user } = answer;
      if (answer.status === 'NEW_PASSWORD_REQUIRED' || !idToken || !permissionToken || !sessionEndsAt) {
        const { challengeToken } = answer;
        storeChallenge(challengeToken ? { username: user.username, challengeToken } : null);
        return void navigate(firstPaths.firstAccess);
      }
      forgetShown();
      enterSession({ idToken, permissionToken, sessionEndsAt, user }, modules);
    } catch (error) {
      const code = error instanceof ApiError ? error.code : '';
      change({
        isBusy: false,
        asksAboutOtherSession: code === 'USE025',
        passwordError: code === 'USE002' ? (error as ApiError).message : null,
      });
      if (code !== 'USE002' && code !== 'USE025') report(error);
    }
  };

  return {
    ...state,
    lookUp,
    signIn,
    changeUser: () => setState((before) => ({ ...start, username: before.username })),
    forgetRefusal: () => change({ usernameError: null, passwordError: null }),
    leaveOtherSession: () => change({ asksAboutOtherSession: false }),
  };
}

function report(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
  showAlert({ type: 'error', text: error.message });
}
