import { auditField } from '@estrada/domain/audit/index';
import type { TrailEntry } from '@estrada/endpoints/index';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { strings } from './strings.ts';
import { useChangeText } from './use-change-text.ts';

type Changes = TrailEntry['changes'];

/** More of them in sight would drown the rows around. */
const shownAtOnce = 4;

/**
 * What an entry changed, field by field: the first few in sight, the others folded, and with them what only an investigation
 * needs (the act and the call by their codes, counters, ids).
 */
export function TrailChanges({ entry: { entity, action, correlationId, changes } }: { entry: TrailEntry }) {
  const t = useStrings(strings);
  const say = useChangeText(entity);
  const isTechnical = ({ field }: Changes[number]) =>
    auditField(entity, field.split('.').at(-1) ?? field)?.technical === true;
  const told = changes.filter((change) => !isTechnical(change));
  const folded = told.slice(shownAtOnce);
  const technical = [
    { name: t('technical.act'), value: action },
    { name: t('technical.call'), value: correlationId },
    ...changes
      .filter(isTechnical)
      .map(({ field, before, after }) => ({ name: say.field(field), value: after ?? before ?? '' })),
  ];
  return (
    <div className="audit-changes">
      <ChangeList entity={entity} changes={told.slice(0, shownAtOnce)} />
      <details>
        <summary>{folded.length > 0 ? t('moreChanges', { count: folded.length }) : t('technical')}</summary>
        <ChangeList entity={entity} changes={folded} />
        <dl>
          {technical.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}:</dt> <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}

function ChangeList({ entity, changes }: { entity: string; changes: Changes }) {
  const t = useStrings(strings);
  const say = useChangeText(entity);
  if (changes.length === 0) return null;
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
