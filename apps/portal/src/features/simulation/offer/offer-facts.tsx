import { preventAmountBreaks } from '@estrada/domain/formats/index';
import type { OfferDescription, OfferFactKey } from '@estrada/domain/simulation/index';
import { Term } from '@estrada/web/glossary/term.tsx';
import './offer.css';

/**
 * The figures that the law requires next to an offer.
 *
 * @param audience whose glossary explains the CET
 * @param without a figure that the user's profile does not show
 */
export function OfferFacts({
  offer,
  audience = 'staff',
  isStale = false,
  without,
}: {
  offer: OfferDescription;
  audience?: 'staff' | 'client';
  isStale?: boolean;
  without?: OfferFactKey | undefined;
}) {
  return (
    <dl className="offer-facts" data-stale={isStale || undefined}>
      {offer.facts
        .filter(({ key }) => key !== without)
        .map(({ key, name, value }) => (
          <div key={key} data-total={key === 'cet' || key === 'totalWith' || undefined}>
            <dt>
              {key === 'cet' ? (
                <Term of="cet" audience={audience}>
                  {name}
                </Term>
              ) : (
                name
              )}
            </dt>
            <dd>{preventAmountBreaks(value)}</dd>
          </div>
        ))}
    </dl>
  );
}
