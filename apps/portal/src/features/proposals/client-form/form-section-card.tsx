import { FactSummary, hasValue } from '@estrada/web/records/rows/fact-list.tsx';
import { SectionCard } from '@estrada/web/records/rows/section-card.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { type ReactNode, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { type FormSection, isInSection, isOptional, rowsFor } from './form-sections.ts';
import { useMissing } from './missing-context.tsx';
import type { FormValues } from './registration-form.ts';
import { strings } from './strings.ts';

/** Whether a section has any value. */
export const isFilled = ({ fields }: FormSection, values: FormValues): boolean =>
  fields.some((field) => hasValue(field, values));

/**
 * A foldable section of the form: initially open where something is missing, otherwise one line with its first values.
 * Only the user folds it again: nothing closes while somebody types in it.
 */
export function FormSectionCard({ section, children }: { section: FormSection; children: ReactNode }) {
  const t = useStrings(strings);
  const { getValues } = useFormContext<FormValues>();
  const count = useMissing().filter(({ path }) => isInSection(section, path)).length;
  const [fold] = useState(count === 0);
  const [isOpen, setOpen] = useState(!fold);
  // a complete section is not rendered until it is opened: most of the form is such sections
  const [wasOpened, setOpened] = useState(!fold);
  const values = getValues();
  const hasValues = isFilled(section, values);
  const state = count > 0 ? 'missing' : isOptional(section) ? 'optional' : 'complete';
  return (
    <SectionCard
      id={section.id}
      title={t(`section.${section.id}`)}
      fold={fold}
      onToggle={(next) => {
        setOpen(next);
        if (next) setOpened(true);
      }}
      note={
        <>
          {isOpen || !hasValues ? null : (
            <FactSummary all={rowsFor(values.client.personType)} rows={section.fields} values={values} />
          )}
          <span className="row-section-note" data-state={state}>
            {state === 'missing' ? t('fold.missing', { count }) : t(`fold.${state}`)}
          </span>
        </>
      }
    >
      {wasOpened || count > 0 || hasValues ? children : null}
    </SectionCard>
  );
}
