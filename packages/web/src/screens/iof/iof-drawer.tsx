import { formatDate, formatMoney } from '@estrada/domain/formats/index';
import type { IofRowAnswer } from '@estrada/endpoints/index';
import { DateInput, PercentInput } from '@estrada/ui/index';
import { Drawer, Stack } from '@mantine/core';
import { useMemo } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { showAlert } from '../../alerts/alerts.ts';
import { api } from '../../calls/api.ts';
import { useAct } from '../../calls/use-act.ts';
import { NumberField } from '../../records/form/form-fields.tsx';
import { RecordNotices } from '../../records/form/record-notices.tsx';
import { SaveBar } from '../../records/form/save-bar.tsx';
import { useFormField } from '../../records/form/use-form-field.ts';
import { type FormRecord, useRecordForm } from '../../records/form/use-record-form.ts';
import { strings as validityStrings } from '../../records/validity/strings.ts';
import { useStrings } from '../../words/use-strings.ts';
import { IofExamples } from './iof-examples.tsx';
import { comparisonOf, type IofBasis, type TypedIof, typedIof, typedIofProblems } from './iof-form.ts';
import { showRate } from './show-rate.ts';
import { strings } from './strings.ts';

/** Registers a validity of a borrower's rates, or changes one that has not begun, and shows what it does to two loans. */
export function IofDrawer({ basis, onClose }: { basis: IofBasis; onClose: () => void }) {
  const t = useStrings(strings);
  const say = useStrings(validityStrings);
  const { taxpayer, row } = basis;
  const save = useAct('saveIofRow', { reload: ['readIofRows'] });
  const saved = useMemo(() => ({ version: row?.version ?? 0, values: typedIof(basis) }), [basis, row]);

  async function readCurrent(): Promise<FormRecord<TypedIof> | null> {
    const { items } = await api.readIofRows({});
    const fresh = items.find(({ id }) => id === row?.id);
    return fresh
      ? { version: fresh.version, values: typedIof({ ...basis, row: fresh }), isClosed: !fresh.can.edit }
      : null;
  }

  const record = useRecordForm<TypedIof, IofRowAnswer>({
    draftKey: `iof.${row?.id ?? taxpayer}`,
    saved,
    problemsOf: (typed) => typedIofProblems(typed, basis),
    send: (typed, version) => save.run({ body: { ...typed, taxpayer, id: row?.id ?? null, version } }),
    readCurrent,
    onSaved: () => {
      showAlert({ type: 'success', code: row ? 'parameters.saved' : 'parameters.registered' });
      onClose();
    },
  });
  const typed = useWatch({ control: record.form.control }) as TypedIof;
  const borrower = t(`taxpayer.${taxpayer}`);
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="md"
      classNames={{ title: 'validity-drawer-title' }}
      title={t(row ? 'edit.title' : 'create.title', { taxpayer: borrower })}
      closeButtonProps={{ 'aria-label': say('form.close') }}
    >
      <FormProvider {...record.form}>
        <form className="record-drawer-form" noValidate onSubmit={record.submit}>
          <RecordNotices<TypedIof>
            record={record}
            labelOf={(path) => (path === 'effectiveFrom' ? say('form.start') : t(path as 'dailyRate'))}
            showValue={showTyped}
          />
          <Stack gap="md" mb="md">
            <StartField />
            <RateField name="dailyRate" decimals={5} />
            <RateField name="additionalRate" decimals={4} />
            <NumberField unit="days" name="capDays" label={t('capDays')} description={t('capDays.hint')} />
            {taxpayer === 'simples' ? (
              <NumberField unit="centavos" name="financedLimitCents" label={t('financedLimitCents')} />
            ) : null}
            <IofExamples comparison={comparisonOf(typed, basis)} />
          </Stack>
          <SaveBar record={record} saveLabel={say(row ? 'edit.submit' : 'create.submit')} onCancel={onClose} />
        </form>
      </FormProvider>
    </Drawer>
  );
}

function StartField() {
  const t = useStrings(strings);
  const say = useStrings(validityStrings);
  const field = useFormField<string>('effectiveFrom');
  return (
    <DateInput
      {...field}
      label={say('form.start')}
      required
      placeholder={say('date.hint')}
      description={t('start.hint')}
    />
  );
}

/** A rate, kept as the fraction that it is. */
function RateField({ name, decimals }: { name: 'dailyRate' | 'additionalRate'; decimals: number }) {
  const t = useStrings(strings);
  const { value, onChange, ...field } = useFormField<string>(name);
  return (
    <PercentInput
      {...field}
      label={t(name)}
      required
      description={t(`${name}.hint`)}
      decimals={decimals}
      value={value || null}
      onChange={(fraction) => onChange(fraction ?? '')}
    />
  );
}

function showTyped(path: string, value: unknown): string {
  if (value === null || value === '') return '';
  if (path === 'effectiveFrom') return formatDate(String(value));
  if (path === 'financedLimitCents') return formatMoney(Number(value));
  return path === 'capDays' ? String(value) : showRate(String(value));
}
