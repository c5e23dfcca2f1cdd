import { auditField, findAuditEntity } from '@estrada/domain/audit/index';
import { formatInstant } from '@estrada/domain/formats/index';
import type { TrailEntry } from '@estrada/endpoints/index';
import type { DataColumn } from '@estrada/ui/index';
import { useChangeText } from '@estrada/web/records/history/use-change-text.ts';
import { type Translate, useStrings } from '@estrada/web/strings/use-strings.ts';
import { Anchor } from '@mantine/core';
import { strings } from './strings.ts';
import { useEntityName } from './use-entity-name.ts';

type Changes = TrailEntry['changes'];

/** More visible changes would hide the rows around them. */
const shownAtOnce = 4;

/**
 * The changes of an entry, field by field: the first few are visible, the others folded, together with technical
 * details (the codes of the act and the call, counters, ids).
 */
function TrailChanges({ entry: { entity, action, correlationId, changes } }: { entry: TrailEntry }) {
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

/** The filter that a click on an entry sets. */
export type TrailNarrowing = { actor: string } | { entity: string; entityId: string; action: string };

/** The columns of the trail. @param narrow filters by one actor, or by one record */
export function trailColumns(
  t: Translate<typeof strings>,
  actName: (action: string) => string,
  narrow: (to: TrailNarrowing) => void,
): DataColumn<TrailEntry>[] {
  return [
    {
      key: 'at',
      header: t('column.at'),
      primary: true,
      render: ({ at }) => <time dateTime={at}>{formatInstant(at)}</time>,
    },
    {
      key: 'actor',
      header: t('column.actor'),
      render: ({ actor }) => {
        const name = actor === 'system' ? t('nobody') : actor;
        return <Narrow name={name} about={t('narrow.actor', { actor: name })} onClick={() => narrow({ actor })} />;
      },
    },
    {
      key: 'action',
      header: t('column.action'),
      render: ({ action }) => actName(action),
    },
    { key: 'entity', header: t('column.entity'), render: (row) => <TrailRecord row={row} t={t} narrow={narrow} /> },
    {
      key: 'changes',
      header: t('column.changes'),
      render: (entry) => <TrailChanges entry={entry} />,
    },
  ];
}

function Narrow({ name, about, onClick }: { name: string; about: string; onClick: () => void }) {
  return (
    <Anchor component="button" type="button" fz="inherit" ta="inherit" aria-label={about} onClick={onClick}>
      {name}
    </Anchor>
  );
}

/** The kind and the name of the record; a record without a name shows its id. */
function TrailRecord({
  row: { entity, entityId, recordName },
  t,
  narrow,
}: {
  row: TrailEntry;
  t: Translate<typeof strings>;
  narrow: (to: TrailNarrowing) => void;
}) {
  const kind = findAuditEntity(entity);
  const entityName = useEntityName();
  const name = recordName ?? (entityId === 'unknown' ? t('unknownRecord') : entityId);
  return (
    <span className="audit-pair">
      <small>{entityName(entity)}</small>
      {kind && entityId !== 'unknown' ? (
        <Narrow
          name={name}
          about={t('narrow.record', { record: name })}
          onClick={() => narrow({ entity, entityId, action: '' })}
        />
      ) : (
        <span>{name}</span>
      )}
    </span>
  );
}
