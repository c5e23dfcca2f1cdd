import { formatDate, formatMoney } from '@estrada/domain/formats/index';
import type { TermFigures } from '@estrada/domain/simulation/index';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';
import { instalmentCountOf } from './instalment-count.ts';
import { showCet, showRate } from './rates.ts';

/** The terms side by side, one of them chosen. Native radio buttons: arrow keys move, the name is read with the figures. */
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

/** Most groups of payments that a card shows; the schedule has all. */
const shownGroups = 4;

/** The payments where they are not all alike. A last one that takes the rounding is no difference, a balloon has its own line. */
function Payments({ item }: { item: TermFigures }) {
  const t = useStrings(strings);
  const groups = item.payments.filter(({ amountCents }, index) => {
    const isLast = index === item.payments.length - 1;
    return !(isLast && (item.balloonCents > 0 || Math.abs(amountCents - item.installmentCents) < 100));
  });
  if (groups.length < 2) return null;
  const words = groups
    .slice(0, shownGroups)
    .map(({ count, amountCents }) => t('card.payment', { count, amount: formatMoney(amountCents) }));
  return (
    <span className="simulator-card-payments">
      {words.join(' + ')}
      {groups.length > shownGroups ? ` ${t('card.morePayments')}` : ''}
    </span>
  );
}

function Figures({ item }: { item: TermFigures }) {
  const t = useStrings(strings);
  const { showsRates } = useSharedSimulator();
  const hasBalloon = item.balloonCents > 0;
  const count = instalmentCountOf(item);
  return (
    <>
      <span className="simulator-card-term">
        {t(count === item.term ? 'card.term' : 'card.months', { term: item.term, count })}
      </span>
      <span className="simulator-card-price">
        <strong>{formatMoney(item.installmentCents)}</strong>
        <span className="simulator-card-cet">{t('cet.annual', { cet: showCet(item.cetAnnualPct) })}</span>
      </span>
      {hasBalloon ? (
        <span className="simulator-card-balloon">
          {t('card.balloon', { amount: formatMoney(item.balloonCents), date: formatDate(item.lastDueDate) })}
        </span>
      ) : null}
      <Payments item={item} />
      <span>{t('card.total', { amount: formatMoney(item.totalWithEntryCents) })}</span>
      {showsRates ? <span>{t('card.rate', { rate: showRate(item.rateMonthly) })}</span> : null}
      <span>{t('card.firstDue', { date: formatDate(item.firstDueDate) })}</span>
      <span>{t('card.validUntil', { date: formatDate(item.validUntil) })}</span>
    </>
  );
}
