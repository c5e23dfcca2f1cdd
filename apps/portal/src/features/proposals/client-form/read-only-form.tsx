import { FactList, FactSummary } from '@estrada/web/records/rows/fact-list.tsx';
import { SectionCard } from '@estrada/web/records/rows/section-card.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { isFilled, isInSection, isOptional, rowsFor, sectionsFor } from './form-sections.ts';
import type { FormValues } from './registration-form.ts';
import { strings } from './strings.ts';

/**
 * The read-only registration of a proposal, each section folded to one line: optional sections only when filled in.
 *
 * @param masked paths that the server left out or shortened for this reader
 * @param isOpen whether the sections are unfolded at first: the reader has just requested them
 */
export function ReadOnlyForm({
  values,
  masked = [],
  isOpen = false,
}: {
  values: FormValues;
  masked?: readonly string[] | undefined;
  isOpen?: boolean;
}) {
  const t = useStrings(strings);
  const { personType } = values.client;
  const sections = sectionsFor(personType).filter(
    (section) => !isOptional(section) || isFilled(section, values) || masked.some((path) => isInSection(section, path)),
  );
  return sections.map((section) => (
    <SectionCard
      key={section.id}
      id={section.id}
      title={t(`section.${section.id}`)}
      fold={!isOpen}
      note={<FactSummary all={rowsFor(personType)} rows={section.fields} values={values} masked={masked} />}
    >
      <FactList all={rowsFor(personType)} rows={section.fields} values={values} masked={masked} />
    </SectionCard>
  ));
}
