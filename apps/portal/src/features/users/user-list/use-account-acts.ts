import type { UserRow } from '@estrada/endpoints/index';
import { api } from '@estrada/web/calls/api.ts';
import { useReload } from '@estrada/web/calls/use-call.ts';
import { useConfirmAction } from '@estrada/web/records/confirm-action/use-confirm-action.tsx';
import { changedBy } from '@estrada/web/records/page/record-kind.ts';
import { useRecordStrings } from '@estrada/web/records/page/use-record-strings.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { strings } from '../strings.ts';
import { userCalls } from '../user-calls.ts';

/** The acts on an account, in the order of the menu. */
export const userActs = ['enable', 'unblock', 'resetPassword', 'disable'] as const;
export type UserAct = (typeof userActs)[number];

const calls = {
  enable: api.enableUser,
  unblock: api.unblockUser,
  resetPassword: api.resetUserPassword,
  disable: api.disableUser,
};

const doneOf = {
  enable: 'user.enabled',
  unblock: 'user.unblocked',
  resetPassword: 'user.passwordReset',
  disable: 'user.disabled',
} as const;

/** The name of an act, in the menu and on its button. */
export function useActName(): (act: UserAct) => string {
  const t = useStrings(strings);
  const { say } = useRecordStrings(userCalls.words.nouns);
  return (act) => (act === 'enable' || act === 'disable' ? say(act) : t(`actions.${act}`));
}

/** Confirms and performs an act on an account; the list is refreshed in any case. */
export function useAccountActs() {
  const t = useStrings(strings);
  const actName = useActName();
  const { sayGendered } = useRecordStrings(userCalls.words.nouns);
  const reload = useReload();
  const { ask, modal } = useConfirmAction();
  const titleOf = (act: UserAct) =>
    act === 'enable' || act === 'disable' ? sayGendered(`${act}Title`) : t(`${act}.title`);
  const actOn = (act: UserAct, { userType: type, username, name, version, administrativeStatus }: UserRow) => {
    // no code is sent for an account that could not use it
    const staysDisabled = act === 'unblock' && administrativeStatus === 'disabled';
    return ask({
      title: titleOf(act),
      subject: `${username} · ${name}`,
      text: t(staysDisabled ? 'unblock.textDisabled' : `${act}.text`),
      confirmLabel: actName(act),
      danger: act === 'disable' || act === 'resetPassword',
      act: () => calls[act]({ params: { type, username }, body: { version } }),
      done: { type: 'success', code: staysDisabled ? 'user.unblockedOnly' : doneOf[act] },
      after: () => void reload(...changedBy(userCalls)),
    });
  };
  return { actOn, modal };
}
