import { findAuditEntity } from '@estrada/domain/audit/index';
import { formatInstant } from '@estrada/domain/formats/index';
import type { TrailEntry } from '@estrada/endpoints/index';
import type { DataColumn } from '@estrada/ui/index';
import type { Translate } from '@estrada/web/strings/use-strings.ts';
import { Anchor } from '@mantine/core';
import type { strings } from './strings.ts';
import { TrailChanges } from './trail-changes.tsx';
import { useEntityName } from './use-entity-name.ts';

/** What a click on an entry narrows the trail to. */
export type TrailNarrowing = { actor: string } | { entity: string; entityId: string; action: string };

/** The columns of the trail. @param narrow shows what one person did, or what befell one record */
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

/** The kind of the record and what people call it; one without a name is known by its id. */
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
