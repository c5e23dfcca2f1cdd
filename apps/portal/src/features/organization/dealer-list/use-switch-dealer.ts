import type { DealerRow } from '@estrada/endpoints/index';
import { api } from '@estrada/web/calls/api.ts';
import { useReload } from '@estrada/web/calls/use-call.ts';
import { useConfirmAction } from '@estrada/web/records/confirm-action/use-confirm-action.tsx';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { changedByOrganization } from '../dealer-queries.ts';
import { strings } from '../strings.ts';

/** Asks, then enables or disables a dealer; the list follows in any case. */
export function useSwitchDealer() {
  const t = useStrings(strings);
  const reload = useReload();
  const { ask, modal } = useConfirmAction();
  const switchDealer = ({ id, version, enabled, tradingName, GMFcode }: DealerRow) => {
    const act = enabled ? 'disable' : 'enable';
    const call = enabled ? api.disableDealer : api.enableDealer;
    ask({
      title: t(`${act}.title`),
      subject: `${GMFcode} · ${tradingName}`,
      text: t(`${act}.text`),
      confirmLabel: t(`actions.${act}`),
      danger: enabled,
      act: () => call({ params: { id }, body: { version } }),
      done: t(`${act}.done`),
      after: () => void reload(...changedByOrganization),
    });
  };
  return { switchDealer, modal };
}
