import { formatDate } from '@estrada/domain/formats/index';
import { type DataColumn, RowMenu, StatusPill } from '@estrada/ui/index';
import { Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import { useStrings } from '../../strings/use-strings.ts';
import { type Span, showEnd } from './show-span.ts';
import { strings } from './strings.ts';
import './validity.css';

/** A row with a validity, as its calls return it. */
export type DatedRow = Span & {
  id: string;
  version: number;
  state: 'past' | 'in-force' | 'future';
  can: { edit: boolean; delete: boolean };
};

/** The acts on a row. */
export type RowActs<Row> = { onEdit: (row: Row) => void; onDelete: (row: Row) => void };

const tones = { past: 'neutral', 'in-force': 'success', future: 'info' } as const;

/** A value with a second line below. */
export function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <span className="validity-two-lines">
      {first}
      {second ? <small>{second}</small> : null}
    </span>
  );
}

/**
 * The columns of every dated row: validity, status, acts.
 *
 * @param nameOf whose row it is, for the name of its menu
 */
export function useValidityColumns<Row extends DatedRow>(nameOf: (row: Row) => string, acts: RowActs<Row>) {
  const t = useStrings(strings);
  const span: DataColumn<Row> = {
    key: 'span',
    header: t('column.span'),
    render: ({ effectiveFrom, validUntil }) => (
      <TwoLines
        first={<span className="validity-whole">{t('span.start', { from: formatDate(effectiveFrom) })}</span>}
        second={showEnd(validUntil, t)}
      />
    ),
  };
  const phase: DataColumn<Row> = {
    key: 'phase',
    header: t('column.phase'),
    render: ({ state }) => (
      <StatusPill tone={tones[state]} className="validity-pill">
        {t(`phase.${state}`)}
      </StatusPill>
    ),
  };
  const actsColumn: DataColumn<Row> = {
    key: 'acts',
    header: t('column.acts'),
    isAction: true,
    // a row without acts is history
    render: (row) =>
      row.can.edit || row.can.delete ? (
        <RowMenu label={t('act.label', { name: nameOf(row), from: formatDate(row.effectiveFrom) })}>
          {row.can.edit ? <Menu.Item onClick={() => acts.onEdit(row)}>{t('act.edit')}</Menu.Item> : null}
          {row.can.delete ? (
            <Menu.Item color="red" onClick={() => acts.onDelete(row)}>
              {t('act.delete')}
            </Menu.Item>
          ) : null}
        </RowMenu>
      ) : null,
  };
  return { span, phase, acts: actsColumn };
}
