import { type DataColumn, DataTable, FormSection } from '@estrada/ui/index';
import { Button, Text } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { RecordName } from '../records/page/record-cells.tsx';
import { useStrings } from '../strings/use-strings.ts';
import { strings } from './strings.ts';

/** Filters by a row of a table of figures: the name in the query of the call, and the parameter of the address. */
const narrowed = { dealerId: 'concessionaria', sellerId: 'vendedor' } as const;
type Owner = keyof typeof narrowed;

/** The dealer and the seller that the figures of a page are narrowed to. */
export function useOwners(): { dealerId?: string; sellerId?: string } {
  const [search] = useSearchParams();
  const [dealerId, sellerId] = [search.get(narrowed.dealerId), search.get(narrowed.sellerId)];
  return { ...(dealerId ? { dealerId } : {}), ...(sellerId ? { sellerId } : {}) };
}

/** Among the filters of figures: shows all dealers or sellers again. */
export function AllOwners() {
  const t = useStrings(strings);
  const [search, setSearch] = useSearchParams();
  const all = [
    [narrowed.dealerId, t('all.dealers')],
    [narrowed.sellerId, t('all.sellers')],
  ] as const;
  const clear = (parameter: string) =>
    setSearch((current) => {
      current.delete(parameter);
      return current;
    });
  return all
    .filter(([parameter]) => search.has(parameter))
    .map(([parameter, label]) => (
      <Button key={parameter} variant="subtle" onClick={() => clear(parameter)}>
        {label}
      </Button>
    ));
}

/**
 * Figures by dealer or by seller; a name narrows the page to it.
 *
 * @param note said below the table, where some are left out
 */
export function FiguresByOwner<Row extends { id: string; name: string }>({
  of,
  rows,
  columns,
  note,
}: {
  of: Owner;
  rows: readonly Row[];
  columns: DataColumn<Row>[];
  note: string | null;
}) {
  const t = useStrings(strings);
  const [search] = useSearchParams();
  const title = t(of === 'dealerId' ? 'by.dealer' : 'by.seller');
  const addressOf = (id: string) => {
    const next = new URLSearchParams(search);
    next.set(narrowed[of], id);
    return `?${next}`;
  };
  const isChosen = search.has(narrowed[of]);
  return (
    <FormSection id={of} title={title}>
      <DataTable
        label={title}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'name',
            header: t(of === 'dealerId' ? 'dealer' : 'seller'),
            primary: true,
            render: ({ id, name }) => <RecordName to={isChosen ? null : addressOf(id)}>{name}</RecordName>,
          },
          ...columns,
        ]}
      />
      {note === null ? null : (
        <Text size="sm" c="dimmed" mt="xs">
          {note}
        </Text>
      )}
    </FormSection>
  );
}
