import { useStrings } from '@estrada/web/words/use-strings.ts';
import { useSharedSimulator } from './simulator-context.ts';
import { strings } from './strings.ts';

/** Where the seller is, and the way to every step that can be shown already. */
export function StepBar() {
  const t = useStrings(strings);
  const { steps } = useSharedSimulator();
  const current = steps.steps.indexOf(steps.step);
  return (
    <nav aria-label={t('steps.label')} className="simulator-steps">
      <ol>
        {steps.steps.map((step, index) => (
          <li key={step} data-done={index < current || undefined}>
            <button
              type="button"
              disabled={!steps.isReachable(step)}
              aria-current={index === current ? 'step' : undefined}
              onClick={() => steps.goTo(step)}
            >
              <span aria-hidden="true" className="simulator-step-number">
                {index + 1}
              </span>
              <span>{t(`step.${step}`)}</span>
            </button>
          </li>
        ))}
      </ol>
      <p className="simulator-step-count">
        {t('steps.count', { number: current + 1, total: steps.steps.length, name: t(`step.${steps.step}`) })}
      </p>
    </nav>
  );
}
