import type { OfferDescription } from '@estrada/domain/simulation/index';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { strings } from './strings.ts';
import './offer.css';

/** The components of the CET, each amount with its share of the total. */
export function OfferCost({ offer: { cost } }: { offer: OfferDescription }) {
  const t = useStrings(strings);
  return (
    <table className="offer-table">
      <thead>
        <tr>
          <th scope="col">{t('cost.item')}</th>
          <th scope="col">{t('cost.amount')}</th>
          <th scope="col">{t('cost.share')}</th>
        </tr>
      </thead>
      <tbody>
        {cost.parts.map(({ code, name, amount, share }) => (
          <tr key={code}>
            <td>{name}</td>
            <td>{amount}</td>
            <td>{share}</td>
          </tr>
        ))}
        <tr data-total>
          <td>{t('cost.total')}</td>
          <td>{cost.total}</td>
          <td>100,00%</td>
        </tr>
      </tbody>
    </table>
  );
}
