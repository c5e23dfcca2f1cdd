import type { TrailEntry } from '@estrada/endpoints/index';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { strings } from './strings.ts';
import { useSayChange } from './use-say-change.ts';

type Changes = TrailEntry['changes'];

/** More of them in sight would drown the rows around. */
const shownAtOnce = 4;

/** What an entry changed, field by field; the first few in sight, the others folded. */
export function TrailChanges({ entity, changes }: { entity: string; changes: Changes }) {
  const t = useStrings(strings);
  const folded = changes.slice(shownAtOnce);
  if (changes.length === 0) return t('noChanges');
  return (
    <div className="audit-changes">
      <ChangeList entity={entity} changes={changes.slice(0, shownAtOnce)} />
      {folded.length > 0 ? (
        <details>
          <summary>{t('moreChanges', { count: folded.length })}</summary>
          <ChangeList entity={entity} changes={folded} />
        </details>
      ) : null}
    </div>
  );
}

function ChangeList({ entity, changes }: { entity: string; changes: Changes }) {
  const t = useStrings(strings);
  const say = useSayChange(entity);
  return (
    <ul>
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          <strong>{say.field(field)}:</strong> {before === null ? null : <del>{say.value(field, before)}</del>}
          {before === null ? null : ' → '}
          {after === null ? <em>{t('change.blank')}</em> : <ins>{say.value(field, after)}</ins>}
        </li>
      ))}
    </ul>
  );
}
