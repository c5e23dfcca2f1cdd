import { fieldsOf, findRow, siblingPath } from '@estrada/domain/forms/rows';
import type { Row } from '@estrada/domain/forms/ui';
import { showFieldValue } from '@estrada/web/records/page/record-fields.tsx';
import { strings as recordStrings } from '@estrada/web/records/page/strings.ts';
import { useOwnStrings } from '@estrada/web/records/page/use-own-strings.ts';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { get } from 'react-hook-form';
import { labelAt, rowsFor } from './form-sections.ts';
import type { FormValues } from './registration-form.ts';
import { strings } from './strings.ts';

const isCity = ({ ui }: Row) => ui.kind === 'city';
/** A city depends on its state, and its name belongs to it. */
const cities: Readonly<Record<string, string>> = Object.fromEntries(
  [...fieldsOf(rowsFor('PF')), ...fieldsOf(rowsFor('PJ'))]
    .filter(isCity)
    .flatMap(({ path, ui }) => Object.values(ui.stateAt ?? {}).map((name) => [siblingPath(path, name), path])),
);

/** The field that this one belongs to. */
export const rowOf = (path: string): string => cities[path] ?? path;

/** The label of any field of the registration form, and its displayed values: for comparing two versions. */
export function useShownFields(personType: 'PF' | 'PJ') {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const say = useStrings(recordStrings);
  const own = useOwnStrings();
  function show(path: string, value: unknown, values: Pick<FormValues, 'client'>): string {
    const row = findRow(rowsFor(personType), path);
    if (!row) return typeof value === 'boolean' ? say(value ? 'yes' : 'no') : String(value);
    if (Array.isArray(value)) return value.map(({ name }: { name: string }) => name || t('notGiven')).join(', ');
    const { stateAt } = row.ui;
    if (!stateAt) return showFieldValue(row.ui, value, say, own);
    const at = (name: string): unknown => get(values, siblingPath(path, name));
    return [at(stateAt.name) || value, at(stateAt.id)].filter(Boolean).join('/');
  }
  return {
    labelOf: (path: string): string => {
      const other = path === 'authorization.creditRegistry' || path === 'authorization.privacyNotice' ? t(path) : path;
      return labelAt(personType, path, language) ?? other;
    },
    showValue: show,
  };
}
