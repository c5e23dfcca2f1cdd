import { DomainError } from '../errors/domain-error.ts';

/** The facts for the acts on an account. */
export type AccountState = { enabled: boolean; isBlocked: boolean };

/** An act on an account, and its effects. `mailsCode`: the user gets a code to set a new password. */
export type AccountChange = AccountState & { mailsCode: boolean; endsSessions: boolean };

export type AccountAct = 'enable' | 'disable' | 'unblock' | 'resetPassword';

/** The administrative status of an account; disabled precedes blocked. */
export function accountStatus({ enabled, isBlocked }: AccountState): 'enabled' | 'disabled' | 'blocked' {
  if (!enabled) return 'disabled';
  return isBlocked ? 'blocked' : 'enabled';
}

/**
 * Decides an act on an account. Enabling, unblocking and resetting mail a code, because the old password may be
 * compromised; a disabled account gets none, since it could not use it. For the same reason a session that was open
 * when the account was blocked stays closed.
 *
 * @returns null when the account already has that state
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
