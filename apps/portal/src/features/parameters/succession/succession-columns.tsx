import { formatDate } from '@estrada/domain/formats/index';
import { type DataColumn, RowMenu, StatusPill } from '@estrada/ui/index';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { Menu } from '@mantine/core';
import { showEnd } from '../show-row.ts';
import { strings } from '../strings.ts';

/** A row that holds until the next one begins, as its calls answer. */
export type SuccessionAnswer = {
  id: string;
  version: number;
  effectiveFrom: string;
  validUntil: string | null;
  state: 'past' | 'in-force' | 'future';
  can: { edit: boolean; delete: boolean };
};

const tones = { past: 'neutral', 'in-force': 'success', future: 'info' } as const;

/**
 * The columns of every succession around its own ones: since when, where the row stands, what can be done with it.
 *
 * @param name whose rows they are, for the names of the menus
 */
export function useSuccessionColumns<Row extends SuccessionAnswer>(
  name: string,
  own: readonly DataColumn<Row>[],
  acts: { onEdit: (row: Row) => void; onDelete: (row: Row) => void },
): DataColumn<Row>[] {
  const t = useStrings(strings);
  return [
    {
      key: 'span',
      header: t('column.span'),
      primary: true,
      render: (row) => (
        <span className="parameter-two-lines">
          <span>{t('span.start', { from: formatDate(row.effectiveFrom) })}</span>
          <small>{showEnd(row.validUntil, t)}</small>
        </span>
      ),
    },
    {
      key: 'phase',
      header: t('column.phase'),
      render: (row) => (
        <StatusPill tone={tones[row.state]} className="parameter-pill">
          {t(`phase.${row.state}`)}
        </StatusPill>
      ),
    },
    ...own,
    {
      key: 'acts',
      header: t('column.acts'),
      isAction: true,
      // what has begun is what contracts were made by
      render: (row) =>
        row.can.edit || row.can.delete ? (
          <RowMenu label={t('act.label', { uf: name, from: formatDate(row.effectiveFrom) })}>
            {row.can.edit ? <Menu.Item onClick={() => acts.onEdit(row)}>{t('act.edit')}</Menu.Item> : null}
            {row.can.delete ? (
              <Menu.Item color="red" onClick={() => acts.onDelete(row)}>
                {t('act.delete')}
              </Menu.Item>
            ) : null}
          </RowMenu>
        ) : null,
    },
  ];
}
