import { personTypes, states } from '@estrada/domain/enumerations/index';
import { StepForm } from '@estrada/web/steps/step-form.tsx';
import { useLanguage } from '@estrada/web/words/use-language.ts';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { Button, Group, Select, SimpleGrid, Text } from '@mantine/core';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';
import { ClientFields } from './client-fields.tsx';
import { SegmentedField } from './segmented-field.tsx';

/** First step: who the client is. Only figures need no name yet, so everything but the state may wait. */
export function IdentificationStep() {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { draft, update, errors, steps } = useSharedSimulator();

  function goOn(): boolean {
    if (!errors.demandClient('figures')) return false;
    steps.goTo('financing');
    return true;
  }

  return (
    <StepForm hasMoved={steps.hasMoved} title={t('step.identification')} onNext={goOn}>
      <section className="simulator-panel">
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="sm" mb="lg">
          <SegmentedField
            label={t('personType')}
            value={draft.personType}
            options={personTypes.map(({ id, pt, en }) => ({ value: id, label: language === 'en' ? en : pt }))}
            onChange={(personType) => update({ personType, ...forgetChosenTerms })}
          />
          <Select
            label={t('state')}
            description={t('state.hint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            required
            searchable
            allowDeselect={false}
            data={states.map(({ id, name }) => ({ value: id, label: `${id} · ${name}` }))}
            value={draft.state}
            error={errors.of('state')}
            onChange={(state) => state && update({ state })}
          />
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

/** Another kind of client has other tables: the terms are proposed anew. */
const forgetChosenTerms = { terms: [], selectedTerm: null };
