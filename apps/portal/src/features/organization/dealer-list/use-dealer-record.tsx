import { states } from '@estrada/domain/enumerations/index';
import { formatCnpj } from '@estrada/domain/formats/index';
import { dealerForm } from '@estrada/domain/organization/index';
import type { DealerRow } from '@estrada/endpoints/index';
import { choiceField } from '@estrada/web/records/list/address-fields.ts';
import { ChoiceFilter } from '@estrada/web/records/list/filter-fields.tsx';
import { choiceFilter } from '@estrada/web/records/page/filters.tsx';
import { RecordName } from '@estrada/web/records/page/record-cells.tsx';
import { type RecordColumn, type RecordFilter, type RecordKind, said } from '@estrada/web/records/page/record-kind.ts';
import { useListState } from '@estrada/web/records/page/use-list-return.ts';
import { useLabels } from '@estrada/web/records/page/use-own-strings.ts';
import { useSignedIn } from '@estrada/web/session/use-session.ts';
import { type Translate, useStrings } from '@estrada/web/strings/use-strings.ts';
import { Menu } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { dealerCalls } from '../dealer-calls.ts';
import { useOrganizationChoices } from '../dealer-queries.ts';
import { strings } from '../strings.ts';

/** Dealers as records of a list; their form is a separate page. */
export function useDealerRecord(): RecordKind<'listDealers', typeof dealerForm.fields> {
  const t = useStrings(strings);
  const label = useLabels(dealerForm.fields);
  const { can } = useSignedIn();
  const listState = useListState();
  const { groups, regions } = useOrganizationChoices('reach');
  return {
    ...dealerCalls,
    form: dealerForm,
    words: {
      ...dealerCalls.words,
      search: said(t('filter.searchHint')),
      enabling: said(t('enable.text')),
      disabling: said(t('disable.text')),
    },
    address: { param: 'id', of: ({ id }) => id },
    nameOf: ({ GMFcode, tradingName }) => `${GMFcode} · ${tradingName}`,
    columns: dealerColumns(t),
    sorts: ['tradingName', 'gmfCode', 'bacCode', 'city', 'updatedAt'],
    filters: {
      state: choiceFilter(
        'uf',
        dealerForm.fields.state,
        Object.fromEntries(states.map(({ id, name }) => [id, said(`${id} · ${name}`)])),
      ),
      groupId: listFilter('grupo', label('dealerGroup'), groups),
      branchId: listFilter('regional', label('region'), regions),
    },
    formAt: { new: paths.registerDealer, of: ({ id }) => paths.dealer(id) },
    moreItems: ({ id }) => (
      <>
        {can('dealer-channels') ? (
          <Menu.Item key="channels" component={Link} to={paths.dealerChannels(id)} state={listState}>
            {t('actions.channels')}
          </Menu.Item>
        ) : null}
        <Menu.Item key="service" component={Link} to={paths.dealerService(id)} state={listState}>
          {t('actions.service')}
        </Menu.Item>
      </>
    ),
  };
}

/** A filter whose options come from the server, after the address is read. */
const listFilter = (
  address: string,
  label: string,
  options: readonly { value: string; label: string }[],
): RecordFilter => ({
  address: choiceField(address),
  draw: (props) => <ChoiceFilter {...props} label={label} options={options} />,
});

const dealerColumns = (t: Translate<typeof strings>): RecordColumn<DealerRow>[] => [
  {
    key: 'name',
    header: said(t('column.name')),
    primary: true,
    sort: 'tradingName',
    render: ({ id, can, tradingName, companyName }) => (
      <RecordName to={can.edit ? paths.dealer(id) : null} below={companyName}>
        {tradingName}
      </RecordName>
    ),
  },
  { key: 'gmfCode', header: said(t('column.gmfCode')), align: 'end', sort: 'gmfCode', render: (row) => row.GMFcode },
  { key: 'bacCode', header: said(t('column.bacCode')), align: 'end', sort: 'bacCode', render: (row) => row.baccode },
  {
    key: 'document',
    header: said(t('column.document')),
    priority: 'low',
    render: (row) => <span className="record-instant">{formatCnpj(row.document)}</span>,
  },
  {
    key: 'city',
    header: said(t('column.city')),
    sort: 'city',
    render: (row) => `${row.city}\u00a0·\u00a0${row.state}`,
  },
  {
    key: 'group',
    header: said(t('column.group')),
    priority: 'low',
    render: (row) => `${row.dealerGroup.name} · ${row.region.name}`,
  },
];
