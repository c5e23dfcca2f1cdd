import type { DealerDetail, DealerRow } from '@estrada/endpoints/index';
import type { Answers } from '@estrada/web/test/fake-server.ts';

export const groupId = '01hq3w7k9m2n4p6r8s0t2v4g01';
export const branchId = '01hq3w7k9m2n4p6r8s0t2v4b01';
export const dealerId = '01hq3w7k9m2n4p6r8s0t2v4d01';

/** An enabled dealer that the user may change. */
export const aDealer = (part: Partial<DealerDetail> = {}): DealerDetail => ({
  id: dealerId,
  version: 3,
  companyName: 'Autovia Paulista Comércio de Veículos Ltda.',
  tradingName: 'Autovia Paulista',
  document: '17919133000169',
  GMFcode: '101',
  baccode: '210101',
  phone: '1132871578',
  city: 'São Paulo',
  state: 'SP',
  dealerGroup: { id: groupId, name: 'Grupo Serra Azul' },
  region: { id: branchId, name: 'Sudeste' },
  enabled: true,
  updatedAt: '2026-11-20T14:00:00Z',
  can: { edit: true, enable: false, disable: true },
  zipCode: '01310100',
  street: 'Avenida Paulista',
  number: '1578',
  complement: null,
  neighbourhood: 'Bela Vista',
  ...part,
});

export const aPage = (items: readonly DealerRow[], part: object = {}) => ({
  items,
  next: null,
  totalElements: items.length,
  totalCapped: false,
  ...part,
});

/** The reads of every dealer screen. */
export const choices: Answers = {
  readHistory: () => ({ items: [], next: null }),
  listDealerGroups: () => ({ items: [{ id: groupId, name: 'Grupo Serra Azul' }] }),
  listDealerRegionsInReach: () => ({ items: [{ id: branchId, name: 'Sudeste' }] }),
  listDealerRegions: () => ({ items: [{ id: branchId, name: 'Sudeste' }] }),
  listCities: ({ url }) => ({
    items: url.pathname.includes('/SP/')
      ? [
          { id: '3550308', name: 'São Paulo' },
          { id: '3509502', name: 'Campinas' },
        ]
      : [{ id: '4106902', name: 'Curitiba' }],
  }),
};
