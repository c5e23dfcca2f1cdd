import type { PageRow } from '@estrada/web/pages/page-row.ts';
import { IconBuildingStore, IconDeviceMobile, IconMap2, IconSitemap } from '@tabler/icons-react';

/** Dealers, and their units. */
export const pages: readonly PageRow[] = [
  {
    path: '/dealers',
    load: () => import('./dealer-list/dealer-list.page.tsx'),
    access: 'dealers-list',
    menu: { group: 'registers', icon: IconBuildingStore },
    words: {
      pt: { title: 'Concessionárias', about: 'Códigos, endereço e situação de cada concessionária.' },
      en: { title: 'Dealers', about: 'Codes, address and status of every dealer.' },
    },
  },
  {
    path: '/dealers/register',
    load: () => import('./dealer-register/dealer-register.page.tsx'),
    access: 'dealer-register',
    words: { pt: { title: 'Concessionária' }, en: { title: 'Dealer' } },
  },
  {
    path: '/dealers/:id',
    load: () => import('./dealer-service/dealer-service.page.tsx'),
    access: 'dealer-service',
    words: { pt: { title: 'Concessionária: atendimento' }, en: { title: 'Dealer: service to clients' } },
  },
  {
    path: '/dealers/channels/:id',
    load: () => import('./channels/dealer-channels.page.tsx'),
    access: 'dealer-channels',
    words: { pt: { title: 'Canais da concessionária' }, en: { title: 'Channels of the dealer' } },
  },
  {
    path: '/branches',
    load: () => import('./units/branches.page.tsx'),
    access: 'branches-groups',
    menu: { group: 'registers', icon: IconMap2 },
    words: {
      pt: { title: 'Regionais', about: 'Regionais, suas concessionárias e seus canais.' },
      en: { title: 'Branches', about: 'Branches, their dealers and their channels.' },
    },
  },
  {
    path: '/branches/:branchId',
    load: () => import('./units/branch.page.tsx'),
    access: 'branches-groups',
    words: { pt: { title: 'Regional' }, en: { title: 'Branch' } },
  },
  {
    path: '/branches/:branchId/channels',
    load: () => import('./channels/branch-channels.page.tsx'),
    access: 'branches-groups',
    words: { pt: { title: 'Canais da regional' }, en: { title: 'Channels of the branch' } },
  },
  {
    path: '/groups',
    load: () => import('./units/groups.page.tsx'),
    access: 'branches-groups',
    menu: { group: 'registers', icon: IconSitemap },
    words: {
      pt: { title: 'Grupos', about: 'Grupos econômicos e suas concessionárias.' },
      en: { title: 'Groups', about: 'Business groups and their dealers.' },
    },
  },
  {
    path: '/groups/:groupName',
    load: () => import('./units/group.page.tsx'),
    access: 'branches-groups',
    words: { pt: { title: 'Grupo' }, en: { title: 'Group' } },
  },
  {
    path: '/DGI',
    load: () => import('./dgi/dgi.page.tsx'),
    access: 'dgi',
    menu: { group: 'registers', icon: IconDeviceMobile },
    words: {
      pt: { title: 'Clientes do canal digital (DGI)', about: 'Clientes que chegam pelo canal digital.' },
      en: { title: 'Digital channel (DGI) clients', about: 'Clients of the digital channel.' },
    },
  },
];
