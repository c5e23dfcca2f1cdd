import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { get } from 'react-hook-form';
import { type FieldKind, type FieldName, type FormSection, labelOfRow, type PartsRow } from './form-rows.ts';
import { isFilled, isOptional } from './form-section-card.tsx';
import { sectionsFor } from './form-sections.ts';
import type { FormValues } from './form-values.ts';
import type { GuarantorValues } from './registration-parts.ts';
import { SectionCard } from './section-card.tsx';
import { showValue } from './show-value.ts';
import { strings } from './strings.ts';

/** The registration of a proposal that takes no more changes, to be read: of what may be left out, only what is given. */
export function ReadOnlyForm({ values }: { values: FormValues }) {
  const t = useStrings(strings);
  const sections = sectionsFor(values.client.personType).filter(
    (section) => !isOptional(section) || isFilled(section, values),
  );
  return sections.map((section) => (
    <SectionCard key={section.id} id={section.id} title={t(`section.${section.id}`)}>
      {section.parts ? (
        <PartsFacts parts={section.parts} values={values} />
      ) : (
        <SectionFacts section={section} values={values} />
      )}
    </SectionCard>
  ));
}

function SectionFacts({ section, values }: { section: FormSection; values: FormValues }) {
  const shown = section.fields.filter((row) => row.isShown?.(values) ?? true);
  return (
    <dl className="proposal-facts">
      {shown.map((row) => (
        <Fact
          key={row.path}
          row={row}
          value={(row.kind === 'city' && get(values, row.nameAt)) || get(values, row.path)}
        />
      ))}
    </dl>
  );
}

function PartsFacts({ parts, values }: { parts: PartsRow; values: FormValues }) {
  const t = useStrings(strings);
  const list = get(values, parts.path) as GuarantorValues[];
  if (list.length === 0) return <p>{t('notGiven')}</p>;
  return list.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: nothing here moves, and two parts may hold the same
    <dl key={index} className="proposal-facts proposal-facts-part">
      {parts.fields
        .filter((row) => row.isShown?.(part) ?? true)
        .map((row) => (
          <Fact key={row.path} row={row} value={get(part, row.path.slice(parts.path.length + 1))} />
        ))}
    </dl>
  ));
}

function Fact({ row, value }: { row: { path: FieldName; isWide?: boolean } & FieldKind; value: unknown }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const text = showValue(row, value, language, { yes: t('yes'), no: t('no') });
  return (
    <div className={row.isWide ? 'proposal-field-wide' : undefined}>
      <dt>{t(labelOfRow(row))}</dt>
      <dd data-given={text !== ''}>{text || t('notGiven')}</dd>
    </div>
  );
}
