import { personTypes, states, taxRegimes } from '@estrada/domain/enumerations/index';
import { paysAsEmployee } from '@estrada/domain/simulation/index';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Checkbox, Select } from '@mantine/core';
import { saleOf } from '../model/sale.ts';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';
import { SegmentedField } from './segmented-field.tsx';

/** The option for the client's own state. */
const asClient = 'client';

/** The client's data that figures depend on: another kind of person has other tables, another state other fees. */
export function ClientKindFields() {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { draft, update, errors } = useSharedSimulator();
  const isMeant = paysAsEmployee({ ...draft, ...saleOf(draft), isEmployee: false });
  return (
    <>
      {draft.offerId ? null : (
        <SegmentedField
          label={t('personType')}
          value={draft.personType}
          options={personTypes.map(({ id, pt, en }) => ({ value: id, label: language === 'en' ? en : pt }))}
          // other tables: the terms are preselected again
          onChange={(personType) => update({ personType, terms: [], selectedTerm: null })}
        />
      )}
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
      <Select
        label={t('plateState')}
        description={t('plateState.hint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        searchable
        allowDeselect={false}
        data={[
          { value: asClient, label: t('plateState.same') },
          ...states.map(({ id, name }) => ({ value: id, label: `${id} · ${name}` })),
        ]}
        value={draft.plateState ?? asClient}
        error={errors.of('plateState')}
        onChange={(state) => update({ plateState: state === asClient ? null : state })}
      />
      {draft.personType === 'PJ' ? (
        <Select
          label={t('taxRegime')}
          description={t('taxRegime.hint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          allowDeselect={false}
          data={taxRegimes.map(({ id, pt, en }) => ({ value: id, label: language === 'en' ? en : pt }))}
          value={draft.taxRegime ?? 'OTHER'}
          error={errors.of('taxRegime')}
          onChange={(taxRegime) => taxRegime && update({ taxRegime })}
        />
      ) : null}
      {draft.personType === 'PF' ? (
        <Checkbox
          className="simulator-check"
          label={t('isEmployee')}
          description={t(isMeant ? 'isEmployee.byType' : 'isEmployee.hint')}
          checked={isMeant || (draft.isEmployee ?? false)}
          disabled={isMeant}
          error={errors.of('isEmployee')}
          onChange={(event) => update({ isEmployee: event.currentTarget.checked })}
        />
      ) : null}
    </>
  );
}
