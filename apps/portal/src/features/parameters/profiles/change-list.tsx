import { type CellChange, combinationKey, countChanges } from '@estrada/domain/parameters/index';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { strings } from './strings.ts';
import { useCellStrings } from './use-cell-strings.ts';

/** Up to this many changes are listed one by one; for more, the counts above are enough. */
const namedChanges = 40;

/** The changes of a save: how many cells of each flag, and which. */
export function ChangeList({ changes, label }: { changes: readonly CellChange[]; label: string }) {
  const t = useStrings(strings);
  const words = useCellStrings();
  const rest = changes.length - namedChanges;
  return (
    <>
      <dl className="profile-counts">
        {countChanges(changes).map(({ flag, on, off }) => (
          <div key={flag}>
            <dt>{words.flag(flag)}</dt>
            <dd>
              {[on > 0 ? t('count.on', { count: on }) : '', off > 0 ? t('count.off', { count: off }) : '']
                .filter(Boolean)
                .join(', ')}
            </dd>
          </div>
        ))}
      </dl>
      <ul className="profile-changes" aria-label={label}>
        {changes.slice(0, namedChanges).map((change) => (
          <li key={`${combinationKey(change)}/${change.flag}`}>
            <strong>{t(change.isOn ? 'changes.on' : 'changes.off')}</strong> {words.flag(change.flag)}
            <small>{words.combination(change)}</small>
          </li>
        ))}
        {rest > 0 ? <li>{t('changes.more', { count: rest })}</li> : null}
      </ul>
    </>
  );
}
