/** Every uploaded table: one row each. */
import { uploadCalls } from './upload-calls.ts';

export const uploads = {
  ...uploadCalls('Vehicles', 'vehicles', { family: 'vehicles', path: '/uploads/vehicles' }),
  ...uploadCalls('DealerChannels', 'dealer-channels', { family: 'admin-dealers', path: '/uploads/dealer-channel' }),
  ...uploadCalls('DgiUsers', 'dgi-users', { family: 'users', path: '/uploads/dgi-users' }),
};
