import type { ReactNode } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { useStrings } from '../../strings/use-strings.ts';
import type { Shown } from '../form/conflict-notice.tsx';
import { RecordNotices } from '../form/record-notices.tsx';
import { SaveBar } from '../form/save-bar.tsx';
import { strings } from './strings.ts';

/**
 * The form of a record around its fields: the restored draft, another user's change, and the save bar.
 *
 * @param record the result of `useRecordEditor`
 * @param cancelTo where cancelling navigates; the draft is preserved
 */
export function RecordFormFrame<Values extends FieldValues>({
  record,
  isNew,
  isInDrawer = false,
  cancelTo,
  children,
  ...shown
}: Shown<Values> & {
  isNew: boolean;
  isInDrawer?: boolean;
  cancelTo: string;
  children: ReactNode;
}) {
  const t = useStrings(strings);
  return (
    <FormProvider {...record.form}>
      <form className={isInDrawer ? 'record-drawer-form' : undefined} onSubmit={record.submit} noValidate>
        <RecordNotices<Values> record={record} {...shown} />
        {children}
        <SaveBar record={record} saveLabel={t(isNew ? 'submit' : 'save')} cancelTo={cancelTo} />
      </form>
    </FormProvider>
  );
}
