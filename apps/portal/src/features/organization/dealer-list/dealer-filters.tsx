import { states } from '@estrada/domain/enumerations/index';
import { choiceField, textField } from '@estrada/web/records/list/address-fields.ts';
import { ChoiceFilter, SearchField } from '@estrada/web/records/list/filter-fields.tsx';
import { useFilters } from '@estrada/web/records/list/use-filters.ts';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { useOrganizationChoices } from '../dealer-queries.ts';
import { strings } from '../strings.ts';

const stateIds = states.map(({ id }) => id);
const fields = {
  search: textField('busca'),
  state: choiceField('uf', stateIds),
  groupId: choiceField('grupo'),
  branchId: choiceField('regional'),
  status: choiceField('situacao', ['enabled', 'disabled']),
};
/** Fewer characters would find by no index; the server refuses them. */
const searchMinLength = 3;

/** What the list is narrowed to. */
export const useDealerFilters = () => useFilters(fields);
type DealerFilters = ReturnType<typeof useDealerFilters>;
export type DealerFilterValues = DealerFilters['values'];

/** What the list can be narrowed by. */
export function DealerFilterFields({ values, change }: DealerFilters) {
  const t = useStrings(strings);
  const { groups, regions } = useOrganizationChoices('reach');
  return (
    <>
      <SearchField
        label={t('filter.search')}
        hint={t('filter.searchHint')}
        minLength={searchMinLength}
        value={values.search}
        onChange={(search) => change({ search })}
      />
      <ChoiceFilter
        label={t('field.state')}
        options={states.map(({ id, name }) => ({ value: id, label: `${id} · ${name}` }))}
        value={values.state}
        onChange={(state) => change({ state })}
      />
      <ChoiceFilter
        label={t('field.dealerGroup')}
        options={groups}
        value={values.groupId}
        onChange={(groupId) => change({ groupId })}
      />
      <ChoiceFilter
        label={t('field.region')}
        options={regions}
        value={values.branchId}
        onChange={(branchId) => change({ branchId })}
      />
      <ChoiceFilter
        label={t('filter.status')}
        options={(['enabled', 'disabled'] as const).map((value) => ({ value, label: t(`status.${value}`) }))}
        value={values.status}
        onChange={(status) => change({ status })}
      />
    </>
  );
}
