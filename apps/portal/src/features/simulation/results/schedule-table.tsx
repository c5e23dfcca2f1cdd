import { formatDate, formatMoney } from '@estrada/domain/formats/index';
import { leavesInterestUnpaid } from '@estrada/domain/simulation/index';
import type { SimulationItem } from '@estrada/endpoints/index';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Table, Text } from '@mantine/core';
import { strings } from '../strings.ts';

/** The unit is shown once, in the column header: in sixty rows it would only widen the table. */
const bare = (cents: number) => formatMoney(cents).replace('R$ ', '');

/** Every payment with its period's interest and the remaining debt: balance before + interest − payment. */
export function ScheduleTable({ item }: { item: SimulationItem }) {
  const t = useStrings(strings);
  const inReais = (name: string) => t('inReais', { name });
  return (
    <>
      <Table className="simulator-table simulator-schedule" aria-label={t('schedule.tableLabel')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('schedule.number')}</Table.Th>
            <Table.Th>{t('schedule.dueDate')}</Table.Th>
            <Table.Th>{inReais(t('schedule.payment'))}</Table.Th>
            <Table.Th data-wide>{inReais(t('schedule.principal'))}</Table.Th>
            <Table.Th>{inReais(t('schedule.interest'))}</Table.Th>
            <Table.Th>{inReais(t('schedule.balance'))}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {item.schedule.map((row) => (
            <Table.Tr key={row.number}>
              <Table.Td>{row.number}</Table.Td>
              <Table.Td>{formatDate(row.dueDate)}</Table.Td>
              <Table.Td>{bare(row.paymentCents)}</Table.Td>
              <Table.Td data-wide>{bare(row.principalCents)}</Table.Td>
              <Table.Td>{bare(row.interestCents)}</Table.Td>
              <Table.Td>{bare(row.balanceCents)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {leavesInterestUnpaid(item.schedule) ? (
        <Text size="sm" c="dimmed">
          {t('schedule.accrued')}
        </Text>
      ) : null}
    </>
  );
}
