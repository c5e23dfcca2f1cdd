import { type Fields, type Typed, typedValues } from '@estrada/domain/forms/index';
import { PageHeading } from '@estrada/ui/index';
import { useSearchParams } from 'react-router';
import { Loaded } from '../failure/loaded.tsx';
import { BackLink } from '../records/page/back-link.tsx';
import { useRecordStrings } from '../records/page/use-record-strings.ts';
import { recordApi } from '../records/record-api.ts';
import { useStrings } from '../strings/use-strings.ts';
import { StepBar } from './step-bar.tsx';
import { strings } from './strings.ts';
import { useWizardSteps } from './use-wizard-steps.ts';
import { addressesOf, firstOpen, stepsOf, summary, type Wizard, type WizardAnswer } from './wizard.ts';
import { WizardForm } from './wizard-form.tsx';

/**
 * A wizard from its rows. The step and the record are in the address, and the record on the server is the draft: a step
 * opens once the saved values of those before it are complete.
 */
export function WizardPage({ of }: { of: Wizard }) {
  const t = useStrings(strings);
  const { say, sayGendered, own } = useRecordStrings(of.nouns);
  const id = useSearchParams()[0].get(of.record);
  const query = recordApi(of.calls).useRead(id === null ? null : { id });
  const record = id === null ? null : ((query.data as WizardAnswer | undefined) ?? null);
  const saved: Typed<Fields> | null = record && typedValues(of.form.fields, record);
  const shown = stepsOf(of, saved);
  const open = firstOpen(of, saved);
  const isLoading = id !== null && record === null;
  const steps = useWizardSteps(addressesOf(of), {
    record: { name: of.record, id },
    initial: shown[0]!,
    isShown: (step) => isLoading || shown.includes(step),
    insteadOf: open,
    isReachable: (step) => isLoading || shown.indexOf(step) <= shown.indexOf(open),
    whereMissing: open,
  });
  return (
    <>
      <BackLink nouns={of.nouns} to={of.backTo} />
      <PageHeading title={say(id === null ? 'register' : 'change')} />
      <StepBar
        steps={steps}
        label={say(id === null ? 'register' : 'change')}
        nameOf={(step) => (step === summary ? t('summary') : own(of.steps[step]!.words))}
      />
      {id === null ? (
        <WizardForm key="new" of={of} record={null} steps={steps} />
      ) : (
        <Loaded query={query} label={sayGendered('loadingOne')}>
          {() => <WizardForm key={id} of={of} record={record} steps={steps} />}
        </Loaded>
      )}
    </>
  );
}
