import type { Fields } from '@estrada/domain/forms/index';
import { useReload } from '../../calls/use-call.ts';
import type { PagedName, RowOf } from '../../calls/use-paged-call.ts';
import { useConfirmAction } from '../confirm-action/use-confirm-action.tsx';
import { recordApi } from '../record-api.ts';
import { changedBy, doneOf, type RecordKind } from './record-kind.ts';
import { useRecordStrings } from './use-record-strings.ts';

/** Confirms, then enables or disables a record; stale reads are fetched again on success and failure. */
export function useSwitchRecord<List extends PagedName, All extends Fields>(kind: RecordKind<List, All>) {
  const { say, sayGendered, own } = useRecordStrings(kind.words.nouns);
  const reload = useReload();
  const { ask, modal } = useConfirmAction();
  const calls = recordApi(kind.calls);
  const { enabling, disabling } = kind.words;
  const textOf = (row: RowOf<List>, isEnabled: boolean) => {
    const text = isEnabled ? (typeof disabling === 'function' ? disabling(row) : disabling) : enabling;
    return text ? own(text) : sayGendered(isEnabled ? 'disableText' : 'enableText');
  };
  const switchRecord = (row: RowOf<List>) => {
    const { enabled, version } = row as { enabled: boolean; version: number };
    const way = enabled ? 'disable' : 'enable';
    ask({
      title: sayGendered(`${way}Title`),
      subject: kind.nameOf(row, own),
      text: textOf(row, enabled),
      confirmLabel: say(way),
      danger: enabled,
      act: () => calls.turn(way, { [kind.address.param]: kind.address.of(row) }, version),
      done: doneOf(kind, `${way}d`),
      after: () => void reload(...changedBy(kind)),
    });
  };
  return { switchRecord, modal };
}
