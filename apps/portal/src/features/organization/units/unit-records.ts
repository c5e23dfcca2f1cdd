import { branchForm, groupForm } from '@estrada/domain/organization/index';
import type { BranchRow, GroupRow } from '@estrada/endpoints/index';
import { recordNames } from '@estrada/endpoints/record-names';
import { type Nouns, type RecordColumn, type RecordKind, said } from '@estrada/web/records/page/record-kind.ts';
import type { Translate } from '@estrada/web/strings/use-strings.ts';
import { paths } from '../../../paths.ts';
import { changedByOrganization } from '../dealer-queries.ts';
import type { strings } from './strings.ts';
import type { UnitKind } from './unit.ts';

type Strings = Translate<typeof strings>;

/** The nouns of branches and groups. */
export const unitNouns: Readonly<Record<UnitKind, Nouns>> = {
  branch: {
    pt: { one: 'regional', many: 'regionais', gender: 'f' },
    en: { one: 'branch', many: 'branches' },
  },
  group: { pt: { one: 'grupo', many: 'grupos', gender: 'm' }, en: { one: 'group', many: 'groups' } },
};

/** Branches as records of a list and a form. @param t translates into the language of the screen */
export const branchRecord = (t: Strings): RecordKind<'listBranches', typeof branchForm.fields> => ({
  calls: recordNames.Branch,
  subject: 'region',
  form: branchForm,
  words: {
    nouns: unitNouns.branch,
    search: { pt: 'Nome ou código', en: 'Name or code' },
    enabling: said(t('branch.enableText')),
    disabling: (row) => said(disablingText(t, 'branch', row.dealerCount)),
  },
  searchFrom: 1,
  address: { param: 'branchId', of: ({ id }) => id },
  nameOf: ({ name }) => name,
  pathOf: ({ id }) => paths.branch(id),
  columns: ['name', 'gmfRegionCode', 'gmbRegionCode', dealerCount(t)],
  sorts: ['gmfRegionCode'],
  stale: changedByOrganization,
});

/** Groups as records. @param t translates into the language of the screen */
export const groupRecord = (t: Strings): RecordKind<'listGroups', typeof groupForm.fields> => ({
  calls: recordNames.Group,
  subject: 'group',
  form: groupForm,
  words: {
    nouns: unitNouns.group,
    title: { pt: 'Grupos de concessionárias', en: 'Groups of dealers' },
    search: { pt: 'Nome', en: 'Name' },
    enabling: said(t('group.enableText')),
    disabling: (row) => said(disablingText(t, 'group', row.enabledDealerCount)),
  },
  searchFrom: 1,
  // a group is addressed by its name: a new name is a new address
  address: { param: 'groupName', of: ({ groupName }) => groupName },
  nameOf: ({ groupName }) => groupName,
  pathOf: ({ groupName }) => paths.group(groupName),
  columns: ['groupName', dealerCount(t)],
  sorts: ['groupName'],
  stale: changedByOrganization,
});

/** What happens to the dealers, if there are any. */
const disablingText = (t: Strings, kind: UnitKind, count: number) =>
  count === 0 ? t(`${kind}.disableEmptyText`) : t(`${kind}.disableText`, { count });

function dealerCount<Row extends BranchRow | GroupRow>(t: Strings): RecordColumn<Row> {
  return {
    key: 'dealers',
    header: said(t('column.dealers')),
    render: (row) => t('column.enabledDealers', { enabled: row.enabledDealerCount, all: row.dealerCount }),
  };
}
