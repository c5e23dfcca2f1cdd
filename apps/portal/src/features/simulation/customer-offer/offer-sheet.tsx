import {
  callAddress,
  formatDate,
  formatInstant,
  formatMoney,
  formatPhone,
  whatsAppAddress,
} from '@estrada/domain/formats/index';
import { isMobile } from '@estrada/domain/people/phone';
import { describeEntry } from '@estrada/domain/simulation/entry/describe-entry';
import { leavesInterestUnpaid } from '@estrada/domain/simulation/loan/schedule';
import { describeOffer } from '@estrada/domain/simulation/offer/describe-offer';
import { lastMinuteOf } from '@estrada/domain/simulation/offer/last-minute';
import type { CustomerOffer } from '@estrada/endpoints/index';
import { api } from '@estrada/web/calls/api.ts';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button } from '@mantine/core';
import { type ReactNode, type Ref, useId, useState } from 'react';
import { OfferCost } from '../offer/offer-cost.tsx';
import { OfferFacts } from '../offer/offer-facts.tsx';
import { OfferRights } from '../offer/offer-rights.tsx';
import { TermChoice } from '../offer/term-choice.tsx';
import { strings } from './strings.ts';

/** The unit is in the column header, because a phone has no space for it next to the amounts. */
const bare = (cents: number) => formatMoney(cents).replace('R$ ', '');

/** Every payment with its interest, and the remaining debt. */
function OfferSchedule({ schedule }: { schedule: CustomerOffer['terms'][number]['schedule'] }) {
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

type Term = CustomerOffer['terms'][number];

/**
 * The whole offer: the vehicle, the terms to choose from, and for the selected one everything that the law requires
 * next to it.
 *
 * @param menu the columns of products, where the offer has them
 */
export function OfferSheet({
  offer,
  token,
  menu,
  ref,
}: {
  offer: CustomerOffer;
  token: string;
  menu: ReactNode;
  ref: Ref<HTMLElement>;
}) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const headingId = useId();
  const [chosen, choose] = useState(offer.selectedTerm);
  const term = offer.terms.find((one) => one.term === chosen) ?? offer.terms[0]!;
  const description = describeOffer({ ...term, financeTypeId: offer.financeTypeId }, offer.lender, language);
  const { sellerName: seller, dealerName: dealer } = offer;
  const facts: [string, string][] = [
    ...(offer.listPriceCents === undefined
      ? []
      : ([
          [t('listPrice'), formatMoney(offer.listPriceCents)],
          [t('discount'), `– ${formatMoney(offer.listPriceCents - offer.vehicleValueCents)}`],
        ] as [string, string][])),
    [t('price'), formatMoney(offer.vehicleValueCents)],
    [t('entry'), describeEntry(offer.entryValueCents, offer.tradeIn, language)],
    [t('seller'), t('seller.value', { seller, dealer })],
    [t('quotedOn'), formatDate(offer.quotedOn)],
  ];
  return (
    <>
      <section className="customer-offer-card" ref={ref} tabIndex={-1} aria-labelledby={headingId}>
        <h2 id={headingId}>{t('offer')}</h2>
        <dl className="offer-facts">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <TermChoice terms={offer.terms} chosen={term.term} onChoose={choose} />
        <OfferAnswer offer={offer} term={term.term} token={token} />
      </section>
      <section className="customer-offer-card" aria-live="polite">
        <h2>{t('conditions')}</h2>
        <OfferFacts offer={description} audience="client" />
        <p className="customer-offer-note">{t(financedKey(term), amountsOf(term))}</p>
        <details>
          <summary>{t('cost')}</summary>
          <OfferCost offer={description} />
        </details>
        <details>
          <summary>{t('schedule')}</summary>
          <OfferSchedule schedule={term.schedule} />
        </details>
      </section>
      {menu}
      <section className="customer-offer-card">
        <h2>{t('rights')}</h2>
        <OfferRights offer={description} />
        <p>{t('next', { seller, dealer })}</p>
        <p className="customer-offer-note">{t('until', { date: formatInstant(lastMinuteOf(offer.expiresAt)) })}</p>
      </section>
    </>
  );
}

/** The client's answer: they want the selected term, which the seller learns at once; or they call, or write. */
function OfferAnswer({ offer, term, token }: { offer: CustomerOffer; term: number; token: string }) {
  const t = useStrings(strings);
  const [accepted, setAccepted] = useState(offer.acceptance?.term ?? null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const { sellerName: seller, dealerPhone: phone, vehicleLabel: vehicle } = offer;

  async function accept(): Promise<void> {
    setBusy(true);
    setFailure('');
    try {
      setAccepted((await api.acceptCustomerOffer({ body: { token, term } })).term);
    } catch (error) {
      setFailure(error instanceof ApiError ? error.words : '');
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      {accepted === term ? null : (
        <Button size="lg" fullWidth loading={isBusy} onClick={() => void accept()}>
          {t('accept', { count: term })}
        </Button>
      )}
      <p role="status" className={accepted === null ? 'customer-offer-note' : undefined}>
        {accepted === null ? t('accept.hint', { seller }) : t('accepted', { seller, count: accepted })}
      </p>
      {failure ? <p role="alert">{failure}</p> : null}
      {phone ? (
        <div className="customer-offer-contact">
          <Button component="a" variant="default" href={callAddress(phone)}>
            {t('call', { phone: formatPhone(phone) })}
          </Button>
          {isMobile(phone) ? (
            <Button
              component="a"
              variant="default"
              href={whatsAppAddress(phone, t('whatsapp.text', { seller, vehicle }))}
              target="_blank"
              rel="noopener noreferrer"
            >
              {t('whatsapp')}
            </Button>
          ) : null}
        </div>
      ) : null}
    </>
  );
}

/** A lease has no IOF and shows no reason; a loan without IOF is exempt. */
function financedKey({ iofCents, iofExemption }: Term) {
  if (iofExemption) return 'financed.exempt' as const;
  return iofCents > 0 ? ('financed' as const) : ('financed.lease' as const);
}

const amountsOf = ({ financeValueCents, iofCents }: Term) => ({
  amount: formatMoney(financeValueCents),
  iof: formatMoney(iofCents),
});
