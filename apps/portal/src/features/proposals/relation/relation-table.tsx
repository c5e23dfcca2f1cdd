import { findFinanceType } from '@estrada/domain/enumerations/index';
import { formatMoney, preventAmountBreaks } from '@estrada/domain/formats/index';
import { describePayments } from '@estrada/domain/simulation/index';
import type { endpoints, ProposalDetail, ResponseOf } from '@estrada/endpoints/index';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Badge } from '@mantine/core';
import { showCet } from '../show-cet.ts';
import { strings } from './strings.ts';

/** The figures by a simulation, as the server has computed them. */
export type RelationPreview = ResponseOf<typeof endpoints.previewProposalRelation>;

/** The proposal as it is beside what it would be; what differs says so in words, too. */
export function RelationTable({
  proposal,
  code,
  seen,
}: {
  proposal: ProposalDetail;
  code: string;
  seen: RelationPreview;
}) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const show = (side: Omit<RelationPreview, 'terms' | 'installmentCents'>) =>
    [
      ['vehicle', side.vehicleLabel],
      ['plan', findFinanceType(side.financeTypeId)?.name ?? String(side.financeTypeId)],
      ['vehicleValueCents', formatMoney(side.vehicleValueCents)],
      ['entryValueCents', formatMoney(side.entryValueCents)],
      ['financeValueCents', formatMoney(side.financeValueCents)],
      ['term', t('months', { count: side.term })],
      ['payments', preventAmountBreaks(describePayments(side.payments, language))],
      ['cet', t('cet.value', { rate: showCet(side.cetAnnualPct) })],
    ] as const;
  const columns = { now: t('column.now'), by: t('column.by', { code }) };
  const before = show(proposal);
  return (
    <div className="record-compare">
      <table className="record-conflict-table" aria-label={t('compare.title', { code })}>
        <thead>
          <tr>
            <th scope="col">{t('column.what')}</th>
            <th scope="col">{columns.now}</th>
            <th scope="col">{columns.by}</th>
          </tr>
        </thead>
        <tbody>
          {show(seen).map(([name, after], index) => (
            <tr key={name}>
              <th scope="row">{t(name)}</th>
              <td data-label={columns.now}>{before[index]![1]}</td>
              <td data-label={columns.by}>
                {before[index]![1] === after ? (
                  after
                ) : (
                  <>
                    <strong>{after}</strong>{' '}
                    <Badge variant="light" size="sm">
                      {t('differs')}
                    </Badge>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
