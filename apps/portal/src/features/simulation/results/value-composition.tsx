import { formatDate, formatFraction, formatMoney } from '@estrada/domain/formats/index';
import type { SimulationItem } from '@estrada/endpoints/index';
import { useLanguage } from '@estrada/web/words/use-language.ts';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { Text } from '@mantine/core';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';
import { showCet, showRate } from './rates.ts';

type Line = { key: string; name: string; value: string; isTotal?: boolean };

/** What the financed value is made of, from the price of the vehicle down to the CET, and who lends on which terms. */
export function ValueComposition({ item }: { item: SimulationItem }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { showsRates, quote, parameters } = useSharedSimulator();
  const { lender } = parameters;
  const terms = [
    t('lender', { name: lender.name }),
    t('late', { arrears: formatFraction(lender.arrearsRateMonthly), fine: formatFraction(lender.lateFineRate) }),
    lender.otherCharges,
    t('earlySettlement'),
  ];
  const entryValueCents = item.totalWithEntryCents - item.totalPaymentsCents;
  const lines: Line[] = [
    { key: 'vehicle', name: t('line.vehicle'), value: formatMoney(item.netCreditCents + entryValueCents) },
    { key: 'entry', name: t('line.entry'), value: `– ${formatMoney(entryValueCents)}` },
    ...item.financedItems.map(({ code, labelPt, labelEn, amountCents }) => ({
      key: code,
      name: language === 'en' ? labelEn : labelPt,
      value: formatMoney(amountCents),
    })),
    ...(showsRates
      ? [{ key: 'iof', name: t(item.iofExemption ? 'line.iofExempt' : 'line.iof'), value: formatMoney(item.iofCents) }]
      : []),
    { key: 'financed', name: t('line.financed'), value: formatMoney(item.financeValueCents), isTotal: true },
    { key: 'interest', name: t('line.interest'), value: formatMoney(item.totalInterestCents) },
    {
      key: 'payments',
      name: t('line.payments', { count: item.schedule.length }),
      value: formatMoney(item.totalPaymentsCents),
    },
    ...balloonLine(item, t('line.balloon', { date: formatDate(item.lastDueDate) })),
    ...(item.leasing
      ? [
          { key: 'counterpart', name: t('line.counterpart'), value: formatMoney(item.leasing.counterpartCents) },
          { key: 'vrgMonthly', name: t('line.vrgMonthly'), value: formatMoney(item.leasing.vrgMonthlyCents) },
          { key: 'vrgTotal', name: t('line.vrgTotal'), value: formatMoney(item.leasing.vrgTotalCents) },
        ]
      : []),
    ...(item.subsidyCents ? [{ key: 'subsidy', name: t('line.subsidy'), value: formatMoney(item.subsidyCents) }] : []),
    { key: 'total', name: t('line.total'), value: formatMoney(item.totalWithEntryCents), isTotal: true },
    { key: 'without', name: t('line.totalWithout'), value: formatMoney(item.totalWithoutFinancingCents) },
    ...(showsRates
      ? [
          {
            key: 'rate',
            name: t('line.rate'),
            value: t('rates', { monthly: showRate(item.rateMonthly), annual: showRate(item.rateAnnual) }),
          },
        ]
      : []),
    {
      key: 'cet',
      name: t('line.cet'),
      value: t('rates', { monthly: showRate(item.cetMonthly), annual: showCet(item.cetAnnualPct) }),
      isTotal: true,
    },
  ];
  return (
    <>
      <dl className="simulator-lines" data-figures data-stale={quote.isStale || undefined}>
        {lines.map((line) => (
          <div key={line.key} data-total={line.isTotal || undefined}>
            <dt>{line.name}</dt>
            <dd>{line.value}</dd>
          </div>
        ))}
      </dl>
      {item.iofExemption ? (
        <Text size="sm" mb="xs">
          {language === 'en' ? item.iofExemption.labelEn : item.iofExemption.labelPt}
        </Text>
      ) : null}
      <Text size="sm" c="dimmed">
        {terms.filter(Boolean).join(' ')}
      </Text>
    </>
  );
}

const balloonLine = (item: SimulationItem, name: string): Line[] =>
  item.balloonCents > 0 ? [{ key: 'balloon', name, value: formatMoney(item.balloonCents) }] : [];
