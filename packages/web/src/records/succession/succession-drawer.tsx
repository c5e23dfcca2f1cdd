import { formatDate } from '@estrada/domain/formats/index';
import { Drawer, Stack } from '@mantine/core';
import { FormProvider, useWatch } from 'react-hook-form';
import { useStrings } from '../../strings/use-strings.ts';
import { DateField } from '../form/date-field.tsx';
import { RecordNotices } from '../form/record-notices.tsx';
import { SaveBar } from '../form/save-bar.tsx';
import { RecordFields, showFieldValue } from '../page/record-fields.tsx';
import { said } from '../page/record-kind.ts';
import { strings as recordStrings } from '../page/strings.ts';
import { useOwnStrings } from '../page/use-own-strings.ts';
import type { SuccessionRow } from '../record-api.ts';
import { strings as validityStrings } from '../validity/strings.ts';
import { strings } from './strings.ts';
import type { SuccessionBasis, SuccessionKind, TypedRow } from './succession-kind.ts';
import { useSuccessionForm } from './use-succession-form.ts';

/** Registers a row of a succession, or changes one that has not begun. */
export function SuccessionDrawer<Row extends SuccessionRow>({
  kind,
  basis,
  onClose,
}: {
  kind: SuccessionKind<Row>;
  basis: SuccessionBasis<Row>;
  onClose: () => void;
}) {
  const t = useStrings(strings);
  const say = useStrings(validityStrings);
  const sayValue = useStrings(recordStrings);
  const own = useOwnStrings();
  const { sequence, row } = basis;
  const { labels, hints = {}, choices = {}, drawn = {}, Effects } = kind;
  const { fields } = sequence.form;
  const record = useSuccessionForm({ kind, basis, onSaved: onClose });
  const typed = useWatch({ control: record.form.control }) as TypedRow;
  const show = (path: string, value: unknown) => {
    if (path === 'effectiveFrom') return value ? formatDate(String(value)) : '';
    const choice = (word: string) => own(choices[path]?.[word] ?? said(word));
    return showFieldValue(fields[path], value, sayValue, choice);
  };
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="md"
      title={t(row ? 'edit.label' : 'create.label', { name: own(sequence.name) })}
      closeButtonProps={{ 'aria-label': say('form.close') }}
    >
      <FormProvider {...record.form}>
        <form className="record-drawer-form" noValidate onSubmit={record.submit}>
          <RecordNotices<TypedRow>
            record={record}
            labelOf={(path) => (path === 'effectiveFrom' ? say('form.start') : own(labels[path]!))}
            showValue={show}
          />
          <Stack gap="md" mb="md">
            <DateField name="effectiveFrom" label={say('form.start')} description={t('start.hint')} />
            <RecordFields fields={fields} labels={labels} own={own} hints={hints} choices={choices} drawn={drawn} />
            {Effects ? <Effects basis={basis} typed={typed} /> : null}
          </Stack>
          <SaveBar record={record} saveLabel={say(row ? 'edit.submit' : 'create.submit')} onCancel={onClose} />
        </form>
      </FormProvider>
    </Drawer>
  );
}
