import { formatDate } from '@estrada/domain/formats/index';
import type { Translate } from '../../strings/use-strings.ts';
import type { strings } from './strings.ts';

/** A validity; without an end it is open. */
export type Span = { effectiveFrom: string; validUntil: string | null };

/** The validity of a row, within a sentence. */
export function showSpan({ effectiveFrom, validUntil }: Span, t: Translate<typeof strings>): string {
  const from = formatDate(effectiveFrom);
  return validUntil ? t('span.closed', { from, until: formatDate(validUntil) }) : t('span.open', { from });
}

/** The same as a separate line. */
export function showSpanLine(span: Span, t: Translate<typeof strings>): string {
  const words = showSpan(span, t);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The end of a row's validity. */
export const showEnd = (validUntil: string | null, t: Translate<typeof strings>): string =>
  validUntil ? t('end.on', { date: formatDate(validUntil) }) : t('end.open');
