import type { SuccessSubject } from '@estrada/domain/errors/index';
import type { Fields, Form, Typed } from '@estrada/domain/forms/index';
import type { ReactNode } from 'react';
import type { RecordColumn, Said } from '../page/record-kind.ts';
import type { SuccessionNames, SuccessionRow } from '../record-api.ts';

/** The input of a row, and its start; `''` and null mean no value yet. */
export type TypedRow = Typed<Fields> & { effectiveFrom: string };

/** The context of a row's form: the rows of its succession, and the changed one (null registers one). */
export type SuccessionBasis<Row extends SuccessionRow = SuccessionRow> = {
  sequence: Sequence<Row>;
  row: Row | null;
  rows: readonly Row[];
  /** including the other successions of the table */
  all: readonly Row[];
  today: string;
};

/** One succession of a table: most tables have only one, IOF has one per borrower. */
export type Sequence<Row extends SuccessionRow = SuccessionRow> = {
  /** as in the rows */
  key: string | number;
  /** the fields of its rows that name it, where one (`keyField`) is not enough */
  whose?: Readonly<Partial<Row>>;
  name: Said;
  about?: Said;
  form: Pick<Form<Fields>, 'fields' | 'problems'>;
  columns: readonly RecordColumn<Row>[];
  /** the row whose values the form of its first row begins with, of all rows of the table */
  template?(all: readonly Row[]): Row | undefined;
};

/** What differs between tables of successions, for their pages. */
export type SuccessionKind<Row extends SuccessionRow = SuccessionRow> = {
  calls: SuccessionNames;
  /** the subject of the success messages */
  subject: SuccessSubject;
  /** its successions in the order of the page */
  sequences: readonly Sequence<Row>[];
  /** the field of a row with the key of its succession; absent if there is only one */
  keyField?: keyof Row & string;
  /** custom renderers of fields */
  drawn?: Readonly<Record<string, (props: { name: string; label: string }) => ReactNode>>;
  /** rendered below the fields: the effects of the change */
  Effects?: (props: { basis: SuccessionBasis<Row>; typed: TypedRow }) => ReactNode;
};

/** The fields of a row that name its succession, with their values. */
export const whoseOf = <Row extends SuccessionRow>(
  { keyField }: Pick<SuccessionKind<Row>, 'keyField'>,
  { key, whose }: Pick<Sequence<Row>, 'key' | 'whose'>,
): Readonly<Record<string, unknown>> => whose ?? (keyField ? { [keyField]: key } : {});
