import type { ReactNode } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { useStrings } from '../../words/use-strings.ts';
import { RecordNotices } from '../form/record-notices.tsx';
import { SaveBar } from '../form/save-bar.tsx';
import type { RecordForm } from '../form/use-record-form.ts';
import { strings } from './strings.ts';

/**
 * The form of a record around its fields: the draft that was brought back, a change of somebody else, and the save bar.
 *
 * @param record what `useRecordEditor` gives
 * @param showValue a value in words, for when two versions are laid side by side
 * @param cancelTo where cancelling leads; the draft stays
 */
export function RecordFormFrame<Values extends FieldValues>({
  record,
  isNew,
  isInDrawer = false,
  labelOf,
  showValue,
  cancelTo,
  children,
}: {
  record: RecordForm<Values>;
  isNew: boolean;
  isInDrawer?: boolean;
  labelOf: (name: keyof Values & string) => string;
  showValue: (name: keyof Values & string, value: unknown) => string;
  cancelTo: string;
  children: ReactNode;
}) {
  const t = useStrings(strings);
  return (
    <FormProvider {...record.form}>
      <form className={isInDrawer ? 'record-drawer-form' : undefined} onSubmit={record.submit} noValidate>
        <RecordNotices<Values> record={record} labelOf={labelOf} showValue={showValue} />
        {children}
        <SaveBar record={record} saveLabel={t(isNew ? 'submit' : 'save')} cancelTo={cancelTo} />
      </form>
    </FormProvider>
  );
}
