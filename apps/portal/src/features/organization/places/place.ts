import type { BranchRow, GroupRow } from '@estrada/endpoints/index';
import { api } from '@estrada/web/calls/api.ts';
import { paths } from '../../../paths.ts';

/** Which of the two places of a dealer. */
export type PlaceKind = 'branch' | 'group';

/** A branch or a group as the shared screens know it. */
export type Place = Pick<
  BranchRow,
  'id' | 'version' | 'dealerCount' | 'enabledDealerCount' | 'enabled' | 'updatedAt' | 'can'
> & {
  kind: PlaceKind;
  /** what its calls are addressed by: the id of a branch, the name of a group */
  key: string;
  name: string;
  gmbRegionCode: string;
  gmfRegionCode: string;
};

/** A branch as the shared screens know it. */
export const fromBranch = (row: BranchRow): Place => ({ ...row, kind: 'branch', key: row.id });
/** A group as the shared screens know it; it has no codes. */
export const fromGroup = ({ groupName, ...row }: GroupRow): Place => ({
  ...row,
  kind: 'group',
  key: groupName,
  name: groupName,
  gmbRegionCode: '',
  gmfRegionCode: '',
});

/** Either of them. */
export const asPlace = (row: BranchRow | GroupRow): Place => ('groupName' in row ? fromGroup(row) : fromBranch(row));

/** The page of a place. */
export const placePath = ({ kind, key }: Pick<Place, 'kind' | 'key'>): string =>
  kind === 'branch' ? paths.branch(key) : paths.group(key);

export const listPath = (kind: PlaceKind): string => (kind === 'branch' ? paths.branches : paths.groups);

/** The acts of both kinds, in one shape. */
export const placeCalls = {
  branch: {
    read: async (branchId: string) => fromBranch(await api.readBranch({ params: { branchId } })),
    switchTo: (enabled: boolean, { key: branchId, version }: Place) =>
      (enabled ? api.enableBranch : api.disableBranch)({ params: { branchId }, body: { version } }),
    move: (branchId: string, body: { toId: string; dealerIds: string[] }) =>
      api.moveBranchDealers({ params: { branchId }, body }),
  },
  group: {
    read: async (groupName: string) => fromGroup(await api.readGroup({ params: { groupName } })),
    switchTo: (enabled: boolean, { key: groupName, version }: Place) =>
      (enabled ? api.enableGroup : api.disableGroup)({ params: { groupName }, body: { version } }),
    move: (groupName: string, body: { toId: string; dealerIds: string[] }) =>
      api.moveGroupDealers({ params: { groupName }, body }),
  },
};
