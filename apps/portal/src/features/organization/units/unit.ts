import type { BranchRow, GroupRow } from '@estrada/endpoints/index';
import { paths } from '../../../paths.ts';

/** Which of the two units that a dealer belongs to. */
export type UnitKind = 'branch' | 'group';

/** A branch or a group as the shared screens know it. */
export type Unit = Pick<
  BranchRow,
  'id' | 'version' | 'dealerCount' | 'enabledDealerCount' | 'enabled' | 'updatedAt' | 'can'
> & {
  kind: UnitKind;
  /** what its calls are addressed by: the id of a branch, the name of a group */
  key: string;
  name: string;
  gmbRegionCode: string;
  gmfRegionCode: string;
  /** as a group's calls know its name; a branch has none */
  groupName: string;
};

/** A branch as the shared screens know it. */
export const fromBranch = (row: BranchRow): Unit => ({ ...row, kind: 'branch', key: row.id, groupName: '' });
/** A group as the shared screens know it; it has no codes. */
export const fromGroup = (row: GroupRow): Unit => ({
  ...row,
  kind: 'group',
  key: row.groupName,
  name: row.groupName,
  gmbRegionCode: '',
  gmfRegionCode: '',
});

export const listPath = (kind: UnitKind): string => (kind === 'branch' ? paths.branches : paths.groups);
