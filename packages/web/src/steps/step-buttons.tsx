import { Button, Group } from '@mantine/core';
import { Link } from 'react-router';
import { useStrings } from '../strings/use-strings.ts';
import type { SectionRecord, WizardParts } from './section-steps.ts';
import { strings } from './strings.ts';

/**
 * The buttons below a step: back or cancel, and on.
 *
 * @param isLacking the step cannot be left forwards yet
 * @param later saves what is typed and leaves
 */
export function StepButtons({
  steps,
  backTo,
  label,
  isBusy = false,
  isLacking = false,
  later,
}: {
  steps: Pick<WizardParts<SectionRecord>['steps'], 'step' | 'steps' | 'goTo'>;
  backTo: string;
  label?: string;
  isBusy?: boolean;
  isLacking?: boolean;
  later?: () => void;
}) {
  const t = useStrings(strings);
  const previous = steps.steps[steps.steps.indexOf(steps.step) - 1];
  return (
    <Group justify="space-between">
      {previous ? (
        <Button variant="default" onClick={() => steps.goTo(previous)}>
          {t('previous')}
        </Button>
      ) : (
        <Button variant="default" component={Link} to={backTo}>
          {t('cancel')}
        </Button>
      )}
      <Group gap="sm">
        {later ? (
          <Button variant="subtle" disabled={isBusy} onClick={later}>
            {t('later')}
          </Button>
        ) : null}
        <Button
          type="submit"
          loading={isBusy}
          disabled={isLacking}
          // the blurred field shows its error, which moves this button from under the pointer
          onMouseDown={(event) => event.preventDefault()}
        >
          {label ?? t('next')}
        </Button>
      </Group>
    </Group>
  );
}
