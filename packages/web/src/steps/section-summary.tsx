import { findRow } from '@estrada/domain/forms/rows';
import { renderMessage } from '@estrada/domain/validation/index';
import { Anchor, Button, Text, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import type { ApiError } from '../calls/api-error.ts';
import { useOwnStrings } from '../records/page/use-own-strings.ts';
import { FactList } from '../records/rows/fact-list.tsx';
import { SectionCard } from '../records/rows/section-card.tsx';
import { useLanguage } from '../strings/use-language.ts';
import { useStrings } from '../strings/use-strings.ts';
import type { WizardParts } from './section-steps.ts';
import { type Gap, gapsOf, isDrawn, type SectionRecord, sectionOf, shownRows } from './section-steps.ts';
import { StepButtons } from './step-buttons.tsx';
import { StepForm } from './step-form.tsx';
import { strings } from './strings.ts';
import { summary } from './wizard.ts';

/** The end of the wizard: what is missing, with a link to each field, and every step with its values. */
export function SectionSummary<Record extends SectionRecord>({
  finish,
  ...parts
}: WizardParts<Record> & {
  finish: { label: string; run: (showRefusal: (error: ApiError) => boolean) => void };
}) {
  const t = useStrings(strings);
  const { of, record, steps, moveOn, showRefusal } = parts;
  const gaps = gapsOf(of, record);
  const aimAt = (gap: Gap) => ('problem' in gap ? { step: gap.step, path: gap.problem.path } : { step: gap.step });
  return (
    <StepForm
      key={summary}
      title={t('summary')}
      hasMoved={steps.hasMoved}
      onNext={() => {
        const [first] = gaps;
        if (first) moveOn(record, aimAt(first));
        else finish.run(showRefusal);
        return true;
      }}
    >
      {gaps.length > 0 ? (
        <section className="record-notice" aria-labelledby="wizard-gaps">
          <div>
            <Title order={3} size="h4" id="wizard-gaps">
              {t('gaps', { count: gaps.length })}
            </Title>
            <ul className="wizard-gaps">
              {gaps.map((gap) => (
                <GapItem key={JSON.stringify(gap)} {...parts} gap={gap} onChoose={() => moveOn(record, aimAt(gap))} />
              ))}
            </ul>
          </div>
        </section>
      ) : null}
      {steps.steps
        .filter((step) => step !== summary)
        .map((step) => (
          <StepCard key={step} {...parts} step={step} gaps={gaps.filter((gap) => gap.step === step).length} />
        ))}
      <StepButtons {...parts} label={gaps.length > 0 ? t('fill') : finish.label} />
    </StepForm>
  );
}

function GapItem<Record extends SectionRecord>({
  of,
  record,
  nameOf,
  gap,
  onChoose,
}: WizardParts<Record> & { gap: Gap; onChoose: () => void }) {
  const t = useStrings(strings);
  const own = useOwnStrings();
  const { language } = useLanguage();
  const step = nameOf(gap.step);
  const row = 'problem' in gap ? findRow(of.rowsOf(record), gap.problem.path) : undefined;
  const problem = 'problem' in gap ? renderMessage(gap.problem.key, language, gap.problem.params) : own(gap.words);
  return (
    <li>
      <Anchor component="button" type="button" ta="start" onClick={onChoose}>
        {row ? t('gap', { step, field: own(row.ui), problem }) : t('gapOfStep', { step, problem })}
      </Anchor>
    </li>
  );
}

function StepCard<Record extends SectionRecord>({
  of,
  record,
  steps,
  nameOf,
  step,
  gaps,
}: WizardParts<Record> & { step: string; gaps: number }) {
  const t = useStrings(strings);
  const isPhone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  // a phone that is turned folds nothing that was opened
  const [fold] = useState(isPhone || !of.opened.includes(step));
  const one = of.steps[step];
  const section = isDrawn(one) ? undefined : sectionOf(of, record, step);
  const name = nameOf(step);
  return (
    <SectionCard
      id={`summary-${step}`}
      title={name}
      fold={fold}
      note={
        <span className="row-section-note" data-state={gaps > 0 ? 'missing' : 'complete'}>
          {gaps > 0 ? t('missing', { count: gaps }) : t('complete')}
        </span>
      }
    >
      {section ? (
        <FactList all={of.rowsOf(record)} rows={shownRows(section, of.leftOut)} values={of.answersOf(record)} />
      ) : null}
      {one?.show?.(record)}
      {steps.isReachable(step) ? (
        <Button
          variant="subtle"
          size="compact-sm"
          mt="sm"
          aria-label={t('editStep', { name })}
          onClick={() => steps.goTo(step)}
        >
          {t('edit')}
        </Button>
      ) : (
        <Text size="sm" c="dimmed">
          {t('notYet')}
        </Text>
      )}
    </SectionCard>
  );
}
