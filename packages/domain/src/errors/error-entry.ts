import type { Texts } from './texts.ts';

/** The catalogue's data of a code: the HTTP status (unless the API overrides it) and its texts. */
export type ErrorEntry = Texts & { readonly status: number };
