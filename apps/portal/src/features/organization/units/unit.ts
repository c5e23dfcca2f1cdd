import type { BranchRow, GroupRow } from '@estrada/endpoints/index';
import { paths } from '../../../paths.ts';

/** Which of the two units of a dealer. */
export type UnitKind = 'branch' | 'group';

/** A branch or a group for the shared screens. */
export type Unit = Pick<
  BranchRow,
  'id' | 'version' | 'dealerCount' | 'enabledDealerCount' | 'enabled' | 'updatedAt' | 'can'
> & {
  kind: UnitKind;
  /** the key of its calls: the id of a branch, the name of a group */
  key: string;
  name: string;
  gmbRegionCode: string;
  gmfRegionCode: string;
  /** the name for a group's calls; empty for a branch */
  groupName: string;
};

/** A branch as a unit. */
export const fromBranch = (row: BranchRow): Unit => ({ ...row, kind: 'branch', key: row.id, groupName: '' });
/** A group as a unit; it has no codes. */
export const fromGroup = (row: GroupRow): Unit => ({
  ...row,
  kind: 'group',
  key: row.groupName,
  name: row.groupName,
  gmbRegionCode: '',
  gmfRegionCode: '',
});

export const listPath = (kind: UnitKind): string => (kind === 'branch' ? paths.branches : paths.groups);
