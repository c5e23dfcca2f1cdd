import { formatInstant, formatMoney, preventAmountBreaks, showMasked } from '@estrada/domain/formats/index';
import type { SimulationClientRow } from '@estrada/endpoints/index';
import type { DataColumn } from '@estrada/ui/index';
import type { Translate } from '@estrada/web/strings/use-strings.ts';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import type { strings } from '../strings.ts';
import { SimulationLink } from './saved-columns.tsx';
import { TwoLines } from './two-lines.tsx';

/**
 * The columns of the clients: how many simulations each has, and the last changed one.
 *
 * @param isOwn all rows are the user's own: none names its seller
 */
export function clientColumns(t: Translate<typeof strings>, isOwn: boolean): DataColumn<SimulationClientRow>[] {
  return [
    {
      key: 'client',
      header: t('column.client'),
      primary: true,
      cut: true,
      render: (row) => <TwoLines first={row.clientName ?? '–'} second={showMasked(row.clientDocumentMasked)} />,
    },
    {
      key: 'simulations',
      header: t('list.title'),
      render: (row) => (
        <Anchor
          component={Link}
          to={`${paths.savedSimulations}?clienteDe=${row.last.id}`}
          aria-label={t('clients.open', { count: row.simulations, name: row.clientName ?? '' })}
        >
          {t('list.count', { count: row.simulations })}
        </Anchor>
      ),
    },
    { key: 'last', header: t('clients.last'), render: ({ last }) => <SimulationLink row={last} /> },
    {
      key: 'vehicle',
      header: t('vehicle'),
      cut: true,
      render: ({ last }) => (
        <TwoLines first={last.vehicleLabel} second={preventAmountBreaks(formatMoney(last.vehicleValueCents))} />
      ),
    },
    {
      key: 'updatedAt',
      header: t('column.updatedAt'),
      render: ({ last }) => (
        <TwoLines whole first={formatInstant(last.updatedAt)} second={isOwn ? null : last.sellerName} />
      ),
    },
  ];
}
