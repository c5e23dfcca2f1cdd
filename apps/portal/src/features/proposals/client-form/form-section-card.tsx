import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { get, useFormContext } from 'react-hook-form';
import { type FormSection, pathsOf } from './form-rows.ts';
import type { FormValues } from './form-values.ts';
import { useMissing } from './missing-context.tsx';
import { SectionCard } from './section-card.tsx';
import { strings } from './strings.ts';

/** Whether sending can go without anything of a section. */
export const isOptional = ({ fields, parts }: FormSection): boolean =>
  parts ? !parts.isRequired : !fields.some(({ required }) => required);

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Whether something is given in a section. */
export const isFilled = (section: FormSection, values: FormValues): boolean =>
  pathsOf(section).some((path) => !isEmpty(get(values, path)));

/**
 * A section of the form that may be folded, with how far it is beside its name. What nobody has to fill in begins folded,
 * and on a phone so does what is complete.
 */
export function FormSectionCard({ section, children }: { section: FormSection; children: ReactNode }) {
  const t = useStrings(strings);
  const { getValues } = useFormContext<FormValues>();
  const isPhone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const paths = pathsOf(section);
  const count = useMissing().filter((problem) =>
    paths.some((path) => problem.path === path || problem.path.startsWith(`${path}.`)),
  ).length;
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
