import './trade-in.css';
import { StepForm } from '@estrada/web/steps/step-form.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, SimpleGrid } from '@mantine/core';
import { PresentButton } from '../desk/presentation.tsx';
import { MenuChoiceStatus } from '../menu/menu-choice-status.tsx';
import { ProductMenuButton } from '../menu/product-menu.tsx';
import { saveFailureReason } from '../model/save-failure-reason.ts';
import { LinkButton, ProposeButton, SaveButton } from '../record/act-buttons.tsx';
import { Announcer } from '../results/announcer.tsx';
import { BottomBar } from '../results/bottom-bar.tsx';
import { instalmentCountOf } from '../results/instalment-count.ts';
import { TermCards } from '../results/term-cards.tsx';
import { TermChips } from '../results/term-chips.tsx';
import { useIsPhone, useWasPhone } from '../results/use-is-phone.ts';
import { ZeroRateNote } from '../results/zero-rate-note.tsx';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';
import { Tools } from '../tools/tools.tsx';
import { ChoiceFields } from './choices/choice-fields.tsx';
import { MissingInputs } from './missing-inputs.tsx';
import { OffersSkeleton } from './offers.tsx';
import { PlanField } from './plan-field.tsx';
import { QuoteProblem } from './quote-problem.tsx';
import { TradeInNote } from './trade-in-note.tsx';
import { ValueFields } from './value-fields.tsx';

/** Price, entry, plan and terms next to their figures: trying another entry requires no other step. */
function AdjustBar() {
  const t = useStrings(strings);
  const { quote } = useSharedSimulator();
  return (
    <section className="simulator-panel simulator-adjust" aria-label={t('adjust')}>
      <SimpleGrid cols={2} spacing="md" verticalSpacing="sm" className="simulator-values">
        <ValueFields />
        <PlanField />
        <div className="simulator-terms">
          <TermChips />
          <p className="simulator-post" data-status={quote.postStatus}>
            {t(`post.${quote.postStatus}`)}
          </p>
        </div>
      </SimpleGrid>
      <TradeInNote />
      <ChoiceFields />
    </section>
  );
}

/** Third step: up to three terms side by side, and the details of the selected one. */
export function SimulationStep() {
  const t = useStrings(strings);
  const simulator = useSharedSimulator();
  const { quote, item, errors, steps, isOffline, isComplete, showsFigures, keeps } = simulator;
  const isPhone = useIsPhone();
  const wasPhone = useWasPhone();
  const goOnName = item ? t('continueWith', { count: instalmentCountOf(item) }) : t('next');

  function goOn(): boolean {
    if (!errors.demandFinancing() || !item || quote.error) return false;
    if (steps.next) steps.goTo(steps.next);
    return true;
  }

  const tools = (
    <div className="simulator-tools">
      <PresentButton />
      <ProductMenuButton />
      {keeps ? <LinkButton /> : null}
    </div>
  );
  return (
    <StepForm
      hasMoved={steps.hasMoved}
      title={t('simulation.title')}
      onNext={goOn}
      // on a phone the inputs come first
      actions={wasPhone || !item || !showsFigures || isOffline ? null : tools}
    >
      <AdjustBar />
      {isOffline ? null : <QuoteProblem />}
      <Announcer />
      {isOffline && quote.result ? (
        <>
          <TermCards items={quote.result.simulationItems} />
          <p className="simulator-notice">{t('offline.details')}</p>
        </>
      ) : item && quote.result ? (
        <>
          {showsFigures ? (
            <>
              <TermCards items={quote.result.simulationItems} />
              {wasPhone ? tools : null}
              <MenuChoiceStatus />
              <ZeroRateNote item={item} />
            </>
          ) : quote.error ? null : (
            <MissingInputs />
          )}
          <Tools item={item} />
        </>
      ) : quote.error ? null : isComplete ? (
        <OffersSkeleton />
      ) : (
        <MissingInputs />
      )}
      <BottomBar secondary={<SaveButton />}>
        <ProposeButton variant="light" />
        {steps.next ? (
          <Button
            type="submit"
            disabled={!showsFigures}
            aria-label={goOnName}
            aria-describedby={saveFailureReason(simulator)}
          >
            {isPhone ? t('next') : goOnName}
          </Button>
        ) : null}
      </BottomBar>
    </StepForm>
  );
}
