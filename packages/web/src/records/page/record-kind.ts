import { pickText, type SuccessSubject } from '@estrada/domain/errors/index';
import { doneTexts } from '@estrada/domain/errors/success-texts';
import type { Fields, Form } from '@estrada/domain/forms/index';
import type { EndpointName } from '@estrada/endpoints/index';
import type { DataColumn } from '@estrada/ui/index';
import type { ReactNode } from 'react';
import type { NewAlert } from '../../alerts/alerts.ts';
import type { PagedName, RowOf } from '../../calls/use-paged-call.ts';
import { currentLanguage } from '../../strings/language.ts';
import type { AddressField } from '../list/address-fields.ts';
import type { RecordNames } from '../record-api.ts';
import type { Said } from './use-own-strings.ts';

export { type Said, said } from './use-own-strings.ts';

/** Capitalizes the first letter. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The nouns of a record: within a sentence, with the gender that Portuguese endings depend on. */
export type Nouns = {
  pt: { one: string; many: string; gender: 'f' | 'm' };
  en: { one: string; many: string };
};

/** A filter of the list: its address field, and its renderer. Its key is its name in the query of the call. */
export type RecordFilter = {
  address: AddressField<string>;
  draw: (props: { value: string; onChange: (value: string) => void }) => ReactNode;
};

/** The strings of a list. */
export type ListStrings = {
  nouns: Nouns;
  /** the heading of the page, if it differs from the plural noun */
  title?: Said;
  /** the empty state, if the shared strings are too general */
  empty?: { title?: Said; text?: Said };
};

/** A record by its calls: their names, its nouns, and the reads that a change makes stale. */
export type RecordCalls<List extends PagedName = PagedName> = {
  calls: RecordNames<List>;
  /** its row in the catalogue of successes, if the message of a change needs more than its noun */
  subject?: SuccessSubject;
  words: { nouns: Nouns };
  /** further reads that a change makes stale, besides the record's own calls */
  stale?: readonly EndpointName[];
};

/** What differs between kinds of records, for their lists and forms. */
export type RecordKind<List extends PagedName, All extends Fields> = RecordCalls<List> & {
  form: Form<All>;
  words: ListStrings & {
    /** the fields that the search covers; if omitted there is no search */
    search?: Said;
    /** the effects of enabling and disabling, shown in the confirmation */
    enabling?: Said;
    disabling?: Said | ((row: RowOf<List>) => Said);
  };
  /** the name of the path parameter of its calls, and its value for a row */
  address: { param: string; of: (row: RowOf<List>) => string };
  /** the name of a row in confirmations and menus; `own` translates a text into the language of the screen */
  nameOf: (row: RowOf<List>, own: (text: Said) => string) => string;
  /** the columns in order: a field by its name, or a custom column; if the first one is a field, it links to the row */
  columns: readonly ((keyof All & keyof RowOf<List> & string) | RecordColumn<RowOf<List>>)[];
  /** the sort orders of the list; the first is the default */
  sorts?: readonly [string, ...string[]];
  /** the default order is descending */
  newestFirst?: true;
  filters?: Readonly<Record<string, RecordFilter>>;
  /** shorter searches use no index; default 3 */
  searchFrom?: number;
  /** where the name of a row links, instead of to its form */
  pathOf?: (row: RowOf<List>) => string;
  /** the addresses of its form, if that is a separate page (`RecordFormPage`) and not a drawer */
  formAt?: { new: string; of: (row: RowOf<List>) => string };
  /** the status of a row, if enabled and disabled are not enough; null if they are */
  standing?: (row: RowOf<List>) => ReactNode | null;
  /** further menu items of a row, besides editing and enabling */
  moreItems?: (row: RowOf<List>) => ReactNode;
  /** custom renderers of fields: a masked input, a list from the server */
  drawn?: { readonly [Name in keyof All]?: (props: { name: string; label: string }) => ReactNode };
};

/** A column that is not a field; its strings are in both languages. */
export type RecordColumn<Row> = Omit<DataColumn<Row>, 'header' | 'render'> & {
  header: Said;
  render: (row: Row) => ReactNode;
};

/** The success message of a change: by its row in the catalogue of successes, or with its noun. */
export function doneOf(
  { subject, words: { nouns } }: RecordCalls,
  act: 'registered' | 'saved' | 'enabled' | 'disabled',
): NewAlert {
  if (subject) return { type: 'success', code: `${subject}.${act}` };
  const gender = nouns.pt.gender === 'f' ? 'a' : 'o';
  const texts = doneTexts({ pt: capital(nouns.pt.one), en: capital(nouns.en.one), gender }, act);
  return { type: 'success', text: pickText(texts, currentLanguage()) };
}

/** The reads that a change of a record makes stale. */
export function changedBy({ calls: { list, read }, stale = [] }: RecordCalls): readonly EndpointName[] {
  return [list, ...(read ? [read] : []), 'readHistory', ...stale];
}
