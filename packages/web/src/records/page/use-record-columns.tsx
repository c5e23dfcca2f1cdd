import { formatInstant } from '@estrada/domain/formats/index';
import type { Fields } from '@estrada/domain/forms/index';
import { type DataColumn, RowMenu, StatusPill } from '@estrada/ui/index';
import { Anchor, Menu } from '@mantine/core';
import { Link } from 'react-router';
import { useStrings } from '../../words/use-strings.ts';
import { showFieldValue } from './record-fields.tsx';
import type { RecordKind, RecordRow, RecordsName } from './record-kind.ts';
import { strings } from './strings.ts';
import { useDrawerAddress } from './use-drawer-address.ts';
import { useRecordWords } from './use-record-words.ts';

/** What every row of a record carries beside its own fields. */
type CommonRow = { enabled: boolean; updatedAt: string; can: { edit: boolean; enable: boolean; disable: boolean } };
const common = (row: unknown) => row as CommonRow;

/** The columns of a declared record: its fields, then status, last change, and what can be done with a row. */
export function useRecordColumns<Many extends RecordsName, All extends Fields>(
  kind: RecordKind<Many, All>,
  onSwitch: (row: RecordRow<Many>) => void,
): DataColumn<RecordRow<Many>>[] {
  type Row = RecordRow<Many>;
  const t = useStrings(strings);
  const { sayGendered, own } = useRecordWords(kind.words.nouns);
  const { addressOf } = useDrawerAddress();
  const { form, words, nameOf, address, pathOf } = kind;
  const sorts: readonly string[] = kind.sorts ?? [];
  const formAddress = (row: Row) => addressOf(address.of(row));
  const show = (name: keyof All & string, row: Row) => {
    const choice = (value: string) => {
      const said = words.choices?.[name]?.[value];
      return said ? own(said) : value;
    };
    return showFieldValue(form.fields[name], (row as Record<string, unknown>)[name], t, choice);
  };
  const fields = kind.columns.map(
    (name, index): DataColumn<Row> => ({
      key: name,
      header: own(words.fields[name]),
      ...(sorts.includes(name) ? { sort: name } : {}),
      ...(form.fields[name]?.kind === 'number' ? { align: 'end' as const } : {}),
      ...(index === 0
        ? {
            primary: true,
            render: (row) =>
              pathOf || common(row).can.edit ? (
                <Anchor component={Link} to={pathOf ? pathOf(row) : formAddress(row)} fw={600}>
                  {show(name, row)}
                </Anchor>
              ) : (
                show(name, row)
              ),
          }
        : { render: (row: Row) => show(name, row) || '–' }),
    }),
  );
  const more = (kind.moreColumns ?? []).map((column) => ({ ...column, header: own(column.header) }));
  return [
    ...fields,
    ...more,
    {
      key: 'status',
      header: t('status'),
      render: (row) => (
        <StatusPill tone={common(row).enabled ? 'success' : 'neutral'}>
          {sayGendered(common(row).enabled ? 'enabled' : 'disabled')}
        </StatusPill>
      ),
    },
    {
      key: 'updatedAt',
      header: t('updatedAt'),
      priority: 'low',
      ...(sorts.includes('updatedAt') ? { sort: 'updatedAt' } : {}),
      render: (row) => <span className="record-instant">{formatInstant(common(row).updatedAt)}</span>,
    },
    {
      key: 'actions',
      header: t('actions'),
      isAction: true,
      render: (row) => {
        const { can, enabled } = common(row);
        if (!can.edit && !can.enable && !can.disable) return null;
        return (
          <RowMenu label={t('actionsOf', { name: nameOf(row) })}>
            {can.edit ? (
              <Menu.Item component={Link} to={formAddress(row)}>
                {t('edit')}
              </Menu.Item>
            ) : null}
            {can.enable || can.disable ? (
              <Menu.Item color={enabled ? 'red' : undefined} onClick={() => onSwitch(row)}>
                {t(enabled ? 'disable' : 'enable')}
              </Menu.Item>
            ) : null}
          </RowMenu>
        );
      },
    },
  ];
}
