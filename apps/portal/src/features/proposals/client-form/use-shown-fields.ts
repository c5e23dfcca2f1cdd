import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { type FieldRow, labelKeyOf } from './form-rows.ts';
import { sectionsFor } from './form-sections.ts';
import type { FormValues } from './form-values.ts';
import { showValue } from './show-value.ts';
import { strings } from './strings.ts';

const cityPath = 'client.address.cityId';
const birthCityPath = 'client.origin.birthCityId';

/** A city means nothing without its state, and its name goes with it. */
const rows: Readonly<Record<string, string>> = {
  'client.address.stateId': cityPath,
  'client.address.cityName': cityPath,
  'client.origin.birthStateId': birthCityPath,
  'client.origin.birthCityName': birthCityPath,
};

/** The field that another one goes with. */
export const rowOf = (path: string): string => rows[path] ?? path;

/** The words over any field of the registration form, and its values in words: for what compares two versions of it. */
export function useShownFields(personType: 'PF' | 'PJ') {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const fields = new Map<string, FieldRow>(
    sectionsFor(personType).flatMap(({ fields }) => fields.map((row) => [row.path, row] as const)),
  );
  const answers = { yes: t('yes'), no: t('no') };
  function show(path: string, value: unknown, { client }: Pick<FormValues, 'client'>): string {
    const { cityName, cityId, stateId } = client.address;
    const { birthCityName, birthCityId, birthStateId } = client.origin;
    if (path === cityPath) return [cityName || cityId, stateId].filter(Boolean).join('/');
    if (path === birthCityPath) return [birthCityName || birthCityId, birthStateId].filter(Boolean).join('/');
    if (Array.isArray(value)) return value.map(({ name }: { name: string }) => name || t('notGiven')).join(', ');
    if (typeof value === 'boolean') return value ? answers.yes : answers.no;
    const row = fields.get(path);
    return row ? showValue(row, value, language, answers) : String(value);
  }
  return {
    labelOf(path: string): string {
      const key = labelKeyOf(path);
      return key ? t(key) : path;
    },
    showValue: show,
  };
}
