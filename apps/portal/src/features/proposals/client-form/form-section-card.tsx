import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { get, useFormContext } from 'react-hook-form';
import { type FormSection, isInSection, isOptional } from './form-sections.ts';
import { useMissing } from './missing-context.tsx';
import type { FormValues } from './registration-form.ts';
import { SectionCard } from './section-card.tsx';
import { strings } from './strings.ts';

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Whether something is given in a section. */
export const isFilled = ({ fields }: FormSection, values: FormValues): boolean =>
  fields.some(({ path }) => !isEmpty(get(values, path)));

/**
 * A section of the form that may be folded, with how far it is beside its name. What nobody has to fill in begins folded,
 * and on a phone so does what is complete.
 */
export function FormSectionCard({ section, children }: { section: FormSection; children: ReactNode }) {
  const t = useStrings(strings);
  const { getValues } = useFormContext<FormValues>();
  const isPhone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const count = useMissing().filter(({ path }) => isInSection(section, path)).length;
  const [fold] = useState(() => count === 0 && (isPhone || (isOptional(section) && !isFilled(section, getValues()))));
  // what nobody has opened, and where nothing stands or is missing, is not drawn: most of the form is that
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
        <span className="proposal-section-note" data-state={state}>
          {state === 'missing' ? t('fold.missing', { count }) : t(`fold.${state}`)}
        </span>
      }
    >
      {isDrawn ? children : null}
    </SectionCard>
  );
}
