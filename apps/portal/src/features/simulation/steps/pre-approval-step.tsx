import { StepForm } from '@estrada/web/steps/step-form.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { clientOf, preApprovalOnScreen } from '../model/draft.ts';
import { PrintButton, ProposeButton, SaveButton } from '../record/act-buttons.tsx';
import { IncomeButton } from '../record/income-dialog.tsx';
import { saveFailureReason } from '../record/save-failure-reason.ts';
import { BottomBar } from '../results/bottom-bar.tsx';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';
import { Consents } from './consents.tsx';
import { PreApprovalAnswer } from './pre-approval-answer.tsx';
import { QuoteProblem } from './quote-problem.tsx';

/** Fifth step: with the client's authorisation the credit bureau is queried. The journey goes on with or without it. */
export function PreApprovalStep() {
  const t = useStrings(strings);
  const simulator = useSharedSimulator();
  const { journey, canKeep, draft, item, steps, mayPropose } = simulator;
  const { document } = clientOf(draft);
  const hasAnswer = ['current', 'outdated'].includes(preApprovalOnScreen(draft, item?.term ?? null));
  // the client authorised the answer that is there, so asking anew needs no second tick; another client has authorised nothing
  const [ticks, setTicks] = useState({ of: document, creditRegistry: hasAnswer, privacyNotice: hasAnswer });
  const given = ticks.of === document ? ticks : { creditRegistry: false, privacyNotice: false };
  const [isAsked, setIsAsked] = useState(false);
  const isAsking = journey.act === 'preApproval';

  function ask(): boolean {
    setIsAsked(true);
    if (!given.creditRegistry || !given.privacyNotice || !canKeep) return false;
    journey.askBureau();
    return true;
  }

  return (
    <StepForm hasMoved={steps.hasMoved} title={t('step.preApproval')} onNext={ask}>
      <QuoteProblem />
      <PreApprovalAnswer />
      <section className="simulator-panel">
        <Text mb="md">{t('preApproval.text')}</Text>
        <Consents
          given={given}
          isAsked={isAsked}
          disabled={isAsking}
          onChange={(next) => setTicks({ ...next, of: document })}
        />
        <Button
          type="submit"
          mt="md"
          variant={hasAnswer ? 'default' : 'filled'}
          loading={isAsking}
          disabled={!canKeep || journey.act !== null}
          aria-describedby={saveFailureReason(simulator)}
        >
          {t(hasAnswer ? 'preApproval.again' : 'preApproval.ask')}
        </Button>
      </section>
      <div className="simulator-tools">
        <Button variant="subtle" onClick={() => steps.goTo('simulation')}>
          {t('back.simulation')}
        </Button>
        <SaveButton />
        <IncomeButton />
        <PrintButton />
      </div>
      {mayPropose ? (
        <BottomBar>
          <ProposeButton variant="filled" />
        </BottomBar>
      ) : null}
    </StepForm>
  );
}
