import type { OfferOnSale, SavedSimulation } from '@estrada/endpoints/index';
import { PageHeading } from '@estrada/ui/index';
import { useWindowTitle } from '@estrada/web/frame/use-window-title.ts';
import { StepBar } from '@estrada/web/steps/step-bar.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Badge, Button, Skeleton } from '@mantine/core';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { Shortcuts } from './desk/shortcuts.tsx';
import type { SimulationParameters } from './model/parameters.ts';
import { ActProblems } from './record/act-problems.tsx';
import { ExpiredNotice } from './record/expired-notice.tsx';
import { FigureChanges } from './record/figure-changes.tsx';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import './results/chart.css';
import './results/figures.css';
import './results/terms.css';
import './simulator.css';
import './steps/sale.css';
import { SimulatorContext } from './simulator-context.ts';
import { FinancingStep } from './steps/financing-step.tsx';
import { strings } from './strings.ts';
import { useSimulator } from './use-simulator.ts';

/** What is not on the first screen, in files of its own: loaded as soon as the first screen stands. */
const later = {
  identification: () => import('./steps/identification-step.tsx'),
  simulation: () => import('./steps/simulation-step.tsx'),
  resume: () => import('./steps/resume-step.tsx'),
  preApproval: () => import('./steps/pre-approval-step.tsx'),
};
const SimulatorDialogs = lazy(() =>
  import('./simulator-dialogs.tsx').then((file) => ({ default: file.SimulatorDialogs })),
);
const LeadLine = lazy(() => import('./record/lead-line.tsx').then((file) => ({ default: file.LeadLine })));
const LinkFailure = lazy(() =>
  import('./record/customer-link/link-failure.tsx').then((file) => ({ default: file.LinkFailure })),
);
const ConfirmNew = lazy(() => import('./confirm-new.tsx').then((file) => ({ default: file.ConfirmNew })));

const parts = {
  identification: lazy(() => later.identification().then((file) => ({ default: file.IdentificationStep }))),
  financing: FinancingStep,
  simulation: lazy(() => later.simulation().then((file) => ({ default: file.SimulationStep }))),
  resume: lazy(() => later.resume().then((file) => ({ default: file.ResumeStep }))),
  preApproval: lazy(() => later.preApproval().then((file) => ({ default: file.PreApprovalStep }))),
} as const;

/** The steps of one simulation, with their shared parts. */
export function SimulatorFlow(options: {
  id: string | null;
  saved: SavedSimulation | null;
  parameters: SimulationParameters;
  /** the initial offer of the simulator of offers */
  offer?: OfferOnSale | null;
  onChangeDealer?: () => void;
  /** starts another simulation */
  onBegin: () => void;
}) {
  const t = useStrings(strings);
  const navigate = useNavigate();
  const simulator = useSimulator(options);
  const { draft, steps, isUnsaved } = simulator;
  const Step = parts[steps.step];
  const dealer = options.parameters.dealer;
  const title = t(simulator.keeps ? 'title' : 'offerSale.title');
  const hasBegun = draft.modelId !== null || draft.saved !== null;

  useWindowTitle([draft.saved?.code, t(`step.${steps.step}`), title].filter(Boolean).join(' · '));

  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => {
    // a file that did not come is requested again by the step that needs it
    for (const load of Object.values(later)) load().catch(() => undefined);
  }, []);

  function begin(): void {
    setIsAsking(false);
    if (!draft.saved) simulator.discard();
    void navigate(simulator.keeps ? paths.simulator : paths.offersSimulator);
    options.onBegin();
  }

  return (
    <SimulatorContext value={simulator}>
      <div className="simulator-head">
        <PageHeading
          title={title}
          subtitle={[dealer?.gmfCode, dealer?.tradingName, draft.vehicleLabel].filter(Boolean).join(' · ')}
          actions={
            <>
              <Shortcuts />
              {draft.saved ? (
                <Badge color={isUnsaved ? 'ipe' : 'green'} size="lg">
                  {t(isUnsaved ? 'saved.changed' : 'saved.asShown', { code: draft.saved.code })}
                </Badge>
              ) : null}
              {options.onChangeDealer ? (
                <Button variant="subtle" onClick={options.onChangeDealer}>
                  {t('dealer.change')}
                </Button>
              ) : null}
              {hasBegun ? (
                <Button variant="default" onClick={draft.saved ? begin : () => setIsAsking(true)}>
                  {t('new')}
                </Button>
              ) : null}
            </>
          }
        />
      </div>
      {draft.fromLead ? (
        <Suspense fallback={null}>
          <LeadLine id={draft.fromLead} />
        </Suspense>
      ) : null}
      <StepBar steps={steps} label={t('steps.label')} nameOf={(step) => t(`step.${step}`)} />
      <ActProblems />
      <ExpiredNotice />
      {draft.saved ? (
        <Suspense fallback={null}>
          <LinkFailure id={draft.saved.id} />
        </Suspense>
      ) : null}
      <FigureChanges />
      <Suspense fallback={<Skeleton height="32rem" role="status" aria-label={t('loading')} />}>
        <Step key={steps.step} />
      </Suspense>
      <Suspense fallback={null}>
        <SimulatorDialogs />
      </Suspense>
      {isAsking ? (
        <Suspense fallback={null}>
          <ConfirmNew onConfirm={begin} onCancel={() => setIsAsking(false)} />
        </Suspense>
      ) : null}
    </SimulatorContext>
  );
}
