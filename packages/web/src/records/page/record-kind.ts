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

/** A text in both languages. */
export type Said = { pt: string; en: string };

/** A word as it begins a line. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A text that is in the language of the screen already. */
export const said = (text: string): Said => ({ pt: text, en: text });

/** What a record is called: in the middle of a sentence, with the gender that Portuguese endings follow. */
export type Nouns = {
  pt: { one: string; many: string; gender: 'f' | 'm' };
  en: { one: string; many: string };
};

/** A filter of the list: how the address keeps it, and how it is drawn. Its key is the name in the query of the call. */
export type RecordFilter = {
  address: AddressField<string>;
  draw: (props: { value: string; onChange: (value: string) => void }) => ReactNode;
};

/** What a list says of its records. */
export type ListStrings = {
  nouns: Nouns;
  /** the heading of the page, where it is more than the many of the nouns */
  title?: Said;
  /** what is said where there is none, where the shared words say too little */
  empty?: { title?: Said; text?: Said };
};

/** A record by its calls: their names, its nouns, and what a change makes stale. */
export type RecordCalls<List extends PagedName = PagedName> = {
  calls: RecordNames<List>;
  /** its row in the catalogue of successes, where what is said of a change is more than its noun says */
  subject?: SuccessSubject;
  words: { nouns: Nouns };
  /** what a change makes stale beside the record's own calls */
  stale?: readonly EndpointName[];
};

/** Everything that distinguishes one kind of record from another, for its list and its form. */
export type RecordKind<List extends PagedName, All extends Fields> = RecordCalls<List> & {
  form: Form<All>;
  words: ListStrings & {
    /** what the search looks at; without it there is none */
    search?: Said;
    /** what enabling and disabling one mean, said before it is done */
    enabling?: Said;
    disabling?: Said | ((row: RowOf<List>) => Said);
  };
  /** the name of the path parameter of its calls, and its value of a row */
  address: { param: string; of: (row: RowOf<List>) => string };
  /** how a row is called in questions and menus; `own` says a text in the language of the screen */
  nameOf: (row: RowOf<List>, own: (text: Said) => string) => string;
  /** the columns in their order: a field by its name, or a column written out; a field that comes first leads to the row */
  columns: readonly ((keyof All & keyof RowOf<List> & string) | RecordColumn<RowOf<List>>)[];
  /** the columns that the list can be sorted by; the first at the beginning */
  sorts?: readonly [string, ...string[]];
  filters?: Readonly<Record<string, RecordFilter>>;
  /** fewer characters of the search find by no index; 3 where nothing is said */
  searchFrom?: number;
  /** where the name of a row leads, instead of to its form */
  pathOf?: (row: RowOf<List>) => string;
  /** where its form stands, where that is a page of its own (`RecordFormPage`) and no drawer */
  formAt?: { new: string; of: (row: RowOf<List>) => string };
  /** where a row stands, where its being in use says too little; null where it says all */
  standing?: (row: RowOf<List>) => ReactNode | null;
  /** what the menu of a row offers beside editing and switching */
  moreItems?: (row: RowOf<List>) => ReactNode;
  /** fields that are not drawn by their kind: a masked input, a list from the server */
  drawn?: { readonly [Name in keyof All]?: (props: { name: string; label: string }) => ReactNode };
};

/** A column beside those of the fields; its words are in both languages. */
export type RecordColumn<Row> = Omit<DataColumn<Row>, 'header' | 'render'> & {
  header: Said;
  render: (row: Row) => ReactNode;
};

/** What is said once a record is changed: by its row in the catalogue of successes, or with its noun. */
export function doneOf(
  { subject, words: { nouns } }: RecordCalls,
  act: 'registered' | 'saved' | 'enabled' | 'disabled',
): NewAlert {
  if (subject) return { type: 'success', code: `${subject}.${act}` };
  const gender = nouns.pt.gender === 'f' ? 'a' : 'o';
  const texts = doneTexts({ pt: capital(nouns.pt.one), en: capital(nouns.en.one), gender }, act);
  return { type: 'success', text: pickText(texts, currentLanguage()) };
}

/** The calls whose answers a change of a record makes stale. */
export function changedBy({ calls: { list, read }, stale = [] }: RecordCalls): readonly EndpointName[] {
  return [list, ...(read ? [read] : []), 'readHistory', ...stale];
}
