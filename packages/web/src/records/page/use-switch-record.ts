import type { Fields } from '@estrada/domain/forms/index';
import { useReload } from '../../calls/use-call.ts';
import { useConfirmAction } from '../confirm-action/use-confirm-action.tsx';
import { type RecordRow, type RecordsName, recordApi } from '../record-api.ts';
import { changedBy, type RecordKind } from './record-kind.ts';
import { useRecordStrings } from './use-record-strings.ts';

/** Asks, then enables or disables a record; what it makes stale is requested again in any case. */
export function useSwitchRecord<Many extends RecordsName, All extends Fields>(kind: RecordKind<Many, All>) {
  const { say, sayGendered, own } = useRecordStrings(kind.words.nouns);
  const reload = useReload();
  const { ask, modal } = useConfirmAction();
  const calls = recordApi(kind.one, kind.many);
  const { enabling, disabling } = kind.words;
  const textOf = (row: RecordRow<Many>, isEnabled: boolean) => {
    const text = isEnabled ? (typeof disabling === 'function' ? disabling(row) : disabling) : enabling;
    return text ? own(text) : sayGendered(isEnabled ? 'disableText' : 'enableText');
  };
  const switchRecord = (row: RecordRow<Many>) => {
    const { enabled, version } = row as unknown as { enabled: boolean; version: number };
    const way = enabled ? 'disable' : 'enable';
    ask({
      title: sayGendered(`${way}Title`),
      subject: kind.nameOf(row, own),
      text: textOf(row, enabled),
      confirmLabel: say(way),
      danger: enabled,
      act: () => calls[way]({ [kind.address.param]: kind.address.of(row) }, version),
      done: { type: 'success', code: `${kind.subject}.${way}d` },
      after: () => void reload(...changedBy(kind)),
    });
  };
  return { switchRecord, modal };
}
