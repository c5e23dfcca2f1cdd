import { states } from '@estrada/domain/enumerations/index';
import { formatDate, formatMoney } from '@estrada/domain/formats/index';
import { type ParameterKind, unsharedCents } from '@estrada/domain/parameters/index';
import type { ParameterRowAnswer } from '@estrada/endpoints/index';
import { type DataColumn, RowMenu, StatusPill } from '@estrada/ui/index';
import type { Say } from '@estrada/web/words/use-strings.ts';
import { Menu } from '@mantine/core';
import { showEnd } from './show-row.ts';
import type { strings } from './strings.ts';

const tones = { past: 'neutral', 'in-force': 'success', future: 'info' } as const;
const nameOf = (uf: string) => states.find(({ id }) => id === uf)?.name ?? uf;

/** What can be done with a row. */
export type RowActs = { onEdit: (row: ParameterRowAnswer) => void; onDelete: (row: ParameterRowAnswer) => void };

/** The columns of the table; the employee's value only for a kind that has one. */
export function parameterColumns(
  kind: ParameterKind,
  t: Say<typeof strings>,
  acts: RowActs,
): DataColumn<ParameterRowAnswer>[] {
  const money = (key: 'clientCents' | 'dealerCents', header: string): DataColumn<ParameterRowAnswer> => ({
    key,
    header,
    align: 'end',
    render: (row) => formatMoney(row[key]),
  });
  const employee: DataColumn<ParameterRowAnswer> = {
    key: 'employeeCents',
    header: t('column.employee'),
    align: 'end',
    render: (row) => (row.employeeCents === null ? t('employee.asClient') : formatMoney(row.employeeCents)),
  };
  return [
    {
      key: 'uf',
      header: t('column.uf'),
      primary: true,
      render: (row) => (
        <span className="parameter-two-lines">
          <strong>{row.uf}</strong>
          <small>{nameOf(row.uf)}</small>
        </span>
      ),
    },
    {
      key: 'span',
      header: t('column.span'),
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
    { key: 'baseCents', header: t('column.base'), align: 'end', render: (row) => <BaseValue row={row} t={t} /> },
    money('clientCents', t('column.client')),
    money('dealerCents', t('column.dealer')),
    ...(kind.hasEmployeeValue ? [employee] : []),
    { key: 'acts', header: t('column.acts'), isAction: true, render: (row) => <Acts row={row} t={t} {...acts} /> },
  ];
}

/** The base value, and what client and dealer leave open of it. */
function BaseValue({ row, t }: { row: ParameterRowAnswer; t: Say<typeof strings> }) {
  const openCents = unsharedCents(row);
  return (
    <span className="parameter-two-lines">
      <span>{formatMoney(row.baseCents)}</span>
      {openCents === 0 ? null : <small>{t('unshared', { amount: formatMoney(openCents) })}</small>}
    </span>
  );
}

function Acts({ row, t, onEdit, onDelete }: { row: ParameterRowAnswer; t: Say<typeof strings> } & RowActs) {
  // what is over is history
  if (!row.can.edit && !row.can.delete) return null;
  return (
    <RowMenu label={t('act.label', { uf: row.uf, from: formatDate(row.effectiveFrom) })}>
      {row.can.edit ? <Menu.Item onClick={() => onEdit(row)}>{t('act.edit')}</Menu.Item> : null}
      {row.can.delete ? (
        <Menu.Item color="red" onClick={() => onDelete(row)}>
          {t('act.delete')}
        </Menu.Item>
      ) : null}
    </RowMenu>
  );
}
