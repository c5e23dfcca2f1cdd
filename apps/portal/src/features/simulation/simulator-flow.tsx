import type { OfferOnSale, SavedSimulation } from '@estrada/endpoints/index';
import { ConfirmModal, PageHeading } from '@estrada/ui/index';
import { useWindowTitle } from '@estrada/web/frame/use-window-title.ts';
import { StepBar } from '@estrada/web/steps/step-bar.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Badge, Button } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { Presentation } from './desk/presentation.tsx';
import { Shortcuts } from './desk/shortcuts.tsx';
import type { SimulationParameters } from './model/parameters.ts';
import { ActProblems } from './record/act-problems.tsx';
import { LinkDialog } from './record/customer-link/link-dialog.tsx';
import { ExpiredNotice } from './record/expired-notice.tsx';
import { FigureChanges } from './record/figure-changes.tsx';
import { IncomeDialog } from './record/income-dialog.tsx';
import { TablesDialog } from './record/tables-dialog.tsx';
import { ClientDialog } from './steps/client-dialog.tsx';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import './results/chart.css';
import './results/figures.css';
import './results/terms.css';
import './simulator.css';
import './steps/offer-sale.css';
import './steps/sale.css';
import { SimulatorContext } from './simulator-context.ts';
import { FinancingStep } from './steps/financing-step.tsx';
import { IdentificationStep } from './steps/identification-step.tsx';
import { PreApprovalStep } from './steps/pre-approval-step.tsx';
import { ResumeStep } from './steps/resume-step.tsx';
import { SimulationStep } from './steps/simulation-step.tsx';
import { strings } from './strings.ts';
import { useSimulator } from './use-simulator.ts';

const parts = {
  identification: IdentificationStep,
  financing: FinancingStep,
  simulation: SimulationStep,
  resume: ResumeStep,
  preApproval: PreApprovalStep,
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

  function begin(): void {
    setIsAsking(false);
    if (!draft.saved) simulator.discard();
    void navigate(simulator.keeps ? paths.simulator : paths.offersSimulator);
    options.onBegin();
  }

  return (
    <SimulatorContext value={simulator}>
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
      <StepBar steps={steps} label={t('steps.label')} nameOf={(step) => t(`step.${step}`)} />
      <ActProblems />
      <ExpiredNotice />
      <FigureChanges />
      <Step key={steps.step} />
      <ClientDialog />
      <IncomeDialog />
      <TablesDialog />
      <LinkDialog />
      <Presentation />
      <ConfirmModal
        opened={isAsking}
        title={t('new.title')}
        subject={draft.vehicleLabel || t('new.subject')}
        text={t('new.text')}
        confirmLabel={t('new.confirm')}
        cancelLabel={t('new.cancel')}
        danger
        onConfirm={begin}
        onCancel={() => setIsAsking(false)}
      />
    </SimulatorContext>
  );
}
