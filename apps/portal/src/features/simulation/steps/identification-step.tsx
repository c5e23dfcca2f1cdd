import { StepForm } from '@estrada/web/steps/step-form.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Group, SimpleGrid, Text } from '@mantine/core';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';
import { ClientFields } from './client-fields.tsx';
import { ClientKindFields } from './client-kind-fields.tsx';

/** First step: the client. Figures need no name yet, so everything but the state is optional. */
export function IdentificationStep() {
  const t = useStrings(strings);
  const { errors, steps } = useSharedSimulator();

  function goOn(): boolean {
    if (!errors.demandClient('figures')) return false;
    steps.goTo('financing');
    return true;
  }

  return (
    <StepForm hasMoved={steps.hasMoved} title={t('step.identification')} onNext={goOn}>
      <section className="simulator-panel">
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="sm" mb="lg">
          <ClientKindFields />
        </SimpleGrid>
        <Text size="sm" c="dimmed" mb="sm">
          {t('client.optional')}
        </Text>
        <ClientFields need="figures" />
      </section>
      <Group justify="flex-end" className="simulator-actions">
        <Button type="submit">{t('next')}</Button>
      </Group>
    </StepForm>
  );
}
