import { companyResponsibleRoles, labelOf } from '@estrada/domain/enumerations/index';
import { formatCpf } from '@estrada/domain/formats/index';
import { useLanguage } from '@estrada/web/words/use-language.ts';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { get } from 'react-hook-form';
import { type FormSection, labelOfRow, sectionsFor } from './form-sections.ts';
import type { FormValues } from './form-values.ts';
import { SectionCard } from './section-card.tsx';
import { showValue } from './show-value.ts';
import { strings } from './strings.ts';

/** The registration of a proposal that takes no more changes, to be read. */
export function ReadOnlyForm({ values }: { values: FormValues }) {
  const t = useStrings(strings);
  return sectionsFor(values.client.personType).map((section) => (
    <SectionCard key={section.id} id={section.id} title={t(`section.${section.id}`)}>
      {section.id === 'responsibles' ? (
        <Responsibles values={values} />
      ) : (
        <SectionFacts section={section} values={values} />
      )}
    </SectionCard>
  ));
}

function SectionFacts({ section, values }: { section: FormSection; values: FormValues }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const shown = section.fields.filter((row) => row.isShown?.(values) ?? true);
  return (
    <dl className="proposal-facts">
      {shown.map((row) => {
        const isCity = row.path === 'client.address.cityId';
        const value = isCity ? values.client.address.cityName || values.client.address.cityId : get(values, row.path);
        const text = showValue(row, value, language, { yes: t('yes'), no: t('no') });
        return (
          <div key={row.path} className={row.isWide ? 'proposal-field-wide' : undefined}>
            <dt>{t(labelOfRow(row))}</dt>
            <dd data-given={text !== ''}>{text || t('notGiven')}</dd>
          </div>
        );
      })}
    </dl>
  );
}

function Responsibles({ values }: { values: FormValues }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const people = values.client.responsibles;
  if (people.length === 0) return <p>{t('notGiven')}</p>;
  return (
    <ul className="proposal-people">
      {people.map(({ role, name, documentNr }) => (
        <li key={`${role}-${documentNr}-${name}`}>
          <strong>{name || t('notGiven')}</strong>
          {[labelOf<string>(companyResponsibleRoles, role, language), formatCpf(documentNr)]
            .filter(Boolean)
            .join(' · ')}
        </li>
      ))}
    </ul>
  );
}
