import './trade-in.css';
import { StepForm } from '@estrada/web/steps/step-form.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, SimpleGrid } from '@mantine/core';
import { PlansPanel } from '../desk/plans-panel.tsx';
import { PresentButton } from '../desk/presentation.tsx';
import { Scenarios } from '../desk/scenarios.tsx';
import { InsurersPanel } from '../insurers/insurers-panel.tsx';
import { MenuChoiceStatus } from '../menu/menu-choice-status.tsx';
import { ProductMenuButton } from '../menu/product-menu.tsx';
import { saveFailureReason } from '../model/save-failure-reason.ts';
import { ProposeButton, SaveButton } from '../record/act-buttons.tsx';
import { Announcer } from '../results/announcer.tsx';
import { BottomBar } from '../results/bottom-bar.tsx';
import { CostDetails } from '../results/cost-details.tsx';
import { GoodsPanel } from '../results/goods.tsx';
import { GridPanel } from '../results/grid-panel.tsx';
import { instalmentCountOf } from '../results/instalment-count.ts';
import { InstalmentGoalPanel } from '../results/instalment-goal-panel.tsx';
import { Products } from '../results/products.tsx';
import { RatePanel } from '../results/rate-panel.tsx';
import { SchedulePanel } from '../results/schedule-chart.tsx';
import { TableChoice } from '../results/table-choice.tsx';
import { TermCards } from '../results/term-cards.tsx';
import { TermChips } from '../results/term-chips.tsx';
import { useIsPhone } from '../results/use-is-phone.ts';
import { ValueComposition } from '../results/value-composition.tsx';
import { ZeroRateNote } from '../results/zero-rate-note.tsx';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';
import { ChoiceFields } from './choices/choice-fields.tsx';
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
    <section className="simulator-panel" aria-label={t('adjust')}>
      <SimpleGrid cols={{ base: 2, md: 3 }} spacing="md" verticalSpacing="sm" className="simulator-values">
        <ValueFields />
        <PlanField />
      </SimpleGrid>
      <TradeInNote />
      <ChoiceFields />
      <TermChips />
      <p className="simulator-post" data-status={quote.postStatus}>
        {t(`post.${quote.postStatus}`)}
      </p>
    </section>
  );
}

/** Third step: up to three terms side by side, and the details of the selected one. */
export function SimulationStep() {
  const t = useStrings(strings);
  const simulator = useSharedSimulator();
  const { quote, item, errors, steps, isOffline, isBelowLeast, keeps, draft } = simulator;
  const isPhone = useIsPhone();
  const goOnName = item ? t('continueWith', { count: instalmentCountOf(item) }) : t('next');

  function goOn(): boolean {
    if (!errors.demandFinancing() || !item || quote.error) return false;
    if (steps.next) steps.goTo(steps.next);
    return true;
  }

  return (
    <StepForm hasMoved={steps.hasMoved} title={t('simulation.title')} onNext={goOn}>
      <AdjustBar />
      {isOffline ? null : <QuoteProblem />}
      <Announcer />
      {isOffline && quote.result ? (
        <>
          <TermCards items={quote.result.simulationItems} />
          <p className="simulator-notice">{t('offline.details')}</p>
        </>
      ) : item && quote.result && (!quote.error || isBelowLeast) ? (
        <>
          <TermCards items={quote.result.simulationItems} />
          <div className="simulator-tools">
            <PresentButton />
            <ProductMenuButton />
          </div>
          <MenuChoiceStatus />
          <ZeroRateNote item={item} />
          <TableChoice />
          <RatePanel />
          <InstalmentGoalPanel />
          <GridPanel />
          {/* an offer has one plan, and without a dealer there is no comparison */}
          {keeps && !draft.offerId ? <PlansPanel /> : null}
          <Scenarios />
          <InsurersPanel item={item} />
          <div className="simulator-columns">
            <div>
              <Products item={item} />
              <GoodsPanel item={item} />
              <section className="simulator-panel" aria-labelledby="composition-title">
                <h3 id="composition-title">{t('composition', { count: instalmentCountOf(item) })}</h3>
                <ValueComposition item={item} />
              </section>
            </div>
            <div>
              <SchedulePanel item={item} />
              <CostDetails item={item} />
            </div>
          </div>
        </>
      ) : quote.error ? null : (
        <OffersSkeleton />
      )}
      <BottomBar secondary={<SaveButton />}>
        <ProposeButton variant="light" />
        {steps.next ? (
          <Button
            type="submit"
            disabled={!item || quote.error !== null}
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
