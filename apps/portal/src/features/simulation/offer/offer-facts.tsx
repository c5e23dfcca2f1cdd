import type { OfferDescription, OfferFactKey } from '@estrada/domain/simulation/index';
import './offer.css';

/**
 * The figures that the law requires next to an offer.
 *
 * @param without a figure that the user's profile does not show
 */
export function OfferFacts({
  offer,
  isStale = false,
  without,
}: {
  offer: OfferDescription;
  isStale?: boolean;
  without?: OfferFactKey | undefined;
}) {
  return (
    <dl className="offer-facts" data-stale={isStale || undefined}>
      {offer.facts
        .filter(({ key }) => key !== without)
        .map(({ key, name, value }) => (
          <div key={key} data-total={key === 'cet' || key === 'totalWith' || undefined}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
