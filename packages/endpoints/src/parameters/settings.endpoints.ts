/** Every settings record: one row each. */
import { leadLimits } from '@estrada/domain/settings/index';
import { settingsCalls } from './settings-calls.ts';

export const settings = {
  ...settingsCalls('LeadLimits', leadLimits, { family: 'admin', path: '/leads/parameters' }),
};
