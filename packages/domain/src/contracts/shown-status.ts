import type { Texts } from '../errors/texts.ts';

/** A status as a screen shows it. */
export type ShownStatus = Texts & { readonly colour: 'neutral' | 'info' | 'success' | 'warning' | 'danger' };
