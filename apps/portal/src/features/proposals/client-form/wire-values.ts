import { stripDocument } from '@estrada/domain/formats/index';

/** An explicit answer; empty while there is none. */
export type YesNo = '' | 'yes' | 'no';

/** An answer of the wire as the form holds it. */
export const yesNo = (value: boolean | undefined): YesNo => (value === undefined ? '' : value ? 'yes' : 'no');

/** What is typed as the wire takes it: what is not given is absent. */
export const textOrUndefined = (text: string) => (text.trim() === '' ? undefined : text);
export const numberOrUndefined = (text: string) => (text === '' ? undefined : Number(text));
export const amountOrUndefined = (cents: number | null) => cents ?? undefined;
export const answerOrUndefined = (answer: YesNo) => (answer === '' ? undefined : answer === 'yes');
export const documentOrUndefined = (document: string) => textOrUndefined(stripDocument(document));

/** A group of texts without those that are not given. */
export function textsOrUndefined<Row extends Record<string, string>>(row: Row): { [Key in keyof Row]?: string } {
  return Object.fromEntries(Object.entries(row).filter(([, text]) => textOrUndefined(text))) as {
    [Key in keyof Row]?: string;
  };
}
