import { Fragment, type ReactNode } from 'react';
import { type Filters, useFilters } from '../list/use-filters.ts';
import type { RecordFilter } from './record-kind.ts';

/** The result of `useListFilters`. */
export type ListFilters<Name extends string> = Pick<Filters<unknown>, 'isNarrowed' | 'clear'> & {
  /** the set filters, as the query of the list */
  query: { [Key in Name]?: string };
  /** their fields, in the order of their declaration */
  fields: ReactNode;
};

/**
 * The filters of a list, from their declaration (`textFilter`, `choiceFilter`); the address stores those that are set.
 */
export function useListFilters<Name extends string>(
  table: {
    readonly [Key in Name]?: RecordFilter;
  },
): ListFilters<Name> {
  const entries = Object.entries<RecordFilter | undefined>(table).flatMap(([name, filter]) =>
    filter ? [[name, filter] as const] : [],
  );
  const { values, change, ...filters } = useFilters(
    Object.fromEntries(entries.map(([name, { address }]) => [name, address])),
  );
  const set = Object.entries(values).filter(([, value]) => value !== '');
  return {
    ...filters,
    query: Object.fromEntries(set) as { [Key in Name]?: string },
    fields: entries.map(([name, { draw }]) => (
      <Fragment key={name}>
        {draw({ value: values[name] ?? '', onChange: (value) => change({ [name]: value }) })}
      </Fragment>
    )),
  };
}
