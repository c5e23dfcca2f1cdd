import { formatPercent, preventAmountBreaks } from '@estrada/domain/formats/index';
import { describePayments, summarisePayments } from '@estrada/domain/simulation/quote/payment-summary';
import type { CustomerOffer } from '@estrada/endpoints/index';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { useId } from 'react';
import { strings } from './strings.ts';
import './offer.css';

type Term = Pick<
  CustomerOffer['terms'][number],
  'term' | 'rateMonthly' | 'installmentCents' | 'balloonCents' | 'payments' | 'cetAnnualPct'
>;

/** The terms as radio buttons, each with its instalments and its CET. */
export function TermChoice({
  terms,
  chosen,
  onChoose,
}: {
  terms: readonly Term[];
  chosen: number;
  onChoose: (term: number) => void;
}) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const name = useId();
  return (
    <fieldset className="offer-terms">
      <legend>{t('terms')}</legend>
      {terms.map((one) => (
        <label key={one.term} data-chosen={one.term === chosen || undefined}>
          <input
            type="radio"
            name={name}
            value={one.term}
            checked={one.term === chosen}
            onChange={() => onChoose(one.term)}
          />
          <span>{t('term', { count: one.term })}</span>
          <strong>{preventAmountBreaks(describePayments(summarisePayments(one), language, 'exact'))}</strong>
          <span>{t('cet', { cet: formatPercent(Number(one.cetAnnualPct) / 100) })}</span>
        </label>
      ))}
    </fieldset>
  );
}
