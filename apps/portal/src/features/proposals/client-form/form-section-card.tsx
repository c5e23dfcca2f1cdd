import { hasValue } from '@estrada/web/records/rows/fact-list.tsx';
import { SectionCard } from '@estrada/web/records/rows/section-card.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { type FormSection, isInSection, isOptional } from './form-sections.ts';
import { useMissing } from './missing-context.tsx';
import type { FormValues } from './registration-form.ts';
import { strings } from './strings.ts';

/** Whether a section has any value. */
export const isFilled = ({ fields }: FormSection, values: FormValues): boolean =>
  fields.some((field) => hasValue(field, values));

/**
 * A foldable section of the form, with its progress next to its name. Optional sections are initially folded; on a
 * phone, complete ones are too.
 */
export function FormSectionCard({ section, children }: { section: FormSection; children: ReactNode }) {
  const t = useStrings(strings);
  const { getValues } = useFormContext<FormValues>();
  const isPhone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const count = useMissing().filter(({ path }) => isInSection(section, path)).length;
  const [fold] = useState(() => count === 0 && (isPhone || (isOptional(section) && !isFilled(section, getValues()))));
  // a folded section that is empty and complete is not rendered until it is opened: most of the form is such sections
  const [isOpened, setOpened] = useState(!fold);
  const isDrawn = isOpened || count > 0 || isFilled(section, getValues());
  const state = count > 0 ? 'missing' : isOptional(section) ? 'optional' : 'complete';
  return (
    <SectionCard
      id={section.id}
      title={t(`section.${section.id}`)}
      fold={fold}
      onOpen={() => setOpened(true)}
      note={
        <span className="row-section-note" data-state={state}>
          {state === 'missing' ? t('fold.missing', { count }) : t(`fold.${state}`)}
        </span>
      }
    >
      {isDrawn ? children : null}
    </SectionCard>
  );
}
