import type { UserRow } from '@estrada/endpoints/index';
import { api } from '@estrada/web/calls/api.ts';
import { useReload } from '@estrada/web/calls/use-call.ts';
import { useConfirmAction } from '@estrada/web/records/confirm-action/use-confirm-action.tsx';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { strings } from '../strings.ts';
import { changedByUser } from '../user-queries.ts';

/** The acts on an account, in the order of the menu. */
export const userActs = ['enable', 'unblock', 'resetPassword', 'disable'] as const;
export type UserAct = (typeof userActs)[number];

const calls = {
  enable: api.enableUser,
  unblock: api.unblockUser,
  resetPassword: api.resetUserPassword,
  disable: api.disableUser,
};

/** Asks, then acts on an account; the list follows in any case. */
export function useAccountActs() {
  const t = useStrings(strings);
  const reload = useReload();
  const { ask, modal } = useConfirmAction();
  const actOn = (act: UserAct, { userType: type, username, name, version, administrativeStatus }: UserRow) => {
    // no code goes out for an account that could not use it
    const staysDisabled = act === 'unblock' && administrativeStatus === 'disabled';
    return ask({
      title: t(`${act}.title`),
      subject: `${username} · ${name}`,
      text: t(staysDisabled ? 'unblock.textDisabled' : `${act}.text`),
      confirmLabel: t(`actions.${act}`),
      danger: act === 'disable' || act === 'resetPassword',
      act: () => calls[act]({ params: { type, username }, body: { version } }),
      done: t(staysDisabled ? 'unblock.doneDisabled' : `${act}.done`),
      after: () => void reload(...changedByUser),
    });
  };
  return { actOn, modal };
}
