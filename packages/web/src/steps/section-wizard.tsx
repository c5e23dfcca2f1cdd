import { useState } from 'react';
import type { ApiError } from '../calls/api-error.ts';
import { useOwnStrings } from '../records/page/use-own-strings.ts';
import type { PartWords } from '../records/rows/parts-section.tsx';
import { useStrings } from '../strings/use-strings.ts';
import { SectionForm } from './section-form.tsx';
import {
  type Aim,
  gapsOf,
  isDrawn,
  openStep,
  opensWith,
  type SectionCalls,
  type SectionRecord,
  type SectionWizardOf,
  sectionOf,
  stepsWith,
  type WizardParts,
} from './section-steps.ts';
import { SectionSummary } from './section-summary.tsx';
import { StepBar } from './step-bar.tsx';
import { StepButtons } from './step-buttons.tsx';
import { StepForm } from './step-form.tsx';
import { strings } from './strings.ts';
import { useWizardSteps } from './use-wizard-steps.ts';
import { summary } from './wizard.ts';

/**
 * A wizard over the sections of a declared form, each saved alone. Every section can be opened at any time; what is
 * missing is counted at its step and listed by the summary. A visit begins at the first step that lacks something.
 *
 * @param calls.save saves a section, without an alert: the form shows the error
 * @param partWords what a list calls its parts
 * @param finish what the last button says and does; with gaps it leads to the first of them instead
 */
export function SectionWizard<Record extends SectionRecord>({
  of,
  record,
  label,
  backTo,
  calls,
  partWords,
  finish,
}: {
  of: SectionWizardOf<Record>;
  record: Record;
  label: string;
  backTo: string;
  calls: SectionCalls<Record>;
  partWords: (list: string) => PartWords;
  finish: { label: string; run: (showRefusal: (error: ApiError) => boolean) => void };
}) {
  const t = useStrings(strings);
  const own = useOwnStrings();
  const [aim, setAim] = useState<Aim | null>(null);
  const all = stepsWith(of, record);
  const open = openStep(of, record);
  const gaps = gapsOf(of, record);
  const steps = useWizardSteps(addressesWith(of), {
    record: { name: of.inAddress, id: record.id },
    initial: open,
    isShown: (step) => all.includes(step),
    insteadOf: open,
    isReachable: (step) => opensWith(of, record, step),
    whereMissing: open,
  });
  const nameOf = (step: string) => {
    const one = of.steps[step];
    if (step === summary) return t('summary');
    return own(isDrawn(one) ? one.words : sectionOf(of, record, step)!.ui);
  };
  const goTo = (step: string, next: Aim | null = null) => {
    setAim(next);
    steps.goTo(step);
  };
  const moveOn = (saved: Record, next?: Aim) => goTo(next?.step ?? openStep(of, saved, steps.step), next);

  function showRefusal({ fields }: ApiError): boolean {
    const sections = all.filter((step) => step !== summary && !isDrawn(of.steps[step]));
    const stepOf = ({ path }: { path: string }) =>
      sections.find((step) => path === step || path.startsWith(`${step}.`));
    const step = fields.map(stepOf).find((one) => one !== undefined);
    if (step === undefined || step === steps.step) return false;
    goTo(step, { step, refused: fields.filter((one) => stepOf(one) === step) });
    return true;
  }

  const parts: WizardParts<Record> = {
    of,
    record,
    steps: { ...steps, goTo: (step) => goTo(step) },
    backTo,
    nameOf,
    moveOn,
    showRefusal,
  };
  return (
    <>
      <StepBar
        steps={parts.steps}
        label={label}
        nameOf={nameOf}
        missingAt={(step) => gaps.filter((one) => one.step === step).length}
      />
      <CurrentStep
        {...parts}
        aim={aim?.step === steps.step ? aim : null}
        calls={calls}
        partWords={partWords}
        finish={finish}
      />
    </>
  );
}

const addressesWith = <Record extends SectionRecord>({ steps }: SectionWizardOf<Record>) => ({
  ...Object.fromEntries(Object.entries(steps).map(([step, { at }]) => [step, at])),
  [summary]: 'resumo',
});

type StepProps<Record extends SectionRecord> = WizardParts<Record> & {
  aim: Aim | null;
  calls: SectionCalls<Record>;
  partWords: (list: string) => PartWords;
  finish: { label: string; run: (showRefusal: (error: ApiError) => boolean) => void };
};

function CurrentStep<Record extends SectionRecord>({ aim, calls, partWords, finish, ...parts }: StepProps<Record>) {
  const { of, record, steps, nameOf, moveOn } = parts;
  const { step } = steps;
  const one = of.steps[step];
  if (step === summary) return <SectionSummary {...parts} finish={finish} />;
  const section = sectionOf(of, record, step);
  if (!isDrawn(one))
    return section ? (
      <SectionForm key={step} {...parts} section={section} aim={aim} calls={calls} partWords={partWords} />
    ) : null;
  return (
    <StepForm
      key={step}
      title={nameOf(step)}
      hasMoved={steps.hasMoved}
      onNext={() => {
        if (one.lacks?.(record)) return false;
        moveOn(record);
        return true;
      }}
    >
      {one.draw({ record, moveOn })}
      <StepButtons {...parts} isLacking={Boolean(one.lacks?.(record))} />
    </StepForm>
  );
}
