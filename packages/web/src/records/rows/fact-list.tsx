import { showMasked } from '@estrada/domain/formats/index';
import { fieldsOf, partPath, siblingPath, stateAt } from '@estrada/domain/forms/rows';
import { isPresent, type Row, type Values } from '@estrada/domain/forms/ui';
import { get } from 'react-hook-form';
import { useStrings } from '../../strings/use-strings.ts';
import { showFieldValue } from '../page/record-fields.tsx';
import { strings as recordStrings } from '../page/strings.ts';
import { useOwnStrings } from '../page/use-own-strings.ts';
import './rows.css';
import { strings } from './strings.ts';

type Props = {
  /** the declaration of the whole record, by which a field applies or does not */
  all: readonly Row[];
  values: Values;
  /** paths that the server left out or shortened for this reader */
  masked?: readonly string[] | undefined;
};

/** Whether a field has a value, or a list a part. */
export function hasValue({ path }: Pick<Row, 'path'>, values: object): boolean {
  const value: unknown = get(values, path);
  return Array.isArray(value) ? value.length > 0 : isPresent(value);
}

/** The fields of a section that apply, with their values, for reading; a list with its parts. */
export function FactList({ rows, ...props }: Props & { rows: readonly Row[] }) {
  const lists = rows.filter(({ ui }) => ui.kind === 'list');
  const fields = rows.filter(({ ui }) => ui.kind !== 'list');
  return (
    <>
      {fields.length > 0 ? <Facts {...props} rows={fields} at={({ path }) => path} /> : null}
      {lists.map((list) => (
        <PartFacts key={list.path} {...props} list={list} isAlone={fields.length === 0} />
      ))}
    </>
  );
}

/** @param isAlone nothing else is in the section: that there are no parts is written */
function PartFacts({ list, isAlone, ...props }: Props & { list: Row; isAlone: boolean }) {
  const t = useStrings(strings);
  const parts = get(props.values, list.path) as readonly unknown[] | undefined;
  const count = parts?.length ?? 0;
  if (count === 0) return isAlone ? <p>{t('notGiven')}</p> : null;
  return Array.from({ length: count }, (_, index) => (
    <Facts
      // biome-ignore lint/suspicious/noArrayIndexKey: nothing here moves, and two parts may be equal
      key={index}
      {...props}
      rows={fieldsOf(list.rows)}
      at={({ path }) => partPath(list, index, path)}
      isPart
    />
  ));
}

function Facts({
  rows,
  at,
  all,
  values,
  masked = [],
  isPart = false,
}: Props & { rows: readonly Row[]; at: (row: Row) => string; isPart?: boolean }) {
  const shown = rows.filter((row) => stateAt(all, values, at(row)).isShown);
  return (
    <dl className={isPart ? 'row-facts row-facts-part' : 'row-facts'}>
      {shown.map((row) => (
        <Fact key={row.path} row={row} at={at(row)} values={values} isMasked={masked.includes(at(row))} />
      ))}
    </dl>
  );
}

/** The values that fit in the heading of a folded section. */
const shortest = 3;

/** A section in one line: the first of its values, and the beginning of each part. */
export function FactSummary({ rows, all, values, masked = [] }: Props & { rows: readonly Row[] }) {
  const textOf = useValueText();
  const textAt = (row: Row, at: string) => textOf(row, { at, values, isMasked: masked.includes(at) });
  const texts = rows
    .filter(({ path }) => stateAt(all, values, path).isShown && hasValue({ path }, values))
    .flatMap((row) => {
      if (row.ui.kind !== 'list') return [textAt(row, row.path)];
      // of each part what it begins with: a person's name
      const [first] = fieldsOf(row.rows);
      const parts = get(values, row.path) as readonly unknown[];
      return first ? parts.map((_part, index) => textAt(first, partPath(row, index, first.path))) : [];
    });
  return <span className="row-summary">{texts.filter(Boolean).slice(0, shortest).join(' · ')}</span>;
}

type At = { at: string; values: Values; isMasked: boolean };

/** The value of a field as it is read; empty where it has none. */
function useValueText() {
  const say = useStrings(recordStrings);
  const own = useOwnStrings();
  return (row: Row, { at, values, isMasked }: At): string => {
    const name = row.ui.stateAt?.name;
    const value: unknown = (name && get(values, siblingPath(at, name))) || get(values, at);
    // a value in part is not formatted, which would take its mask for digits
    return isMasked ? showMasked(String(value || '•••')) : showFieldValue(row.ui, value, say, own);
  };
}

function Fact({ row, ...where }: { row: Row } & At) {
  const t = useStrings(strings);
  const own = useOwnStrings();
  const text = useValueText()(row, where);
  return (
    <div className={row.ui.wide ? 'row-wide' : undefined}>
      <dt>{own(row.ui)}</dt>
      <dd data-given={text !== ''}>{text || t('notGiven')}</dd>
    </div>
  );
}
