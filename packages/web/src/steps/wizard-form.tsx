import { type Fields, type Typed, typedValues } from '@estrada/domain/forms/index';
import { FormSection } from '@estrada/ui/index';
import { Button, Group } from '@mantine/core';
import { useMemo } from 'react';
import { FormProvider, useFormContext } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { showAlert } from '../alerts/alerts.ts';
import type { ApiError } from '../calls/api-error.ts';
import { errorOf } from '../records/form/field-errors.ts';
import { RecordNotices } from '../records/form/record-notices.tsx';
import { useRecordForm } from '../records/form/use-record-form.ts';
import { RecordFields, showFieldValue } from '../records/page/record-fields.tsx';
import { strings as recordStrings } from '../records/page/strings.ts';
import { useOwnStrings } from '../records/page/use-own-strings.ts';
import { recordApi } from '../records/record-api.ts';
import { useStrings } from '../strings/use-strings.ts';
import { StepForm } from './step-form.tsx';
import { strings } from './strings.ts';
import type { WizardSteps } from './use-wizard-steps.ts';
import { fieldsAt, stepOf, summary, type Wizard, type WizardAnswer } from './wizard.ts';

type Props = {
  of: Wizard;
  record: WizardAnswer | null;
  steps: WizardSteps<string>;
};

/** The current step of a wizard, over one form for the whole record, so that input survives moving between steps. */
export function WizardForm({ of, record, steps }: Props) {
  const t = useStrings(strings);
  const say = useStrings(recordStrings);
  const own = useOwnStrings();
  const navigate = useNavigate();
  const { fields, problems } = of.form;
  const { useSave, useCacheRead, read, turn } = recordApi(of.calls);
  // the steps follow the saved record, so it is known before the next one opens
  const cacheRead = useCacheRead();
  const save = useSave(record ? 'update' : 'register', [of.calls.list, 'readHistory']);
  const toRecord = (answer: WizardAnswer) => ({ version: answer.version, values: typedValues(fields, answer) });
  const saved = useMemo(
    () => ({ version: record?.version ?? 0, values: typedValues(fields, record ?? {}) }),
    [record, fields],
  );
  const form = useRecordForm<Typed<Fields>, WizardAnswer>({
    draftKey: `${of.calls.register}.${record?.id ?? 'new'}`,
    saved,
    problemsOf: (values) => {
      const asked = fieldsAt(of, steps.step, values);
      return problems(values).filter(({ path }) => Object.hasOwn(asked, path));
    },
    send: (values, version) =>
      save(record ? { params: { id: record.id }, body: { ...values, version } } : { body: values }),
    recordOf: toRecord,
    ...(record ? { readCurrent: async () => toRecord(await read({ id: record.id })) } : {}),
    onSaved: (answer) => {
      showAlert({
        type: 'success',
        code: `${of.subject}.${record ? 'saved' : 'registered'}`,
        survivesNavigation: true,
      });
      cacheRead(answer);
    },
    onRefused: showAtItsStep,
  });
  const asked = fieldsAt(of, steps.step, form.form.watch());
  const isSummary = steps.step === summary;
  const previous = steps.steps[steps.steps.indexOf(steps.step) - 1];

  /** A refusal at a field of another step opens that step, which focuses the field. */
  function showAtItsStep({ fields: refused }: ApiError): boolean {
    const target = refused.map(({ path }) => stepOf(of, path)).find((step) => step !== undefined);
    if (target === undefined || target === steps.step) return false;
    for (const { path, ...problem } of refused) form.form.setError(path, errorOf('server', problem));
    steps.goTo(target);
    return true;
  }

  async function next(): Promise<void> {
    if (isSummary) return finish();
    form.form.clearErrors();
    if (!(await form.form.trigger(Object.keys(asked), { shouldFocus: true }))) return;
    await form.act('save', async () => {
      const answer = form.isDirty || !record ? await form.store() : record;
      steps.goTo(nextAfter(answer), { id: answer.id });
    });
  }

  /** The next step of the saved record: its values determine which steps it has. */
  function nextAfter(answer: WizardAnswer): string {
    const all = [...Object.keys(of.steps), summary];
    const values = typedValues(fields, answer);
    const later = all.slice(all.indexOf(steps.step) + 1);
    return later.find((step) => step === summary || Object.keys(fieldsAt(of, step, values)).length > 0)!;
  }

  const finish = () =>
    form.act('finish', async () => {
      const { id, enabled } = form.isDirty || !record ? await form.store() : record;
      if (!enabled) {
        cacheRead(await turn('enable', { id }, form.version()));
        showAlert({ type: 'success', code: `${of.subject}.enabled`, survivesNavigation: true });
      }
      await navigate(of.backTo);
    });

  const nextLabel = isSummary
    ? record?.enabled
      ? t('close')
      : own(of.finish)
    : t(form.isDirty || !record ? 'saveNext' : 'next');
  return (
    <FormProvider {...form.form}>
      <RecordNotices<Typed<Fields>>
        record={form}
        labelOf={(name) => (fields[name] ? own(fields[name]) : name)}
        showValue={(name, value) => showFieldValue(fields[name], value, say, own)}
      />
      <StepForm
        key={steps.step}
        title={isSummary ? t('summary') : own(of.steps[steps.step]!.words)}
        hasMoved={steps.hasMoved}
        onNext={() => {
          void next();
          return true;
        }}
      >
        {isSummary ? (
          <WizardSummary of={of} steps={steps} />
        ) : (
          <div className="wizard-fields">
            <RecordFields fields={asked} drawn={of.drawn ?? {}} />
          </div>
        )}
        <Group justify="space-between">
          {previous ? (
            <Button variant="default" onClick={() => steps.goTo(previous)}>
              {t('previous')}
            </Button>
          ) : (
            <Button variant="default" component={Link} to={of.backTo}>
              {t('cancel')}
            </Button>
          )}
          <Button type="submit" loading={form.isBusy} onMouseDown={(event) => event.preventDefault()}>
            {nextLabel}
          </Button>
        </Group>
      </StepForm>
    </FormProvider>
  );
}

/** Everything typed, by step, each with a button to change it. */
function WizardSummary({ of, steps }: { of: Wizard; steps: WizardSteps<string> }) {
  const t = useStrings(strings);
  const say = useStrings(recordStrings);
  const own = useOwnStrings();
  const values = useFormContext<Record<string, never>>().getValues();
  return steps.steps
    .filter((step) => step !== summary)
    .map((step) => {
      const name = own(of.steps[step]!.words);
      return (
        <FormSection key={step} id={`summary-${step}`} title={name}>
          <dl className="wizard-summary">
            {Object.entries(fieldsAt(of, step, values)).map(([path, field]) => (
              <div key={path}>
                <dt>{own(field)}</dt>
                <dd>{showFieldValue(field, values[path], say, own) || '–'}</dd>
              </div>
            ))}
          </dl>
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={t('editStep', { name })}
            onClick={() => steps.goTo(step)}
          >
            {t('edit')}
          </Button>
        </FormSection>
      );
    });
}
