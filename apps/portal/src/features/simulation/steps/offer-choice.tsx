import { pickText } from '@estrada/domain/errors/index';
import { formatDate, formatMoney, preventAmountBreaks } from '@estrada/domain/formats/index';
import { offerTypes, offerValidityProblem } from '@estrada/domain/offers/index';
import { renderMessage } from '@estrada/domain/validation/index';
import { RetryHint } from '@estrada/web/failure/retry-hint/retry-hint.tsx';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Skeleton, Text } from '@mantine/core';
import { applyOffer, type ChosenOffer, isForVehicle, leaveOffer, savingOf, vehicleOfOffer } from '../model/offer.ts';
import { useOffer, useOffersOnSale } from '../model/use-offers.ts';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';
import { ColourField } from './colour-field.tsx';
import { MileageField } from './mileage-field.tsx';
import './offer-sale.css';
import { SegmentedField } from './segmented-field.tsx';

/** The offer of the sale, in place of the fields that it fills in. */
export function OfferPanel({ offerId }: { offerId: string }) {
  const t = useStrings(strings);
  const { update, draft, quote } = useSharedSimulator();
  const { language } = useLanguage();
  const { offer, isLoading } = useOffer(offerId);
  const today = Temporal.Now.plainDateISO('America/Sao_Paulo').toString();
  const problem = offer && offerValidityProblem({ enabled: true, ...offer }, today);
  return (
    <>
      <div className="simulator-panel-head">
        <h3>{offer ? t('offerSale.heading', { name: offer.offerName }) : draft.vehicleLabel}</h3>
        <Button variant="default" size="xs" onClick={() => update(leaveOffer)}>
          {t('offerSale.leave')}
        </Button>
      </div>
      {offer ? (
        <ul className="simulator-facts">
          <li>{vehicleOfOffer(offer)}</li>
          <li>{formatMoney(offer.priceCents)}</li>
          <li>
            {t('offerSale.until', { from: formatDate(offer.effectiveFrom), until: formatDate(offer.validUntil) })}
          </li>
          <li>
            {offer.regionName === '' ? t('offerSale.national') : t('offerSale.region', { name: offer.regionName })}
          </li>
          <li>
            {offer.colourNames === '' ? t('offerSale.anyColour') : t('offerSale.colours', { names: offer.colourNames })}
          </li>
          <li>{t('offerSale.table', { code: offer.sourceTableCode })}</li>
          {offer.description === '' ? null : <li>{offer.description}</li>}
        </ul>
      ) : isLoading ? (
        <Skeleton height={120} role="status" aria-label={t('loading')} />
      ) : null}
      {problem && !quote.error ? (
        // the server returns the same as soon as it is requested
        <Text role="alert" size="sm" c="var(--mantine-color-error)">
          {renderMessage(problem.key, language, problem.params)}
        </Text>
      ) : null}
      {offer ? <ColourField choices={offer.colourChoices} /> : null}
      <MileageField />
    </>
  );
}

/** The national offers for the selected vehicle, or the regional ones, as cards: each applied by one click. */
export function OfferChoice() {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { draft, update, dealerId } = useSharedSimulator();
  const offerType = draft.offerType ?? 'NAC';
  const otherType = offerType === 'NAC' ? 'REGI' : 'NAC';
  // both: an empty list says where the others are, and the field stays while the other list is shown
  const lists = { NAC: useOffersOnSale('NAC'), REGI: useOffersOnSale('REGI') };
  const [list, elsewhere] = [lists[offerType], lists[otherType]];
  const isOther = (offer: ChosenOffer) => offer.id !== draft.offerId && isForVehicle(offer, draft);
  const offers = list.offers.filter(isOther);
  const count = elsewhere.offers.filter(isOther).length;
  // a dealer mostly sells without an offer; the simulator of offers is there for them
  if (offers.length + count === 0 && (dealerId !== null || draft.offerId)) return null;
  return (
    <section className="simulator-offered" aria-labelledby="offered-title">
      <div className="simulator-offered-head">
        <h3 id="offered-title">{t('offerSale.choices')}</h3>
        <SegmentedField
          label={t('offerSale.type')}
          value={offerType}
          options={(['NAC', 'REGI'] as const).map((value) => ({ value, label: pickText(offerTypes[value], language) }))}
          onChange={(value) => update({ offerType: value })}
        />
      </div>
      {offers.length > 0 ? (
        <ul className="simulator-offered-cards">
          {offers.map((offer) => (
            <OfferCard key={offer.id} offer={offer} />
          ))}
        </ul>
      ) : list.hasFailed ? (
        <RetryHint onRetry={list.retry} />
      ) : (
        <Text role="status" size="sm" mt="xs">
          {draft.versionId === null
            ? t('offerSale.needsVersion')
            : list.isLoading || elsewhere.isLoading
              ? ''
              : [
                  t(draft.offerId ? `offerSale.noOther.${offerType}` : `offerSale.none.${offerType}`),
                  count > 0 ? t(`offerSale.there.${otherType}`, { count }) : '',
                ].join(' ')}
        </Text>
      )}
    </section>
  );
}

/** An offer with what it saves against the table. */
function OfferCard({ offer }: { offer: ChosenOffer }) {
  const t = useStrings(strings);
  const { draft, update } = useSharedSimulator();
  const savedCents = savingOf(offer, draft);
  return (
    <li>
      <strong>{t('offerSale.heading', { name: offer.offerName })}</strong>
      <span className="simulator-offered-price">{formatMoney(offer.priceCents)}</span>
      {savedCents > 0 ? (
        <span className="simulator-offered-saving">
          {preventAmountBreaks(t('offerSale.saving', { amount: formatMoney(savedCents) }))}
        </span>
      ) : null}
      <span>
        {[`${offer.manufacturerYear}/${offer.modelYear}`, ...(offer.regionName === '' ? [] : [offer.regionName])].join(
          ' · ',
        )}
      </span>
      <span>
        {t('offerSale.until', { from: formatDate(offer.effectiveFrom), until: formatDate(offer.validUntil) })}
      </span>
      <Button
        variant="light"
        size="compact-sm"
        aria-label={t('offerSale.take', { name: offer.offerName })}
        onClick={() => update((now) => applyOffer(now, offer))}
      >
        {t('offerSale.use')}
      </Button>
    </li>
  );
}
