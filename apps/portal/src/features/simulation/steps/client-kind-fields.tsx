import { personTypes, states } from '@estrada/domain/enumerations/index';
import { useLanguage } from '@estrada/web/words/use-language.ts';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { Select } from '@mantine/core';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';
import { SegmentedField } from './segmented-field.tsx';

/** What of the client the figures depend on: another kind of person has other tables, another state other fees. */
export function ClientKindFields() {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { draft, update, errors } = useSharedSimulator();
  return (
    <>
      <SegmentedField
        label={t('personType')}
        value={draft.personType}
        options={personTypes.map(({ id, pt, en }) => ({ value: id, label: language === 'en' ? en : pt }))}
        // other tables: the terms are proposed anew
        onChange={(personType) => update({ personType, terms: [], selectedTerm: null })}
      />
      <Select
        label={t('state')}
        description={t('state.hint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        required
        searchable
        allowDeselect={false}
        data={states.map(({ id, name }) => ({ value: id, label: `${id} · ${name}` }))}
        value={draft.state}
        error={errors.of('state')}
        onChange={(state) => state && update({ state })}
      />
    </>
  );
}
