/** Every uploaded table: one row each. */
import { uploadCalls } from './upload-calls.ts';

export const uploads = {
  ...uploadCalls('Vehicles', {
    family: 'vehicles',
    path: '/uploads/vehicles',
    access: 'vehicles',
    title: { pt: 'Tabela de veículos', en: 'Vehicle table' },
  }),
};
