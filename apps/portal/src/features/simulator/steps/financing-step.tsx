import { Button, Group, SimpleGrid } from '@mantine/core';
import { useStrings } from '../../../app/i18n/use-strings.ts';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';
import { PlanField } from './plan-field.tsx';
import { StepForm } from './step-form.tsx';
import { ValueFields } from './value-fields.tsx';
import { VehicleFields } from './vehicle-fields.tsx';

/** Second step: the vehicle, its price, the entry and the plan. */
export function FinancingStep() {
  const t = useStrings(strings);
  const { errors, steps } = useSharedSimulator();

  function goOn(): boolean {
    if (!errors.demandFinancing()) return false;
    steps.goTo('simulation');
    return true;
  }

  return (
    <StepForm title={t('step.financing')} onNext={goOn}>
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
        <Button type="submit">{t('simulate')}</Button>
      </Group>
    </StepForm>
  );
}
