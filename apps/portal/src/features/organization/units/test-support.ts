import type { BranchRow, GroupRow } from '@estrada/endpoints/index';
import { type Answers, fakeServer } from '@estrada/web/test/fake-server.ts';
import { renderPortal } from '../../../test/render-portal.tsx';
import { aDealer, aPage, branchId, choices, groupId } from '../test-support.ts';

export const otherBranchId = '01hq3w7k9m2n4p6r8s0t2v4b02';
const shared = {
  version: 4,
  dealerCount: 3,
  enabledDealerCount: 2,
  enabled: true,
  updatedAt: '2026-11-20T14:00:00Z',
  can: { edit: true, enable: false, disable: true },
};

/** An enabled branch that the user may change. */
export const aBranch = (part: Partial<BranchRow> = {}): BranchRow => ({
  ...shared,
  id: branchId,
  name: 'Sudeste',
  gmbRegionCode: 'R01',
  gmfRegionCode: '01',
  ...part,
});

/** An enabled group that the user may change. */
export const aGroup = (part: Partial<GroupRow> = {}): GroupRow => ({
  ...shared,
  id: groupId,
  groupName: 'Grupo Serra Azul',
  ...part,
});

/** One page of branches or groups. */
export const pageOf = <Row>(...items: Row[]) => ({
  items,
  next: null,
  totalElements: items.length,
  totalCapped: false,
});

/** Opens a page of branches or groups with a server that has one of each, and two dealers. */
export function openUnits(address: string, answers: Answers = {}) {
  const calls = fakeServer({
    ...choices,
    listBranches: () => pageOf(aBranch()),
    readBranch: () => aBranch(),
    listGroups: () => pageOf(aGroup()),
    readGroup: () => aGroup(),
    listDealers: () => aPage([aDealer(), aDealer({ id: '01hq3w7k9m2n4p6r8s0t2v4d02', tradingName: 'Nova Serra' })]),
    ...answers,
  });
  renderPortal(address);
  return calls;
}
