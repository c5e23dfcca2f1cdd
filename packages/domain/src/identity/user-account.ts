import { DomainError } from '../errors/domain-error.ts';

/** What the acts on an account look at. */
export type AccountState = { enabled: boolean; isBlocked: boolean };

/** An act on an account, and what follows from it. `mailsCode`: the person gets a code to set a new password with. */
export type AccountChange = AccountState & { mailsCode: boolean; endsSessions: boolean };

export type AccountAct = 'enable' | 'disable' | 'unblock' | 'resetPassword';

/** How an account stands administratively; disabled says more than blocked. */
export function accountStatus({ enabled, isBlocked }: AccountState): 'enabled' | 'disabled' | 'blocked' {
  if (!enabled) return 'disabled';
  return isBlocked ? 'blocked' : 'enabled';
}

/**
 * Decides an act on an account. Enabling, unblocking and resetting mail a code, because what opened the account before
 * may be what it was closed for; a disabled account gets none, it could not use it. For the same reason a session that was
 * open when the account was blocked does not come back to life with it.
 *
 * @returns null when the account is already as wanted
 * @throws DomainError USE023 for a new password of an account that is disabled or blocked
 */
export function changeAccount(act: AccountAct, state: AccountState): AccountChange | null {
  switch (act) {
    case 'enable':
      return state.enabled ? null : { enabled: true, isBlocked: false, mailsCode: true, endsSessions: false };
    case 'disable':
      return state.enabled ? { ...state, enabled: false, mailsCode: false, endsSessions: true } : null;
    case 'unblock':
      return state.isBlocked ? { ...state, isBlocked: false, mailsCode: state.enabled, endsSessions: true } : null;
    case 'resetPassword':
      if (!state.enabled || state.isBlocked) throw new DomainError('USE023');
      return { ...state, mailsCode: true, endsSessions: true };
  }
}
