/** Every uploaded table: one row each. */
import { uploadCalls } from './upload-calls.ts';

export const uploads = {
  ...uploadCalls('Vehicles', {
    family: 'vehicles',
    path: '/uploads/vehicles',
    access: 'vehicles',
    title: { pt: 'Tabela de veículos', en: 'Vehicle table' },
  }),
  ...uploadCalls('DealerChannels', {
    family: 'admin-dealers',
    path: '/uploads/dealer-channel',
    access: 'dealer-channel-upload',
    title: { pt: 'Canais das concessionárias', en: 'Dealer channels' },
  }),
  ...uploadCalls('DgiUsers', {
    family: 'users',
    path: '/uploads/dgi-users',
    access: 'dgi-upload',
    title: { pt: 'Usuários DGI', en: 'DGI users' },
  }),
};
