import { formatDate, formatMoney } from '@estrada/domain/formats/index';
import type { SimulationItem } from '@estrada/endpoints/index';
import type { GlossaryKey } from '@estrada/web/glossary/glossary.ts';
import { Term } from '@estrada/web/glossary/term.tsx';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { OfferFacts } from '../offer/offer-facts.tsx';
import { OfferRights } from '../offer/offer-rights.tsx';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';
import { useOffer } from '../use-offer.ts';

/** The lines that the glossary explains; the key of a financed item is its code. */
const termOfLine: Readonly<Record<string, GlossaryKey>> = {
  entry: 'entrada',
  TCC: 'tcc',
  CONTRACT: 'despesa-registro',
  TU: 'tu',
  iof: 'iof',
  financed: 'valor-financiado',
  balloon: 'parcela-intermediaria',
  vrgTotal: 'vrg',
  subsidy: 'subsidio',
};

type Line = { key: string; name: string; value: string; isTotal?: boolean };

/**
 * The composition of the financed value, starting with the price of the vehicle, and what the law requires next to it.
 */
export function ValueComposition({ item }: { item: SimulationItem }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { showsRates, quote } = useSharedSimulator();
  const offer = useOffer(item);
  const entryValueCents = item.totalWithEntryCents - item.totalPaymentsCents;
  const discount = quote.result?.discount;
  const discountCents = discount?.discountCents ?? 0;
  const lines: Line[] = [
    {
      key: 'vehicle',
      name: t('line.vehicle'),
      value: formatMoney(item.netCreditCents + entryValueCents + discountCents),
    },
    ...(discount
      ? [
          {
            key: 'discount',
            name: t('line.discount', { code: discount.code }),
            value: `– ${formatMoney(discountCents)}`,
          },
        ]
      : []),
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
    ...balloonLine(item, t('line.balloon', { date: formatDate(item.lastDueDate) })),
    ...(item.leasing
      ? [
          { key: 'counterpart', name: t('line.counterpart'), value: formatMoney(item.leasing.counterpartCents) },
          { key: 'vrgMonthly', name: t('line.vrgMonthly'), value: formatMoney(item.leasing.vrgMonthlyCents) },
          { key: 'vrgTotal', name: t('line.vrgTotal'), value: formatMoney(item.leasing.vrgTotalCents) },
        ]
      : []),
    ...(item.subsidyCents ? [{ key: 'subsidy', name: t('line.subsidy'), value: formatMoney(item.subsidyCents) }] : []),
  ];
  return (
    <>
      <dl className="simulator-lines" data-figures data-stale={quote.isStale || undefined}>
        {lines.map((line) => (
          <div key={line.key} data-total={line.isTotal || undefined}>
            <dt>
              <TermOf line={line} />
            </dt>
            <dd>{line.value}</dd>
          </div>
        ))}
      </dl>
      <OfferFacts offer={offer} isStale={quote.isStale} without={showsRates ? undefined : 'rate'} />
      <OfferRights offer={offer} />
    </>
  );
}

const balloonLine = (item: SimulationItem, name: string): Line[] =>
  item.balloonCents > 0 ? [{ key: 'balloon', name, value: formatMoney(item.balloonCents) }] : [];

function TermOf({ line: { key, name } }: { line: Line }) {
  const term = termOfLine[key];
  return term ? <Term of={term}>{name}</Term> : name;
}
