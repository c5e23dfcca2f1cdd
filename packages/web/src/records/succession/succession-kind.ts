import type { SuccessSubject } from '@estrada/domain/errors/index';
import type { Fields, Form, Typed } from '@estrada/domain/forms/index';
import type { ReactNode } from 'react';
import type { RecordColumn, Said } from '../page/record-kind.ts';
import type { SuccessionNames, SuccessionRow } from '../record-api.ts';

/** What a row says as it is typed, and from when it holds; `''` and null are nothing yet. */
export type TypedRow = Typed<Fields> & { effectiveFrom: string };

/** What a form of a row is decided upon: the rows of its succession, and the one that changes (null registers one). */
export type SuccessionBasis<Row extends SuccessionRow = SuccessionRow> = {
  sequence: Sequence<Row>;
  row: Row | null;
  rows: readonly Row[];
  /** those of the other successions of the table, too */
  all: readonly Row[];
  today: string;
};

/** One succession of a table: most have one alone, IOF has one for each borrower. */
export type Sequence<Row extends SuccessionRow = SuccessionRow> = {
  /** as it stands in the rows */
  key: string | number;
  name: Said;
  about?: Said;
  form: Pick<Form<Fields>, 'fields' | 'problems'>;
  columns: readonly RecordColumn<Row>[];
};

/** Everything that distinguishes one table of successions from another, for its page. */
export type SuccessionKind<Row extends SuccessionRow = SuccessionRow> = {
  calls: SuccessionNames;
  /** what is said to be registered, updated or deleted */
  subject: SuccessSubject;
  /** its successions in the order of the page */
  sequences: readonly Sequence<Row>[];
  /** what of a row holds the key of its succession; absent where there is but one */
  keyField?: keyof Row & string;
  /** fields that are not drawn by their kind */
  drawn?: Readonly<Record<string, (props: { name: string; label: string }) => ReactNode>>;
  /** what stands below the fields: what the change does */
  Effects?: (props: { basis: SuccessionBasis<Row>; typed: TypedRow }) => ReactNode;
};
