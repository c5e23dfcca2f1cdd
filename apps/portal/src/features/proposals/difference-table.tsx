import type { ProposalDetail } from '@estrada/endpoints/index';
import { listDifferences } from '@estrada/web/records/form/merge-typed.ts';
import { useLanguage } from '@estrada/web/words/use-language.ts';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { Table, Text } from '@mantine/core';
import { useClientFormState } from './client-form/client-form-context.ts';
import { type FieldRow, labelKeyOf, sectionsFor } from './client-form/form-sections.ts';
import { type FormValues, type ResponsibleValues, toFormValues } from './client-form/form-values.ts';
import { showValue } from './client-form/show-value.ts';
import { strings as formStrings } from './client-form/strings.ts';
import { strings } from './strings.ts';

/** The fields in which what is typed differs from what the proposal holds now. */
export function DifferenceTable({ current }: { current: ProposalDetail }) {
  const t = useStrings(strings);
  const words = useStrings(formStrings);
  const { language } = useLanguage();
  const { form } = useClientFormState();
  const rows = new Map<string, FieldRow>(
    sectionsFor(current.personType).flatMap(({ fields }) => fields.map((row) => [row.path, row] as const)),
  );
  const [now, typedNow, base] = [toFormValues(current), form.getValues(), form.formState.defaultValues as FormValues];
  const changed = new Set(listDifferences(base, now).map(({ path }) => path));
  const touched = new Set(listDifferences(base, typedNow).map(({ path }) => path));
  // what the other person changed comes first: that is what the choice is about
  const differences = listDifferences(now, typedNow)
    .filter(({ path }) => rows.has(path))
    .sort((one, other) => Number(changed.has(other.path)) - Number(changed.has(one.path)));
  if (differences.length === 0) return <Text>{t('conflict.same')}</Text>;
  const answers = { yes: words('yes'), no: words('no') };
  const show = (path: string, value: unknown, values: FormValues) => {
    const row = rows.get(path);
    if (path === 'client.address.cityId') return values.client.address.cityName || String(value);
    if (Array.isArray(value)) return value.map(({ name }: ResponsibleValues) => name).join(', ');
    return row ? showValue(row, value, language, answers) : String(value);
  };
  return (
    <div className="proposal-scroll">
      <Table withTableBorder>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('conflict.field')}</Table.Th>
            <Table.Th scope="col">{t('conflict.current')}</Table.Th>
            <Table.Th scope="col">{t('conflict.typed')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {differences.map((difference) => {
            const { path } = difference;
            const label = labelKeyOf(path);
            return (
              <Table.Tr key={path}>
                <Table.Th scope="row">{label ? words(label) : path}</Table.Th>
                <Table.Td>{show(path, difference.current, now) || words('notGiven')}</Table.Td>
                <Table.Td>
                  {touched.has(path)
                    ? show(path, difference.typed, typedNow) || words('notGiven')
                    : t('conflict.untouched')}
                </Table.Td>
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
    </div>
  );
}
