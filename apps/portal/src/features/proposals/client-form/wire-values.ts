import { stripDocument } from '@estrada/domain/formats/index';

/** An explicit answer; empty while there is none. */
export type YesNo = '' | 'yes' | 'no';

/** An answer of the wire as the form holds it. */
export const yesNo = (value: boolean | undefined): YesNo => (value === undefined ? '' : value ? 'yes' : 'no');

/** What is typed as the wire takes it: what is not given is absent. */
export const given = (text: string) => (text.trim() === '' ? undefined : text);
export const givenNumber = (text: string) => (text === '' ? undefined : Number(text));
export const givenAmount = (cents: number | null) => cents ?? undefined;
export const givenAnswer = (answer: YesNo) => (answer === '' ? undefined : answer === 'yes');
export const givenDocument = (document: string) => given(stripDocument(document));

/** A group of texts without those that are not given. */
export function givenTexts<Row extends Record<string, string>>(row: Row): { [Key in keyof Row]?: string } {
  return Object.fromEntries(Object.entries(row).filter(([, text]) => given(text))) as { [Key in keyof Row]?: string };
}
