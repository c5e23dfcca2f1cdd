import { leadLimits } from './lead-limits.ts';

export { leadLimits } from './lead-limits.ts';
export { currentValues, type Settings, type SettingsOf, settings } from './settings.ts';

/** Every settings record: one row each. */
export const settingsTable = [leadLimits];
