import { formatCet, formatMoney, preventAmountBreaks } from '@estrada/domain/formats/index';
import { describePayments } from '@estrada/domain/simulation/index';
import type { endpoints, ProposalDetail, ResponseOf } from '@estrada/endpoints/index';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Badge } from '@mantine/core';
import { strings } from './strings.ts';

export type Offer = NonNullable<ProposalDetail['offer']>;
export type Preview = ResponseOf<typeof endpoints.previewProposalOffer>;

/** The requested values next to the approved ones: differences are also marked as text. */
export function OfferTable({
  proposal,
  offer,
  preview,
}: {
  proposal: ProposalDetail;
  offer: Offer;
  preview?: Preview;
}) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { requested, offered, differs } = offer;
  const columns = { requested: t('column.requested'), offered: t('column.offered') };
  const paid = (payments: ProposalDetail['payments']) =>
    preventAmountBreaks(describePayments(payments, language, 'exact'));
  const cet = (rate: string) => t('cet.value', { rate: formatCet(rate) });
  const rows = [
    ['entryValueCents', formatMoney(requested.entryValueCents), formatMoney(offered.entryValueCents)],
    ['termMonths', t('months', { count: requested.termMonths }), t('months', { count: offered.termMonths })],
    [
      'financeValueCents',
      formatMoney(requested.financeValueCents),
      preview
        ? t('ofAtMost', {
            value: formatMoney(preview.financeValueCents),
            amount: formatMoney(offered.financeValueCents),
          })
        : t('atMost', { amount: formatMoney(offered.financeValueCents) }),
    ],
    ...(preview
      ? ([
          ['payments', paid(proposal.payments), paid(preview.payments)],
          ['cet', cet(proposal.cetAnnualPct), cet(preview.cetAnnualPct)],
        ] as const)
      : []),
  ] as const;
  // an offer is about the credit, which the products do not count in
  const labelOf = (name: (typeof rows)[number][0]) =>
    t(
      name === 'financeValueCents' && requested.financeValueCents !== proposal.financeValueCents
        ? 'creditValueCents'
        : name,
    );
  const isOther = (name: (typeof rows)[number][0], before: string, after: string): boolean =>
    name === 'payments' || name === 'cet' ? before !== after : differs.includes(name);
  return (
    <div className="record-compare">
      <table className="record-conflict-table" aria-label={t('title')}>
        <thead>
          <tr>
            <th scope="col">{t('column.what')}</th>
            <th scope="col">{columns.requested}</th>
            <th scope="col">{columns.offered}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, before, after]) => (
            <tr key={name}>
              <th scope="row">{labelOf(name)}</th>
              <td data-label={columns.requested}>{before}</td>
              <td data-label={columns.offered}>
                {isOther(name, before, after) ? (
                  <>
                    <strong>{after}</strong>{' '}
                    <Badge variant="light" size="sm">
                      {t('differs')}
                    </Badge>
                  </>
                ) : (
                  after
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
