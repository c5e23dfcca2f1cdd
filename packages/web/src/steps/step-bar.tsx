import { useStrings } from '../strings/use-strings.ts';
import './steps.css';
import { strings } from './strings.ts';
import type { WizardSteps } from './use-wizard-steps.ts';

/**
 * The current step of a wizard, with links to every reachable step.
 *
 * @param label what the steps belong to
 * @param nameOf the name of a step
 * @param missingAt how much a step lacks
 */
export function StepBar<Step extends string>({
  steps,
  label,
  nameOf,
  missingAt = () => 0,
}: {
  steps: Pick<WizardSteps<Step>, 'step' | 'steps' | 'isReachable' | 'goTo'>;
  label: string;
  nameOf: (step: Step) => string;
  missingAt?: (step: Step) => number;
}) {
  const t = useStrings(strings);
  const current = steps.steps.indexOf(steps.step);
  const missing = missingAt(steps.step);
  const position = { number: current + 1, total: steps.steps.length, name: nameOf(steps.step) };
  return (
    <nav aria-label={label} className="wizard-steps">
      <ol>
        {steps.steps.map((step, index) => (
          <li key={step} data-done={index < current || undefined}>
            <button
              type="button"
              disabled={!steps.isReachable(step)}
              title={steps.isReachable(step) ? nameOf(step) : t('notYet')}
              aria-current={index === current ? 'step' : undefined}
              onClick={() => steps.goTo(step)}
            >
              <span aria-hidden="true" className="wizard-step-number">
                {index + 1}
              </span>
              <span>{nameOf(step)}</span>
              {missingAt(step) > 0 ? (
                <small className="wizard-step-missing" title={t('missing', { count: missingAt(step) })}>
                  <span className="estrada-sr-only">{t('missing', { count: missingAt(step) })}</span>
                  <span aria-hidden="true">{missingAt(step)}</span>
                </small>
              ) : null}
            </button>
          </li>
        ))}
      </ol>
      <p className="wizard-step-count">
        {missing > 0
          ? t('countMissing', { ...position, missing: t('missing', { count: missing }) })
          : t('count', position)}
      </p>
    </nav>
  );
}
