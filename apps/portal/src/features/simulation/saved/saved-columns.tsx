import { planTitle } from '@estrada/domain/enumerations/index';
import type { Language } from '@estrada/domain/errors/index';
import { formatCet, formatInstant, formatMoney, preventAmountBreaks, showMasked } from '@estrada/domain/formats/index';
import type { SavedSimulationRow } from '@estrada/endpoints/index';
import type { DataColumn } from '@estrada/ui/index';
import { PaymentsCell } from '@estrada/web/simulation/payments-cell.tsx';
import type { Translate } from '@estrada/web/strings/use-strings.ts';
import { Anchor, Badge } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { simulatorSearch } from '../model/use-steps.ts';
import type { strings } from '../strings.ts';
import { TwoLines } from './two-lines.tsx';

/** A link to the simulation. */
export function SimulationLink({ row }: { row: Pick<SavedSimulationRow, 'id' | 'code'> }) {
  return (
    <Anchor component={Link} to={`${paths.simulator}${simulatorSearch('simulation', row.id)}`} fw={600}>
      {row.code}
    </Anchor>
  );
}

/**
 * The columns of the list; a row links to the simulator.
 *
 * @param isOwn all rows are the user's own: none names its seller
 */
export function savedColumns(
  t: Translate<typeof strings>,
  language: Language,
  isOwn: boolean,
): DataColumn<SavedSimulationRow>[] {
  return [
    {
      key: 'code',
      header: t('column.code'),
      primary: true,
      render: (row) => (
        <span className="saved-links">
          <SimulationLink row={row} />
          {row.hasExpired && !row.proposalId ? (
            <Badge color="gray" variant="light" size="sm">
              {t('column.expired')}
            </Badge>
          ) : null}
          {row.proposalId ? (
            <Anchor
              component={Link}
              to={paths.proposal(row.proposalId)}
              size="xs"
              aria-label={t('openProposal.of', { code: row.code })}
            >
              {t('openProposal.short')}
            </Anchor>
          ) : null}
        </span>
      ),
    },
    {
      key: 'client',
      header: t('column.client'),
      cut: true,
      render: (row) => (
        <TwoLines
          first={row.clientName ?? '–'}
          second={row.clientDocumentMasked && showMasked(row.clientDocumentMasked)}
        />
      ),
    },
    {
      key: 'vehicle',
      header: t('vehicle'),
      cut: true,
      render: (row) => <TwoLines first={row.vehicleLabel} second={planTitle(row.financeTypeId, language)} />,
    },
    {
      key: 'price',
      header: t('column.price'),
      align: 'end',
      priority: 'low',
      render: (row) => (
        <TwoLines
          first={preventAmountBreaks(formatMoney(row.vehicleValueCents))}
          second={preventAmountBreaks(t('column.entry', { amount: formatMoney(row.entryValueCents) }))}
        />
      ),
    },
    {
      key: 'installment',
      header: t('column.installment'),
      align: 'end',
      render: (row) =>
        row.payments === null ? (
          '–'
        ) : (
          <PaymentsCell
            payments={row.payments}
            cet={row.cetAnnualPct && t('cet.annual', { cet: formatCet(row.cetAnnualPct) })}
          />
        ),
    },
    {
      key: 'updatedAt',
      header: t('column.updatedAt'),
      render: (row) =>
        isOwn ? (
          formatInstant(row.updatedAt)
        ) : (
          <TwoLines whole first={formatInstant(row.updatedAt)} second={row.sellerName} />
        ),
    },
  ];
}
