import type { OfferDescription } from '@estrada/domain/simulation/index';
import './offer.css';

/** The conditions and rights of an offer: validity, early settlement, late payment, and the lender. */
export function OfferRights({ offer }: { offer: OfferDescription }) {
  return (
    <ul className="offer-rights">
      {offer.rights.map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </ul>
  );
}
