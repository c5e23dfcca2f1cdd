import type { Texts } from './texts.ts';

/** What the catalogue knows of a code: the HTTP status it answers with (unless the API overrides it) and its texts. */
export type ErrorEntry = Texts & { readonly status: number };
