import { fieldsOf, siblingPath, stateAt } from '@estrada/domain/forms/rows';
import type { Row } from '@estrada/domain/forms/ui';
import { showFieldValue } from '@estrada/web/records/page/record-fields.tsx';
import { strings as recordStrings } from '@estrada/web/records/page/strings.ts';
import { useOwnStrings } from '@estrada/web/records/page/use-own-strings.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { createContext, useContext } from 'react';
import { get } from 'react-hook-form';
import { isFilled } from './form-section-card.tsx';
import { type FormSection, isInSection, isOptional, listIn, partPath, rowsFor, sectionsFor } from './form-sections.ts';
import type { FormValues } from './registration-form.ts';
import { SectionCard } from './section-card.tsx';
import { strings } from './strings.ts';

/** The paths of the values that the server masks for this reader. */
const MaskedFields = createContext<readonly string[]>([]);

/**
 * The read-only registration of a proposal: optional sections only when filled in.
 *
 * @param masked paths that the server left out or shortened for this reader
 */
export function ReadOnlyForm({ values, masked = [] }: { values: FormValues; masked?: readonly string[] | undefined }) {
  const t = useStrings(strings);
  const sections = sectionsFor(values.client.personType).filter(
    (section) => !isOptional(section) || isFilled(section, values) || masked.some((path) => isInSection(section, path)),
  );
  return (
    <MaskedFields value={masked}>
      {sections.map((section) => (
        <SectionCard key={section.id} id={section.id} title={t(`section.${section.id}`)}>
          <SectionFacts section={section} values={values} />
        </SectionCard>
      ))}
    </MaskedFields>
  );
}

function SectionFacts({ section, values }: { section: FormSection; values: FormValues }) {
  const t = useStrings(strings);
  const list = listIn(section);
  if (!list) return <Facts rows={section.fields} at={(row) => row.path} values={values} />;
  const count = (get(values, list.path) as unknown[]).length;
  if (count === 0) return <p>{t('notGiven')}</p>;
  return Array.from({ length: count }, (_, index) => (
    <Facts
      // biome-ignore lint/suspicious/noArrayIndexKey: nothing here moves, and two parts may be equal
      key={index}
      rows={fieldsOf(list.rows)}
      at={({ path }) => partPath(list, index, path)}
      values={values}
      isPart
    />
  ));
}

function Facts({
  rows,
  at,
  values,
  isPart = false,
}: {
  rows: readonly Row[];
  at: (row: Row) => string;
  values: FormValues;
  isPart?: boolean;
}) {
  const all = rowsFor(values.client.personType);
  const shown = rows.filter((row) => stateAt(all, values, at(row)).isShown);
  return (
    <dl className={isPart ? 'proposal-facts proposal-facts-part' : 'proposal-facts'}>
      {shown.map((row) => (
        <Fact key={row.path} row={row} at={at(row)} values={values} />
      ))}
    </dl>
  );
}

function Fact({ row, at, values }: { row: Row; at: string; values: FormValues }) {
  const t = useStrings(strings);
  const say = useStrings(recordStrings);
  const own = useOwnStrings();
  const name = row.ui.stateAt?.name;
  const value: unknown = (name && get(values, siblingPath(at, name))) || get(values, at);
  // a value in part is shown as it came: its format would take the mask for digits
  const isMasked = useContext(MaskedFields).includes(at);
  const text = isMasked ? String(value || '•••') : showFieldValue(row.ui, value, say, own);
  return (
    <div className={row.ui.wide ? 'proposal-field-wide' : undefined}>
      <dt>{own(row.ui)}</dt>
      <dd data-given={text !== ''}>{text || t('notGiven')}</dd>
    </div>
  );
}
