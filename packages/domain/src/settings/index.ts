export { type EsignLevel, esignLevels, esignOffAt } from './esign.ts';
export { currentValues, type Settings, type SettingsOf, settings } from './settings.ts';
export * from './settings-table.ts';
