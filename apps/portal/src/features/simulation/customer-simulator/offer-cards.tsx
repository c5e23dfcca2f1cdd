import { formatDate, formatMoney } from '@estrada/domain/formats/index';
import type { CallAnswer } from '@estrada/web/calls/call-types.ts';
import { RetryHint } from '@estrada/web/failure/retry-hint/retry-hint.tsx';
import { defineStrings } from '@estrada/web/strings/define-strings.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button } from '@mantine/core';
import { useId } from 'react';
import type { AnsweredOffer, Answers } from './answers.ts';
import type { CustomerSimulator } from './use-customer-simulator.ts';

/** The strings of the offers of campaigns. */
const offerStrings = defineStrings('customer-simulator-offers', {
  title: ['Ofertas de hoje', "Today's offers"],
  loading: ['Buscando ofertas…', 'Looking for offers…'],
  until: ['Campanha até {date}', 'Campaign until {date}'],
  valid: ['Válida até {date}', 'Valid until {date}'],
  saving: ['{amount} a menos que na tabela ({price})', '{amount} less than the list price ({price})'],
  colours: ['Cores: {names}', 'Colours: {names}'],
  choose: ['Simular esta oferta', 'Simulate this offer'],
  'choose.car': ['Simular esta oferta: {car}', 'Simulate this offer: {car}'],
  chosen: ['Oferta escolhida', 'Chosen offer'],
  'chosen.car': ['Oferta escolhida: {car}', 'Chosen offer: {car}'],
  applied: ['Com a oferta {name}, o carro custa', 'With the offer {name}, the price of the car is'],
  leave: ['Simular sem a oferta', 'Simulate without the offer'],
});

type Campaign = CallAnswer<'listCustomerCampaigns'>['items'][number];
type Card = Campaign['offers'][number];
type Part = { simulator: CustomerSimulator };

/** The answers with the car of an offer; those that do not depend on the car remain. */
const withOffer = (answers: Answers, card: Card): Answers => ({
  ...answers,
  vehicleType: card.vehicleType,
  manufacturerId: card.manufacturerId,
  modelId: card.modelId,
  versionId: card.versionId,
  manufacturerYear: card.manufacturerYear,
  modelYear: card.modelYear,
  priceCents: card.referencePriceCents,
  offer: { id: card.id, name: card.offerName, priceCents: card.priceCents },
  mileage: null,
});

/** The offers of today's campaigns for the dealer of the link, or the state of the client; nothing where there are none. */
export function OfferCards({ simulator }: Part) {
  const t = useStrings(offerStrings);
  const id = useId();
  const { data, error, isLoading, retry } = simulator.campaigns;
  if (isLoading)
    return (
      <p role="status" className="csf-note">
        {t('loading')}
      </p>
    );
  const items = data?.items ?? [];
  if (error === undefined && items.length === 0) return null;
  return (
    <section className="csf-offers" aria-labelledby={id}>
      <h2 id={id}>{t('title')}</h2>
      {error === undefined ? null : <RetryHint onRetry={retry} />}
      {items.map((campaign) => (
        <OneCampaign key={campaign.id} simulator={simulator} campaign={campaign} />
      ))}
    </section>
  );
}

function OneCampaign({ simulator, campaign }: Part & { campaign: Campaign }) {
  const t = useStrings(offerStrings);
  const id = useId();
  const { campaignName, description, pictureUrl, offers } = campaign;
  return (
    <section className="csf-card" aria-labelledby={id}>
      {pictureUrl === null ? null : <img className="csf-picture" src={pictureUrl} alt="" loading="lazy" />}
      <div>
        <h3 id={id}>{campaignName}</h3>
        <p className="csf-note">{t('until', { date: formatDate(campaign.validUntil) })}</p>
      </div>
      <p className="csf-text">{description}</p>
      <ul className="csf-cards">
        {offers.map((card) => (
          <OfferCard key={card.id} simulator={simulator} card={card} />
        ))}
      </ul>
    </section>
  );
}

function OfferCard({ simulator: { answers, takeOffer, isBusy }, card }: Part & { card: Card }) {
  const t = useStrings(offerStrings);
  const { vehicle: car, priceCents, referencePriceCents, validUntil, colours } = card;
  const savedCents = referencePriceCents - priceCents;
  const isChosen = answers.offer?.id === card.id;
  return (
    <li data-chosen={isChosen || undefined}>
      <strong>{car}</strong>
      <p className="csf-price">{formatMoney(priceCents)}</p>
      {savedCents > 0 ? (
        <p>{t('saving', { amount: formatMoney(savedCents), price: formatMoney(referencePriceCents) })}</p>
      ) : null}
      <p className="csf-note">
        {t('valid', { date: formatDate(validUntil) })}
        {colours.length > 0 ? ` · ${t('colours', { names: colours.join(', ') })}` : ''}
      </p>
      <Button
        variant={isChosen ? 'filled' : 'default'}
        size="compact-md"
        aria-pressed={isChosen}
        aria-label={t(isChosen ? 'chosen.car' : 'choose.car', { car })}
        disabled={isBusy}
        onClick={() => takeOffer(withOffer(answers, card))}
      >
        {t(isChosen ? 'chosen' : 'choose')}
      </Button>
    </li>
  );
}

/** The offer that the figures apply, and the way without it. */
export function ChosenOffer({ simulator, offer }: Part & { offer: AnsweredOffer }) {
  const t = useStrings(offerStrings);
  const { answers, change } = simulator;
  return (
    <aside className="csf-kept" aria-label={t('chosen')}>
      <p>
        {t('applied', { name: offer.name })} <strong>{formatMoney(offer.priceCents)}</strong>
      </p>
      <Button variant="subtle" size="compact-md" onClick={() => change({ ...answers, offer: null })}>
        {t('leave')}
      </Button>
    </aside>
  );
}
