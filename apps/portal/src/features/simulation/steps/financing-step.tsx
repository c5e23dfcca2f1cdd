import { StepForm } from '@estrada/web/steps/step-form.tsx';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { Button, Group, SimpleGrid } from '@mantine/core';
import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';
import { PlanField } from './plan-field.tsx';
import { vehicleCalls } from './use-vehicle-levels.ts';
import { ValueFields } from './value-fields.tsx';
import { VehicleFields } from './vehicle-fields.tsx';

/** Second step: the vehicle, its price, the entry and the plan. */
export function FinancingStep() {
  const t = useStrings(strings);
  const { errors, steps } = useSharedSimulator();
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
      <section className="simulator-panel">
        <VehicleFields />
        <SimpleGrid
          cols={{ base: 1, xs: 2, md: 3 }}
          spacing="md"
          verticalSpacing="sm"
          mt="lg"
          className="simulator-values"
        >
          <ValueFields />
          <PlanField />
        </SimpleGrid>
      </section>
      <Group justify="space-between" className="simulator-actions">
        <Button variant="subtle" onClick={() => steps.goTo('identification')}>
          {t('back')}
        </Button>
        <Button type="submit" ref={submit} loading={isWaiting}>
          {t('simulate')}
        </Button>
      </Group>
    </StepForm>
  );
}
