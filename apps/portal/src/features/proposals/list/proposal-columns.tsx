import { labelOf, saleTypes } from '@estrada/domain/enumerations/index';
import { type Language, pickText } from '@estrada/domain/errors/index';
import { formatCet, formatDay, formatMoney, preventAmountBreaks, showMasked } from '@estrada/domain/formats/index';
import { exemptionStatuses } from '@estrada/domain/proposals/index';
import type { ProposalRow } from '@estrada/endpoints/index';
import type { DataColumn } from '@estrada/ui/index';
import { PaymentsCell } from '@estrada/web/simulation/payments-cell.tsx';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { type Translate, useStrings } from '@estrada/web/strings/use-strings.ts';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { strings as moveStrings } from '../moves/strings.ts';
import { StatusBadge } from '../status-badge.tsx';
import type { strings } from '../strings.ts';
import { UnreadMark } from '../thread/unread-mark.tsx';
import { RowNextAct } from '../views/next-act.tsx';
import { strings as viewStrings } from '../views/strings.ts';

/** What the check of the fee says before an exemption is requested. */
const feeChecks: readonly string[] = ['APPLICABLE', 'NOT APPLICABLE'];

/** A line may break after the dot between version and years, never before it. */
const preventDotAtLineStart = (label: string) => label.replaceAll(' · ', '\u00a0· ');

/**
 * The columns of the list. The number is the row's link, whose clickable area is the whole row.
 *
 * @param isOwn all rows are of the user: a column with their own name says nothing
 */
export function proposalColumns(
  t: Translate<typeof strings>,
  language: Language,
  isOwn: boolean,
): DataColumn<ProposalRow>[] {
  const columns: DataColumn<ProposalRow>[] = [
    {
      key: 'number',
      header: t('column.number'),
      primary: true,
      render: (row) => (
        <span className="estrada-two-lines">
          <Link to={paths.proposal(row.id)} className="estrada-row-link">
            {row.number}
          </Link>
          <UnreadMark count={row.unread} isShort />
        </span>
      ),
    },
    {
      key: 'client',
      header: t('column.client'),
      cut: true,
      render: (row) => (
        <span className="estrada-two-lines" title={row.clientName}>
          <strong>{row.clientName}</strong>
          <small>{showMasked(row.clientDocumentMasked)}</small>
        </span>
      ),
    },
    {
      key: 'vehicle',
      header: t('column.vehicle'),
      cut: true,
      render: (row) => (
        <span className="estrada-two-lines" title={row.vehicleLabel}>
          <span>{preventDotAtLineStart(row.vehicleLabel)}</span>
          {row.isDirectSale ? <small>{labelOf(saleTypes, 'VD', language)}</small> : null}
        </span>
      ),
    },
    {
      key: 'financed',
      header: t('column.financed'),
      align: 'end',
      priority: 'low',
      render: (row) => preventAmountBreaks(formatMoney(row.financeValueCents)),
    },
    {
      key: 'installment',
      header: t('column.installment'),
      align: 'end',
      render: (row) => (
        <PaymentsCell payments={row.payments} cet={t('figures.cet', { rate: formatCet(row.cetAnnualPct) })} />
      ),
    },
    { key: 'status', header: t('column.status'), render: (row) => <RowStatus row={row} /> },
    {
      key: 'date',
      header: t('column.date'),
      align: 'end',
      priority: 'low',
      render: (row) => formatDay(row.proposalDate),
    },
    { key: 'seller', header: t('column.seller'), priority: 'low', render: (row) => row.sellerName },
  ];
  return isOwn ? columns.filter(({ key }) => key !== 'seller') : columns;
}

/** Where signature, selfies and the exemption stand; nothing before there is something to say. */
function RowSteps({ row: { signatureStatus, selfieStatus, tccExemptionStatus } }: { row: ProposalRow }) {
  const words = useStrings(viewStrings);
  const { language } = useLanguage();
  const isRequested = tccExemptionStatus !== '' && !feeChecks.includes(tccExemptionStatus);
  const marks = [
    signatureStatus === 'NONE' ? null : words('mark.signature', { progress: words(`progress.${signatureStatus}`) }),
    selfieStatus === 'NONE' ? null : words('mark.selfie', { progress: words(`progress.${selfieStatus}`) }),
    isRequested ? words('mark.exemption', { status: pickText(exemptionStatuses[tccExemptionStatus], language) }) : null,
  ].filter((mark) => mark !== null);
  return marks.map((mark) => <small key={mark}>{mark}</small>);
}

function RowStatus({ row }: { row: ProposalRow }) {
  const { status, isBlocked, isWithdrawn } = row;
  const t = useStrings(moveStrings);
  return (
    <span className="estrada-two-lines">
      <StatusBadge status={status} isWithdrawn={isWithdrawn} />
      {isBlocked ? <small>{t('mark.blocked')}</small> : null}
      <RowNextAct row={row} />
      <RowSteps row={row} />
    </span>
  );
}
