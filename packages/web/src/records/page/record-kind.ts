import type { Capability } from '@estrada/domain/access/index';
import type { Field, Fields, Form, Typed } from '@estrada/domain/forms/index';
import type { EndpointName } from '@estrada/endpoints/index';
import type { DataColumn } from '@estrada/ui/index';
import type { ReactNode } from 'react';
import type { PagedName, RowOf } from '../../calls/use-paged-call.ts';
import type { AddressField } from '../list/address-fields.ts';

/** A text in both languages. */
export type Said = { pt: string; en: string };

/** What a record is called: in the middle of a sentence, with the gender that Portuguese endings follow. */
export type Nouns = {
  pt: { one: string; many: string; gender: 'f' | 'm' };
  en: { one: string; many: string };
};

/** The one of `read${One}`, for which all calls of a record are there. */
export type RecordName = {
  [Name in EndpointName]: Name extends `register${infer One}` ? One : never;
}[EndpointName];

/** The many of `list${Many}`. */
export type RecordsName = {
  [Name in PagedName]: Name extends `list${infer Many}` ? Many : never;
}[PagedName];

/** A row of `list${Many}`. */
export type RecordRow<Many extends RecordsName> = RowOf<Extract<`list${Many}`, PagedName>>;

/** A filter of the list: how the address keeps it, and how it is drawn. Its key is the name in the query of the call. */
export type RecordFilter = {
  address: AddressField<string>;
  draw: (props: { value: string; onChange: (value: string) => void }) => ReactNode;
};

/** Everything that tells one kind of record from another, for its list and its form. */
export type RecordKind<Many extends RecordsName, All extends Fields> = {
  /** the names in its calls: `Branch` and `Branches` */
  one: RecordName;
  many: Many;
  form: Form<All>;
  /** who may register one, where that is not everybody who may read the list; a row says itself what may be done with it */
  changes?: Capability;
  words: {
    nouns: Nouns;
    /** the heading of the page, where it is more than the many of the nouns */
    title?: Said;
    /** the label of each field, also over its column */
    fields: { readonly [Name in keyof All]: Said };
    /** what a choice says on screen: `choices.kind.NAC` */
    choices?: { readonly [Name in keyof All]?: Readonly<Record<string, Said>> };
    /** what the search looks at; without it there is none */
    search?: Said;
    /** what enabling and disabling one mean, said before it is done */
    enabling?: Said;
    disabling?: Said | ((row: RecordRow<Many>) => Said);
  };
  /** the name of the path parameter of its calls, and its value of a row */
  address: { param: string; of: (row: RecordRow<Many>) => string };
  /** how a row is called in questions and menus */
  nameOf: (row: RecordRow<Many>) => string;
  /** fields that are columns, in their order; the first names the row and leads to it */
  columns: readonly (keyof All & keyof RecordRow<Many> & string)[];
  /** columns beside the fields, after them */
  moreColumns?: readonly RecordColumn<RecordRow<Many>>[];
  /** the columns that the list can be sorted by; the first at the beginning */
  sorts?: readonly [string, ...string[]];
  filters?: Readonly<Record<string, RecordFilter>>;
  /** fewer characters of the search find by no index; 3 where nothing is said */
  searchFrom?: number;
  /** where the name of a row leads, instead of to its form */
  pathOf?: (row: RecordRow<Many>) => string;
  /** fields that are not drawn by their kind: a masked input, a list from the server */
  drawn?: { readonly [Name in keyof All]?: (props: { name: string; label: string }) => ReactNode };
  /** what a change makes stale beside the record's own calls */
  stale?: readonly EndpointName[];
};

/** A column beside those of the fields; its words are in both languages. */
export type RecordColumn<Row> = Omit<DataColumn<Row>, 'header' | 'render'> & {
  header: Said;
  render: (row: Row) => ReactNode;
};

/** The values of a form as nobody has typed them yet. */
export function noValues<All extends Fields>(fields: All): Typed<All> {
  const empty: Record<Field['kind'], unknown> = { text: '', number: null, choice: '', flag: false };
  return Object.fromEntries(Object.entries(fields).map(([name, { kind }]) => [name, empty[kind]])) as Typed<All>;
}

/** The values of a record as its form holds them: what is not there is empty. */
export function typedValues<All extends Fields>(fields: All, record: Readonly<Record<string, unknown>>): Typed<All> {
  const given = Object.keys(fields).filter((name) => record[name] !== null && record[name] !== undefined);
  return { ...noValues(fields), ...Object.fromEntries(given.map((name) => [name, record[name]])) };
}

/** The calls whose answers a change of a record makes stale. */
export const changedBy = <Many extends RecordsName, All extends Fields>({
  one,
  many,
  stale = [],
}: RecordKind<Many, All>): readonly EndpointName[] => [
  `list${many}` as EndpointName,
  `read${one}` as EndpointName,
  'readHistory',
  ...stale,
];
