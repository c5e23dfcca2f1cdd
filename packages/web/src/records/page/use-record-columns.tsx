import type { Fields } from '@estrada/domain/forms/index';
import type { DataColumn } from '@estrada/ui/index';
import { Menu } from '@mantine/core';
import type { PagedName, RowOf } from '../../calls/use-paged-call.ts';
import { useStrings } from '../../strings/use-strings.ts';
import { EnabledPill, Instant, RecordMenu, RecordName } from './record-cells.tsx';
import { showFieldValue } from './record-fields.tsx';
import type { RecordKind } from './record-kind.ts';
import { strings } from './strings.ts';
import { useDrawerAddress } from './use-drawer-address.ts';
import { useRecordStrings } from './use-record-strings.ts';

/** The properties of every row of a record besides its own fields. */
type CommonRow = { enabled: boolean; updatedAt: string; can: { edit: boolean; enable: boolean; disable: boolean } };
const common = (row: unknown) => row as CommonRow;

/** The columns of a declared record: its own, then status, last change, and the acts on a row. */
export function useRecordColumns<List extends PagedName, All extends Fields>(
  kind: RecordKind<List, All>,
  onSwitch: (row: RowOf<List>) => void,
): DataColumn<RowOf<List>>[] {
  type Row = RowOf<List>;
  const t = useStrings(strings);
  const { addressOf } = useDrawerAddress();
  const { form, words, nameOf, address, formAt, pathOf, standing, moreItems } = kind;
  const { nouns } = words;
  const { own } = useRecordStrings(nouns);
  const sorts: readonly string[] = kind.sorts ?? [];
  const formOf = (row: Row) => (common(row).can.edit ? (formAt?.of(row) ?? addressOf(address.of(row))) : null);
  const show = (name: keyof All & string, row: Row) =>
    showFieldValue(form.fields[name], (row as Record<string, unknown>)[name], t, own);
  const fieldColumn = (name: keyof All & string, isFirst: boolean): DataColumn<Row> => ({
    key: name,
    header: own(form.fields[name]!),
    primary: isFirst,
    ...(sorts.includes(name) ? { sort: name } : {}),
    ...(form.fields[name]?.kind === 'number' ? { align: 'end' as const } : {}),
    render: (row) =>
      isFirst ? <RecordName to={pathOf?.(row) ?? formOf(row)}>{show(name, row)}</RecordName> : show(name, row) || '–',
  });
  return [
    ...kind.columns.map((column, index) =>
      typeof column === 'string' ? fieldColumn(column, index === 0) : { ...column, header: own(column.header) },
    ),
    {
      key: 'status',
      header: t('status'),
      render: (row) => standing?.(row) ?? <EnabledPill nouns={nouns} enabled={common(row).enabled} />,
    },
    {
      key: 'updatedAt',
      header: t('updatedAt'),
      priority: 'low',
      ...(sorts.includes('updatedAt') ? { sort: 'updatedAt' } : {}),
      render: (row) => <Instant at={common(row).updatedAt} />,
    },
    {
      key: 'actions',
      header: t('actions'),
      isAction: true,
      render: (row) => {
        const { can, enabled } = common(row);
        return (
          <RecordMenu nouns={nouns} name={nameOf(row, own)} editAt={formOf(row)}>
            {moreItems?.(row)}
            {can.enable || can.disable ? (
              <Menu.Item color={enabled ? 'red' : undefined} onClick={() => onSwitch(row)}>
                {t(enabled ? 'disable' : 'enable')}
              </Menu.Item>
            ) : null}
          </RecordMenu>
        );
      },
    },
  ];
}
