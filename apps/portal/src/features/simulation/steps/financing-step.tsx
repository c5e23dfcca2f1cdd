import { StepForm } from '@estrada/web/steps/step-form.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { vehicleCalls } from '@estrada/web/vehicles/use-vehicle-lists.ts';
import { Button, SimpleGrid, Skeleton } from '@mantine/core';
import { useIsFetching } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { LinkButton, ProposeButton, SaveButton } from '../record/act-buttons.tsx';
import { BottomBar } from '../results/bottom-bar.tsx';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';
import { ClientKindFields } from './client-kind-fields.tsx';
import { DiscountFields } from './discount-fields.tsx';
import { Offers } from './offers.tsx';
import { PlanField } from './plan-field.tsx';
import { TradeInFields } from './trade-in-fields.tsx';
import { ValueFields } from './value-fields.tsx';
import { VehicleFields } from './vehicle-fields.tsx';

// the first figures do not wait for them
const OfferPanel = lazy(() => import('./offer-choice.tsx').then((file) => ({ default: file.OfferPanel })));
const OfferChoice = lazy(() => import('./offer-choice.tsx').then((file) => ({ default: file.OfferChoice })));
const ChoiceFields = lazy(() => import('./choices/choice-fields.tsx').then((file) => ({ default: file.ChoiceFields })));
const CampaignBand = lazy(() => import('./campaign-band.tsx').then((file) => ({ default: file.CampaignBand })));
const Fitting = lazy(() => import('../fitting/fitting.tsx').then((file) => ({ default: file.Fitting })));

/** Second step, and the first one shown: vehicle, price, entry and plan, with the instalments next to them. */
export function FinancingStep() {
  const t = useStrings(strings);
  const { errors, steps, showsFigures, keeps, draft, dealerId } = useSharedSimulator();
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
          {draft.offerId ? (
            <Suspense fallback={<Skeleton height={120} role="status" aria-label={t('loading')} />}>
              <OfferPanel offerId={draft.offerId} />
            </Suspense>
          ) : (
            <VehicleFields />
          )}
          <Suspense fallback={<Skeleton height={26} mt="xs" />}>
            <OfferChoice />
            <Fitting />
          </Suspense>
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="sm" mt="lg" className="simulator-fields">
            <ValueFields />
            <DiscountFields />
            <TradeInFields />
            <PlanField />
            <ClientKindFields />
          </SimpleGrid>
          <Suspense fallback={null}>
            <ChoiceFields />
          </Suspense>
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
            {showsFigures ? <SaveButton /> : null}
            {showsFigures && keeps ? <LinkButton /> : null}
          </>
        }
      >
        {showsFigures ? <ProposeButton variant="light" /> : null}
        <Button type="submit" ref={submit} loading={isWaiting}>
          {t(showsFigures ? 'details' : 'simulate')}
        </Button>
      </BottomBar>
    </StepForm>
  );
}
