import { formatInstant } from '@estrada/domain/formats/index';
import { consentTexts } from '@estrada/domain/proposals/index';
import { renderMessage } from '@estrada/domain/validation/index';
import { Term } from '@estrada/web/glossary/term.tsx';
import { StepForm } from '@estrada/web/steps/step-form.tsx';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Alert, Button, Checkbox, Progress, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { clientOf, type PreApproval, preApprovalOnScreen } from '../model/draft.ts';
import { saveFailureReason } from '../model/save-failure-reason.ts';
import { PrintButton, ProposeButton, SaveButton } from '../record/act-buttons.tsx';
import { IncomeButton } from '../record/income-dialog.tsx';
import { BottomBar } from '../results/bottom-bar.tsx';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';
import { QuoteProblem } from './quote-problem.tsx';

const answers = {
  1: { key: 'approved', color: 'green' },
  2: { key: 'moreNeeded', color: 'ipe' },
  3: { key: 'moreNeeded', color: 'ipe' },
  4: { key: 'noOptions', color: 'red' },
  5: { key: 'notPossible', color: 'ipe' },
} as const;

/** The bureau's answer and the next step; or that the query is running. Part of the form that starts it. */
function PreApprovalAnswer() {
  const t = useStrings(strings);
  const { draft, journey, item } = useSharedSimulator();
  const { preApproval } = draft;
  const standing = preApprovalOnScreen(draft, item?.term ?? null);
  const isAsking = journey.act === 'preApproval';
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAsking) box.current?.scrollIntoView({ block: 'center' });
  }, [isAsking]);
  return (
    <div ref={box} role="status" aria-live="polite">
      {isAsking ? (
        <div className="simulator-panel">
          <Text mb="xs">{t('preApproval.asking')}</Text>
          <Progress value={100} animated aria-label={t('preApproval.asking')} />
        </div>
      ) : standing === 'fallen' ? (
        <Alert className="simulator-notice" color="ipe" variant="light" title={t('preApproval.fell')}>
          {t('preApproval.fell.next')}
        </Alert>
      ) : preApproval ? (
        <Answer preApproval={preApproval} isOutdated={standing === 'outdated'} />
      ) : null}
    </div>
  );
}

function Answer({ preApproval, isOutdated }: { preApproval: PreApproval; isOutdated: boolean }) {
  const t = useStrings(strings);
  const known = answers[preApproval.result as keyof typeof answers] ?? answers[5];
  const { key, color } = preApproval.status === 'rejected' ? ({ key: 'noAnswer', color: 'ipe' } as const) : known;
  return (
    <Alert className="simulator-notice" color={color} variant="light" title={t(`answer.${key}`)}>
      <p>{t(`answer.${key}.next`)}</p>
      {preApproval.pricingTier ? (
        <p>
          <Term of="faixa-de-risco">{t('tier.applied', { tier: preApproval.pricingTier })}</Term>
        </p>
      ) : null}
      {isOutdated ? (
        <>
          <p>{t('preApproval.outdated')}</p>
          <Button type="submit" size="xs" variant="default" mb="xs">
            {t('preApproval.renew')}
          </Button>
        </>
      ) : null}
      <small>{t('preApproval.when', { when: formatInstant(preApproval.consultedAt), count: preApproval.term })}</small>
    </Alert>
  );
}

const kinds = ['creditRegistry', 'privacyNotice'] as const;
type ConsentChoices = Record<(typeof kinds)[number], boolean>;

/** The client's consents before the bureau is queried, in full; the seller checks what the client agreed to. */
function Consents({
  given,
  isAsked,
  disabled,
  onChange,
}: {
  given: ConsentChoices;
  /** true after an attempt to continue: then missing consents are shown */
  isAsked: boolean;
  disabled: boolean;
  onChange: (given: ConsentChoices) => void;
}) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  return kinds.map((kind) => (
    <div key={kind} className="simulator-consent">
      <Checkbox
        label={t(`consent.${kind}`)}
        checked={given[kind]}
        disabled={disabled}
        aria-describedby={`consent-${kind}`}
        aria-invalid={isAsked && !given[kind] ? true : undefined}
        error={isAsked && !given[kind] ? renderMessage('consent.required', language) : undefined}
        onChange={(event) => onChange({ ...given, [kind]: event.currentTarget.checked })}
      />
      <p id={`consent-${kind}`} className="simulator-consent-text">
        {language === 'en' ? consentTexts[kind].en : consentTexts[kind].pt}
      </p>
    </div>
  ));
}

/** Fifth step: with the client's consent the credit bureau is queried. The user can continue with or without it. */
export function PreApprovalStep() {
  const t = useStrings(strings);
  const simulator = useSharedSimulator();
  const { journey, canKeep, draft, item, steps, mayPropose } = simulator;
  const { document } = clientOf(draft);
  const hasAnswer = ['current', 'outdated'].includes(preApprovalOnScreen(draft, item?.term ?? null));
  // the client gave consent for the existing answer, so another query needs no second one; another client has given
  // none
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
