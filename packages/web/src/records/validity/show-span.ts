import { formatDate } from '@estrada/domain/formats/index';
import type { Translate } from '../../strings/use-strings.ts';
import type { strings } from './strings.ts';

/** From when until when something holds; without an end it goes on. */
export type Span = { effectiveFrom: string; validUntil: string | null };

/** From when until when a row holds, within a sentence. */
export function showSpan({ effectiveFrom, validUntil }: Span, t: Translate<typeof strings>): string {
  const from = formatDate(effectiveFrom);
  return validUntil ? t('span.closed', { from, until: formatDate(validUntil) }) : t('span.open', { from });
}

/** The same as a line of its own. */
export function showSpanLine(span: Span, t: Translate<typeof strings>): string {
  const words = showSpan(span, t);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Until when a row holds. */
export const showEnd = (validUntil: string | null, t: Translate<typeof strings>): string =>
  validUntil ? t('end.on', { date: formatDate(validUntil) }) : t('end.open');
