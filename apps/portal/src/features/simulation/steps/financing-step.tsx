import { pickText } from '@estrada/domain/errors/index';
import { formatDate, formatMoney } from '@estrada/domain/formats/index';
import { offerTypes, offerValidityProblem } from '@estrada/domain/offers/index';
import { renderMessage } from '@estrada/domain/validation/index';
import { RetryHint } from '@estrada/web/failure/retry-hint/retry-hint.tsx';
import { StepForm } from '@estrada/web/steps/step-form.tsx';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { vehicleCalls } from '@estrada/web/vehicles/use-vehicle-lists.ts';
import { Button, SimpleGrid, Skeleton, Text } from '@mantine/core';
import { useIsFetching } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { applyOffer, type ChosenOffer, leaveOffer, vehicleOfOffer } from '../model/offer.ts';
import { useOffer, useOffersOnSale } from '../model/use-offers.ts';
import { ProposeButton, SaveButton } from '../record/act-buttons.tsx';
import { BottomBar } from '../results/bottom-bar.tsx';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';
import { ChoiceFields } from './choices/choice-fields.tsx';
import { ClientKindFields } from './client-kind-fields.tsx';
import { ColourField } from './colour-field.tsx';
import { DiscountFields } from './discount-fields.tsx';
import { MileageField } from './mileage-field.tsx';
import { Offers } from './offers.tsx';
import { PlanField } from './plan-field.tsx';
import { SegmentedField } from './segmented-field.tsx';
import { TradeInFields } from './trade-in-fields.tsx';
import { ValueFields } from './value-fields.tsx';
import { VehicleFields } from './vehicle-fields.tsx';

// the first figures do not wait for it
const CampaignBand = lazy(() => import('./campaign-band.tsx').then((file) => ({ default: file.CampaignBand })));

/** The offer of the sale, in place of the fields that it fills in. */
function OfferPanel({ offerId }: { offerId: string }) {
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

/** The national offers for the selected version, or the regional ones, each applied by one click. */
function OfferChoice() {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { draft, update, dealerId } = useSharedSimulator();
  const offerType = draft.offerType ?? 'NAC';
  const otherType = offerType === 'NAC' ? 'REGI' : 'NAC';
  // both: an empty list says where the others are, and the field stays while the other list is shown
  const lists = { NAC: useOffersOnSale('NAC'), REGI: useOffersOnSale('REGI') };
  const [list, elsewhere] = [lists[offerType], lists[otherType]];
  const isOther = ({ id }: ChosenOffer) => id !== draft.offerId;
  const offers = list.offers.filter(isOther);
  const count = elsewhere.offers.filter(isOther).length;
  // a dealer mostly sells without an offer; the simulator of offers is there for them
  if (offers.length + count === 0 && (dealerId !== null || draft.offerId)) return null;
  return (
    <section className="simulator-offered" aria-labelledby="offered-title">
      <h3 id="offered-title">{t('offerSale.choices')}</h3>
      <SegmentedField
        label={t('offerSale.type')}
        value={offerType}
        options={(['NAC', 'REGI'] as const).map((value) => ({ value, label: pickText(offerTypes[value], language) }))}
        onChange={(value) => update({ offerType: value })}
      />
      {offers.length > 0 ? (
        <ul className="simulator-facts">
          {offers.map((offer) => (
            <li key={offer.id}>
              {[
                t('offerSale.heading', { name: offer.offerName }),
                ...(offer.regionName === '' ? [] : [offer.regionName]),
                `${offer.manufacturerYear}/${offer.modelYear}`,
                formatMoney(offer.priceCents),
                t('offerSale.until', { from: formatDate(offer.effectiveFrom), until: formatDate(offer.validUntil) }),
              ].join(' · ')}{' '}
              <Button
                variant="light"
                size="compact-sm"
                aria-label={t('offerSale.take', { name: offer.offerName })}
                onClick={() => update((now) => applyOffer(now, offer))}
              >
                {t('offerSale.use')}
              </Button>
            </li>
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
                  t(list.offers.length > 0 ? `offerSale.noOther.${offerType}` : `offerSale.none.${offerType}`),
                  count > 0 ? t(`offerSale.there.${otherType}`, { count }) : '',
                ].join(' ')}
        </Text>
      )}
    </section>
  );
}

/** Second step, and the first one shown: vehicle, price, entry and plan, with the instalments next to them. */
export function FinancingStep() {
  const t = useStrings(strings);
  const { errors, steps, item, keeps, draft, dealerId } = useSharedSimulator();
  const submit = useRef<HTMLButtonElement>(null);
  const isLoading =
    useIsFetching({ predicate: ({ queryKey }) => (vehicleCalls as readonly unknown[]).includes(queryKey[0]) }) > 0;
  /** Enter was pressed before the vehicle's years and price were loaded: the next step opens as soon as they are */
  const [isWaiting, setWaiting] = useState(false);

  useEffect(() => {
    if (!isWaiting || isLoading) return;
    // year and price are set by an effect in the same tick: they are in the draft one turn later
    const turn = setTimeout(() => {
      setWaiting(false);
      submit.current?.form?.requestSubmit();
    }, 0);
    return () => clearTimeout(turn);
  }, [isWaiting, isLoading]);

  function goOn(): boolean {
    if (isLoading) {
      setWaiting(true);
      return true;
    }
    if (!errors.demandFinancing()) return false;
    steps.goTo('simulation');
    return true;
  }

  return (
    <StepForm hasMoved={steps.hasMoved} title={t('step.financing')} onNext={goOn}>
      <div className="simulator-sides">
        <section className="simulator-panel" aria-label={t('vehicleAndEntry')}>
          {draft.offerId ? <OfferPanel offerId={draft.offerId} /> : <VehicleFields />}
          <OfferChoice />
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="sm" mt="lg" className="simulator-fields">
            <ValueFields />
            <DiscountFields />
            <TradeInFields />
            <PlanField />
            <ClientKindFields />
          </SimpleGrid>
          <ChoiceFields />
        </section>
        <div className="simulator-offers">
          <Offers />
          {dealerId === null ? null : (
            <Suspense fallback={null}>
              <CampaignBand dealerId={dealerId} />
            </Suspense>
          )}
        </div>
      </div>
      <BottomBar
        secondary={
          <>
            {keeps ? (
              <Button variant="subtle" onClick={() => steps.goTo('identification')}>
                {t('client.data')}
              </Button>
            ) : null}
            {item ? <SaveButton /> : null}
          </>
        }
      >
        {item ? <ProposeButton variant="light" /> : null}
        <Button type="submit" ref={submit} loading={isWaiting}>
          {t(item ? 'details' : 'simulate')}
        </Button>
      </BottomBar>
    </StepForm>
  );
}
