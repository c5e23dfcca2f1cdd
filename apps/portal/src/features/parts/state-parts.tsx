import { EmptyState, ErrorState, StatusPill, type StatusTone } from '@estrada/ui/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { WorkPill, WorkProgress } from '@estrada/web/files/work/work-status.tsx';
import { useConfirmAction } from '@estrada/web/records/confirm-action/use-confirm-action.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button } from '@mantine/core';
import { Part, State } from './part.tsx';
import { strings } from './strings.ts';

const tones: readonly StatusTone[] = ['neutral', 'info', 'success', 'warning', 'danger'];
const workStates = ['LOADING', 'PENDING', 'PROCESSING', 'SUCCESS', 'ERROR'] as const;

/** A question before an act, harmless and dangerous. */
export function ModalPart() {
  const t = useStrings(strings);
  const { ask, modal } = useConfirmAction();
  const open = (danger: boolean) =>
    ask({
      title: t('question'),
      subject: 'Autovia Paulista',
      text: t('questionText'),
      confirmLabel: t(danger ? 'remove' : 'confirm'),
      danger,
      act: async () => undefined,
      done: t(danger ? 'removed' : 'success'),
    });
  return (
    <Part id="modal" title={t('modal')}>
      <div className="parts-row">
        <Button variant="default" onClick={() => open(false)}>
          {t('open')}
        </Button>
        <Button color="red" onClick={() => open(true)}>
          {t('openDanger')}
        </Button>
      </div>
      {modal}
    </Part>
  );
}

/** Statuses in every tone, and those of work on files. */
export function PillPart() {
  const t = useStrings(strings);
  return (
    <Part id="pills" title={t('pills')}>
      <div className="parts-row">
        {tones.map((tone) => (
          <StatusPill key={tone} tone={tone}>
            {tone}
          </StatusPill>
        ))}
        <StatusPill tone="info" size="lg">
          lg
        </StatusPill>
      </div>
      <div className="parts-row">
        {workStates.map((state) => (
          <WorkPill key={state} state={state} />
        ))}
      </div>
    </Part>
  );
}

/** The banner at the top of the page, by its three kinds. */
export function AlertPart() {
  const t = useStrings(strings);
  return (
    <Part id="alerts" title={t('alerts')}>
      <div className="parts-row">
        <Button variant="default" onClick={() => showAlert({ type: 'error', text: t('error') })}>
          {t('alertError')}
        </Button>
        <Button variant="default" onClick={() => showAlert({ type: 'success', text: t('success') })}>
          {t('alertSuccess')}
        </Button>
        <Button variant="default" onClick={() => showAlert({ type: 'notice', text: t('notice') })}>
          {t('alertNotice')}
        </Button>
      </div>
    </Part>
  );
}

/** What stands in place of something: nothing yet, or a failure. */
export function StatePart() {
  const t = useStrings(strings);
  return (
    <Part id="states" title={t('states')}>
      <State name={t('empty')}>
        <EmptyState title={t('nothing')} text={t('nothingText')} action={<Button>{t('begin')}</Button>} />
      </State>
      <State name={t('failed')}>
        <ErrorState
          title={t('failed')}
          text={t('failure')}
          code="SIS001 · c0ffee00"
          retryLabel={t('reload')}
          onRetry={() => undefined}
        />
      </State>
    </Part>
  );
}

/** How far long work is: at its beginning, halfway, past what was expected, and without a known end. */
export function ProgressPart() {
  const t = useStrings(strings);
  const steps = [
    ['beginning', 0, 100],
    ['halfway', 50, 100],
    ['beyond', 130, 100],
    ['unknownEnd', 0, null],
  ] as const;
  return (
    <Part id="progress" title={t('progress')}>
      {steps.map(([name, done, expected]) => (
        <WorkProgress key={name} label={t(name)} done={done} expected={expected} words={t(name)} />
      ))}
    </Part>
  );
}
