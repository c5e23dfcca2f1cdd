import { formatDate, formatMoney } from '@estrada/domain/formats/index';
import { leavesInterestUnpaid } from '@estrada/domain/simulation/loan/schedule';
import type { CustomerOffer } from '@estrada/endpoints/index';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { strings } from './strings.ts';

/** The unit stands in the heading of the column, or a phone would have no room for the amounts. */
const bare = (cents: number) => formatMoney(cents).replace('R$ ', '');

/** Every payment with what of it is interest, and what is still owed after it. */
export function OfferSchedule({ schedule }: { schedule: CustomerOffer['terms'][number]['schedule'] }) {
  const t = useStrings(strings);
  const inReais = (name: string) => `${name} (R$)`;
  return (
    <>
      <table className="offer-table customer-offer-schedule">
        <thead>
          <tr>
            <th scope="col">{t('schedule.number')}</th>
            <th scope="col">{t('schedule.dueDate')}</th>
            <th scope="col">{inReais(t('schedule.payment'))}</th>
            <th scope="col" data-wide>
              {inReais(t('schedule.principal'))}
            </th>
            <th scope="col">{inReais(t('schedule.interest'))}</th>
            <th scope="col">{inReais(t('schedule.balance'))}</th>
          </tr>
        </thead>
        <tbody>
          {schedule.map((row) => (
            <tr key={row.number}>
              <td>{row.number}</td>
              <td>{formatDate(row.dueDate)}</td>
              <td>{bare(row.paymentCents)}</td>
              <td data-wide>{bare(row.principalCents)}</td>
              <td>{bare(row.interestCents)}</td>
              <td>{bare(row.balanceCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {leavesInterestUnpaid(schedule) ? <p className="customer-offer-note">{t('schedule.accrued')}</p> : null}
    </>
  );
}
