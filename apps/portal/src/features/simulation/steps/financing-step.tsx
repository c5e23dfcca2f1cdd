import { StepForm } from '@estrada/web/steps/step-form.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { vehicleCalls } from '@estrada/web/vehicles/use-vehicle-lists.ts';
import { Button, SimpleGrid } from '@mantine/core';
import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ProposeButton, SaveButton } from '../record/act-buttons.tsx';
import { BottomBar } from '../results/bottom-bar.tsx';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';
import { ChoiceFields } from './choices/choice-fields.tsx';
import { ClientKindFields } from './client-kind-fields.tsx';
import { OfferChoice } from './offer-choice.tsx';
import { OfferPanel } from './offer-panel.tsx';
import { Offers } from './offers.tsx';
import { PlanField } from './plan-field.tsx';
import { TradeInFields } from './trade-in-fields.tsx';
import { ValueFields } from './value-fields.tsx';
import { VehicleFields } from './vehicle-fields.tsx';

/** Second step, and the first that is shown: vehicle, price, entry and plan, with the offers beside them. */
export function FinancingStep() {
  const t = useStrings(strings);
  const { errors, steps, item, keeps, draft } = useSharedSimulator();
  const submit = useRef<HTMLButtonElement>(null);
  const isLoading =
    useIsFetching({ predicate: ({ queryKey }) => (vehicleCalls as readonly unknown[]).includes(queryKey[0]) }) > 0;
  /** Enter came before the vehicle's years and price did: the step goes on as soon as they are there */
  const [isWaiting, setWaiting] = useState(false);

  useEffect(() => {
    if (!isWaiting || isLoading) return;
    // year and price are filled in by an effect of the same moment: a turn later they are in the draft
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
            <TradeInFields />
            <PlanField />
            <ClientKindFields />
          </SimpleGrid>
          <ChoiceFields />
        </section>
        <Offers />
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
