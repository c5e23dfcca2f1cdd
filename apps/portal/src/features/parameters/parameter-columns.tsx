import { states } from '@estrada/domain/enumerations/index';
import { formatMoney, preventAmountBreaks } from '@estrada/domain/formats/index';
import { type ParameterKind, unsharedCents } from '@estrada/domain/parameters/index';
import type { ParameterRowAnswer } from '@estrada/endpoints/index';
import type { DataColumn } from '@estrada/ui/index';
import { type RowActs, TwoLines, useValidityColumns } from '@estrada/web/records/validity/validity-columns.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { strings } from './strings.ts';

const showMoney = (cents: number) => preventAmountBreaks(formatMoney(cents));
const nameOf = (uf: string) => states.find(({ id }) => id === uf)?.name ?? uf;

/** The columns of the table; the employee's value only for a kind that has one. */
export function useParameterColumns(
  kind: ParameterKind,
  acts: RowActs<ParameterRowAnswer>,
): DataColumn<ParameterRowAnswer>[] {
  const t = useStrings(strings);
  const validity = useValidityColumns<ParameterRowAnswer>(({ uf }) => uf, acts);
  const money = (key: 'clientCents' | 'dealerCents', header: string): DataColumn<ParameterRowAnswer> => ({
    key,
    header,
    align: 'end',
    render: (row) => showMoney(row[key]),
  });
  const employee: DataColumn<ParameterRowAnswer> = {
    key: 'employeeCents',
    header: t('column.employee'),
    align: 'end',
    render: (row) => (row.employeeCents === null ? t('employee.asClient') : showMoney(row.employeeCents)),
  };
  return [
    {
      key: 'uf',
      header: t('column.uf'),
      primary: true,
      render: ({ uf }) => <TwoLines first={<strong>{uf}</strong>} second={nameOf(uf)} />,
    },
    validity.span,
    // four amounts leave no room on a small screen for what the days say already
    kind.hasEmployeeValue ? { ...validity.phase, priority: 'low' } : validity.phase,
    { key: 'baseCents', header: t('column.base'), align: 'end', render: (row) => <BaseValue row={row} /> },
    money('clientCents', t('column.client')),
    money('dealerCents', t('column.dealer')),
    ...(kind.hasEmployeeValue ? [employee] : []),
    validity.acts,
  ];
}

/** The base value, and what client and dealer leave open of it. */
function BaseValue({ row }: { row: ParameterRowAnswer }) {
  const t = useStrings(strings);
  const openCents = unsharedCents(row);
  return (
    <TwoLines
      first={<span>{showMoney(row.baseCents)}</span>}
      second={openCents === 0 ? null : t('unshared', { amount: showMoney(openCents) })}
    />
  );
}
