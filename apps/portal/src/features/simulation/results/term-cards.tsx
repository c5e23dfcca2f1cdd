import { formatCet, formatDate, formatMoney, preventAmountBreaks } from '@estrada/domain/formats/index';
import { countInstalments, isLevel, summarisePayments, type TermFigures } from '@estrada/domain/simulation/index';
import { PaymentsText } from '@estrada/web/simulation/payments-text.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';
import { showRate } from './rates.ts';

/**
 * The terms side by side, one of them selected. Native radio buttons: arrow keys move, the name is announced with the
 * figures.
 */
export function TermCards({ items }: { items: readonly TermFigures[] }) {
  const t = useStrings(strings);
  const { item: chosen, update, quote, preview } = useSharedSimulator();
  const isOld = quote.isStale && preview === null;
  return (
    <fieldset className="simulator-cards" data-stale={isOld || undefined} aria-busy={quote.isStale}>
      <legend>{t('cards.label')}</legend>
      {(preview ?? items).map((item) => (
        <label key={item.term} className="simulator-card" data-chosen={item.term === chosen?.term || undefined}>
          <input
            type="radio"
            name="term"
            value={item.term}
            checked={item.term === chosen?.term}
            onChange={() => update({ selectedTerm: item.term })}
          />
          <Figures item={item} />
        </label>
      ))}
      {preview ? <p className="simulator-preview-note">{t('cards.preview')}</p> : null}
    </fieldset>
  );
}

function Figures({ item }: { item: TermFigures }) {
  const t = useStrings(strings);
  const { showsRates } = useSharedSimulator();
  const payments = summarisePayments(item);
  const count = countInstalments(payments);
  const isRegular = isLevel(payments);
  return (
    <>
      <span className="simulator-card-term">
        {isRegular
          ? t(count === item.term ? 'card.term' : 'card.months', { term: item.term, count })
          : t('card.irregular', { term: item.term })}
      </span>
      <span className="simulator-card-price" data-irregular={!isRegular || undefined}>
        <strong>
          <PaymentsText payments={payments} {...(isRegular && { amount: formatMoney(item.installmentCents) })} />
        </strong>
        <span className="simulator-card-cet">{t('cet.annual', { cet: formatCet(item.cetAnnualPct) })}</span>
      </span>
      <span className="simulator-card-facts">
        {payments.finalCents > 0 ? (
          <span className="simulator-card-balloon">{t('card.finalDue', { date: formatDate(item.lastDueDate) })}</span>
        ) : null}
        <span>{preventAmountBreaks(t('card.total', { amount: formatMoney(item.totalWithEntryCents) }))}</span>
        {showsRates ? <span>{t('card.rate', { rate: showRate(item.rateMonthly) })}</span> : null}
        <span>{t('card.firstDue', { date: formatDate(item.firstDueDate) })}</span>
        <span>{t('card.validUntil', { date: formatDate(item.validUntil) })}</span>
      </span>
    </>
  );
}
