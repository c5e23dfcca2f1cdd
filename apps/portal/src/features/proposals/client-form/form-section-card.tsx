import { FactSummary } from '@estrada/web/records/rows/fact-list.tsx';
import { SectionCard } from '@estrada/web/records/rows/section-card.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { type CardId, type FormSection, isFilled, isOptional, rowsFor } from './form-sections.ts';
import type { FormValues } from './registration-form.ts';
import { strings } from './strings.ts';
import type { OpenSections } from './use-open-sections.ts';

/** A foldable section of the form: folded, it is one line with its first values and what is missing. */
export function FormSectionCard({
  section,
  cards,
  isNested = false,
  children,
}: {
  section: FormSection;
  cards: OpenSections;
  isNested?: boolean;
  children: ReactNode;
}) {
  const t = useStrings(strings);
  const { getValues } = useFormContext<FormValues>();
  const count = cards.missingIn(section.id);
  const values = getValues();
  const hasValues = isFilled(section, values);
  const state = count > 0 ? 'missing' : isOptional(section) ? 'optional' : 'complete';
  return (
    <FormCard
      id={section.id}
      cards={cards}
      isNested={isNested}
      state={state}
      note={state === 'missing' ? t('fold.missing', { count }) : t(`fold.${state}`)}
      summary={
        hasValues ? <FactSummary all={rowsFor(values.client.personType)} rows={section.fields} values={values} /> : null
      }
      // an empty section is not rendered until it is opened; the links to missing fields lead into the others
      isNeeded={count > 0 || hasValues}
    >
      {children}
    </FormCard>
  );
}

/**
 * A card of the form.
 *
 * @param summary shown only while it is folded
 * @param isNeeded whether its fields are rendered before it is opened
 */
export function FormCard({
  id,
  cards,
  isNested = false,
  state,
  note,
  summary,
  isNeeded,
  children,
}: {
  id: CardId;
  cards: OpenSections;
  isNested?: boolean;
  state: 'missing' | 'optional' | 'complete';
  note: string;
  summary: ReactNode;
  isNeeded: boolean;
  children: ReactNode;
}) {
  const t = useStrings(strings);
  const isOpen = cards.isOpen(id);
  return (
    <SectionCard
      id={id}
      title={t(`section.${id}`)}
      level={isNested ? 4 : 3}
      fold={!isOpen}
      onToggle={(next) => cards.toggle(id, next)}
      note={
        <>
          {isOpen ? null : summary}
          <span className="row-section-note" data-state={state}>
            {note}
          </span>
        </>
      }
    >
      {cards.isRendered(id, isNeeded) ? children : null}
    </SectionCard>
  );
}

/** The optional sections without any value: one line until it is opened. */
export function MoreSections({
  sections,
  cards,
  children,
}: {
  sections: readonly FormSection[];
  cards: OpenSections;
  children: ReactNode;
}) {
  const t = useStrings(strings);
  const count = sections.reduce((sum, { id }) => sum + cards.missingIn(id), 0);
  return (
    <SectionCard
      id="more"
      title={t('section.more')}
      fold={!cards.isOpen('more')}
      onToggle={(next) => cards.toggle('more', next)}
      note={
        <>
          <span className="row-summary">{sections.map(({ id }) => t(`section.${id}`)).join(' · ')}</span>
          <span className="row-section-note" data-state={count > 0 ? 'missing' : 'optional'}>
            {count > 0 ? t('fold.missing', { count }) : t('fold.optional')}
          </span>
        </>
      }
    >
      {children}
    </SectionCard>
  );
}
