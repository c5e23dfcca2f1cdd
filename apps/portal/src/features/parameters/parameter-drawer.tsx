import { formatDate, formatMoney } from '@estrada/domain/formats/index';
import { usePageStrings } from '@estrada/web/pages/page-access.ts';
import { RecordNotices } from '@estrada/web/records/form/record-notices.tsx';
import { SaveBar } from '@estrada/web/records/form/save-bar.tsx';
import { strings as validityStrings } from '@estrada/web/records/validity/strings.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Alert, Drawer, Stack } from '@mantine/core';
import { FormProvider } from 'react-hook-form';
import { DateFields, StateField, ValueFields } from './parameter-fields.tsx';
import type { TypedParameter } from './parameter-form.ts';
import { strings } from './strings.ts';
import { type ParameterFormInput, useParameterForm } from './use-parameter-form.ts';

const labels = {
  uf: 'form.uf',
  validUntil: 'form.end',
  baseCents: 'form.base',
  clientCents: 'form.client',
  dealerCents: 'form.dealer',
  employeeCents: 'form.employee',
} as const;
type Labelled = keyof typeof labels;

/** Creates or changes a row, in a drawer next to its list. */
export function ParameterDrawer(input: ParameterFormInput) {
  const t = useStrings(strings);
  const say = useStrings(validityStrings);
  const { screen, onClose } = input;
  const name = usePageStrings()(screen.words).title;
  const form = useParameterForm(input);
  const { record, current } = form;
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="md"
      title={current ? t('edit.title', { parameter: name, uf: current.uf }) : t('create.title', { parameter: name })}
      closeButtonProps={{ 'aria-label': say('form.close') }}
    >
      <FormProvider {...record.form}>
        <form className="record-drawer-form" noValidate onSubmit={record.submit}>
          <RecordNotices<TypedParameter>
            record={record}
            labelOf={(path) => (path === 'effectiveFrom' ? say('form.start') : t(labels[path as Labelled]))}
            showValue={showTyped}
            // the end of the previous row depends on the start
            rowOf={(path) => (path === 'movePreviousEnd' ? 'effectiveFrom' : path)}
          />
          <Stack gap="md" mb="md">
            {current && !current.can.editStart ? <Alert color="ipe">{t('edit.inForce')}</Alert> : null}
            {current ? null : <StateField />}
            <DateFields form={form} />
            <ValueFields typed={form.typed} hasEmployeeValue={screen.kind.hasEmployeeValue} />
          </Stack>
          <SaveBar record={record} saveLabel={say(current ? 'edit.submit' : 'create.submit')} onCancel={onClose} />
        </form>
      </FormProvider>
    </Drawer>
  );
}

function showTyped(path: string, value: unknown): string {
  if (value === null || value === '') return '';
  if (typeof value === 'number') return formatMoney(value);
  return path === 'uf' ? String(value) : formatDate(String(value));
}
