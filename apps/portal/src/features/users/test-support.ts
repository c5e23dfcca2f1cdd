import type { SessionUser, UserDealer, UserDetail } from '@estrada/endpoints/index';
import { bitUser } from '@estrada/web/test/fake-server.ts';

export const autovia: UserDealer = {
  id: '01hq3w7k9m2n4p6r8s0t2v4d01',
  gmfCode: '101',
  baccode: '210101',
  tradingName: 'Autovia Paulista',
  city: 'São Paulo',
  state: 'SP',
};
export const serra: UserDealer = {
  ...autovia,
  id: '01hq3w7k9m2n4p6r8s0t2v4d02',
  gmfCode: '102',
  baccode: '210102',
  tradingName: 'Nova Serra',
};

/** Provider staff who register users. */
export const provisioner: SessionUser = { ...bitUser, username: 'PRO.1', groups: [{ groupName: 'provisioning' }] };

/** A seller that the user may change. */
export const aUser = (part: Partial<UserDetail> = {}): UserDetail => ({
  id: '01hq3w7k9m2n4p6r8s0t2v4u01',
  version: 3,
  username: 'ANA.PRADO',
  name: 'Ana Prado',
  email: 'ana.prado@autovia.example',
  document: null,
  userType: 'DEALER',
  groups: [{ groupName: 'seller' }],
  status: 'CONFIRMED',
  administrativeStatus: 'enabled',
  dealers: [autovia],
  updatedAt: '2026-11-20T14:00:00Z',
  can: { edit: true, enable: false, disable: true, unblock: false, resetPassword: true, certify: false },
  certificationState: 'missing',
  certification: null,
  dealerDefault: { id: autovia.id },
  redirectURL: null,
  gmfCode: '101',
  regions: [],
  permissions: { insuranceContracting: false },
  ...part,
});

export const aPage = <Row>(items: readonly Row[]) => ({
  items,
  next: null,
  totalElements: items.length,
  totalCapped: false,
});
